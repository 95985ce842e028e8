# An engine that speaks UGI and plays tic-tac-toe on the cells a to i: the first free one, in the way that $1
# names. What it leaves behind is noted in the file $2.
mode=$1
moves=
# With "spaced", lines have blanks where a careful engine has none.
say() { if [ $mode = spaced ]; then printf ' \t%s\t%s  \r\n' "$@"; else echo "$@"; fi; }
while read -r word rest; do
    case $word in
    ugi) say id "name scripted"; say ugiok ;;
    isready) say readyok ;;
    position) moves=" ${rest#*moves} " ;;
    go)
        first=
        last=
        for cell in a b c d e f g h i; do
            case "$moves" in
            *" $cell "*) ;;
            *) first=${first:-$cell}; last=$cell ;;
            esac
        done
        case $mode in
        honest | spaced) say bestmove "$first" ;;
        slow) sleep 0.05; echo "bestmove $first" ;;
        twice) echo "bestmove $first"; echo "bestmove $last" ;;
        crashing) exit 3 ;;
        silent) ;;
        flooding) while :; do echo info string noise; done ;;
        endless) while :; do printf '................................................................'; done ;;
        greedy) while :; do :; done ;;
        hungry) all=x; while :; do all=$all$all; done ;;
        lying) echo "bestmove z" ;;
        late) (sleep 0.3; echo "bestmove $last") & ;;
        forking) sleep 600 & echo $! >>"$2"; echo "bestmove $first" ;;
        esac
        ;;
    quit) exit ;;
    esac
done
