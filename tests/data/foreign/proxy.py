"""An engine that speaks UGI or UCI and plays any game, with the moves of our own engine, in the way that MODE
names: honest or bad. `python3 proxy.py MODE PIDS COMMAND...`; what it leaves behind is noted in the file PIDS."""

import subprocess
import sys
import time


def main():
    mode, pids, command = sys.argv[1], sys.argv[2], sys.argv[3:]
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    questions = 0

    def tell(line):
        engine.stdin.write(line + "\n")
        engine.stdin.flush()

    def hear(last):
        lines = []
        for line in engine.stdout:
            lines.append(line.rstrip("\n"))
            if line.split()[:1] == [last]:
                break
        return lines

    def say(*lines):
        print(*lines, sep="\n", flush=True)

    for line in sys.stdin:
        word = line.split()[:1]
        if word == ["ugi"] or word == ["uci"]:
            tell(line.strip())
            say(*hear(word[0] + "ok"))
        elif word == ["isready"]:
            tell("isready")
            say(*hear("readyok"))
        elif word == ["quit"]:
            break
        elif word != ["go"]:
            tell(line.strip())
        else:
            questions += 1
            tell("go nodes 30")
            best = hear("bestmove")[-1]
            if mode == "slow":
                time.sleep(0.03)
            if mode == "crashing" and questions > 1:
                print("proxy.py: found a second question", file=sys.stderr)
                sys.exit(3)
            if mode == "crashing-at-once":
                sys.exit(3)
            if mode == "silent":
                continue
            if mode == "flooding":
                while True:
                    say("info string noise")
            if mode == "endless":
                while True:
                    sys.stdout.write("." * 1000)
            if mode == "complaining":
                while True:
                    sys.stderr.write("noise\n")
            if mode == "lying":
                best = "bestmove z9"
            if mode == "late":
                time.sleep(0.3)
            if mode == "forking":
                left = subprocess.Popen(["sleep", "600"])
                with open(pids, "a", encoding="ascii") as file:
                    file.write(f"{left.pid}\n")
            say(best)
            if mode == "twice":
                say(best)
    engine.stdin.close()


main()
