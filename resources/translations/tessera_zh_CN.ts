<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialogTexts</name>
    <message>
        <source>About Tessera</source>
        <translation>关于 Tessera</translation>
    </message>
    <message>
        <source>Tessera %1</source>
        <translation>Tessera %1</translation>
    </message>
    <message>
        <source>Board games for people and computers, on one board or against each other.

Qt %1, licence MIT</source>
        <translation>人和电脑都能下的棋盘游戏：可同桌对弈，也可互为对手。

Qt %1，MIT 许可证</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
    <message>
        <source>Copy what a report of a problem should name</source>
        <translation>复制报告问题时应提供的信息</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Start page</source>
        <translation>起始页(&amp;S)</translation>
    </message>
    <message>
        <source>Choose another game; this one waits</source>
        <translation>选择其他游戏，这局棋会保留</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>Set up a new game</source>
        <translation>设置一盘新对局</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>习题(&amp;Z)</translation>
    </message>
    <message>
        <source>Puzzles of every game, and your own mistakes</source>
        <translation>各种游戏的习题，以及你的错着</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Go on with a game from a file</source>
        <translation>从文件继续一盘对局</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>棋谱库(&amp;L)…</translation>
    </message>
    <message>
        <source>All games that were finished or saved</source>
        <translation>所有已结束或已保存的对局</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>保存(&amp;V)</translation>
    </message>
    <message>
        <source>Save the game in its file</source>
        <translation>将对局保存到它的文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game in another file, which it then belongs to</source>
        <translation>将对局存入另一文件，此后归属该文件</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>保存副本(&amp;Y)…</translation>
    </message>
    <message>
        <source>Save the game in another file and stay with its own</source>
        <translation>将对局存入另一文件，但仍归属原文件</translation>
    </message>
    <message>
        <source>&amp;Copy game</source>
        <translation>复制对局(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole game as text</source>
        <translation>将整盘对局复制为文本</translation>
    </message>
    <message>
        <source>Copy ga&amp;me as one line</source>
        <translation>将对局复制为一行(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the whole game as a code for mails and chats</source>
        <translation>将整盘对局复制为代码，便于用邮件和聊天发送</translation>
    </message>
    <message>
        <source>Copy pos&amp;ition</source>
        <translation>复制局面(&amp;I)</translation>
    </message>
    <message>
        <source>Copy the position on the board as text</source>
        <translation>将棋盘上的局面复制为文本</translation>
    </message>
    <message>
        <source>Copy pict&amp;ure</source>
        <translation>复制图片(&amp;U)</translation>
    </message>
    <message>
        <source>Copy a picture of the position on the board</source>
        <translation>复制棋盘上局面的图片</translation>
    </message>
    <message>
        <source>Pas&amp;te game or position</source>
        <translation>粘贴对局或局面(&amp;T)</translation>
    </message>
    <message>
        <source>Open the game, or begin at the position, that was copied</source>
        <translation>打开复制的对局，或从复制的局面开始</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Save a picture, a score sheet or a web page of the game</source>
        <translation>将对局保存为图片、记谱表或网页</translation>
    </message>
    <message>
        <source>Print score s&amp;heet…</source>
        <translation>打印记谱表(&amp;H)…</translation>
    </message>
    <message>
        <source>Print the score sheet of the game, with diagrams</source>
        <translation>打印对局的记谱表，附棋图</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>Begin the same game anew</source>
        <translation>以同样的设置重开一局</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Stop the clocks, or let them go on</source>
        <translation>停住棋钟，或让它继续走</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>认输(&amp;G)</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>放弃这局棋</translation>
    </message>
    <message>
        <source>Close &amp;window</source>
        <translation>关闭窗口(&amp;W)</translation>
    </message>
    <message>
        <source>Close the window in front; a game in it is kept</source>
        <translation>关闭最前面的窗口，其中的对局会保留</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>退出程序</translation>
    </message>
    <message>
        <source>&amp;Undo move</source>
        <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
        <source>Take moves back to your last decision, or the last change of a finished game&apos;s record</source>
        <translation>悔棋到你上一次做决定的时候，或者撤销对已结束对局记录的最后一次修改</translation>
    </message>
    <message>
        <source>Re&amp;do move</source>
        <translation>重做着法(&amp;D)</translation>
    </message>
    <message>
        <source>Play moves taken back again</source>
        <translation>重新走出收回的着法</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>立即走棋(&amp;M)</translation>
    </message>
    <message>
        <source>The computer plays its best move so far</source>
        <translation>电脑走出目前找到的最佳着法</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>显示一步好棋</translation>
    </message>
    <message>
        <source>&amp;What did my move lose?</source>
        <translation>我这步亏了什么(&amp;W)？</translation>
    </message>
    <message>
        <source>The coach says what can be proved against your last move</source>
        <translation>教练指出你上一步棋可被证明的损失</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message>
        <source>See what each move of the finished game lost</source>
        <translation>查看已结束对局中每步棋的损失</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation>分析(&amp;Y)</translation>
    </message>
    <message>
        <source>See what our engine thinks of the position shown</source>
        <translation>查看内置引擎对所示局面的看法</translation>
    </message>
    <message>
        <source>As&amp;k a program…</source>
        <translation>询问程序(&amp;K)…</translation>
    </message>
    <message>
        <source>What would an engine or an agent play at the position shown?</source>
        <translation>引擎或智能体在所示局面会怎么走？</translation>
    </message>
    <message>
        <source>Opening e&amp;xplorer</source>
        <translation>开局浏览器(&amp;X)</translation>
    </message>
    <message>
        <source>See what was played from the position shown, and how that ended</source>
        <translation>查看从所示局面走过哪些着法，结果如何</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Show what opponents could do next</source>
        <translation>显示对手接下来可能的着法</translation>
    </message>
    <message>
        <source>Attack &amp;map</source>
        <translation>攻击图(&amp;M)</translation>
    </message>
    <message>
        <source>Show how often each cell is attacked, and what is pinned</source>
        <translation>显示每格受攻击的次数，以及哪些棋子被牵制</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>起始局面(&amp;F)</translation>
    </message>
    <message>
        <source>Look at the start of the game</source>
        <translation>查看对局的起始局面</translation>
    </message>
    <message>
        <source>Move &amp;before</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Look at the position one move earlier</source>
        <translation>查看前一步的局面</translation>
    </message>
    <message>
        <source>Move &amp;after</source>
        <translation>下一步(&amp;A)</translation>
    </message>
    <message>
        <source>Look at the position one move later</source>
        <translation>查看后一步的局面</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>回到对局(&amp;G)</translation>
    </message>
    <message>
        <source>Look at the position that is being played</source>
        <translation>查看正在进行的局面</translation>
    </message>
    <message>
        <source>Play thr&amp;ough</source>
        <translation>自动播放(&amp;O)</translation>
    </message>
    <message>
        <source>Show one move after another, as fast as chosen below</source>
        <translation>逐步播放着法，速度在下方选择</translation>
    </message>
    <message>
        <source>Ty&amp;pe a move…</source>
        <translation>输入着法(&amp;P)…</translation>
    </message>
    <message>
        <source>Write a move in any notation; legal ones are completed</source>
        <translation>以任意记谱法输入着法，合法着法会自动补全</translation>
    </message>
    <message>
        <source>&amp;Flip board</source>
        <translation>翻转棋盘(&amp;F)</translation>
    </message>
    <message>
        <source>Look at the board from another side</source>
        <translation>从另一侧看棋盘</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>静音(&amp;U)</translation>
    </message>
    <message>
        <source>Play no sounds, or play them again</source>
        <translation>关闭声音，或重新打开</translation>
    </message>
    <message>
        <source>Class&amp;ic look</source>
        <translation>经典外观(&amp;I)</translation>
    </message>
    <message>
        <source>The bare board with the clocks beside it, 792 by 672 pixels</source>
        <translation>只有棋盘和旁边的棋钟，792×672 像素</translation>
    </message>
    <message>
        <source>Board and clocks onl&amp;y</source>
        <translation>仅棋盘和棋钟(&amp;Y)</translation>
    </message>
    <message>
        <source>Hide everything but the board and the clocks</source>
        <translation>隐藏棋盘和棋钟以外的一切</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>全屏(&amp;S)</translation>
    </message>
    <message>
        <source>Let the window fill the screen</source>
        <translation>让窗口占满屏幕</translation>
    </message>
    <message>
        <source>Position e&amp;ditor…</source>
        <translation>局面编辑器(&amp;D)…</translation>
    </message>
    <message>
        <source>Set pieces up freely, and play on from there</source>
        <translation>自由摆放棋子，并从摆好的局面继续下</translation>
    </message>
    <message>
        <source>Chec&amp;k my agent…</source>
        <translation>检查我的智能体(&amp;K)…</translation>
    </message>
    <message>
        <source>Look for faults of a Python agent of one of the courses</source>
        <translation>检查课程用的 Python 智能体有无问题</translation>
    </message>
    <message>
        <source>Agent la&amp;b</source>
        <translation>智能体实验室(&amp;B)</translation>
    </message>
    <message>
        <source>Matches of levels, engines and agents that tell who is better</source>
        <translation>让等级、引擎和智能体比赛，看谁更强</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>Change how everything looks, sounds and is used</source>
        <translation>更改外观、声音和操作方式</translation>
    </message>
    <message>
        <source>&amp;Guided game</source>
        <translation>引导教程(&amp;G)</translation>
    </message>
    <message>
        <source>Learn the game in five steps on the board</source>
        <translation>在棋盘上用五步学会这个游戏</translation>
    </message>
    <message>
        <source>&amp;About Tessera</source>
        <translation>关于 Tessera(&amp;A)</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>本程序的介绍</translation>
    </message>
    <message>
        <source>&amp;Manual and rules</source>
        <translation>手册与规则(&amp;R)</translation>
    </message>
    <message>
        <source>Read how the program and the games go, from where you are</source>
        <translation>阅读程序和游戏的说明，从当前位置开始</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>玩家(&amp;Y)…</translation>
    </message>
    <message>
        <source>Change who plays which side, also in the middle of the game</source>
        <translation>更换各方由谁来下，对局中途也可以</translation>
    </message>
    <message>
        <source>Go o&amp;n against the computer…</source>
        <translation>与电脑接着下(&amp;N)…</translation>
    </message>
    <message>
        <source>Play on from the position shown; the moves played so far stay</source>
        <translation>从显示的局面接着下；已下的着法保留</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>分享(&amp;H)…</translation>
    </message>
    <message>
        <source>Copy, export, print or save the game for others</source>
        <translation>为他人复制、导出、打印或保存对局</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>查找操作(&amp;F)…</translation>
    </message>
    <message>
        <source>All actions, with their keys and places</source>
        <translation>所有操作及其按键和位置</translation>
    </message>
</context>
<context>
    <name>BoardDesign</name>
    <message>
        <source>closed</source>
        <translation>封闭</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>未见</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cell, what is on it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour, kind of piece</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>colour</comment>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>%1 can take %2</source>
        <translation>%1可吃 %2</translation>
    </message>
    <message>
        <source>%1 can convert %2</source>
        <translation>%1可收编 %2</translation>
    </message>
    <message>
        <source>%1 can leave from %2</source>
        <translation>%1可从 %2 离场</translation>
    </message>
    <message>
        <source>takes %1’s side</source>
        <comment>colour, a move</comment>
        <translation>换执%1</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Take %1’s side</source>
        <comment>colour</comment>
        <translation>换执%1</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a button</comment>
        <translation>跳过</translation>
    </message>
</context>
<context>
    <name>BoardGeometry</name>
    <message>
        <source>%1×%2</source>
        <comment>columns and rows</comment>
        <translation>%1×%2</translation>
    </message>
    <message numerus="yes">
        <source>%n&#xa0;hexes</source>
        <translation>
            <numerusform>%n&#xa0;个六角格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChexersDesign</name>
    <message>
        <source>exit cup of %1, %2 of %3 pieces</source>
        <comment>colour, exits taken, exits that win</comment>
        <translation>%1的离场杯，已有 %2 枚，共需 %3 枚棋子</translation>
    </message>
    <message>
        <source>hex %1, %2</source>
        <comment>coordinates q and r</comment>
        <translation>六角格 %1,%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, exit hex of %2</source>
        <translation>%1，%2的离场格</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>hex, colour of the piece on it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, can exit</source>
        <translation>%1，可离场</translation>
    </message>
</context>
<context>
    <name>ConfiguredSetup</name>
    <message>
        <source>The picture of the piece %1 (%2) cannot be drawn: %3. Its letter stands for it.</source>
        <translation>棋子%1（%2）的图片无法绘制：%3。改用其字母表示。</translation>
    </message>
    <message>
        <source>The layout was turned by 180°: as in the file, all your pawns would stand where pawns are promoted.</source>
        <translation>布局已旋转 180°：若照文件原样，你的兵会全部站在兵升变的位置。</translation>
    </message>
</context>
<context>
    <name>DiscardQuestion</name>
    <message>
        <source>Discard what was changed here?</source>
        <translation>放弃此处所做的更改？</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>EntrantWordsTexts</name>
    <message>
        <source>Level %1</source>
        <translation>等级 %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Test of two (SPRT)</source>
        <translation>两者检验（SPRT）</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>车轮战</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>阶梯赛</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>a file that can be written</source>
        <translation>可写入的文件</translation>
    </message>
    <message>
        <source>an agent that does not start (%1)</source>
        <translation>无法启动的智能体（%1）</translation>
    </message>
    <message>
        <source>a package or module with the class of its course, and what starts it</source>
        <translation>含有课程所定类的包或模块，以及启动它的命令</translation>
    </message>
    <message>
        <source>a name that ends with one of %1</source>
        <translation>以下列后缀之一结尾的名称：%1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>a game in the fog that still goes on</source>
        <translation>迷雾中尚未结束的对局</translation>
    </message>
    <message>
        <source>its end; until then there are pictures of the position</source>
        <translation>已结束的对局；在此之前可导出局面的图片</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>that it gave up</source>
        <translation>打印中断</translation>
    </message>
    <message>
        <source>a printer or file that can be written to</source>
        <translation>可写入的打印机或文件</translation>
    </message>
    <message>
        <source>the game code</source>
        <translation>对局代码</translation>
    </message>
    <message>
        <source>a missing or wrong character</source>
        <translation>缺失或错误的字符</translation>
    </message>
    <message>
        <source>the whole line, as it was copied</source>
        <translation>复制时的完整一行</translation>
    </message>
    <message>
        <source>a game file</source>
        <translation>对局文件</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>没有对局</translation>
    </message>
    <message>
        <source>how the game was set up and where it stood</source>
        <translation>对局的设置和进行到的位置</translation>
    </message>
    <message>
        <source>the way %1</source>
        <translation>路线 %1</translation>
    </message>
    <message>
        <source>a way that the game has moves for</source>
        <translation>对局中有着法可走的路线</translation>
    </message>
    <message>
        <source>a game that was kept</source>
        <translation>自动保存的对局</translation>
    </message>
    <message>
        <source>%1 seats and %2 clocks</source>
        <translation>%1 个座位和 %2 个棋钟</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>对局设置</translation>
    </message>
    <message>
        <source>%1 of each</source>
        <translation>各 %1 个</translation>
    </message>
    <message>
        <source>the id of a game</source>
        <translation>游戏的标识</translation>
    </message>
    <message>
        <source>nothing, as another window has ended or removed the game</source>
        <translation>空无一物，因为另一个窗口已结束或移除该对局</translation>
    </message>
    <message>
        <source>a game that waits</source>
        <translation>等待继续的对局</translation>
    </message>
    <message>
        <source>a game that another window plays</source>
        <translation>另一个窗口正在下的对局</translation>
    </message>
    <message>
        <source>one that waits</source>
        <translation>等待继续的对局</translation>
    </message>
    <message>
        <source>quotation marks that a match cannot write down</source>
        <translation>比赛无法记录的引号</translation>
    </message>
    <message>
        <source>a command, name and options without them, for instance in a script</source>
        <translation>不含引号的命令、名称和选项，例如改用脚本</translation>
    </message>
    <message>
        <source>the match %1</source>
        <translation>比赛 %1</translation>
    </message>
    <message>
        <source>this one, %1</source>
        <translation>本比赛 %1</translation>
    </message>
    <message>
        <source>a name that ends with .csv, .json or .html</source>
        <translation>以 .csv、.json 或 .html 结尾的文件名</translation>
    </message>
    <message>
        <source>one that cannot be made</source>
        <translation>无法创建的文件夹</translation>
    </message>
    <message>
        <source>a folder for the games</source>
        <translation>存放对局的文件夹</translation>
    </message>
    <message>
        <source>a folder that can be written</source>
        <translation>可写入的文件夹</translation>
    </message>
    <message>
        <source>a file to be read</source>
        <translation>可读取的文件</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>其他内容</translation>
    </message>
    <message>
        <source>a list of programs</source>
        <translation>程序列表</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>a game of the program</source>
        <translation>本程序中的游戏</translation>
    </message>
    <message>
        <source>another player&apos;s turn</source>
        <translation>轮到另一位玩家</translation>
    </message>
    <message>
        <source>the turn of who made the mistake</source>
        <translation>轮到走出错着的玩家</translation>
    </message>
    <message>
        <source>exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>another text</source>
        <translation>其他文本</translation>
    </message>
    <message>
        <source>the key &quot;exercises&quot; with a list</source>
        <translation>带列表的键 &quot;exercises&quot;</translation>
    </message>
    <message>
        <source>a configuration file</source>
        <translation>配置文件</translation>
    </message>
    <message>
        <source>a game that has such files</source>
        <translation>支持此类文件的游戏</translation>
    </message>
    <message>
        <source>a file that another run writes</source>
        <translation>另一次运行正在写入的文件</translation>
    </message>
    <message>
        <source>a file of its own for each run</source>
        <translation>每次运行各用自己的文件</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>可读取的文件</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>no regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>a file larger than %1</source>
        <translation>大于 %1 的文件</translation>
    </message>
    <message>
        <source>an unreadable file</source>
        <translation>无法读取的文件</translation>
    </message>
    <message>
        <source>a number that is too large</source>
        <translation>过大的数</translation>
    </message>
    <message>
        <source>numbers that a computer can hold</source>
        <translation>计算机能表示的数</translation>
    </message>
    <message>
        <source>no JSON</source>
        <translation>不是 JSON</translation>
    </message>
    <message>
        <source>a JSON value</source>
        <translation>JSON 值</translation>
    </message>
    <message>
        <source>values nested too deep</source>
        <translation>嵌套过深的值</translation>
    </message>
    <message>
        <source>at most %1 brackets open at once</source>
        <translation>同时打开的括号至多 %1 个</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>no option, this game has none</source>
        <translation>没有选项，本游戏无选项</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>下列之一：%1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>引号内的文本</translation>
    </message>
    <message>
        <source>a JSON object such as {&quot;repetition&quot;:true}</source>
        <translation>JSON 对象，例如 {&quot;repetition&quot;:true}</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不够</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许的操作</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有那个文件或目录</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是目录</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是一个目录</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>无效的参数</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>程序文件正在使用</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备上没有空间</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘限额</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接的层数过多</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>无法分配内存</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>资源暂时不可用</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>time control</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>- or seconds[+increment], such as 180+2</source>
        <translation>- 或 秒数[+加秒]，例如 180+2</translation>
    </message>
    <message>
        <source>a text in UTF-16</source>
        <translation>UTF-16 文本</translation>
    </message>
    <message>
        <source>a text in UTF-8</source>
        <translation>UTF-8 文本</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>four pipes to it</source>
        <translation>与它相连的四个管道</translation>
    </message>
    <message>
        <source>a command that can be started</source>
        <translation>可以启动的命令</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>what is no game</source>
        <translation>不是对局的内容</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>a game that is not over</source>
        <translation>未结束的对局</translation>
    </message>
    <message>
        <source>a whole game</source>
        <translation>完整的对局</translation>
    </message>
    <message>
        <source>games of several matches</source>
        <translation>多场比赛的对局</translation>
    </message>
    <message>
        <source>those of one</source>
        <translation>同一场的对局</translation>
    </message>
    <message>
        <source>a Round %1</source>
        <translation>标签 Round 为 %1</translation>
    </message>
    <message>
        <source>a game&apos;s number</source>
        <translation>对局的编号</translation>
    </message>
    <message>
        <source>a game of %1</source>
        <translation>%1的对局</translation>
    </message>
    <message>
        <source>a game without the tag Match</source>
        <translation>没有标签 Match 的对局</translation>
    </message>
    <message>
        <source>games that a match has written</source>
        <translation>由比赛写下的对局</translation>
    </message>
    <message>
        <source>a match of %1 players</source>
        <translation>%1 名玩家的比赛</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>a match of an unknown format</source>
        <translation>赛制未知的比赛</translation>
    </message>
    <message>
        <source>round-robin, gauntlet or ladder</source>
        <translation>round-robin、gauntlet 或 ladder</translation>
    </message>
    <message>
        <source>games of another match</source>
        <translation>另一场比赛的对局</translation>
    </message>
    <message>
        <source>those of one match</source>
        <translation>同一场比赛的对局</translation>
    </message>
    <message>
        <source>match %1</source>
        <translation>比赛 %1</translation>
    </message>
    <message>
        <source>I/N with I from 1 to N, such as 2/8</source>
        <translation>I/N，其中 I 从 1 到 N，例如 2/8</translation>
    </message>
    <message>
        <source>proto=ugi for %1</source>
        <translation>%1 用 proto=ugi</translation>
    </message>
    <message>
        <source>another player: no course has set agents of this game</source>
        <translation>其他玩家：没有课程布置过本游戏的智能体</translation>
    </message>
    <message>
        <source>none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>one only</source>
        <translation>只有一个</translation>
    </message>
    <message>
        <source>two players or more, such as --player level=7 --player level=6</source>
        <translation>两名或更多玩家，例如 --player level=7 --player level=6</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>%1 名</translation>
    </message>
    <message>
        <source>it beside agent=</source>
        <translation>与 agent= 同时出现</translation>
    </message>
    <message>
        <source>games from the usual start: agents know no other</source>
        <translation>从初始局面开始的对局：智能体只认得这个</translation>
    </message>
    <message>
        <source>a file of openings</source>
        <translation>开局文件</translation>
    </message>
    <message>
        <source>a time, such as 30s</source>
        <translation>时间，例如 30s</translation>
    </message>
    <message>
        <source>a time, such as 500ms</source>
        <translation>时间，例如 500ms</translation>
    </message>
    <message>
        <source>it for more than two players</source>
        <translation>用于两名以上玩家</translation>
    </message>
    <message>
        <source>it for two</source>
        <translation>用于两名玩家</translation>
    </message>
    <message>
        <source>an engine that does not start (%1)</source>
        <translation>无法启动的引擎（%1）</translation>
    </message>
    <message>
        <source>one that answers</source>
        <translation>能应答的引擎</translation>
    </message>
    <message>
        <source>seconds[+increment], such as 10+0.1</source>
        <translation>秒数[+加秒]，例如 10+0.1</translation>
    </message>
    <message>
        <source>a time, such as 100ms or 2s</source>
        <translation>时间，例如 100ms 或 2s</translation>
    </message>
    <message>
        <source>a time control, such as 10+0.1, movetime=100ms or nodes=20000</source>
        <translation>用时，例如 10+0.1、movetime=100ms 或 nodes=20000</translation>
    </message>
    <message>
        <source>one of level=1 to level=10, cmd=&quot;COMMAND&quot; proto=ugi|uci, and agent=PATH</source>
        <translation>level=1 至 level=10、cmd=&quot;命令&quot; proto=ugi|uci、agent=路径 三者之一</translation>
    </message>
    <message>
        <source>it beside level=</source>
        <translation>与 level= 同时出现</translation>
    </message>
    <message>
        <source>it beside cmd= or agent=</source>
        <translation>与 cmd= 或 agent= 同用</translation>
    </message>
    <message>
        <source>it without agent=</source>
        <translation>没有 agent= 而出现</translation>
    </message>
    <message>
        <source>it beside agent= only</source>
        <translation>只与 agent= 同用</translation>
    </message>
    <message>
        <source>%1, the processors of this machine</source>
        <translation>%1，即本机的处理器数</translation>
    </message>
    <message>
        <source>it without cmd=</source>
        <translation>没有 cmd= 而出现</translation>
    </message>
    <message>
        <source>it beside cmd= only</source>
        <translation>只与 cmd= 同用</translation>
    </message>
    <message>
        <source>a name that files of games can hold</source>
        <translation>对局文件能记录的名称</translation>
    </message>
    <message>
        <source>ugi or uci</source>
        <translation>ugi 或 uci</translation>
    </message>
    <message>
        <source>a time, such as 60s</source>
        <translation>时间，例如 60s</translation>
    </message>
    <message>
        <source>a package or module</source>
        <translation>包或模块</translation>
    </message>
    <message>
        <source>a command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>a command that starts an engine</source>
        <translation>启动引擎的命令</translation>
    </message>
    <message>
        <source>a game that is over</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <source>an opening that leaves the game open</source>
        <translation>走完后对局仍未结束的开局</translation>
    </message>
    <message>
        <source>no opening</source>
        <translation>没有开局</translation>
    </message>
    <message>
        <source>an opening a line</source>
        <translation>每行一个开局</translation>
    </message>
    <message>
        <source>a chance between 0 and 0.5</source>
        <translation>0 到 0.5 之间的概率</translation>
    </message>
    <message>
        <source>a number of Elo from -1000 to 1000</source>
        <translation>-1000 到 1000 的 Elo 值</translation>
    </message>
    <message>
        <source>elo1 not above elo0</source>
        <translation>elo1 不大于 elo0</translation>
    </message>
    <message>
        <source>elo0 below elo1</source>
        <translation>elo0 小于 elo1</translation>
    </message>
    <message>
        <source>it twice</source>
        <translation>出现两次</translation>
    </message>
    <message>
        <source>it once</source>
        <translation>出现一次</translation>
    </message>
    <message>
        <source>another content than a moment ago</source>
        <translation>与刚才不同的内容</translation>
    </message>
    <message>
        <source>the games that are listed; try again</source>
        <translation>列出的对局；请重试</translation>
    </message>
    <message>
        <source>a file that cannot be removed</source>
        <translation>无法移除的文件</translation>
    </message>
    <message>
        <source>a folder that can be changed</source>
        <translation>可更改的文件夹</translation>
    </message>
    <message>
        <source>a folder that cannot be renamed</source>
        <translation>无法重命名的文件夹</translation>
    </message>
    <message>
        <source>a place for games</source>
        <translation>存放对局的位置</translation>
    </message>
    <message>
        <source>) at the end of the variation</source>
        <translation>变着末尾的 )</translation>
    </message>
    <message>
        <source>tag %1</source>
        <translation>标签 %1</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件末尾</translation>
    </message>
    <message>
        <source>a move or a result such as 1-0 or *</source>
        <translation>着法，或 1-0、* 之类的结果</translation>
    </message>
    <message>
        <source>a move before it</source>
        <translation>它前面有着法</translation>
    </message>
    <message>
        <source>a variation</source>
        <translation>变着</translation>
    </message>
    <message>
        <source>at most 100 variations within each other</source>
        <translation>变着嵌套至多 100 层</translation>
    </message>
    <message>
        <source>( before it</source>
        <translation>它前面的 (</translation>
    </message>
    <message>
        <source>a result for %1 players</source>
        <translation>%1 名玩家的结果</translation>
    </message>
    <message>
        <source>%1, as the tag Result has it</source>
        <translation>%1，与标签 Result 一致</translation>
    </message>
    <message>
        <source>no tag Variant</source>
        <translation>没有标签 Variant</translation>
    </message>
    <message>
        <source>[Variant &quot;…&quot;] with %1</source>
        <translation>[Variant &quot;…&quot;]，其值为%1</translation>
    </message>
    <message>
        <source>a JSON object on one line</source>
        <translation>单行的 JSON 对象</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>JSON 对象</translation>
    </message>
    <message>
        <source>no &quot;game&quot;</source>
        <translation>没有 &quot;game&quot;</translation>
    </message>
    <message>
        <source>&quot;game&quot;: one of %1</source>
        <translation>&quot;game&quot;：%1 之一</translation>
    </message>
    <message>
        <source>a position in quotes, or null</source>
        <translation>引号内的局面，或 null</translation>
    </message>
    <message>
        <source>a list of moves in quotes</source>
        <translation>引号内着法的列表</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>a move in quotes</source>
        <translation>引号内的着法</translation>
    </message>
    <message>
        <source>a tag such as [Event &quot;…&quot;]</source>
        <translation>标签，例如 [Event &quot;…&quot;]</translation>
    </message>
    <message>
        <source>a value in double quotes</source>
        <translation>双引号内的值</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行末</translation>
    </message>
    <message>
        <source>the closing quotes of tag %1</source>
        <translation>标签 %1 的后引号</translation>
    </message>
    <message>
        <source>] at the end of tag %1</source>
        <translation>标签 %1 末尾的 ]</translation>
    </message>
    <message>
        <source>a comment without an end</source>
        <translation>没有结尾的注释</translation>
    </message>
    <message>
        <source>} at the end of the comment</source>
        <translation>注释末尾的 }</translation>
    </message>
    <message>
        <source>$ and a number from 0 to 255</source>
        <translation>$ 和 0 到 255 的数</translation>
    </message>
    <message>
        <source>a move, a comment or a result</source>
        <translation>着法、注释或结果</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>a goal, and a player of the game</source>
        <translation>目标，以及游戏中的玩家</translation>
    </message>
    <message>
        <source>game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>no game any more</source>
        <translation>对局已不存在</translation>
    </message>
    <message>
        <source>the game whose comments are to be kept</source>
        <translation>要保存其注释的对局</translation>
    </message>
    <message>
        <source>a file that cannot be written</source>
        <translation>无法写入的文件</translation>
    </message>
    <message>
        <source>to keep preferences and set-ups there</source>
        <translation>在此保存偏好设置和对局设置</translation>
    </message>
    <message>
        <source>match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>memory for the players</source>
        <translation>供玩家使用的内存</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1，第 %2 列</translation>
    </message>
    <message>
        <source>found %1, wanted %2</source>
        <translation>遇到 %1，应为 %2</translation>
    </message>
    <message>
        <source>%1: found %2, wanted %3</source>
        <translation>%1：遇到 %2，应为 %3</translation>
    </message>
    <message>
        <source>Hangup</source>
        <translation>挂断</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>非法指令</translation>
    </message>
    <message>
        <source>Trace/breakpoint trap</source>
        <translation>跟踪/断点陷阱</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Bus error</source>
        <translation>总线错误</translation>
    </message>
    <message>
        <source>Floating point exception</source>
        <translation>浮点异常</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>已杀死</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>段错误</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>断开的管道</translation>
    </message>
    <message>
        <source>Terminated</source>
        <translation>已终止</translation>
    </message>
    <message>
        <source>CPU time limit exceeded</source>
        <translation>超出 CPU 时限</translation>
    </message>
    <message>
        <source>File size limit exceeded</source>
        <translation>超出文件大小限制</translation>
    </message>
    <message>
        <source>Bad system call</source>
        <translation>错误的系统调用</translation>
    </message>
    <message>
        <source>closed its output</source>
        <translation>关闭了输出</translation>
    </message>
    <message>
        <source>was ended by signal %1</source>
        <translation>被信号 %1 终止</translation>
    </message>
    <message>
        <source>was ended by signal %1 (%2)</source>
        <translation>被信号 %1（%2）终止</translation>
    </message>
    <message>
        <source>ended with status %1: there is no such command</source>
        <translation>以状态 %1 结束：没有这个命令</translation>
    </message>
    <message>
        <source>ended with status %1: the command is no program that may be started</source>
        <translation>以状态 %1 结束：该命令不是可以启动的程序</translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation>以状态 %1 结束</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>没有在运行</translation>
    </message>
    <message>
        <source>gave no %1 in time</source>
        <translation>没有按时给出 %1</translation>
    </message>
    <message>
        <source>used more than its %1 ms of processor time</source>
        <translation>用掉的处理器时间超过 %1 毫秒</translation>
    </message>
    <message>
        <source>%1 (it may use %2 MB of memory)</source>
        <translation>%1（最多可用 %2 MB 内存）</translation>
    </message>
    <message>
        <source>%1, wanted %2</source>
        <translation>%1，应为 %2</translation>
    </message>
    <message>
        <source>%1; it had said: %2</source>
        <translation>%1；此前它说：%2</translation>
    </message>
    <message>
        <source>does not know this game&apos;s own pieces, and there is no configuration file to name to it</source>
        <translation>不认得本游戏的自定义棋子，也没有可告知它的配置文件</translation>
    </message>
    <message>
        <source>does not know this game&apos;s own pieces, and has no option Config by which it could be told</source>
        <translation>不认得本游戏的自定义棋子，也没有可用来告知它的选项 Config</translation>
    </message>
    <message>
        <source>was not waited for</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>would see the whole board, which its side may not</source>
        <translation>会看到整个棋盘，而这一方不应看到</translation>
    </message>
    <message>
        <source>Failed to write to given file</source>
        <translation>无法写入该文件</translation>
    </message>
    <message>
        <source>Failed to allocate required memory</source>
        <translation>无法分配所需的内存</translation>
    </message>
    <message>
        <source>an unknown error</source>
        <translation>未知错误</translation>
    </message>
    <message>
        <source>no list of puzzles</source>
        <translation>没有习题列表</translation>
    </message>
    <message>
        <source>the key &quot;puzzles&quot; with a list</source>
        <translation>带列表的键 &quot;puzzles&quot;</translation>
    </message>
    <message>
        <source>knows no other start of the game than the usual one</source>
        <translation>只认得本游戏的初始局面</translation>
    </message>
    <message>
        <source>a game file, or what a course&apos;s referee prints</source>
        <translation>对局文件，或课程裁判程序的输出</translation>
    </message>
    <message>
        <source>a board that one move leads to from the board before</source>
        <translation>从上一个棋盘走一步能到达的棋盘</translation>
    </message>
    <message>
        <source>the result %1 by the rules</source>
        <translation>按规则的结果 %1</translation>
    </message>
    <message>
        <source>a game that goes on after these moves, by the rules</source>
        <translation>按规则，这些着法之后对局仍在继续</translation>
    </message>
    <message>
        <source>%1, a turn without a move</source>
        <translation>%1，不走子的一回合</translation>
    </message>
    <message>
        <source>%1 letters</source>
        <translation>%1 个字符</translation>
    </message>
    <message>
        <source>a pipe or a device</source>
        <translation>管道或设备</translation>
    </message>
    <message>
        <source>a file, which keeps what is written to it</source>
        <translation>能保存写入内容的文件</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Find a better move than %1, which lost %2 % of your chance to win</source>
        <translation>%1 损失了你 %2% 的胜率：找出更好的着法</translation>
    </message>
</context>
<context>
    <name>ExporterTexts</name>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Picture of the position (*.png)</source>
        <translation>局面图片 (*.png)</translation>
    </message>
    <message>
        <source>Drawing of the position (*.svg)</source>
        <translation>局面矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Score sheet with diagrams (*.pdf)</source>
        <translation>带棋图的记谱表 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page to step through (*.html)</source>
        <translation>可逐步浏览的网页 (*.html)</translation>
    </message>
    <message>
        <source>Moving picture (*.apng)</source>
        <translation>动图 (*.apng)</translation>
    </message>
    <message>
        <source>Moving picture (*.gif)</source>
        <translation>动图 (*.gif)</translation>
    </message>
</context>
<context>
    <name>FullStop</name>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>GameAlbum</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name, side</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>GameFaceTexts</name>
    <message>
        <source>%1: %2</source>
        <comment>colour, name</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>轮到你走</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>Move %1 · %2</source>
        <comment>number, whose turn</comment>
        <translation>第 %1 步 · %2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, move</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 · expected then: %2</source>
        <comment>hint, replies</comment>
        <translation>%1 · 预计随后：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentence, advice</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>You are looking at another position: moves are only tried here.</source>
        <translation>你正在查看另一个局面：在这里走棋只是试走。</translation>
    </message>
    <message>
        <source>You are looking at another position.</source>
        <translation>你正在查看另一个局面。</translation>
    </message>
    <message>
        <source>Press %1 to go back to the game.</source>
        <comment>key</comment>
        <translation>按 %1 回到对局。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>result, why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The clocks stand while a dialog is open.</source>
        <translation>对话框打开期间，棋钟停走。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>Press %1 to go on.</source>
        <comment>key</comment>
        <translation>按 %1 继续。</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>result, why</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Press %1 for another one.</source>
        <comment>key</comment>
        <translation>按 %1 再来一局。</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>现在轮到%1。</translation>
    </message>
</context>
<context>
    <name>Glyphs</name>
    <message>
        <source>Good move</source>
        <translation>好着</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错着</translation>
    </message>
    <message>
        <source>Brilliant move</source>
        <translation>妙着</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>败着</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>有趣的着法</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>可疑的着法</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>en</source>
        <comment>the code of this translation, such as de</comment>
        <translation>zh_CN</translation>
    </message>
</context>
<context>
    <name>Lenses</name>
    <message>
        <source>%1? The same cell again plays it, Esc takes it back.</source>
        <comment>move</comment>
        <translation>走 %1？再选同一格即走出，按 Esc 取消。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>LibraryWordsTexts</name>
    <message>
        <source>agreement</source>
        <translation>协议和棋</translation>
    </message>
    <message>
        <source>both forfeit</source>
        <translation>双方轮空</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>disconnected</source>
        <translation>断线</translation>
    </message>
    <message>
        <source>elimination</source>
        <translation>消灭</translation>
    </message>
    <message>
        <source>exits</source>
        <translation>离场</translation>
    </message>
    <message>
        <source>fifty moves</source>
        <translation>五十步规则</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>非法着法</translation>
    </message>
    <message>
        <source>king captured</source>
        <translation>国王被吃</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>无着可走</translation>
    </message>
    <message>
        <source>placing end</source>
        <translation>放置结束</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>局面重复</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>shrink</source>
        <translation>缩圈</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>逼和</translation>
    </message>
    <message>
        <source>time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>turn limit</source>
        <translation>回合上限</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未结束</translation>
    </message>
</context>
<context>
    <name>Listed</name>
    <message>
        <source>, </source>
        <comment>between things enumerated</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>MatchExportsTexts</name>
    <message>
        <source>Table of the games (*.csv)</source>
        <translation>对局表格 (*.csv)</translation>
    </message>
    <message>
        <source>Report and games for programs (*.json)</source>
        <translation>供程序读取的报告和对局 (*.json)</translation>
    </message>
    <message>
        <source>Web page with all games (*.html)</source>
        <translation>包含所有对局的网页 (*.html)</translation>
    </message>
</context>
<context>
    <name>MatchPageTexts</name>
    <message>
        <source>%1 · %2</source>
        <comment>game, players</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 games, pace %4.</source>
        <comment>format, games played, planned, pace</comment>
        <translation>%1，已下 %2 局，共 %3 局，思考限制 %4。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>The %1 latest can be stepped through.</source>
        <translation>最近的 %1 局可以逐步浏览。</translation>
    </message>
</context>
<context>
    <name>MoveNamesTexts</name>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>piece, cells</comment>
        <translation>%1从 %2 到 %3</translation>
    </message>
    <message>
        <source>jumps from %1 to %2</source>
        <translation>从 %1 跳到 %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>cells</comment>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>leaves from %1</source>
        <comment>a piece leaves the board</comment>
        <translation>从 %1 离场</translation>
    </message>
    <message>
        <source>becomes %1</source>
        <translation>升变为%1</translation>
    </message>
    <message>
        <source>places on %1</source>
        <comment>cells</comment>
        <translation>放在 %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>cells</comment>
        <translation>吃 %1</translation>
    </message>
    <message>
        <source>converts %1</source>
        <comment>cells</comment>
        <translation>收编 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a move in words</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>loses %1</source>
        <comment>cells</comment>
        <translation>失去己方 %1</translation>
    </message>
</context>
<context>
    <name>MoveWordsTexts</name>
    <message>
        <source>Move %1, %2</source>
        <comment>round, player</comment>
        <translation>第 %1 步，%2</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <comment>round, player, move</comment>
        <translation>%1. %2 %3</translation>
    </message>
</context>
<context>
    <name>PieceFace</name>
    <message>
        <source>line %1: %2</source>
        <comment>of a drawing, what is wrong</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>it is no drawing in SVG</source>
        <translation>它不是 SVG 图形</translation>
    </message>
    <message>
        <source>its parts are repeated more than %1 times</source>
        <translation>其中的部分重复超过 %1 次</translation>
    </message>
    <message>
        <source>found %1, wanted only what the drawing itself consists of</source>
        <translation>出现了 %1，图形中只应有图形自身的内容</translation>
    </message>
</context>
<context>
    <name>PlaceTexts</name>
    <message>
        <source>Start</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Variation, move %1</source>
        <translation>变着，第 %1 步</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1/%2 步</translation>
    </message>
</context>
<context>
    <name>PreviewTexts</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>cells</comment>
        <translation>
            <numerusform>另外 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>colour</comment>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>then %1</source>
        <comment>what opponents can do</comment>
        <translation>随后%1</translation>
    </message>
    <message>
        <source>No threats against %1.</source>
        <comment>colour</comment>
        <translation>%1未受威胁。</translation>
    </message>
    <message>
        <source>Next, %1.</source>
        <comment>what opponents can do</comment>
        <translation>接下来，%1。</translation>
    </message>
    <message>
        <source>%1 is in check.</source>
        <comment>colour</comment>
        <translation>%1正被将军。</translation>
    </message>
    <message>
        <source>No threats against %1 in sight.</source>
        <comment>colour</comment>
        <translation>看得到的范围内，%1未受威胁。</translation>
    </message>
</context>
<context>
    <name>ProgramWordsTexts</name>
    <message>
        <source>Python agent</source>
        <translation>Python 智能体</translation>
    </message>
    <message>
        <source>Engine (UCI)</source>
        <translation>引擎（UCI）</translation>
    </message>
    <message>
        <source>Engine (UGI)</source>
        <translation>引擎（UGI）</translation>
    </message>
    <message>
        <source>%1, %2 s a game</source>
        <comment>kind of program</comment>
        <translation>%1，每局 %2 秒</translation>
    </message>
    <message>
        <source>%1, %2 s a move</source>
        <comment>kind of program</comment>
        <translation>%1，每步 %2 秒</translation>
    </message>
    <message>
        <source>%1 took too long: %2</source>
        <translation>%1用时过长：%2</translation>
    </message>
    <message>
        <source>%1 made no legal move: %2</source>
        <translation>%1没有走出合法着法：%2</translation>
    </message>
    <message>
        <source>%1 cannot go on: %2</source>
        <translation>%1无法继续：%2</translation>
    </message>
</context>
<context>
    <name>PuzzleForm</name>
    <message>
        <source>Win the game</source>
        <translation>赢得对局</translation>
    </message>
    <message>
        <source>Win with at most %1 moves</source>
        <translation>至多 %1 步获胜</translation>
    </message>
    <message>
        <source>Win with one move</source>
        <translation>一步获胜</translation>
    </message>
    <message>
        <source>Do not lose for %1 moves</source>
        <translation>坚持 %1 步不败</translation>
    </message>
    <message>
        <source>Do not lose for one move</source>
        <translation>坚持一步不败</translation>
    </message>
    <message>
        <source>Capture the %1</source>
        <translation>吃掉对方的%1</translation>
    </message>
</context>
<context>
    <name>PuzzleSetsTexts</name>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1</translation>
    </message>
</context>
<context>
    <name>ReplayPageTexts</name>
    <message>
        <source>Start</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>对局开始</translation>
    </message>
    <message>
        <source>Move before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Play through</source>
        <translation>自动播放</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Move after</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>The same position has come up too often.</source>
        <translation>同一局面出现的次数过多。</translation>
    </message>
    <message>
        <source>Draw by repetition</source>
        <translation>局面重复，和棋</translation>
    </message>
    <message>
        <source>The turn limit is reached, and %1 is ahead.</source>
        <translation>已达回合上限，%1领先。</translation>
    </message>
    <message>
        <source>The turn limit is reached, and nobody is ahead.</source>
        <translation>已达回合上限，无人领先。</translation>
    </message>
    <message>
        <source>%2 has no move left.</source>
        <translation>%2已无棋可走。</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>已无棋可走。</translation>
    </message>
    <message>
        <source>%2 ran out of time.</source>
        <translation>%2超时。</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1获胜。</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1因对手超时获胜</translation>
    </message>
    <message>
        <source>You won on time</source>
        <translation>对手超时，你赢了</translation>
    </message>
    <message>
        <source>You lost on time</source>
        <translation>你超时告负</translation>
    </message>
    <message>
        <source>%2 resigned.</source>
        <translation>%2认输。</translation>
    </message>
    <message>
        <source>You resigned</source>
        <translation>你认输了</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <translation>对局者同意和棋。</translation>
    </message>
    <message>
        <source>%2 answered with an illegal move.</source>
        <translation>%2走出了非法着法。</translation>
    </message>
    <message>
        <source>The program that played %2 stopped.</source>
        <translation>执%2的程序已停止运行。</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>你输了</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>你们共同获胜</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1共同获胜</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>enumeration of players</comment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>%1共同获胜。</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>%1 %2</source>
        <comment>player, number of moves</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Moves that lost more than 10 %: %1</source>
        <translation>损失超过 10% 的着法：%1</translation>
    </message>
    <message>
        <source>the chances changed by %1 %</source>
        <translation>胜率变化 %1%</translation>
    </message>
    <message>
        <source>lost %1 %</source>
        <translation>损失 %1%</translation>
    </message>
    <message>
        <source>%1, %2 lost %3 %</source>
        <comment>lost part, player, number</comment>
        <translation>%1，%2损失 %3%</translation>
    </message>
    <message>
        <source>%1, %2 gained %3 %</source>
        <comment>lost part, player, number</comment>
        <translation>%1，%2增加 %3%</translation>
    </message>
    <message>
        <source>No move changed the chances much.</source>
        <translation>没有着法使胜率明显变化。</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>关键时刻</translation>
    </message>
    <message>
        <source>Find a better move for %1 than %2.</source>
        <comment>player, move</comment>
        <translation>为%1找出比 %2 更好的着法。</translation>
    </message>
    <message>
        <source>Judging %1…</source>
        <comment>move</comment>
        <translation>正在评判 %1…</translation>
    </message>
    <message>
        <source>%1 is what our engine would play.</source>
        <comment>move</comment>
        <translation>%1 正是内置引擎会走的着法。</translation>
    </message>
    <message>
        <source>%1 loses nothing; in the game %2 lost %3 %.</source>
        <comment>move, move, number</comment>
        <translation>%1 没有损失；对局中的 %2 损失了 %3%。</translation>
    </message>
    <message>
        <source>%1, as in the game, loses %2 %.</source>
        <comment>move, number</comment>
        <translation>%1 与对局中相同，损失 %2%。</translation>
    </message>
    <message>
        <source>%1 loses %2 %; in the game %3 lost %4 %.</source>
        <comment>move, number, move, number</comment>
        <translation>%1 损失 %2%；对局中的 %3 损失了 %4%。</translation>
    </message>
</context>
<context>
    <name>SetupWordsTexts</name>
    <message>
        <source>a person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>the computer (level %1)</source>
        <translation>电脑（等级 %1）</translation>
    </message>
    <message>
        <source>%1 (computer, level %2)</source>
        <translation>%1（电脑，等级 %2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>colour, who plays it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>colour, time</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>各 %1</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>关闭%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>option, number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of your own</source>
        <comment>option</comment>
        <translation>%1（自定义）</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>minutes, seconds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no limit</source>
        <comment>the clock of the game that Play begins</comment>
        <translation>不限时</translation>
    </message>
    <message>
        <source>%1+%2</source>
        <comment>minutes, seconds added</comment>
        <translation>%1+%2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>等级 %1</translation>
    </message>
    <message>
        <source>levels %1</source>
        <translation>等级 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>computers, %1</source>
        <translation>电脑，%1</translation>
    </message>
    <message numerus="yes">
        <source>%n people against %1</source>
        <translation>
            <numerusform>%n 人对阵%1</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>对阵%1</translation>
    </message>
    <message>
        <source>as %1 against %2</source>
        <comment>colour, level</comment>
        <translation>以%1对阵%2</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>最强</translation>
    </message>
    <message>
        <source>no time limit</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>%1 s more a move</source>
        <translation>每步加 %1 秒</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>time at the start, time added</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>players, clocks</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>%1 Rules: %2.</source>
        <comment>players and clocks, rules</comment>
        <translation>%1规则：%2。</translation>
    </message>
    <message>
        <source>%1 %2 puzzles, played in turn.</source>
        <comment>the set-up, number of puzzles</comment>
        <translation>%1依次解 %2 道习题。</translation>
    </message>
    <message>
        <source>different clocks</source>
        <translation>用时不同</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>against whom, clock</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>start: %1</source>
        <translation>起始局面：%1</translation>
    </message>
    <message>
        <source>from a position of your own</source>
        <translation>从自定义局面开始</translation>
    </message>
    <message>
        <source>play goes on when the time is up</source>
        <translation>超时后继续下</translation>
    </message>
</context>
<context>
    <name>ShareDialogTexts</name>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialogTexts</name>
    <message>
        <source>Board and moves</source>
        <translation>棋盘与着法</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>移动棋盘上的光标</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter、Space</translation>
    </message>
    <message>
        <source>Pick or play the cell at the cursor</source>
        <translation>选中光标所在的格，或在此走棋</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop what is picked; clear what is drawn; go back to the game</source>
        <translation>取消选中；清除所画标记；回到对局</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>鼠标右键</translation>
    </message>
    <message>
        <source>Draw a sign around a cell, or drag an arrow</source>
        <translation>在格子周围画记号，或拖出箭头</translation>
    </message>
    <message>
        <source>Shift, Ctrl, Shift+Ctrl</source>
        <translation>Shift、Ctrl、Shift+Ctrl</translation>
    </message>
    <message>
        <source>Draw in red, blue or yellow instead of green</source>
        <translation>改画红色、蓝色或黄色（默认绿色）</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>逐步浏览对局</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>Step through the list of moves</source>
        <translation>在着法列表中逐步浏览</translation>
    </message>
    <message>
        <source>0 … 9, A … Z</source>
        <translation>0 … 9、A … Z</translation>
    </message>
    <message>
        <source>Find a move in the list, capitals with Shift</source>
        <translation>在列表中查找着法，大写字母加按 Shift</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Play on from the move shown in the list</source>
        <translation>从列表中所示的着法继续下</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Comment on the move shown in the list</source>
        <translation>为列表中所示的着法写注释</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete the move shown in the list, and what follows</source>
        <translation>删除列表中所示的着法及其后续</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Make its line the main line</source>
        <translation>将它所在的变着设为主变</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next part of the window</source>
        <translation>转到窗口的下一部分</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>What would you like to do?</source>
        <translation>您想做什么？</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>操作与按键</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>TetressDesign</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>row %1 column %2, %3</source>
        <comment>what is on the cell comes last</comment>
        <translation>第 %1 行第 %2 列，%3</translation>
    </message>
    <message>
        <source>%1 can clear %2</source>
        <comment>colour, cells</comment>
        <translation>%1可消除 %2</translation>
    </message>
</context>
<context>
    <name>ThoughtWordsTexts</name>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 wins in %2</source>
        <comment>player, moves</comment>
        <translation>%1 %2 步胜</translation>
    </message>
    <message>
        <source>Drawn in %1</source>
        <comment>moves</comment>
        <translation>%1 步和棋</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>player</comment>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>chances in the order of the players</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 · %2 %3 %</source>
        <comment>pieces, player, chance</comment>
        <translation>%1 · %2 %3%</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>player, chance</comment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Depth %1 · %2 nodes</source>
        <translation>深度 %1 · %2 节点</translation>
    </message>
    <message>
        <source> · %1/s</source>
        <comment>nodes a second</comment>
        <translation> · %1/秒</translation>
    </message>
</context>
<context>
    <name>WatchYourBackDesign</name>
    <message>
        <source>%1, corner</source>
        <translation>%1，角</translation>
    </message>
    <message>
        <source>%1, about to fall</source>
        <translation>%1，即将塌落</translation>
    </message>
    <message>
        <source>%1 to place · %2 left</source>
        <comment>colour, number of pieces</comment>
        <translation>轮到%1放置 · 还剩 %2 名</translation>
    </message>
    <message>
        <source>%1 can stab %2</source>
        <comment>colour, squares</comment>
        <translation>%1可刺杀 %2</translation>
    </message>
</context>
<context>
    <name>WindowMenusTexts</name>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>着法(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>All menus (F10)</source>
        <translation>所有菜单（F10）</translation>
    </message>
    <message>
        <source>All that can be done, also where the menu bar is hidden</source>
        <translation>全部功能，菜单栏隐藏时也可使用</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>&amp;Study</source>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
</context>
<context>
    <name>XxlChessDesign</name>
    <message>
        <source>%1, checkmated</source>
        <translation>%1，被将死</translation>
    </message>
    <message>
        <source>%1, in check</source>
        <translation>%1，被将军</translation>
    </message>
    <message>
        <source>You must defend your king!</source>
        <translation>你必须保护国王！</translation>
    </message>
    <message>
        <source>Check!</source>
        <translation>将军！</translation>
    </message>
    <message>
        <source>Own pieces…</source>
        <translation>自定义棋子…</translation>
    </message>
    <message>
        <source>Own pieces (%1)…</source>
        <comment>how many</comment>
        <translation>自定义棋子（%1）…</translation>
    </message>
    <message>
        <source>This position has come up for the third time.</source>
        <translation>此局面已第三次出现。</translation>
    </message>
    <message>
        <source>For 100 turns nothing was captured and no pawn has moved.</source>
        <translation>已连续 100 步没有吃子，也没有走兵。</translation>
    </message>
</context>
<context>
    <name>chexers</name>
    <message>
        <source>The last exit</source>
        <translation>最后一次离场</translation>
    </message>
    <message>
        <source>Win in one move</source>
        <translation>一步获胜</translation>
    </message>
    <message>
        <source>Win in %1 moves against both others</source>
        <translation>以一敌二，%1 步内获胜</translation>
    </message>
    <message>
        <source>Fastest exit</source>
        <translation>最快离场</translation>
    </message>
    <message>
        <source>Leave the board within %1 moves, whatever the others do</source>
        <translation>无论其他玩家怎么走，%1 步内让一枚棋子离场</translation>
    </message>
    <message>
        <source>Save yourself</source>
        <translation>化险为夷</translation>
    </message>
    <message>
        <source>Move so that no piece of yours can be converted before your next turn</source>
        <translation>确保下回合前无子被收编</translation>
    </message>
    <message>
        <source>Lose no piece for %1 moves</source>
        <translation>坚持 %1 步不失子</translation>
    </message>
    <message>
        <source>Largest catch</source>
        <translation>最大收获</translation>
    </message>
    <message>
        <source>Convert two pieces within two moves, whatever the others do</source>
        <translation>无论其他玩家怎么走，2 步内收编 2 枚棋子</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>走棋方</translation>
    </message>
    <message>
        <source>Exits of Red</source>
        <translation>红方离场数</translation>
    </message>
    <message>
        <source>Exits of Green</source>
        <translation>绿方离场数</translation>
    </message>
    <message>
        <source>Exits of Blue</source>
        <translation>蓝方离场数</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>已走轮数</translation>
    </message>
    <message>
        <source>You could have taken over the piece on %1 by %2</source>
        <translation>你本可走 %2，收编 %1 上的棋子</translation>
    </message>
    <message>
        <source>After this, %1 can take over your piece on %2 whatever %3 does</source>
        <translation>走了这步，无论%3怎么走，%1都能收编你在 %2 的棋子</translation>
    </message>
    <message>
        <source>After this, %1 can take over your piece on %2 in %3 ways</source>
        <translation>走了这步，%1有 %3 种走法可以收编你在 %2 的棋子</translation>
    </message>
    <message>
        <source>After this, %1 can take over your piece on %2 by %3 or %4</source>
        <translation>走了这步，%1可走 %3 或 %4，收编你在 %2 的棋子</translation>
    </message>
    <message>
        <source>After this, %1 can take over your piece on %2 by %3</source>
        <translation>走了这步，%1可走 %3，收编你在 %2 的棋子</translation>
    </message>
    <message>
        <source>You could have left the board at once</source>
        <translation>你本可立即离场</translation>
    </message>
    <message>
        <source>You could have left the board in %1 turns whatever anybody did</source>
        <translation>无论别人怎么走，你本可在 %1 回合内离场</translation>
    </message>
    <message>
        <source>%1 exits at their next turn whatever anybody does</source>
        <translation>无论别人怎么走，%1都将在其下一回合离场</translation>
    </message>
    <message>
        <source>%1 exits within %2 turns whatever anybody does</source>
        <translation>无论别人怎么走，%1都将在 %2 回合内离场</translation>
    </message>
    <message>
        <source>Converts the piece of %1 on %2</source>
        <translation>收编%1在 %2 的棋子</translation>
    </message>
    <message>
        <source>Jumps over your own piece on %1</source>
        <translation>越过己方在 %1 的棋子</translation>
    </message>
    <message>
        <source>Exit %1 of %2</source>
        <translation>第 %1/%2 次离场</translation>
    </message>
    <message>
        <source>%1 has brought enough pieces off the board.</source>
        <translation>%1已有足够的棋子离场。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>You may pass only when no action is left.</source>
        <translation>只有无棋可走时才能跳过。</translation>
    </message>
    <message>
        <source>You have no pieces left; you have to pass.</source>
        <translation>你已没有棋子，必须跳过。</translation>
    </message>
    <message>
        <source>All your pieces are blocked; you have to pass.</source>
        <translation>你的棋子全被堵住，必须跳过。</translation>
    </message>
    <message>
        <source>Point at the piece first that shall exit.</source>
        <translation>请先指定要离场的棋子。</translation>
    </message>
    <message>
        <source>No piece stands on %1.</source>
        <translation>%1 上没有棋子。</translation>
    </message>
    <message>
        <source>The piece on %1 is not yours to move.</source>
        <translation>%1 上的棋子不归你走。</translation>
    </message>
    <message>
        <source>The piece on %1 can neither move nor jump: no free hex to go to.</source>
        <translation>%1 上的棋子既不能走也不能跳：没有空格可去。</translation>
    </message>
    <message>
        <source>Another player&apos;s pieces exit there.</source>
        <translation>那里是其他玩家的棋子离场的地方。</translation>
    </message>
    <message>
        <source>The piece on %1 is not on the edge where your pieces exit.</source>
        <translation>%1 上的棋子不在你的离场边上。</translation>
    </message>
    <message>
        <source>An action has to leave %1.</source>
        <translation>走棋必须离开 %1。</translation>
    </message>
    <message>
        <source>%1 is neither next to %2 nor opposite to it across one hex.</source>
        <translation>%1 既不与 %2 相邻，也不在隔一格的正对面。</translation>
    </message>
    <message>
        <source>There is nothing to jump over on %1.</source>
        <translation>%1 上没有可越过的棋子。</translation>
    </message>
    <message>
        <source>%1 is occupied: a jump has to land on a free hex.</source>
        <translation>%1 已被占据：跳跃必须落在空格上。</translation>
    </message>
    <message>
        <source>%1 is occupied. You may jump over it to %2.</source>
        <translation>%1 已被占据。你可以越过它跳到 %2。</translation>
    </message>
    <message>
        <source>%1 is occupied, and so is %2, where a jump over it would land.</source>
        <translation>%1 已被占据，越过它的落点 %2 也被占据。</translation>
    </message>
    <message>
        <source>%1 is occupied, and a jump over it would leave the board.</source>
        <translation>%1 已被占据，越过它就会跳出棋盘。</translation>
    </message>
    <message>
        <source>Chexers</source>
        <translation>Chexers</translation>
    </message>
    <message>
        <source>Be the first to take four pieces off the edge opposite to yours.</source>
        <translation>率先让四枚棋子从己方对面的一边离场。</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿方</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝方</translation>
    </message>
    <message>
        <source>Forced pass: no pieces left</source>
        <translation>被迫跳过：已无棋子</translation>
    </message>
    <message>
        <source>Forced pass: every piece is blocked</source>
        <translation>被迫跳过：棋子全被堵住</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>行至中央</translation>
    </message>
    <message>
        <source>Race for the exits</source>
        <translation>离场竞速</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>q,r&gt;q,r or q,r&gt;exit or pass</source>
        <translation>q,r&gt;q,r、q,r&gt;exit 或 pass</translation>
    </message>
    <message>
        <source>hexes on the board: q, r and q + r between -3 and 3</source>
        <translation>棋盘上的格：q、r 和 q + r 在 -3 与 3 之间</translation>
    </message>
    <message>
        <source>a legal move: %1</source>
        <translation>合法着法：%1</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>a number of empty hexes</source>
        <translation>空格的数目</translation>
    </message>
    <message>
        <source>at most %1 more hexes in this row</source>
        <translation>本行至多还有 %1 格</translation>
    </message>
    <message>
        <source>R, G, B or a number of empty hexes, %1 more in this row</source>
        <translation>R、G、B 或空格的数目，本行还缺 %1 格</translation>
    </message>
    <message>
        <source>the side to move: r, g or b</source>
        <translation>轮到哪方：r、g 或 b</translation>
    </message>
    <message>
        <source>a comma and the exits of the next player</source>
        <translation>逗号和下一位玩家的离场数</translation>
    </message>
    <message>
        <source>a number of exits from 0 to 4</source>
        <translation>0 到 4 的离场数</translation>
    </message>
    <message>
        <source>a number of turns from 0 to 768</source>
        <translation>0 到 768 的回合数</translation>
    </message>
    <message>
        <source>a number of turns after which the side named is to move</source>
        <translation>走完后轮到所写一方的回合数</translation>
    </message>
    <message>
        <source>%1 pieces and exits</source>
        <translation>棋子与离场共 %1</translation>
    </message>
    <message>
        <source>at most 12 pieces and exits in all</source>
        <translation>棋子与离场合计至多 12</translation>
    </message>
    <message>
        <source>more than one player with 4 exits</source>
        <translation>不止一位玩家离场 4 枚</translation>
    </message>
    <message>
        <source>one winner at most</source>
        <translation>至多一位赢家</translation>
    </message>
    <message>
        <source>/ and the next row</source>
        <translation>/ 和下一行</translation>
    </message>
    <message>
        <source>a blank and the side to move</source>
        <translation>空格符和轮到的一方</translation>
    </message>
    <message>
        <source>a blank and the exits</source>
        <translation>空格符和离场数</translation>
    </message>
    <message>
        <source>a blank and the turns taken</source>
        <translation>空格符和已走的回合数</translation>
    </message>
    <message>
        <source>The turn limit is reached, and nobody has taken four pieces off.</source>
        <translation>已达回合上限，无人有四枚棋子离场。</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>You could have won at once with %1</source>
        <translation>你本可走 %1 立即获胜</translation>
    </message>
    <message>
        <source>You could have won in %1 moves by force, beginning with %2</source>
        <translation>你本可在 %1 步内强制获胜，首着 %2</translation>
    </message>
    <message>
        <source>After this, %1 wins at their next turn whatever anybody does</source>
        <translation>走了这步，无论别人怎么走，%1都将在其下一回合获胜</translation>
    </message>
    <message>
        <source>After this, %1 wins in %2 moves whatever anybody does</source>
        <translation>走了这步，无论别人怎么走，%1都将在 %2 步内获胜</translation>
    </message>
    <message>
        <source>After this, %1 can win at once with %2</source>
        <translation>走了这步，%1可走 %2 立即获胜</translation>
    </message>
    <message>
        <source>After this, %1 can win in %2 moves whatever you do, beginning with %3</source>
        <translation>走了这步，无论你怎么走，%1都能在 %2 步内获胜，首着 %3</translation>
    </message>
</context>
<context>
    <name>json</name>
    <message>
        <source>true literal</source>
        <translation>true</translation>
    </message>
    <message>
        <source>false literal</source>
        <translation>false</translation>
    </message>
    <message>
        <source>null literal</source>
        <translation>null</translation>
    </message>
    <message>
        <source>string literal</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>number literal</source>
        <translation>数</translation>
    </message>
    <message>
        <source>&apos;[&apos;, &apos;{&apos;, or a literal</source>
        <translation>&apos;[&apos;、&apos;{&apos; 或值</translation>
    </message>
    <message>
        <source>end of input</source>
        <translation>输入末尾</translation>
    </message>
    <message>
        <source>a zero byte</source>
        <translation>零字节</translation>
    </message>
    <message>
        <source>invalid literal</source>
        <translation>无效的值</translation>
    </message>
    <message>
        <source>invalid number</source>
        <translation>无效的数</translation>
    </message>
    <message>
        <source>digit after &apos;-&apos;</source>
        <translation>&apos;-&apos; 之后的数字</translation>
    </message>
    <message>
        <source>digit after &apos;.&apos;</source>
        <translation>&apos;.&apos; 之后的数字</translation>
    </message>
    <message>
        <source>digit after exponent sign</source>
        <translation>指数符号之后的数字</translation>
    </message>
    <message>
        <source>&apos;+&apos;, &apos;-&apos;, or digit after exponent</source>
        <translation>指数之后的 &apos;+&apos;、&apos;-&apos; 或数字</translation>
    </message>
    <message>
        <source>invalid string: missing closing quote</source>
        <translation>无效的字符串：缺少后引号</translation>
    </message>
    <message>
        <source>invalid string: ill-formed UTF-8 byte</source>
        <translation>无效的字符串：不合 UTF-8 的字节</translation>
    </message>
    <message>
        <source>invalid string: forbidden character after backslash</source>
        <translation>无效的字符串：反斜杠后的字符不允许</translation>
    </message>
    <message>
        <source>invalid string: &apos;\u&apos; must be followed by 4 hex digits</source>
        <translation>无效的字符串：&apos;\u&apos; 后须有 4 位十六进制数字</translation>
    </message>
    <message>
        <source>invalid string: surrogate U+D800..U+DBFF must be followed by U+DC00..U+DFFF</source>
        <translation>无效的字符串：代理项 U+D800..U+DBFF 后须接 U+DC00..U+DFFF</translation>
    </message>
    <message>
        <source>invalid string: surrogate U+DC00..U+DFFF must follow U+D800..U+DBFF</source>
        <translation>无效的字符串：代理项 U+DC00..U+DFFF 须在 U+D800..U+DBFF 之后</translation>
    </message>
    <message>
        <source>invalid string: control character %1 must be escaped to %2</source>
        <translation>无效的字符串：控制字符 %1 须写作 %2</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>意外的 %1</translation>
    </message>
    <message>
        <source>%1; last read: %2</source>
        <translation>%1；最后读到：%2</translation>
    </message>
</context>
<context>
    <name>tessera::AccessibilityPage</name>
    <message>
        <source>Accessibility</source>
        <translation>无障碍</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>语音</translation>
    </message>
    <message>
        <source>&amp;Speak what happens</source>
        <translation>朗读发生的事(&amp;S)</translation>
    </message>
    <message>
        <source>Only without a screen reader, which reads the board by itself.</source>
        <translation>仅在不用屏幕阅读器时需要；屏幕阅读器会自行读出棋盘。</translation>
    </message>
    <message>
        <source>Needs the program spd-say, which is not installed (in most systems the package speech-dispatcher).</source>
        <translation>需要 spd-say 程序，但尚未安装（多数系统中属于 speech-dispatcher 软件包）。</translation>
    </message>
    <message>
        <source>&amp;What is spoken</source>
        <translation>朗读内容(&amp;W)</translation>
    </message>
    <message>
        <source>Moves of others</source>
        <translation>其他玩家的着法</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>所有着法</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>试听(&amp;T)</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Thick &amp;marks</source>
        <translation>粗标记(&amp;M)</translation>
    </message>
    <message>
        <source>Highlights, arrows and frames are as thick as in high contrast.</source>
        <translation>高亮、箭头和边框与高对比度主题中一样粗。</translation>
    </message>
    <message>
        <source>&amp;Large cursor</source>
        <translation>大光标(&amp;L)</translation>
    </message>
    <message>
        <source>The cell that the keyboard has reached stands out more.</source>
        <translation>键盘所在的格子更加醒目。</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisBox</name>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>变着数</translation>
    </message>
    <message>
        <source>How many of the best moves are shown</source>
        <translation>显示几个最佳着法</translation>
    </message>
    <message>
        <source>Best lines</source>
        <translation>最佳变着</translation>
    </message>
    <message>
        <source>How positions are analysed</source>
        <translation>局面的分析方式</translation>
    </message>
    <message>
        <source>Engine, depth, threads, memory, threats</source>
        <translation>引擎、深度、线程、内存、威胁</translation>
    </message>
    <message>
        <source>Waits while the computer thinks</source>
        <translation>电脑思考时等待</translation>
    </message>
    <message>
        <source>The game is over here</source>
        <translation>对局在此已结束</translation>
    </message>
    <message>
        <source>Not while parts of the game are hidden</source>
        <translation>对局有隐藏部分时不可用</translation>
    </message>
    <message>
        <source>No threats: nobody else can be on turn here</source>
        <translation>无威胁：此处轮不到其他玩家走棋</translation>
    </message>
    <message>
        <source>The engine gave up: %1</source>
        <translation>引擎已停止工作：%1</translation>
    </message>
    <message>
        <source>Nothing was said of this position</source>
        <translation>引擎对此局面没有输出</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>%1 · done</source>
        <translation>%1 · 完成</translation>
    </message>
    <message>
        <source>Threats · %1</source>
        <translation>威胁 · %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>engine, effort</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hold to see it played</source>
        <translation>按住可演示</translation>
    </message>
    <message>
        <source>Click to try its first move, hold to see it played</source>
        <translation>点击试走第一步，按住可演示</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <comment>value, moves</comment>
        <translation>%1   %2</translation>
    </message>
</context>
<context>
    <name>tessera::AnalysisMenu</name>
    <message>
        <source>&amp;Threats: as if the next player were to move</source>
        <translation>威胁：假定轮到下一位玩家走棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ours, at full strength</source>
        <translation>内置引擎，全力(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>深度(&amp;D)</translation>
    </message>
    <message>
        <source>Until it is stopped</source>
        <translation>直到手动停止</translation>
    </message>
    <message>
        <source>To depth %1</source>
        <translation>到深度 %1</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>线程(&amp;H)</translation>
    </message>
    <message>
        <source>All processors but one</source>
        <translation>全部处理器，留出一个</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>内存(&amp;M)</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
</context>
<context>
    <name>tessera::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>窗口(&amp;W)</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>棋子(&amp;P)</translation>
    </message>
    <message>
        <source>Modelled</source>
        <translation>立体</translation>
    </message>
    <message>
        <source>Plain signs</source>
        <translation>简单符号</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Along the edge</source>
        <translation>沿边缘</translation>
    </message>
    <message>
        <source>In every cell</source>
        <translation>每格内</translation>
    </message>
    <message>
        <source>&amp;Notation of moves</source>
        <translation>着法记谱法(&amp;N)</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>简短</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>&amp;Letters on pieces</source>
        <translation>棋子上的字母(&amp;L)</translation>
    </message>
    <message>
        <source>In a badge</source>
        <translation>显示在徽标中</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Colours &amp;seen by</source>
        <translation>色觉模拟(&amp;S)</translation>
    </message>
    <message>
        <source>Shows the board of the game as other people see it, to check that nothing is lost.</source>
        <translation>按他人眼中的样子显示对局棋盘，检查有无信息丢失。</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>正常色觉</translation>
    </message>
    <message>
        <source>People without red cones</source>
        <translation>红色盲（无红视锥）</translation>
    </message>
    <message>
        <source>People without green cones</source>
        <translation>绿色盲（无绿视锥）</translation>
    </message>
    <message>
        <source>People without blue cones</source>
        <translation>蓝色盲（无蓝视锥）</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>跟随窗口</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
</context>
<context>
    <name>tessera::Application</name>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>an error that does not name itself</source>
        <translation>未说明原因的错误</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出了问题</translation>
    </message>
    <message>
        <source>What was done last could not be finished: %1.</source>
        <translation>刚才的操作未能完成：%1。</translation>
    </message>
    <message>
        <source>The program goes on. Should it behave strangely, close it and start it again; games that are not over come back.</source>
        <translation>程序会继续运行。如果出现异常，请关闭后重新启动；未结束的对局会恢复。</translation>
    </message>
</context>
<context>
    <name>tessera::AskDialog</name>
    <message>
        <source>Add as a &amp;variation</source>
        <translation>添加为变着(&amp;V)</translation>
    </message>
    <message>
        <source>What would it play here?</source>
        <translation>它在这里会怎么走？</translation>
    </message>
    <message>
        <source>It is started, told the game up to this position, and asked for its move. What it says and prints stands here.</source>
        <translation>启动程序，告知它直到此局面的对局，并询问它的着法。它的回答和打印的内容显示在这里。</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>询问(&amp;A)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>通信内容</translation>
    </message>
    <message>
        <source>Choose an engine or an agent first.</source>
        <translation>请先选择引擎或智能体。</translation>
    </message>
    <message>
        <source>It thinks…</source>
        <translation>它在思考…</translation>
    </message>
    <message>
        <source>It would play %1 (%2 s).</source>
        <translation>它会走 %1（%2 秒）。</translation>
    </message>
    <message>
        <source>It makes no legal move: %1</source>
        <translation>它没有走出合法着法：%1</translation>
    </message>
    <message>
        <source>It cannot answer: %1</source>
        <translation>它无法回答：%1</translation>
    </message>
</context>
<context>
    <name>tessera::AutosaveWriter::Worker</name>
    <message>
        <source>%1: found a folder that cannot be made, wanted a place to keep games in</source>
        <translation>%1：遇到无法创建的文件夹，应为可保存对局的位置</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, wanted to keep the running game there</source>
        <translation>%1：遇到“%2”，应能在此保存进行中的对局</translation>
    </message>
</context>
<context>
    <name>tessera::BoardDialog</name>
    <message>
        <source>Another agent…</source>
        <translation>其他智能体…</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>其他引擎…</translation>
    </message>
</context>
<context>
    <name>tessera::BoardKeeper</name>
    <message>
        <source>%1 was changed elsewhere meanwhile and stays as it is. The game on the board is kept beside it, in %2.</source>
        <translation>%1 已在别处被改动，保持原样不变。棋盘上的对局另存在同一文件夹的 %2 中。</translation>
    </message>
    <message>
        <source>The running game cannot be kept: %1</source>
        <translation>进行中的对局无法自动保存：%1</translation>
    </message>
    <message>
        <source>The running game is kept again.</source>
        <translation>进行中的对局又能自动保存了。</translation>
    </message>
</context>
<context>
    <name>tessera::BoardPage</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>tessera::BoardPreview</name>
    <message>
        <source>Game of the sample board</source>
        <translation>示例棋盘的游戏</translation>
    </message>
    <message>
        <source>Sample board</source>
        <translation>示例棋盘</translation>
    </message>
</context>
<context>
    <name>tessera::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>tessera::BoardWall</name>
    <message>
        <source>Games that are being played</source>
        <translation>进行中的对局</translation>
    </message>
</context>
<context>
    <name>tessera::ChanceGraph</name>
    <message>
        <source>Winning chances</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>player, winning chance</comment>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>起始局面：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>move, chances</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tessera::CheckDialog</name>
    <message>
        <source>&amp;Open the game</source>
        <translation>打开对局(&amp;O)</translation>
    </message>
    <message>
        <source>Check my agent</source>
        <translation>检查我的智能体</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <comment>progress bar: number, count</comment>
        <translation>%v / %m 局</translation>
    </message>
    <message>
        <source>Whole games from every seat, against opponents that seek captures, passes, repetitions and last turns. The first illegal action, crash, overrun or failing update ends the check and is shown here, with the board, the legal actions and the last calls.</source>
        <translation>从每个座位各下完整的对局，对手专找吃子、跳过、重复局面和最后的回合。首次出现非法行动、崩溃、超限或 update 失败时，检查即告结束，并在此显示该问题，连同棋盘、合法行动和最后几次调用。</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已下局数</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>agent, game</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>Choose the agent&apos;s file or folder first.</source>
        <translation>请先选择智能体的文件或文件夹。</translation>
    </message>
    <message>
        <source>What it may use is what its course sets, or what you have set for it.</source>
        <translation>资源限额以其课程的规定或你的设置为准。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The agent is playing…</source>
        <translation>智能体正在下棋…</translation>
    </message>
    <message>
        <source>It has a fault, which is shown below.</source>
        <translation>发现问题，见下方。</translation>
    </message>
    <message>
        <source>No fault was found.</source>
        <translation>没有发现问题。</translation>
    </message>
    <message>
        <source>The check was stopped; no fault was found until then.</source>
        <translation>检查已停止；此前没有发现问题。</translation>
    </message>
</context>
<context>
    <name>tessera::ChoicePopover</name>
    <message>
        <source>Choices</source>
        <translation>选项</translation>
    </message>
</context>
<context>
    <name>tessera::ClassicColumn</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>▶ %1
%2</source>
        <comment>colour, who plays it, to move</comment>
        <translation>▶ %1
%2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>colour, who plays it</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1的棋钟</translation>
    </message>
</context>
<context>
    <name>tessera::ClockForm</name>
    <message>
        <source>Different for each player</source>
        <translation>各玩家不同</translation>
    </message>
    <message>
        <source>A different clock for each player</source>
        <translation>每位玩家使用不同的棋钟</translation>
    </message>
    <message>
        <source>The clock runs from</source>
        <translation>棋钟何时开始走</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>对局开始</translation>
    </message>
    <message>
        <source>The first move</source>
        <translation>走出第一步后</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>时间用完时</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <translation>判负</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1的棋钟</translation>
    </message>
    <message>
        <source>Runs from</source>
        <translation>开始计时</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>超时后</translation>
    </message>
    <message>
        <source>Each player</source>
        <translation>每位玩家</translation>
    </message>
</context>
<context>
    <name>tessera::ClockPage</name>
    <message>
        <source>Clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>&amp;Tenths of a second in the last ten seconds</source>
        <translation>最后十秒显示十分之一秒(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Warn when little time is left</source>
        <translation>时间不多时警告(&amp;W)</translation>
    </message>
    <message>
        <source>An eighth of the time at the start; between ten and sixty seconds.</source>
        <translation>剩下初始时间的八分之一时；最少十秒，最多六十秒。</translation>
    </message>
    <message>
        <source>Sample clock</source>
        <translation>示例棋钟</translation>
    </message>
</context>
<context>
    <name>tessera::ClockWidget</name>
    <message>
        <source>no time limit</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>%1, paused</source>
        <comment>time left</comment>
        <translation>%1，已暂停</translation>
    </message>
</context>
<context>
    <name>tessera::CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Close what the coach says</source>
        <translation>关闭教练的讲解</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Coach: %1</source>
        <comment>move</comment>
        <translation>教练：%1</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Nothing against this move can be proved in a few words.</source>
        <translation>这步棋的缺点无法用几句话证明。</translation>
    </message>
    <message>
        <source>Our engine sees nothing lost by this move.</source>
        <translation>内置引擎认为这步棋没有损失。</translation>
    </message>
    <message>
        <source>How it goes on: %1</source>
        <translation>后续着法：%1</translation>
    </message>
    <message>
        <source>Click to try it, hold to see it</source>
        <translation>点击试走，按住可演示</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>阅读规则</translation>
    </message>
</context>
<context>
    <name>tessera::CommentEditor</name>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Comment (Ctrl+Enter keeps it, Esc drops it)</source>
        <translation>注释（Ctrl+Enter 保存，Esc 放弃）</translation>
    </message>
    <message>
        <source>This comment has %L1 letters. Comments of up to %L2 are edited here; others in the game&apos;s file.</source>
        <translation>这条注释有 %L1 个字符。此处可编辑不超过 %L2 个字符的注释，更长的请在对局文件中编辑。</translation>
    </message>
</context>
<context>
    <name>tessera::Composer</name>
    <message>
        <source>Play from here…</source>
        <translation>从此局面对弈…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>As a puzzle…</source>
        <translation>制成习题…</translation>
    </message>
</context>
<context>
    <name>tessera::ComputerChoice</name>
    <message>
        <source>Computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Engine…</source>
        <translation>引擎…</translation>
    </message>
    <message>
        <source>Agent…</source>
        <translation>智能体…</translation>
    </message>
    <message>
        <source>Engines and agents</source>
        <translation>引擎和智能体</translation>
    </message>
    <message>
        <source>The list could not be kept: %1.</source>
        <translation>列表无法保存：%1。</translation>
    </message>
</context>
<context>
    <name>tessera::ConfigurationBar</name>
    <message>
        <source>As in the file</source>
        <translation>按文件原样</translation>
    </message>
    <message>
        <source>Take the layout as the file has it</source>
        <translation>采用文件中原样的布局</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a configuration file</source>
        <translation>打开配置文件</translation>
    </message>
    <message>
        <source>Open layout…</source>
        <translation>打开布局…</translation>
    </message>
    <message>
        <source>Open a start layout</source>
        <translation>打开起始布局</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save a configuration file</source>
        <translation>保存配置文件</translation>
    </message>
    <message>
        <source>The layout stands as in the file.</source>
        <translation>布局与文件一致。</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>打开配置</translation>
    </message>
    <message>
        <source>Configurations (*.json);;All files (*)</source>
        <translation>配置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a layout</source>
        <translation>打开布局</translation>
    </message>
    <message>
        <source>Layouts (*.txt);;All files (*)</source>
        <translation>布局 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
</context>
<context>
    <name>tessera::ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Unfinished game of %1</source>
        <translation>未结束的 %1 对局</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>继续 %1</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>移除这盘对局</translation>
    </message>
    <message>
        <source>Remove the unfinished game of %1</source>
        <translation>移除未结束的 %1 对局</translation>
    </message>
</context>
<context>
    <name>tessera::ContinueList</name>
    <message>
        <source>Show fewer games</source>
        <translation>只显示部分对局</translation>
    </message>
    <message>
        <source>Show all %1 unfinished games</source>
        <translation>显示全部 %1 盘未结束的对局</translation>
    </message>
</context>
<context>
    <name>tessera::Crosstable</name>
    <message>
        <source>%1  [%2, %3]</source>
        <comment>value, bounds</comment>
        <translation>%1  [%2, %3]</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>points, games</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Elo, with the bounds of 95 % certainty</source>
        <translation>Elo 及其 95% 置信界</translation>
    </message>
    <message>
        <source>Shares of the points, with the bounds of 95 % certainty</source>
        <translation>得分占比及其 95% 置信界</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>交叉表</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Elo, 95 %</source>
        <translation>Elo，95%</translation>
    </message>
    <message>
        <source>% of points, 95 %</source>
        <translation>得分率，95%</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>对%1</translation>
    </message>
    <message>
        <source>Games lost by time, an illegal move or a crash</source>
        <translation>因超时、非法着法或崩溃而输掉的对局</translation>
    </message>
</context>
<context>
    <name>tessera::DraftBoard</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>移动棋子</translation>
    </message>
    <message>
        <source>Set a piece</source>
        <translation>放置棋子</translation>
    </message>
    <message>
        <source>Take a piece off</source>
        <translation>拿掉棋子</translation>
    </message>
    <message>
        <source>Complete the upper half</source>
        <translation>补全上半部分</translation>
    </message>
</context>
<context>
    <name>tessera::DraftText</name>
    <message>
        <source>Position as text</source>
        <translation>局面文本</translation>
    </message>
</context>
<context>
    <name>tessera::DrawingNotice</name>
    <message>
        <source>What was drawn here is gone.</source>
        <translation>这里所画的标记已清除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>tessera::EffortPlot</name>
    <message>
        <source>%1: %2</source>
        <comment>move, value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tessera::EnginesPage</name>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Strong levels</source>
        <translation>高等级</translation>
    </message>
    <message>
        <source>Opening &amp;books</source>
        <translation>开局库(&amp;B)</translation>
    </message>
    <message>
        <source>From level 7 on, first moves that were searched long beforehand. Holds from the next game on.</source>
        <translation>从等级 7 起，开局采用事先长时间搜索得出的着法。从下一局起生效。</translation>
    </message>
    <message>
        <source>The strongest level &amp;thinks ahead</source>
        <translation>最强等级提前思考(&amp;T)</translation>
    </message>
    <message>
        <source>While it is your turn: for a minute at most, on a second processor, and not while the window is minimised.</source>
        <translation>轮到你走棋时进行：最多一分钟，使用另一个处理器，窗口最小化时不进行。</translation>
    </message>
    <message>
        <source>Engines and agents of others</source>
        <translation>第三方引擎和智能体</translation>
    </message>
</context>
<context>
    <name>tessera::EntrantsTable</name>
    <message>
        <source>Remo&amp;ve</source>
        <translation>移除(&amp;V)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>In a gauntlet the first player meets all others, in a ladder each the next one</source>
        <translation>车轮战中第一位玩家迎战其他所有玩家，阶梯赛中每位玩家迎战下一位</translation>
    </message>
    <message>
        <source>%1 plays another game.</source>
        <translation>%1下的是另一种游戏。</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>等级 %1</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有等级</translation>
    </message>
    <message>
        <source>Another engine…</source>
        <translation>其他引擎…</translation>
    </message>
    <message>
        <source>Another agent…</source>
        <translation>其他智能体…</translation>
    </message>
</context>
<context>
    <name>tessera::Exercises</name>
    <message>
        <source>Your mistakes cannot be kept: %1</source>
        <translation>无法保存你的错着：%1</translation>
    </message>
</context>
<context>
    <name>tessera::ExplorerBox</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Opening explorer</source>
        <translation>开局浏览器</translation>
    </message>
    <message>
        <source>Moves that were played</source>
        <translation>下过的着法</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>估值</translation>
    </message>
    <message>
        <source>Opening explorer: reading the games…</source>
        <translation>开局浏览器：正在读取对局…</translation>
    </message>
    <message>
        <source>Opening explorer: not while parts of the game are hidden</source>
        <translation>开局浏览器：对局有隐藏部分时不可用</translation>
    </message>
    <message>
        <source>Opening explorer: nothing was played from here</source>
        <translation>开局浏览器：从这里开始没有下过的着法</translation>
    </message>
    <message>
        <source>Opening explorer · games from here: %1 of %2, by people: %3</source>
        <comment>numbers of games</comment>
        <translation>开局浏览器 · 由此开始 %1/%2 局，有人参与 %3 局</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, share of the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>book</source>
        <translation>开局库</translation>
    </message>
    <message numerus="yes">
        <source>Games: %n</source>
        <translation>
            <numerusform>对局：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Winning chance of %1: %2</source>
        <translation>%1的胜率：%2</translation>
    </message>
    <message>
        <source>In the opening book</source>
        <translation>在开局库中</translation>
    </message>
</context>
<context>
    <name>tessera::FileDesk</name>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>最近打开(&amp;E)</translation>
    </message>
    <message>
        <source>Go on with a game that was opened or saved lately</source>
        <translation>继续最近打开或保存过的对局</translation>
    </message>
</context>
<context>
    <name>tessera::FilesPage</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose the folder for games</source>
        <translation>选择对局文件夹</translation>
    </message>
    <message>
        <source>&amp;Show in the file manager</source>
        <translation>在文件管理器中显示(&amp;S)</translation>
    </message>
    <message>
        <source>Show the folder in the file manager</source>
        <translation>在文件管理器中显示该文件夹</translation>
    </message>
    <message>
        <source>Game files</source>
        <translation>对局文件</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Where games are opened from first.</source>
        <translation>打开对局时首先进入的文件夹。</translation>
    </message>
    <message>
        <source>Folder for games</source>
        <translation>对局文件夹</translation>
    </message>
</context>
<context>
    <name>tessera::GameCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>players, board</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n&#xa0;players</source>
        <translation>
            <numerusform>%n&#xa0;人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · ~%2&#xa0;min</source>
        <comment>players and board, minutes</comment>
        <translation>%1 · 约 %2&#xa0;分钟</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>开始 %1</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Choose players, clocks and rules of %1</source>
        <translation>选择 %1 的玩家、棋钟和规则</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Learn %1 in a guided game</source>
        <translation>通过引导教程学习 %1</translation>
    </message>
</context>
<context>
    <name>tessera::GameChooser</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Games in %1</source>
        <translation>%1 中的对局</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>正在读取对局…</translation>
    </message>
    <message numerus="yes">
        <source>Games: %n</source>
        <translation>
            <numerusform>对局：%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Faults: %n; the first: %1.</source>
        <translation>
            <numerusform>错误：%n 处；第一处：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n games to the library</source>
        <translation>
            <numerusform>将 %n 局加入棋谱库</numerusform>
        </translation>
    </message>
    <message>
        <source>Add all to the library</source>
        <translation>全部加入棋谱库</translation>
    </message>
</context>
<context>
    <name>tessera::GameClipboard</name>
    <message>
        <source>Copy the game</source>
        <translation>复制对局</translation>
    </message>
    <message>
        <source>the pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>What was pasted is neither a game nor a position of one.</source>
        <translation>粘贴的内容既不是对局，也不是任何游戏的局面。</translation>
    </message>
    <message>
        <source>The game is too long for a code. Copy it as text instead.</source>
        <translation>对局太长，无法做成一行代码。请改为复制文本。</translation>
    </message>
</context>
<context>
    <name>tessera::GameExports</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Drawing the positions</source>
        <translation>正在绘制局面</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>tessera::GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Games and configurations (*.tgn *.pgn *.jsonl *.json *.txt *.log)</source>
        <translation>对局和配置 (*.tgn *.pgn *.jsonl *.json *.txt *.log)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 copy.%2</source>
        <comment>name of a file, its ending</comment>
        <translation>%1 副本.%2</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Games (*.tgn *.pgn)</source>
        <translation>对局 (*.tgn *.pgn)</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened or saved here. Nothing was written.</source>
        <translation>%1 在此打开或保存之后，已在别处被更改。没有写入任何内容。</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>a game in the fog that still goes on</source>
        <translation>迷雾中尚未结束的对局</translation>
    </message>
    <message>
        <source>its end, for a file shows everything; until then the game is kept by itself</source>
        <translation>已结束的对局，因为文件会显示一切；在此之前对局会自动保存</translation>
    </message>
    <message>
        <source>No file was opened or saved yet</source>
        <translation>尚未打开或保存过文件</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>玩家…</translation>
    </message>
    <message>
        <source>Computers play all sides of this game, and wait.</source>
        <translation>本局各方都由电脑来下，现正等待。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>%1 was a program, which no file starts. You move its pieces, or choose who does.</source>
        <translation>%1 是程序，打开文件不会启动程序。请你代它走子，或另选由谁来下。</translation>
    </message>
</context>
<context>
    <name>tessera::GameLines</name>
    <message>
        <source>No hint: the search could not be finished, perhaps for want of memory.</source>
        <translation>没有提示：搜索未能完成，可能是内存不足。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>message, reason</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>正在寻找好着…</translation>
    </message>
</context>
<context>
    <name>tessera::GameNotices</name>
    <message>
        <source>The game was begun anew.</source>
        <translation>对局已重新开始。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1认输。</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>You may also:</source>
        <translation>你还可以：</translation>
    </message>
    <message>
        <source>Not all players saw the same of this game. Show:</source>
        <translation>这盘对局中各玩家所见不同。显示：</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <comment>colour</comment>
        <translation>%1所见</translation>
    </message>
    <message>
        <source>%1 has no move and passes.</source>
        <translation>%1没有着法可走，跳过。</translation>
    </message>
    <message>
        <source>%1 has no pieces left and passes from now on.</source>
        <translation>%1已没有棋子，此后一直跳过。</translation>
    </message>
    <message>
        <source>%1 took %2’s side: both have changed colours.</source>
        <translation>%1换执了%2：双方已互换颜色。</translation>
    </message>
    <message>
        <source>%1 took %2’s side: you play %3 now.</source>
        <translation>%1换执了%2：你现在执%3。</translation>
    </message>
    <message>
        <source>%1 You may end the game as a draw, or simply play on.</source>
        <comment>a reason</comment>
        <translation>%1你可以以和棋结束对局，也可以继续下。</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
</context>
<context>
    <name>tessera::GameOverCard</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Step through the game from its start, and see what each move lost</source>
        <translation>从头逐步回顾对局，查看每步棋损失了多少</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>关键时刻</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Play again with the same seats</source>
        <translation>座位不变，再来一局</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>换座位</translation>
    </message>
    <message>
        <source>Play again, everybody one seat further</source>
        <translation>每人移到下一个座位，再来一局</translation>
    </message>
</context>
<context>
    <name>tessera::GameTable</name>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>tessera::GameTreeView</name>
    <message>
        <source>Tree of moves</source>
        <translation>着法树</translation>
    </message>
</context>
<context>
    <name>tessera::GamesTable</name>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Games lost by a fault</source>
        <translation>因故障输掉的对局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
</context>
<context>
    <name>tessera::GoOnDialog</name>
    <message>
        <source>Go on against the computer</source>
        <translation>与电脑接着下</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>你执</translation>
    </message>
    <message>
        <source>The computer plays at level</source>
        <translation>电脑等级</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>你执%1</translation>
    </message>
    <message>
        <source>Level %1, %2</source>
        <translation>等级 %1，%2</translation>
    </message>
</context>
<context>
    <name>tessera::HandoverCurtain</name>
    <message>
        <source>The next player’s turn</source>
        <translation>轮到下一位玩家</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>显示棋盘</translation>
    </message>
    <message>
        <source>Hand over to %1</source>
        <comment>colour</comment>
        <translation>请交给%1</translation>
    </message>
    <message>
        <source>I am %1: show the board</source>
        <comment>colour</comment>
        <translation>我是%1：显示棋盘</translation>
    </message>
</context>
<context>
    <name>tessera::HelpDialog</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>引导教程</translation>
    </message>
    <message>
        <source>Learn this game in five steps on the board</source>
        <translation>在棋盘上用五步学会这个游戏</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>手册：%1</translation>
    </message>
</context>
<context>
    <name>tessera::HelpPage</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryModel</name>
    <message>
        <source>— %1</source>
        <translation>— %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>move, move as in files</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <comment>move, seconds</comment>
        <translation>%1 · %2 秒</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Play on from here (Ctrl+Enter)</source>
        <translation>从此处继续下（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从此处继续下</translation>
    </message>
    <message>
        <source>Show the moves as</source>
        <translation>着法显示方式</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树形</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>tessera::HistoryView</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>No moves yet</source>
        <translation>尚无着法</translation>
    </message>
</context>
<context>
    <name>tessera::IntervalPlot</name>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, unit</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1: %2, with 95 % certainty from %3 to %4</source>
        <translation>%1：%2，95% 置信区间为 %3 至 %4</translation>
    </message>
</context>
<context>
    <name>tessera::KeyRow</name>
    <message>
        <source>Key of “%1”</source>
        <translation>“%1”的快捷键</translation>
    </message>
    <message>
        <source>Usual key for “%1”</source>
        <translation>“%1”的默认快捷键</translation>
    </message>
    <message>
        <source>Usually none</source>
        <translation>默认无</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>默认为 %1</translation>
    </message>
</context>
<context>
    <name>tessera::KeyboardPage</name>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Go to a field and press the key that is wanted.</source>
        <translation>转到一个输入框，按下想用的键。</translation>
    </message>
    <message>
        <source>%1 is used by the board and the menus.</source>
        <comment>key</comment>
        <translation>%1 已被棋盘和菜单占用。</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <comment>key, action</comment>
        <translation>%1 是“%2”的快捷键。</translation>
    </message>
</context>
<context>
    <name>tessera::LabPage</name>
    <message>
        <source>Agent lab</source>
        <translation>智能体实验室</translation>
    </message>
    <message>
        <source>Matches that tell who is better</source>
        <translation>用比赛分出强弱</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Matches so far</source>
        <translation>已有的比赛</translation>
    </message>
    <message>
        <source>The folder %1 cannot be removed.</source>
        <translation>无法移除文件夹 %1。</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>比赛已删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>导出比赛</translation>
    </message>
    <message>
        <source>Drawing the games</source>
        <translation>正在绘制对局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This match was not set up here. To go on with it starts: %1</source>
        <translation>这场比赛不是在这里设置的。继续将启动：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Start them</source>
        <translation>启动</translation>
    </message>
</context>
<context>
    <name>tessera::LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>As the desktop (%1)</source>
        <translation>跟随桌面（%1）</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Of texts, numbers and times. Holds from the next start of the program on.</source>
        <translation>用于文字、数字和时间。程序下次启动后生效。</translation>
    </message>
</context>
<context>
    <name>tessera::LevelBox</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一关</translation>
    </message>
    <message>
        <source>Show all as pictures</source>
        <translation>以图片显示全部</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>所有习题</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Mistake %1 of %2</source>
        <translation>第 %1 处错着，共 %2 处</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>第 %1 关，共 %2 关</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ 已解出</translation>
    </message>
    <message>
        <source>✓ Solved: the last level</source>
        <translation>✓ 已解出：这是最后一关</translation>
    </message>
    <message>
        <source>✓ Solved: the last one</source>
        <translation>✓ 已解出：这是最后一题</translation>
    </message>
    <message>
        <source>Looking for the solution…</source>
        <translation>正在寻找答案…</translation>
    </message>
    <message>
        <source>No solution was found in the time for it.</source>
        <translation>在限定时间内没有找到答案。</translation>
    </message>
    <message>
        <source>✗ The engine knows better</source>
        <translation>✗ 引擎有更好的着法</translation>
    </message>
    <message>
        <source>✗ Not reached</source>
        <translation>✗ 未达到目标</translation>
    </message>
    <message>
        <source>The engine looks at your move…</source>
        <translation>引擎正在看你的着法…</translation>
    </message>
    <message>
        <source>The solution is played through. Try again to solve it yourself.</source>
        <translation>答案已演示完毕。再试一次，自己解出来。</translation>
    </message>
    <message>
        <source>1 move left</source>
        <translation>还剩 1 步</translation>
    </message>
    <message>
        <source>%1 moves left</source>
        <translation>还剩 %1 步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>tessera::LevelBoxes</name>
    <message>
        <source>Puzzle</source>
        <translation>习题</translation>
    </message>
</context>
<context>
    <name>tessera::LibraryFilters</name>
    <message>
        <source>Which game</source>
        <translation>哪种游戏</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>结果如何</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>谁下的</translation>
    </message>
    <message>
        <source>Which tag</source>
        <translation>哪个标签</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Search and filters</source>
        <translation>搜索和筛选</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search players, games, dates, openings, tags</source>
        <translation>搜索玩家、游戏、日期、开局、标签</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>所有结果</translation>
    </message>
    <message>
        <source>Won by the first player</source>
        <translation>第一位玩家获胜</translation>
    </message>
    <message>
        <source>Won by the second player</source>
        <translation>第二位玩家获胜</translation>
    </message>
    <message>
        <source>Won by the third player</source>
        <translation>第三位玩家获胜</translation>
    </message>
    <message>
        <source>Nobody won alone</source>
        <translation>无人独胜</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>所有玩家</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>所有标签</translation>
    </message>
</context>
<context>
    <name>tessera::LibraryModel</name>
    <message>
        <source>Favourite: click to change</source>
        <translation>收藏：点击更改</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>已收藏</translation>
    </message>
    <message>
        <source>no favourite</source>
        <translation>未收藏</translation>
    </message>
    <message>
        <source>picture of the last position</source>
        <translation>最后局面的图片</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>The first moves; openings that are alike from another side of the board are one</source>
        <translation>最初几步；从棋盘另一侧看相同的开局视为同一个</translation>
    </message>
</context>
<context>
    <name>tessera::LibraryTransfer</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop; nothing is changed then</source>
        <translation>停止；不作任何更改</translation>
    </message>
    <message numerus="yes">
        <source>Games written to %1: %n</source>
        <translation>
            <numerusform>已写入 %1 的对局：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>Write games (%n)</source>
        <translation>
            <numerusform>写入对局（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>Games (*.tgn *.pgn)</source>
        <translation>对局 (*.tgn *.pgn)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON 行 (*.jsonl)</translation>
    </message>
    <message>
        <source>Cancelled: no game was taken in.</source>
        <translation>已取消：没有导入任何对局。</translation>
    </message>
    <message numerus="yes">
        <source>Games taken in: %n.</source>
        <translation>
            <numerusform>已导入对局：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There already: %n.</source>
        <translation>
            <numerusform>原已存在：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read in part: %n.</source>
        <translation>
            <numerusform>只能读取一部分：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Faults: %n; the first: %1.</source>
        <translation>
            <numerusform>错误：%n 处；第一处：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::LibraryWindow</name>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Put the game on the board (Enter)</source>
        <translation>在棋盘上打开对局（Enter）</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Take in all games of files</source>
        <translation>导入文件中的所有对局</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the selected games, or all that are shown, into one file</source>
        <translation>将选中的对局或显示的所有对局写入一个文件</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Take the selected games out of the library (Del)</source>
        <translation>从棋谱库中移除选中的对局（Del）</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>棋谱库</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message numerus="yes">
        <source>Games removed: %n.</source>
        <translation>
            <numerusform>已移除对局：%n。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games removed: %n. Files outside the library stay where they are.</source>
        <translation>
            <numerusform>已移除对局：%n。棋谱库以外的文件保留原处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>正在读取对局…</translation>
    </message>
    <message>
        <source>No game fits the search.</source>
        <translation>没有符合搜索条件的对局。</translation>
    </message>
    <message>
        <source>No games yet.
Every game that is played to its end comes here by itself, and files that you save or open are listed as well.</source>
        <translation>还没有对局。
下完的每一局都会自动存到这里，你保存或打开的文件也会列出。</translation>
    </message>
    <message numerus="yes">
        <source>Games: %n</source>
        <translation>
            <numerusform>对局：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>对局：%1 / %2</translation>
    </message>
    <message>
        <source>Show removed</source>
        <translation>显示已移除的</translation>
    </message>
    <message>
        <source>Games that were removed in the last 30 days</source>
        <translation>最近 30 天内移除的对局</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>放回(&amp;P)</translation>
    </message>
    <message>
        <source>Bring the selected games back into the library</source>
        <translation>把选中的对局放回棋谱库</translation>
    </message>
    <message>
        <source>No game was removed in the last 30 days.</source>
        <translation>最近 30 天内没有移除过对局。</translation>
    </message>
</context>
<context>
    <name>tessera::LivingBoard</name>
    <message>
        <source>A game that plays by itself</source>
        <translation>自动进行的对局</translation>
    </message>
</context>
<context>
    <name>tessera::Lobby</name>
    <message>
        <source>The game was removed.</source>
        <translation>对局已移除。</translation>
    </message>
</context>
<context>
    <name>tessera::LogDialog</name>
    <message>
        <source>Game %1: what was said</source>
        <translation>第 %1 局：通信内容</translation>
    </message>
    <message>
        <source>&gt; was said to the program, &lt; by it, and ! is from its standard error.</source>
        <translation>&gt; 是发给程序的内容，&lt; 是程序的回复，! 来自程序的标准错误输出。</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>No log was kept of this game.</source>
        <translation>这一局没有保留日志。</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>打开对局(&amp;O)</translation>
    </message>
</context>
<context>
    <name>tessera::MainWindow</name>
    <message>
        <source>The game cannot be kept and would be lost. Make room on the disk, save it elsewhere, or close again.</source>
        <translation>这盘对局无法自动保存，将会丢失。请腾出磁盘空间，或另存到别处，或再次关闭。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>仍然关闭</translation>
    </message>
</context>
<context>
    <name>tessera::MatchController</name>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name, program</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Computer, level %1, adaptive</source>
        <translation>电脑，等级 %1，自适应</translation>
    </message>
    <message>
        <source>%1 · Computer, level %2, adaptive</source>
        <comment>name, level</comment>
        <translation>%1 · 电脑，等级 %2，自适应</translation>
    </message>
    <message>
        <source>Computer, level %1</source>
        <translation>电脑，等级 %1</translation>
    </message>
    <message>
        <source>%1 · Computer, level %2</source>
        <comment>name, level</comment>
        <translation>%1 · 电脑，等级 %2</translation>
    </message>
</context>
<context>
    <name>tessera::MatchList</name>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>As a &amp;pattern</source>
        <translation>作为模板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>赛制</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Sets a new match up like this one</source>
        <translation>照此设置一场新比赛</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>进行中</translation>
    </message>
</context>
<context>
    <name>tessera::MatchView</name>
    <message>
        <source>Less than a minute left.</source>
        <translation>剩余不到一分钟。</translation>
    </message>
    <message>
        <source>About a minute left.</source>
        <translation>大约剩余一分钟。</translation>
    </message>
    <message>
        <source>About %1 minutes left.</source>
        <translation>大约剩余 %1 分钟。</translation>
    </message>
    <message>
        <source>About %1 hours left.</source>
        <translation>大约剩余 %1 小时。</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Broken down (%1)</source>
        <translation>故障（%1）</translation>
    </message>
    <message>
        <source>Strengths with their bounds</source>
        <translation>棋力及其置信界</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已下局数</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <comment>progress bar: number, count</comment>
        <translation>%v / %m 局</translation>
    </message>
    <message>
        <source>&amp;All matches</source>
        <translation>所有比赛(&amp;A)</translation>
    </message>
    <message>
        <source>The match goes on meanwhile</source>
        <translation>比赛会继续进行</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Games that are being played are broken off, and played anew when it goes on</source>
        <translation>进行中的对局会中断，继续时重新下</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game, players</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比赛已结束。</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>比赛已暂停。</translation>
    </message>
    <message>
        <source>The first games are being played.</source>
        <translation>正在下最初几局。</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>比赛正在进行。</translation>
    </message>
    <message>
        <source>%1 is stronger by %2 Elo.</source>
        <translation>%1强出 %2 Elo。</translation>
    </message>
    <message>
        <source>%1 is not stronger by more than %2 Elo.</source>
        <translation>%1没有强出 %2 Elo 以上。</translation>
    </message>
    <message>
        <source>LLR %1 of [%2, %3]</source>
        <comment>log-likelihood ratio and its bounds</comment>
        <translation>LLR %1，界限 [%2, %3]</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>第 %1 局</translation>
    </message>
</context>
<context>
    <name>tessera::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>tessera::MessageLine</name>
    <message>
        <source>State of the game</source>
        <translation>对局状态</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>为什么不行？</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>阅读规则</translation>
    </message>
    <message>
        <source>Why not? Read the rule</source>
        <translation>为什么不行？阅读规则</translation>
    </message>
</context>
<context>
    <name>tessera::MotionPage</name>
    <message>
        <source>My move</source>
        <translation>我的着法</translation>
    </message>
    <message>
        <source>Move of an opponent</source>
        <translation>对手的着法</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>跳</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>吃子</translation>
    </message>
    <message>
        <source>Piece changes sides</source>
        <translation>棋子被收编</translation>
    </message>
    <message>
        <source>Lines are cleared</source>
        <translation>消除行列</translation>
    </message>
    <message>
        <source>Board shrinks</source>
        <translation>缩圈</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>将军</translation>
    </message>
    <message>
        <source>Little time left</source>
        <translation>时间不多</translation>
    </message>
    <message>
        <source>Game won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Game lost</source>
        <translation>告负</translation>
    </message>
    <message>
        <source>Game drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Animation and sound</source>
        <translation>动画和声音</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>&amp;Time for one cell</source>
        <translation>走一格的时间(&amp;T)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>减弱动态效果(&amp;R)</translation>
    </message>
    <message>
        <source>With it pieces are on their cells at once, and nothing else moves.</source>
        <translation>开启后棋子立即到位，其他元素也都不动。</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>声音(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>声音：%1</translation>
    </message>
    <message>
        <source>Listen to it</source>
        <translation>试听</translation>
    </message>
    <message>
        <source>Listen to: %1</source>
        <translation>试听：%1</translation>
    </message>
    <message>
        <source>This Tessera was built without sound: install Qt Multimedia (Debian and Ubuntu: qt6-multimedia-dev) and build it again.</source>
        <translation>此 Tessera 构建时不含声音：请安装 Qt Multimedia（Debian 和 Ubuntu：qt6-multimedia-dev），然后重新构建。</translation>
    </message>
    <message>
        <source>Nothing can be heard now: no sound device was found. The desktop&apos;s sound server (PipeWire or PulseAudio) must be running.</source>
        <translation>现在听不到声音：未找到音频设备。桌面的声音服务（PipeWire 或 PulseAudio）必须正在运行。</translation>
    </message>
    <message>
        <source>&amp;Playing through</source>
        <translation>自动播放(&amp;P)</translation>
    </message>
    <message>
        <source>%1 s a move</source>
        <translation>每步 %1 秒</translation>
    </message>
</context>
<context>
    <name>tessera::MoveField</name>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Type a move; Enter plays it</source>
        <translation>输入着法，按 Enter 走出</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>合法着法</translation>
    </message>
</context>
<context>
    <name>tessera::MoveMenu</name>
    <message>
        <source>&amp;Judgement</source>
        <translation>评判(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>注释(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Move the line up</source>
        <translation>上移此变着(&amp;M)</translation>
    </message>
    <message>
        <source>Make it the main &amp;line</source>
        <translation>设为主变(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>从此处删除(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the &amp;position</source>
        <translation>复制局面(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>从此处继续下(&amp;O)</translation>
    </message>
    <message>
        <source>%1	%2</source>
        <comment>judgement, its sign</comment>
        <translation>%1	%2</translation>
    </message>
    <message>
        <source>The moves were deleted.</source>
        <translation>着法已删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>tessera::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>tessera::OpeningsRow</name>
    <message>
        <source>From a &amp;file…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>The &amp;program&apos;s</source>
        <translation>程序自带(&amp;P)</translation>
    </message>
    <message>
        <source>Openings from a file</source>
        <translation>来自文件的开局</translation>
    </message>
    <message>
        <source>The program&apos;s openings</source>
        <translation>程序自带的开局</translation>
    </message>
    <message>
        <source>The usual start: agents know no other</source>
        <translation>初始局面：智能体只认得这一种</translation>
    </message>
    <message>
        <source>Those of the program</source>
        <translation>程序自带的开局</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Openings (*.txt);;All files (*)</source>
        <translation>开局 (*.txt);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>tessera::OptionsButton</name>
    <message>
        <source>Further rules</source>
        <translation>更多规则</translation>
    </message>
</context>
<context>
    <name>tessera::OrderForm</name>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>赛制</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>同时进行</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Elo that is not enough</source>
        <translation>Elo 下限</translation>
    </message>
    <message>
        <source>Elo that is enough</source>
        <translation>Elo 上限</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Games played at the same time; one processor is left for you</source>
        <translation>同时进行的局数；留出一个处理器给你用</translation>
    </message>
    <message>
        <source>Another number gives another order of openings and other chances</source>
        <translation>换一个数，开局的顺序和随机结果也随之改变</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>游戏：</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>赛制：</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>局数：</translation>
    </message>
    <message>
        <source>Pace:</source>
        <translation>思考限制：</translation>
    </message>
    <message>
        <source>Openings:</source>
        <translation>开局：</translation>
    </message>
    <message>
        <source>At a time:</source>
        <translation>同时进行：</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>随机种子：</translation>
    </message>
    <message>
        <source>from </source>
        <comment>lower bound of a test in Elo</comment>
        <translation>从 </translation>
    </message>
    <message>
        <source>to </source>
        <comment>upper bound of a test in Elo</comment>
        <translation>到 </translation>
    </message>
    <message>
        <source>The match ends when the first player is shown to be stronger by the upper number of Elo, or by no more than the lower</source>
        <translation>一旦证实第一位玩家的优势达到 Elo 上限，或不超过 Elo 下限，比赛即告结束</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>A match needs two players or more.</source>
        <translation>比赛需要两位或更多玩家。</translation>
    </message>
    <message>
        <source>A test compares two players.</source>
        <translation>检验用于比较两位玩家。</translation>
    </message>
    <message>
        <source>At most %1 players can enter.</source>
        <translation>最多 %1 位玩家可以参赛。</translation>
    </message>
    <message>
        <source>All meet once from both sides in %1 games.</source>
        <translation>所有对阵换边各下一次，共 %1 局。</translation>
    </message>
    <message>
        <source>All meet once in all six orders of seats in %1 games.</source>
        <translation>所有对阵按六种座位次序各下一次，共 %1 局。</translation>
    </message>
</context>
<context>
    <name>tessera::PaceForm</name>
    <message>
        <source>Pace</source>
        <translation>思考限制</translation>
    </message>
    <message>
        <source>Nodes a move</source>
        <translation>每步节点数</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>每步用时</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Clock for the game</source>
        <translation>整局棋钟</translation>
    </message>
    <message>
        <source>Matches limited by nodes or depth are the same each time</source>
        <translation>以节点数或深度为限的比赛，每次结果都相同</translation>
    </message>
    <message>
        <source> ms</source>
        <comment>milliseconds</comment>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>整局用时</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Increment a move</source>
        <translation>每步加秒</translation>
    </message>
    <message>
        <source>+ </source>
        <comment>before an increment</comment>
        <translation>+ </translation>
    </message>
</context>
<context>
    <name>tessera::PaletteBox</name>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Take pieces off</source>
        <translation>拿掉棋子</translation>
    </message>
</context>
<context>
    <name>tessera::PathField</name>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
</context>
<context>
    <name>tessera::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Go on (P)</source>
        <translation>继续（P）</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>The clocks stand while a dialog is open</source>
        <translation>对话框打开期间，棋钟停走</translation>
    </message>
</context>
<context>
    <name>tessera::PieceSpeedForm</name>
    <message>
        <source>Speed of the pieces</source>
        <translation>棋子移动速度</translation>
    </message>
    <message>
        <source>Longest time of a move</source>
        <translation>每步最长时间</translation>
    </message>
    <message>
        <source> pixels in 1/60 s</source>
        <translation> 像素（每 1/60 秒）</translation>
    </message>
    <message>
        <source>Of the classic board, whose tiles are 48 pixels wide</source>
        <translation>以经典棋盘为准，每格宽 48 像素</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最长</translation>
    </message>
</context>
<context>
    <name>tessera::PlayPage</name>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Making a move</source>
        <translation>走棋方式</translation>
    </message>
    <message>
        <source>&amp;Mouse</source>
        <translation>鼠标(&amp;M)</translation>
    </message>
    <message>
        <source>The keyboard serves as well, always.</source>
        <translation>键盘始终可用。</translation>
    </message>
    <message>
        <source>Click, or drag</source>
        <translation>点击或拖动</translation>
    </message>
    <message>
        <source>Click only</source>
        <translation>仅点击</translation>
    </message>
    <message>
        <source>Drag only</source>
        <translation>仅拖动</translation>
    </message>
    <message>
        <source>&amp;Promotion</source>
        <translation>升变(&amp;P)</translation>
    </message>
    <message>
        <source>What a pawn becomes in new games; the dialog for a new game asks for it too.</source>
        <translation>新对局中兵升变成什么；新对局对话框中也可选择。</translation>
    </message>
    <message>
        <source>Queen at once</source>
        <translation>直接升后</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>自行选择</translation>
    </message>
    <message>
        <source>&amp;Confirm each move</source>
        <translation>每步需确认(&amp;C)</translation>
    </message>
    <message>
        <source>A move is played when its target is pointed at once more.</source>
        <translation>再次点选目标格后才走出这步棋。</translation>
    </message>
    <message>
        <source>Moves in &amp;advance</source>
        <translation>预走(&amp;A)</translation>
    </message>
    <message>
        <source>While the computer is to move, your next moves can be made already; Esc or the right mouse button takes them back.</source>
        <translation>轮到电脑走棋时，就可以先走出你接下来的着法；按 Esc 或鼠标右键收回。</translation>
    </message>
    <message>
        <source>What the board shows</source>
        <translation>棋盘显示内容</translation>
    </message>
    <message>
        <source>&amp;Legal moves</source>
        <translation>合法着法(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;What would happen</source>
        <translation>着法后果(&amp;W)</translation>
    </message>
    <message>
        <source>Where you point: the pieces that would fall or change sides, in order.</source>
        <translation>指向某处时，依次显示会被消灭或收编的棋子。</translation>
    </message>
    <message>
        <source>&amp;Hints, when asked for</source>
        <translation>请求时给出提示(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;oach</source>
        <translation>教练(&amp;O)</translation>
    </message>
    <message>
        <source>Says after a move that lost what can be proved against it; not where hints are off, nor in the fog.</source>
        <translation>走出有损失的着法后，指出可被证明的后果；不允许提示时和战争迷雾中不作说明。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>请求时</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Several people at one screen</source>
        <translation>多人同屏</translation>
    </message>
    <message>
        <source>&amp;Turn the board to whoever moves</source>
        <translation>棋盘转向走棋方(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;urtain between two turns</source>
        <translation>回合间遮挡棋盘(&amp;U)</translation>
    </message>
    <message>
        <source>Hides the board until the next player is ready.</source>
        <translation>在下一位玩家准备好之前隐藏棋盘。</translation>
    </message>
</context>
<context>
    <name>tessera::PlayerCard</name>
    <message>
        <source>Move now</source>
        <translation>立即走棋</translation>
    </message>
    <message>
        <source>The computer plays its best move so far</source>
        <translation>电脑走出目前找到的最佳着法</translation>
    </message>
    <message>
        <source>▶ to move</source>
        <translation>▶ 轮到走棋</translation>
    </message>
    <message>
        <source>%1 · to move</source>
        <comment>who plays a colour</comment>
        <translation>%1 · 轮到走棋</translation>
    </message>
    <message>
        <source>Clock of %1</source>
        <translation>%1的棋钟</translation>
    </message>
    <message>
        <source>%1, %2, to move</source>
        <translation>%1，%2，轮到走棋</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Thinking… %1 s</source>
        <translation>思考中… %1 秒</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
</context>
<context>
    <name>tessera::PlayersDialog</name>
    <message>
        <source>Who plays on?</source>
        <translation>接下来由谁来下？</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
</context>
<context>
    <name>tessera::PositionBoard</name>
    <message>
        <source>The game that is played now</source>
        <translation>正在下的对局</translation>
    </message>
</context>
<context>
    <name>tessera::PositionDraft</name>
    <message>
        <source>Set a piece</source>
        <translation>放置棋子</translation>
    </message>
    <message>
        <source>Take a piece off</source>
        <translation>拿掉棋子</translation>
    </message>
    <message>
        <source>Set a number</source>
        <translation>设置数值</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>Set by text</source>
        <translation>按文本设置</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>更改规则</translation>
    </message>
</context>
<context>
    <name>tessera::PositionEditor</name>
    <message>
        <source>Layout editor</source>
        <translation>布局编辑器</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>局面编辑器</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>将局面复制为文本</translation>
    </message>
    <message>
        <source>Save as layout and configuration…</source>
        <translation>保存为布局和配置…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>Found %1, wanted %2.</source>
        <comment>what is wrong, what would be right</comment>
        <translation>遇到 %1，应为 %2。</translation>
    </message>
    <message>
        <source>The game would be over here.</source>
        <translation>在此局面下，对局已经结束。</translation>
    </message>
</context>
<context>
    <name>tessera::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Restore defaults of this page</source>
        <translation>将此页恢复为默认值</translation>
    </message>
</context>
<context>
    <name>tessera::PresetMenu</name>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Keep this set-up under a name, or take one that was kept</source>
        <translation>将当前设置命名保存，或选用已保存的设置</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>保存为预设…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <translation>保存为预设</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>预设名称：</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>tessera::ProgramDialog</name>
    <message>
        <source>&amp;Test</source>
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>Python agent</source>
        <translation>Python 智能体</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>It is started and makes its first move; nothing is kept of that.</source>
        <translation>启动它，并让它走第一步；结果不作保留。</translation>
    </message>
    <message>
        <source>It is started, says its options, and makes its first move.</source>
        <translation>启动它，让它报告选项，并走第一步。</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>通信内容</translation>
    </message>
    <message>
        <source>What is said when it is tried stands here.</source>
        <translation>测试时的通信内容显示在这里。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>It is being tried…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>It does not work: %1</source>
        <translation>它不能正常工作：%1</translation>
    </message>
    <message>
        <source>It works: as the first to move it plays %1.</source>
        <translation>它能正常工作：执先时走 %1。</translation>
    </message>
</context>
<context>
    <name>tessera::ProgramForm</name>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>解释器</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>处理器时间</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>每步用时</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>A package or module</source>
        <translation>包或模块</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>智能体(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Python 3.8 or newer, such as that of a virtual environment with the packages it needs</source>
        <translation>Python 3.8 或更新版本，例如装有所需包的虚拟环境中的 Python</translation>
    </message>
    <message>
        <source>&amp;Interpreter</source>
        <translation>解释器(&amp;I)</translation>
    </message>
    <message>
        <source>as its course sets</source>
        <translation>按课程规定</translation>
    </message>
    <message>
        <source> s a game</source>
        <translation> 秒/局</translation>
    </message>
    <message>
        <source>&amp;Processor time</source>
        <translation>处理器时间(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;rocessor time</source>
        <translation>处理器时间(&amp;R)</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>内存(&amp;M)</translation>
    </message>
    <message>
        <source>A program, with its arguments</source>
        <translation>程序及其参数</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>命令(&amp;C)</translation>
    </message>
    <message>
        <source>Where the engine finds its files</source>
        <translation>引擎查找其文件的位置</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>UGI (Universal Game Interface)</source>
        <translation>UGI (Universal Game Interface)</translation>
    </message>
    <message>
        <source>UCI (engines for chess)</source>
        <translation>UCI（国际象棋引擎）</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>协议(&amp;P)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long it may think about a move in a game without clocks</source>
        <translation>在没有棋钟的对局中，每步最多思考多久</translation>
    </message>
    <message>
        <source>T&amp;ime a move</source>
        <translation>每步用时(&amp;I)</translation>
    </message>
    <message>
        <source>As the game has it</source>
        <translation>与游戏一致</translation>
    </message>
    <message>
        <source>What the engine is told instead of the start of the game, if it knows that by another text: startpos, or fen and a position</source>
        <translation>如果引擎用另一种文本表示起始局面，就以此代替游戏的起始局面告知引擎：startpos，或者 fen 加局面</translation>
    </message>
    <message>
        <source>&amp;Start position</source>
        <translation>起始局面(&amp;S)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>What it asks the system for, used or not</source>
        <translation>它向系统申请的内存，无论是否用到</translation>
    </message>
    <message>
        <source>Options of the engine</source>
        <translation>引擎选项</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Choose the agent&apos;s file or folder.</source>
        <translation>请选择智能体的文件或文件夹。</translation>
    </message>
    <message>
        <source>Enter the engine&apos;s command.</source>
        <translation>请输入引擎的命令。</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>文件夹 %1 不存在。</translation>
    </message>
</context>
<context>
    <name>tessera::ProgramNotice</name>
    <message>
        <source>Start it again</source>
        <translation>重新启动</translation>
    </message>
    <message>
        <source>Let level %1 play on</source>
        <translation>由等级 %1 接着下</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>要求判胜</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>结束对局</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>显示日志</translation>
    </message>
    <message>
        <source>Conversation with %1</source>
        <translation>与%1的通信</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>通信内容</translation>
    </message>
</context>
<context>
    <name>tessera::ProgramsBox</name>
    <message>
        <source>Every game</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>移除(&amp;V)</translation>
    </message>
    <message>
        <source>Engines and agents of others</source>
        <translation>第三方引擎和智能体</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>None yet. Engines that speak UGI or UCI, and Python agents of the courses, can be added here; then they play, think beside the board, and meet in the agent lab.</source>
        <translation>还没有。可在此添加支持 UGI 或 UCI 的引擎，以及各课程的 Python 智能体；它们随后可以下棋、在棋盘旁思考，并在智能体实验室中交锋。</translation>
    </message>
    <message>
        <source>The list could not be read: %1</source>
        <translation>列表无法读取：%1</translation>
    </message>
    <message>
        <source>Add en&amp;gine…</source>
        <translation>添加引擎(&amp;G)…</translation>
    </message>
    <message>
        <source>Add &amp;agent…</source>
        <translation>添加智能体(&amp;A)…</translation>
    </message>
    <message>
        <source>The list could not be kept: %1</source>
        <translation>列表无法保存：%1</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleDesk</name>
    <message>
        <source>A move of yours that lost much is now among your own mistakes (Puzzles).</source>
        <translation>你有一步损失很大的着法已归入“你的错着”（习题）。</translation>
    </message>
    <message>
        <source>%1 moves of yours that lost much are now among your own mistakes (Puzzles).</source>
        <translation>你有 %1 步损失很大的着法已归入“你的错着”（习题）。</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleForm</name>
    <message>
        <source>My puzzle</source>
        <translation>我的习题</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>What to capture</source>
        <translation>要吃的棋子</translation>
    </message>
    <message>
        <source>Number of moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>开始解题</translation>
    </message>
    <message>
        <source>N, own moves</source>
        <translation>N（己方步数）</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleList</name>
    <message>
        <source>difficulty %1 of 5</source>
        <translation>难度 %1，最高 5</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzlePage</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Which puzzles</source>
        <translation>哪些习题</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>未解出</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Remove this mistake</source>
        <translation>移除这处错着</translation>
    </message>
    <message>
        <source>Remove the mistake that is marked (Delete)</source>
        <translation>移除标出的错着（Delete）</translation>
    </message>
    <message>
        <source>None yet. When a game is over, review it: your moves that lost 15 % or more of the chance to win are collected here, and asked again after growing intervals.</source>
        <translation>还没有。对局结束后进行复盘：你损失 15% 或更多胜率的着法会收集到这里，并以越来越长的间隔再次考你。</translation>
    </message>
    <message>
        <source>None is solved yet.</source>
        <translation>还没有解出任何一题。</translation>
    </message>
    <message>
        <source>All of these are solved.</source>
        <translation>这些题都已解出。</translation>
    </message>
    <message>
        <source>%1 due of %2</source>
        <translation>待复习 %1，共 %2</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>已解出 %1，共 %2</translation>
    </message>
    <message>
        <source>The mistake was removed.</source>
        <translation>错着已移除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleShelf</name>
    <message>
        <source>Levels</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>你的错着</translation>
    </message>
    <message>
        <source>Your own mistakes · %1 due</source>
        <translation>你的错着 · 待复习 %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Due</source>
        <comment>of a mistake</comment>
        <translation>待复习</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>明天</translation>
    </message>
    <message>
        <source>In %1 days</source>
        <translation>%1 天后</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>when it is asked, game</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>tessera::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>习题</translation>
    </message>
</context>
<context>
    <name>tessera::RatingBook</name>
    <message>
        <source>%1 ± %2</source>
        <comment>rating, half of its 95 % interval</comment>
        <translation>%1 ± %2</translation>
    </message>
</context>
<context>
    <name>tessera::RatingGraph</name>
    <message>
        <source>Rating over time</source>
        <translation>等级分变化</translation>
    </message>
    <message>
        <source>%1
Game %2, against level %3</source>
        <comment>rating, number, level</comment>
        <translation>%1
第 %2 局，对阵等级 %3</translation>
    </message>
</context>
<context>
    <name>tessera::RatingRun</name>
    <message>
        <source>Not rated: only levels of Tessera are.</source>
        <translation>不计等级分：只有对阵 Tessera 各等级的对局才计。</translation>
    </message>
    <message>
        <source>Not rated: it did not begin from the usual start.</source>
        <translation>不计等级分：对局不是从初始局面开始的。</translation>
    </message>
    <message>
        <source>Your rating: %1 (%2)</source>
        <comment>rating, change</comment>
        <translation>你的等级分：%1（%2）</translation>
    </message>
    <message>
        <source>Not rated: it was over before everybody had made two moves.</source>
        <translation>不计等级分：各方走满两步之前对局就已结束。</translation>
    </message>
    <message>
        <source>Not rated: there was a hint.</source>
        <translation>不计等级分：用过提示。</translation>
    </message>
    <message>
        <source>Not rated: there was an analysis.</source>
        <translation>不计等级分：用过分析。</translation>
    </message>
    <message>
        <source>Not rated: something was taken back.</source>
        <translation>不计等级分：有过悔棋。</translation>
    </message>
    <message>
        <source>Not rated: it was opened from elsewhere.</source>
        <translation>不计等级分：对局是从别处打开的。</translation>
    </message>
    <message>
        <source>Not rated: the players changed.</source>
        <translation>不计等级分：中途更换过玩家。</translation>
    </message>
    <message>
        <source>Not rated: there was help.</source>
        <translation>不计等级分：得到过帮助。</translation>
    </message>
</context>
<context>
    <name>tessera::ReviewBox</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Try again here</source>
        <translation>在此重试</translation>
    </message>
    <message>
        <source>Show the best</source>
        <translation>显示最佳着法</translation>
    </message>
    <message>
        <source>Keep in the game</source>
        <translation>存入对局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>复盘进度</translation>
    </message>
    <message>
        <source>Cancel the review</source>
        <translation>取消复盘</translation>
    </message>
    <message>
        <source>Marks the moves that lost much with ?!, ? and ??, and puts the best lines beside them</source>
        <translation>用 ?!、? 和 ?? 标出损失较大的着法，并在旁边附上最佳变着</translation>
    </message>
    <message>
        <source>Shows the position before this move: what you try there is judged</source>
        <translation>显示这一步之前的局面：你在那里试走的着法会得到评判</translation>
    </message>
    <message>
        <source>Puts what our engine would play instead beside this move, as a variation</source>
        <translation>将内置引擎会走的着法作为变着附在这一步旁边</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>关键时刻</translation>
    </message>
    <message>
        <source>Winning chances as our engine judges them, thinking %1 s about each position</source>
        <translation>内置引擎判断的胜率，每个局面思考 %1 秒</translation>
    </message>
</context>
<context>
    <name>tessera::SeatColumn</name>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>自适应</translation>
    </message>
    <message>
        <source>Which computer player plays %1</source>
        <translation>执%1的电脑玩家</translation>
    </message>
    <message>
        <source>%1 is played by a person</source>
        <translation>%1由真人来下</translation>
    </message>
    <message>
        <source>%1 is played by the computer</source>
        <translation>%1由电脑来下</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1的名字</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1的等级</translation>
    </message>
    <message>
        <source>The level of %1 follows your rating</source>
        <translation>%1的等级随你的等级分调整</translation>
    </message>
    <message>
        <source>Each game begins at the level that fits your rating, which says openly how strong it is; within a game it stays</source>
        <translation>每局开始时采用与你的等级分相称的等级，并明示其强度；一局之中保持不变</translation>
    </message>
    <message>
        <source>How often you are to win against %1</source>
        <translation>你对%1的目标胜率</translation>
    </message>
    <message>
        <source>You win %1 %</source>
        <translation>目标胜率 %1%</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>It stays at the level that it has</source>
        <translation>保持现有等级不变</translation>
    </message>
    <message>
        <source>Name (Computer)</source>
        <translation>名字（电脑）</translation>
    </message>
    <message>
        <source>Name (Person)</source>
        <translation>名字（真人）</translation>
    </message>
    <message>
        <source>%1 · %2, ~%3 s a move</source>
        <comment>level, its word, seconds</comment>
        <translation>%1 · %2，每步约 %3 秒</translation>
    </message>
    <message>
        <source>Now level %1; your rating is %2</source>
        <comment>level in words, rating</comment>
        <translation>现为等级 %1；你的等级分为 %2</translation>
    </message>
</context>
<context>
    <name>tessera::SeatsForm</name>
    <message>
        <source>Swap seats</source>
        <translation>换座位</translation>
    </message>
    <message>
        <source>Everybody one seat further</source>
        <translation>每人移到下一个座位</translation>
    </message>
    <message>
        <source>Draw lots for the seats</source>
        <translation>抽签定座位</translation>
    </message>
</context>
<context>
    <name>tessera::SelectedGames</name>
    <message>
        <source>This game lies in a file of its own, which is not changed from here.</source>
        <translation>这一局在单独的文件中，不能从这里更改。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>No favourite any more</source>
        <translation>取消收藏</translation>
    </message>
    <message>
        <source>Favourite (*)</source>
        <translation>收藏（*）</translation>
    </message>
    <message>
        <source>Change tags (F2)</source>
        <translation>更改标签（F2）</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Remove (Del)</source>
        <translation>移除（Del）</translation>
    </message>
    <message>
        <source>This game was removed. Put it back to change it.</source>
        <translation>这局棋已被移除，请先放回再修改。</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>棋谱库</translation>
    </message>
    <message>
        <source>They can be brought back for 30 days: “Show removed”, or Ctrl+Z.</source>
        <translation>30 天内可以找回：“显示已移除的”，或按 Ctrl+Z。</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>放回</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n games?</source>
        <translation>
            <numerusform>移除 %n 局棋？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::SetupDesk</name>
    <message>
        <source>As in the file</source>
        <translation>按文件原样</translation>
    </message>
</context>
<context>
    <name>tessera::SetupForm</name>
    <message>
        <source>Clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Movement of the pieces</source>
        <translation>棋子移动</translation>
    </message>
    <message>
        <source>Configuration file</source>
        <translation>配置文件</translation>
    </message>
</context>
<context>
    <name>tessera::SetupSaver</name>
    <message>
        <source>Save the configuration</source>
        <translation>保存配置</translation>
    </message>
    <message>
        <source>Configurations and their layouts (*.json);;Layouts alone (*.txt);;All files (*)</source>
        <translation>配置及其布局 (*.json);;仅布局 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Saved the layout %1</source>
        <translation>已保存布局 %1</translation>
    </message>
    <message>
        <source>Alone it is opened on the usual board: only a configuration (.json) keeps the size, and where pawns are promoted.</source>
        <translation>布局文件单独使用时会在标准棋盘上打开：只有配置文件（.json）才保存棋盘大小和兵的升变位置。</translation>
    </message>
    <message>
        <source>%1 is there already, and is not the same. Overwrite it?</source>
        <translation>%1 已存在，且内容不同。要覆盖吗？</translation>
    </message>
    <message>
        <source>A configuration keeps its layout, and pictures of pieces, in files of their own beside it.</source>
        <translation>配置的布局和棋子图片保存在同一文件夹中的单独文件里。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Saved %1, and its layout beside it</source>
        <translation>已保存 %1，其布局保存在同一文件夹</translation>
    </message>
</context>
<context>
    <name>tessera::SideColumn</name>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
</context>
<context>
    <name>tessera::SidePages</name>
    <message>
        <source>Game and moves</source>
        <translation>对局与着法</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
</context>
<context>
    <name>tessera::SidePresenter</name>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>shared win</source>
        <translation>共同获胜</translation>
    </message>
</context>
<context>
    <name>tessera::StartForm</name>
    <message>
        <source>Position as text</source>
        <translation>局面文本</translation>
    </message>
    <message>
        <source>Show the start position as text</source>
        <translation>以文本显示起始局面</translation>
    </message>
    <message>
        <source>Start position as text</source>
        <translation>起始局面文本</translation>
    </message>
    <message>
        <source>The usual start</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>A position as text, such as %1</source>
        <translation>文本形式的局面，例如 %1</translation>
    </message>
    <message>
        <source>Edit layout…</source>
        <translation>编辑布局…</translation>
    </message>
    <message>
        <source>Position editor…</source>
        <translation>局面编辑器…</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>使用此布局</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>使用此局面</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>在此局面下，对局已经结束。</translation>
    </message>
</context>
<context>
    <name>tessera::StartList</name>
    <message>
        <source>Start position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自定义</translation>
    </message>
</context>
<context>
    <name>tessera::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>选择游戏</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>棋谱库</translation>
    </message>
    <message>
        <source>All games that were finished or saved</source>
        <translation>所有已结束或已保存的对局</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Go on with a game from a file</source>
        <translation>从文件继续一盘对局</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Win, save yourself, catch the most: puzzles of every game, and your own mistakes</source>
        <translation>获胜、化险为夷、最大收获：各种游戏的习题，以及你的错着</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Read the rules of the games</source>
        <translation>阅读各种游戏的规则</translation>
    </message>
    <message>
        <source>Agent lab</source>
        <translation>智能体实验室</translation>
    </message>
    <message>
        <source>Let levels, engines and agents play matches that tell who is better</source>
        <translation>让等级、引擎和智能体比赛，看谁更强</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>tessera::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Results by seat</source>
        <translation>各座位的结果</translation>
    </message>
    <message>
        <source>Who won, and what nobody won alone</source>
        <translation>谁获胜，以及多少局无人独胜</translation>
    </message>
    <message>
        <source>Results by level</source>
        <translation>各等级的结果</translation>
    </message>
    <message>
        <source>Points of people alone against our levels</source>
        <translation>一人对阵内置引擎各等级的得分</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>对局数随时间的变化</translation>
    </message>
    <message>
        <source>The last months with games</source>
        <translation>最近有对局的月份</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Why games ended, the most frequent first</source>
        <translation>对局结束的原因，最常见的在前</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>你的等级分</translation>
    </message>
    <message>
        <source>Games count that one person plays from the usual start to its end against levels of Tessera alone, without hints, analysis or moves taken back. Level 5 stands at 1500 in every game; the band holds the true strength in 95 of 100 cases.</source>
        <translation>计入的对局须由一人从初始局面下到终局，对手只有 Tessera 的各等级，且没有提示、分析或悔棋。在每种游戏中，等级 5 都定为 1500；色带在 100 次中有 95 次包含真实棋力。</translation>
    </message>
    <message>
        <source>No game has counted yet.</source>
        <translation>还没有计入的对局。</translation>
    </message>
    <message>
        <source>There is no game to count.</source>
        <translation>没有可统计的对局。</translation>
    </message>
    <message numerus="yes">
        <source>Games: %n, those that the search and the filters show.</source>
        <translation>
            <numerusform>共 %n 局，即搜索和筛选所显示的对局。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, share</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nobody alone %1</source>
        <translation>无人独胜 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (games: %n)</source>
        <translation>
            <numerusform>%1（%n 局）</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>等级 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the points (games: %n)</source>
        <translation>
            <numerusform>得分率 %1（%n 局）</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of people alone against our levels is among them.</source>
        <translation>其中没有一人对阵内置引擎各等级的对局。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (games: %n)</source>
        <comment>game, rating</comment>
        <translation>
            <numerusform>%1：%2（%n 局）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::StudyBoxes</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>tessera::SymmetryBox</name>
    <message>
        <source>What the other half gets</source>
        <translation>另一半如何摆放</translation>
    </message>
    <message>
        <source>Set pieces one by one</source>
        <translation>逐个放置棋子</translation>
    </message>
    <message>
        <source>The other half mirrored</source>
        <translation>另一半镜像</translation>
    </message>
    <message>
        <source>The other half turned by 180°</source>
        <translation>另一半旋转 180°</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>Give the upper half what stands in the lower one</source>
        <translation>按下半部分补全上半部分</translation>
    </message>
</context>
<context>
    <name>tessera::ThinkingBox</name>
    <message>
        <source>The computer&apos;s thoughts</source>
        <translation>电脑的思考</translation>
    </message>
    <message>
        <source>What the computer thought about its last move</source>
        <translation>电脑走上一步时的思考</translation>
    </message>
    <message>
        <source>It has not thought about a move yet.</source>
        <translation>它还没有思考过着法。</translation>
    </message>
    <message>
        <source>It played %1 instead, as its level does at times.</source>
        <translation>它改走了 %1，其等级有时会这样。</translation>
    </message>
</context>
<context>
    <name>tessera::TimeControlEdit</name>
    <message>
        <source>No limit</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>1 + 0</source>
        <translation>1 + 0</translation>
    </message>
    <message>
        <source>2 + 1</source>
        <translation>2 + 1</translation>
    </message>
    <message>
        <source>3 + 2</source>
        <translation>3 + 2</translation>
    </message>
    <message>
        <source>5 + 3</source>
        <translation>5 + 3</translation>
    </message>
    <message>
        <source>10 + 5</source>
        <translation>10 + 5</translation>
    </message>
    <message>
        <source>15 + 10</source>
        <translation>15 + 10</translation>
    </message>
    <message>
        <source>30 + 10</source>
        <translation>30 + 10</translation>
    </message>
    <message>
        <source>60 + 30</source>
        <translation>60 + 30</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> s more a move</source>
        <translation> 秒/步（加秒）</translation>
    </message>
    <message>
        <source>%1: minutes</source>
        <translation>%1：分钟数</translation>
    </message>
    <message>
        <source>%1: seconds</source>
        <translation>%1：秒数</translation>
    </message>
    <message>
        <source>%1: seconds added after each move</source>
        <translation>%1：每步后所加的秒数</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>A clock needs time at the start; choose “No limit” to play without one.</source>
        <translation>棋钟须有初始时间；不用棋钟请选择“不限时”。</translation>
    </message>
</context>
<context>
    <name>tessera::TorusPanner</name>
    <message>
        <source>&amp;Centre here</source>
        <translation>以此为中心(&amp;C)</translation>
    </message>
    <message>
        <source>Show from row 0, column 0</source>
        <translation>从第 0 行第 0 列起显示</translation>
    </message>
    <message>
        <source>&amp;Mark this cell</source>
        <translation>标记此格(&amp;M)</translation>
    </message>
    <message>
        <source>No margin</source>
        <translation>无外延</translation>
    </message>
    <message numerus="yes">
        <source>Margin of %n cells</source>
        <translation>
            <numerusform>外延 %n 格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tessera::TourPanel</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>示范</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>引导教程</translation>
    </message>
    <message>
        <source>End the guided game</source>
        <translation>结束引导教程</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>返回上一步</translation>
    </message>
    <message>
        <source>Show a move that is wanted</source>
        <translation>示范一步符合要求的着法</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>前往下一步</translation>
    </message>
    <message>
        <source>Guided game · step %1 of %2</source>
        <translation>引导教程 · 第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Try something else.</source>
        <translation>换一步试试。</translation>
    </message>
</context>
<context>
    <name>tessera::TraceBox</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>Time of each move</source>
        <translation>每步的用时</translation>
    </message>
    <message>
        <source>Memory of each move</source>
        <translation>每步的内存</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>What the program wrote</source>
        <translation>程序的输出</translation>
    </message>
    <message>
        <source>Time: %1; at most %2 a move</source>
        <comment>players and what they took</comment>
        <translation>用时：%1；每步至多 %2</translation>
    </message>
    <message>
        <source>Memory during each move, at its peak: at most %1</source>
        <translation>每步期间的内存峰值：至多 %1</translation>
    </message>
    <message>
        <source>Memory after each move: at most %1</source>
        <translation>每步之后的内存：至多 %1</translation>
    </message>
    <message>
        <source>Memory during each move, or after it: at most %1</source>
        <translation>每步期间或之后的内存：至多 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What programs take for their moves, and what they print, will stand here.</source>
        <translation>程序每步的消耗和打印的内容将显示在这里。</translation>
    </message>
    <message>
        <source>Step to a move to see what its program printed.</source>
        <translation>转到某一步，查看其程序打印的内容。</translation>
    </message>
    <message>
        <source>%1 was not made by a program.</source>
        <comment>move</comment>
        <translation>%1不是由程序走的。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>memory</comment>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>%1 after it</source>
        <comment>memory</comment>
        <translation>走后 %1</translation>
    </message>
    <message>
        <source>%1: %2, nothing printed</source>
        <comment>move, time and memory</comment>
        <translation>%1：%2，没有打印内容</translation>
    </message>
    <message>
        <source>%1: %2, printed:</source>
        <comment>move, time and memory</comment>
        <translation>%1：%2，打印内容：</translation>
    </message>
</context>
<context>
    <name>tessera::TypedMoves</name>
    <message>
        <source>%1   %2</source>
        <comment>move, in words</comment>
        <translation>%1   %2</translation>
    </message>
</context>
<context>
    <name>tessera::UnfinishedGames</name>
    <message>
        <source>The program ended in the middle of a game of %1. It waits here as it stood, at move %2.</source>
        <translation>程序在一局 %1 进行中退出。对局按原样保留在这里，停在第 %2 步。</translation>
    </message>
    <message>
        <source>%1. The file is kept as %2 in %3.</source>
        <translation>%1。该文件已保留为 %2，位于 %3。</translation>
    </message>
    <message>
        <source>The program did not survive showing the game %1 when it was open last</source>
        <translation>上次打开时，程序在显示对局 %1 时中断了</translation>
    </message>
</context>
<context>
    <name>tessera::WindowFrame</name>
    <message>
        <source>Tessera</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>file, game</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>tessera::chexers::ExitCups</name>
    <message>
        <source>%1: %2 of %3 exits</source>
        <comment>colour, exits taken, exits that win</comment>
        <translation>%1：已离场 %2 枚，共需 %3 枚</translation>
    </message>
</context>
<context>
    <name>tessera::chexers::RacePanel</name>
    <message>
        <source>Race</source>
        <translation>离场竞速</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Turns to win, at least</source>
        <translation>获胜至少还需的回合数</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>▶ %1</source>
        <comment>colour whose turn it is</comment>
        <translation>▶ %1</translation>
    </message>
    <message>
        <source>%1: one piece on the board</source>
        <translation>%1：盘上有 1 枚棋子</translation>
    </message>
    <message>
        <source>%1: %2 pieces on the board</source>
        <translation>%1：盘上有 %2 枚棋子</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <comment>a number of turns, at least</comment>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>%1 has no pieces left and cannot win.</source>
        <translation>%1已没有棋子，无法获胜。</translation>
    </message>
    <message>
        <source>%1 needs at least one turn to win.</source>
        <translation>%1至少还需 1 回合才能获胜。</translation>
    </message>
    <message>
        <source>%1 needs at least %2 turns to win.</source>
        <translation>%1至少还需 %2 回合才能获胜。</translation>
    </message>
    <message>
        <source>Left alone, jumping over own pieces only: one turn.</source>
        <translation>若无人干扰且只越过己方棋子：1 回合。</translation>
    </message>
    <message>
        <source>Left alone, jumping over own pieces only: %1 turns.</source>
        <translation>若无人干扰且只越过己方棋子：%1 回合。</translation>
    </message>
    <message>
        <source>⚠ %1 can win now</source>
        <translation>⚠ %1现在就能获胜</translation>
    </message>
    <message>
        <source>⚠ %1 can win next turn</source>
        <translation>⚠ %1下一回合就能获胜</translation>
    </message>
    <message>
        <source>Position %1 of %2 · turn %3 of %4</source>
        <comment>how often this board has occurred; turns taken</comment>
        <translation>本局面第 %1/%2 次 · 第 %3/%4 回合</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::BalanceBar</name>
    <message>
        <source>%1: %2 %3, %4 %5</source>
        <comment>what, side, number, side, number</comment>
        <translation>%1：%2 %3，%4 %5</translation>
    </message>
    <message>
        <source>%1; after this placement %2 and %3</source>
        <translation>%1；这样放置后为 %2 和 %3</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::HandView</name>
    <message>
        <source>Turn anticlockwise (Shift+Space)</source>
        <translation>逆时针旋转（Shift+Space）</translation>
    </message>
    <message>
        <source>Turn clockwise (Space)</source>
        <translation>顺时针旋转（Space）</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>手中</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::ShapeButton</name>
    <message>
        <source>one placement</source>
        <translation>1 种放法</translation>
    </message>
    <message>
        <source>%1 placements</source>
        <translation>%1 种放法</translation>
    </message>
    <message>
        <source>Shape %1, carried, %2</source>
        <translation>形状 %1，已拿起，%2</translation>
    </message>
    <message>
        <source>Shape %1, %2</source>
        <translation>形状 %1，%2</translation>
    </message>
    <message>
        <source>Shape %1 (key %1): %2. Press again to turn it.</source>
        <translation>形状 %1（按键 %1）：%2。再按一次即可旋转。</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::ShapePalette</name>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
</context>
<context>
    <name>tessera::tetress::TetressPanel</name>
    <message>
        <source>Tokens</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Placements left</source>
        <translation>剩余放法</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>放法</translation>
    </message>
    <message>
        <source>Shapes and placements</source>
        <translation>形状与放法</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>%1 to place</source>
        <comment>colour</comment>
        <translation>轮到%1放置</translation>
    </message>
    <message>
        <source>Action %1 of %2</source>
        <translation>第 %1/%2 步</translation>
    </message>
    <message>
        <source>Take a shape, or tick four cells of the board.</source>
        <translation>拿起一个形状，或在棋盘上点选四格。</translation>
    </message>
    <message>
        <source>Shape %1. Space or the wheel turns it.</source>
        <translation>形状 %1。按 Space 或滚动滚轮可旋转。</translation>
    </message>
    <message numerus="yes">
        <source>%n of 4 cells ticked.</source>
        <translation>
            <numerusform>已点选 %n/4 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>It will be the %1.</source>
        <translation>将是形状 %1。</translation>
    </message>
    <message>
        <source>Possible: %1.</source>
        <translation>可能是：%1。</translation>
    </message>
</context>
<context>
    <name>tessera::watchyourback::ShrinkBar</name>
    <message>
        <source>%1 and %2</source>
        <comment>turns after which a ring falls</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Turn %1 of the moving phase; a ring falls after turns %2</source>
        <translation>移动阶段第 %1 回合；第 %2 回合后各塌落一圈</translation>
    </message>
</context>
<context>
    <name>tessera::watchyourback::WatchYourBackPanel</name>
    <message>
        <source>Phase and fighters</source>
        <translation>阶段与战士</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Moving phase</source>
        <translation>移动阶段</translation>
    </message>
    <message>
        <source>%1 places %2 of %3</source>
        <comment>colour, number of this piece, number of all</comment>
        <translation>%1放置第 %2/%3 名</translation>
    </message>
    <message>
        <source>%1: %2 of %3 fighters</source>
        <comment>colour, fighters on the board, of all</comment>
        <translation>%1：战士 %2/%3</translation>
    </message>
    <message>
        <source>%1, %2 would fall with the ring</source>
        <comment>pieces of a colour, number</comment>
        <translation>%1，其中 %2 名会随外圈塌落</translation>
    </message>
    <message>
        <source>Rings fall after turns %1 of the moving phase.</source>
        <translation>移动阶段第 %1 回合后各塌落一圈。</translation>
    </message>
    <message>
        <source>No more rings fall.</source>
        <translation>不再有外圈塌落。</translation>
    </message>
    <message>
        <source>The ring falls after this turn.</source>
        <translation>本回合后外圈塌落。</translation>
    </message>
    <message numerus="yes">
        <source>The ring falls in %n turns.</source>
        <translation>
            <numerusform>%n 回合后外圈塌落。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 fighters</source>
        <comment>colour, fighters on the board</comment>
        <translation>%1：战士 %2</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::CapturedRow</name>
    <message>
        <source>%1 %2</source>
        <comment>number, kind of piece</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::MovementBox</name>
    <message>
        <source>Only forward</source>
        <translation>仅向前</translation>
    </message>
    <message>
        <source>Diagram of the movement</source>
        <translation>走法图</translation>
    </message>
    <message>
        <source>Click squares to which the piece may go, and again to take them away</source>
        <translation>点击棋子可到达的格，再次点击即可取消</translation>
    </message>
    <message>
        <source>a leap</source>
        <translation>跳跃</translation>
    </message>
    <message>
        <source>a slide</source>
        <translation>滑行</translation>
    </message>
    <message>
        <source>a leap repeated in a line</source>
        <translation>沿直线连续跳跃</translation>
    </message>
    <message>
        <source>What a click sets</source>
        <translation>点击所设定的走法</translation>
    </message>
    <message>
        <source>Most steps</source>
        <translation>最多步数</translation>
    </message>
    <message>
        <source>both</source>
        <translation>均可</translation>
    </message>
    <message>
        <source>moves only</source>
        <translation>仅移动</translation>
    </message>
    <message>
        <source>captures only</source>
        <translation>仅吃子</translation>
    </message>
    <message>
        <source>What it serves for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>A click sets</source>
        <translation>点击设定</translation>
    </message>
    <message>
        <source>Most steps (%1: no limit)</source>
        <translation>最多步数（%1：不限）</translation>
    </message>
    <message>
        <source>For moves, captures or both</source>
        <translation>用于移动、吃子或两者</translation>
    </message>
    <message>
        <source>Movement in Betza&apos;s notation</source>
        <translation>Betza 记法的走法</translation>
    </message>
    <message>
        <source>such as BN, FfW or mNcR</source>
        <translation>如 BN、FfW 或 mNcR</translation>
    </message>
    <message>
        <source>W F D N A H C Z G and (m,n) are leaps, R B Q K the usual pieces; a number or the letter again repeats them in a line; before them m is only moving, c only capturing, f only forward</source>
        <translation>W F D N A H C Z G 和 (m,n) 是跳跃，R B Q K 是常规棋子；后接数字或重复该字母表示沿直线连续；前缀 m 表示仅移动，c 表示仅吃子，f 表示仅向前</translation>
    </message>
    <message>
        <source>In Betza&apos;s notation</source>
        <translation>用 Betza 记法</translation>
    </message>
    <message>
        <source>Change the movement</source>
        <translation>修改走法</translation>
    </message>
    <message>
        <source>Found %1, wanted %2</source>
        <comment>in a text, what was found and wanted</comment>
        <translation>遇到 %1，应为 %2</translation>
    </message>
    <message>
        <source>Write the movement</source>
        <translation>输入走法</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::MovementCard</name>
    <message>
        <source>Movement card</source>
        <translation>走法卡</translation>
    </message>
    <message>
        <source>Point at a piece to see how it moves.</source>
        <translation>指向棋子即可查看其走法。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a piece, its letter</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>价值 %1</translation>
    </message>
    <message>
        <source>Beyond price</source>
        <translation>无价</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a piece, how it moves</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PictureBox</name>
    <message>
        <source>SVG…</source>
        <translation>SVG…</translation>
    </message>
    <message>
        <source>Its letter</source>
        <translation>用字母</translation>
    </message>
    <message>
        <source>White&apos;s picture</source>
        <translation>白方图案</translation>
    </message>
    <message>
        <source>Black&apos;s picture</source>
        <translation>黑方图案</translation>
    </message>
    <message>
        <source>Take the picture from an SVG file</source>
        <translation>从 SVG 文件取得图案</translation>
    </message>
    <message>
        <source>Draw the piece as its letter</source>
        <translation>用字母表示棋子</translation>
    </message>
    <message>
        <source>Picture as the data of an SVG path</source>
        <translation>以 SVG 路径数据表示的图案</translation>
    </message>
    <message>
        <source>The data of an SVG path in a square of 100×100, such as M50 10 L90 90 H10 Z</source>
        <translation>100×100 方框内的 SVG 路径数据，例如 M50 10 L90 90 H10 Z</translation>
    </message>
    <message>
        <source>an SVG document</source>
        <translation>一个 SVG 文档</translation>
    </message>
    <message>
        <source>or the data of an SVG path</source>
        <translation>或 SVG 路径数据</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>打开图案</translation>
    </message>
    <message>
        <source>Drawings (*.svg);;All files (*)</source>
        <translation>矢量图 (*.svg);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>found %1, wanted %2</source>
        <comment>in a file, what was found and wanted</comment>
        <translation>遇到 %1，应为 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Found %1, wanted %2</source>
        <comment>in a text, what was found and wanted</comment>
        <translation>遇到 %1，应为 %2</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>选择图案</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PieceDrafts</name>
    <message>
        <source>The piece %1 has no name.</source>
        <translation>棋子 %1 没有名称。</translation>
    </message>
    <message>
        <source>The %1 (%2) cannot move: click squares of its diagram.</source>
        <translation>%1（%2）无法走动：请在走法图中点击格子。</translation>
    </message>
    <message>
        <source>The %1 (%2) cannot move: all its leaps lead off the board of %3×%4.</source>
        <translation>%1（%2）无法走动：它的每种跳跃都会跳出 %3×%4 的棋盘。</translation>
    </message>
    <message>
        <source>There are %1, and there may be %2.</source>
        <comment>what is too much, what is wanted</comment>
        <translation>现有 %1，允许的是 %2。</translation>
    </message>
    <message>
        <source>new piece</source>
        <translation>新棋子</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>添加棋子</translation>
    </message>
    <message>
        <source>Change a piece of the game</source>
        <translation>修改本游戏的棋子</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>name of a piece</comment>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Copy a piece</source>
        <translation>复制棋子</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>移除棋子</translation>
    </message>
    <message>
        <source>Choose a letter</source>
        <translation>选择字母</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PieceForm</name>
    <message>
        <source>estimated</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>Royal: its loss ends the game</source>
        <translation>王棋：失去它对局即结束</translation>
    </message>
    <message>
        <source>A pawn may become it</source>
        <translation>兵可升变为它</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name and letter</source>
        <translation>名称与字母</translation>
    </message>
    <message>
        <source>Value in pawns</source>
        <translation>价值（以兵计）</translation>
    </message>
    <message>
        <source>The value is estimated from how many squares it reaches</source>
        <translation>价值按它能到达的格数估算</translation>
    </message>
    <message>
        <source>Estimate the value</source>
        <translation>估算价值</translation>
    </message>
    <message>
        <source>Royal or not</source>
        <translation>是否为王棋</translation>
    </message>
    <message>
        <source>Promoted to or not</source>
        <translation>兵可否升变为它</translation>
    </message>
    <message>
        <source>A letter from a to z is wanted.</source>
        <translation>需要 a 到 z 之间的一个字母。</translation>
    </message>
    <message>
        <source>Another piece has the letter %1.</source>
        <translation>字母 %1 已用于另一种棋子。</translation>
    </message>
    <message>
        <source>Name a piece</source>
        <translation>命名棋子</translation>
    </message>
    <message>
        <source>Value a piece</source>
        <translation>设定棋子价值</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PieceList</name>
    <message>
        <source>Own pieces</source>
        <translation>自定义棋子</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>添加棋子</translation>
    </message>
    <message>
        <source>Copy the piece</source>
        <translation>复制此棋子</translation>
    </message>
    <message>
        <source>Remove the piece</source>
        <translation>移除此棋子</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>A new piece</source>
        <translation>新棋子</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <comment>name of a piece of the game</comment>
        <translation>修改：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a piece, its letter</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::PieceWorkshop</name>
    <message>
        <source>Use these pieces</source>
        <translation>使用这些棋子</translation>
    </message>
    <message>
        <source>Own pieces</source>
        <translation>自定义棋子</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试走</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>恢复原位</translation>
    </message>
    <message>
        <source>Put the pieces of the board back</source>
        <translation>将棋盘上的棋子放回原位</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>Copy the pieces as they stand in a configuration file</source>
        <translation>以配置文件中的格式复制这些棋子</translation>
    </message>
    <message>
        <source>There are no own pieces yet: add one with the button above the list.</source>
        <translation>还没有自定义棋子：请用列表上方的按钮添加。</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::TrialBoard</name>
    <message>
        <source>Board to try the piece on</source>
        <translation>试走棋子的棋盘</translation>
    </message>
</context>
<context>
    <name>tessera::xxlchess::XxlChessPanel</name>
    <message>
        <source>Captured pieces and movement card</source>
        <translation>被吃的棋子与走法卡</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <comment>colour</comment>
        <translation>%1的失子</translation>
    </message>
    <message>
        <source>Material is even</source>
        <translation>子力均等</translation>
    </message>
    <message>
        <source>%1 is ahead by %2</source>
        <comment>colour, value in pawns</comment>
        <translation>%1领先 %2</translation>
    </message>
</context>
<context>
    <name>tetress</name>
    <message>
        <source>No place left</source>
        <translation>无处可放</translation>
    </message>
    <message>
        <source>Win with one tetromino</source>
        <translation>用一块四格骨牌获胜</translation>
    </message>
    <message>
        <source>Win with %1 tetrominoes</source>
        <translation>用 %1 块四格骨牌获胜</translation>
    </message>
    <message>
        <source>Save yourself</source>
        <translation>化险为夷</translation>
    </message>
    <message>
        <source>Place so that you have a place left at your next turn</source>
        <translation>确保下一回合仍有处可放</translation>
    </message>
    <message>
        <source>Do not lose for %1 turns</source>
        <translation>坚持 %1 回合不败</translation>
    </message>
    <message>
        <source>Double clear</source>
        <translation>双线消除</translation>
    </message>
    <message>
        <source>Many lines at once</source>
        <translation>多线齐消</translation>
    </message>
    <message>
        <source>Clear %1 lines with one tetromino</source>
        <translation>用一块四格骨牌消除 %1 线</translation>
    </message>
    <message>
        <source>Largest capture</source>
        <translation>最大斩获</translation>
    </message>
    <message>
        <source>Clear %1 tokens of your opponent with one tetromino</source>
        <translation>用一块四格骨牌消除对手 %1 个方块</translation>
    </message>
    <message>
        <source>One, two</source>
        <translation>接连消线</translation>
    </message>
    <message>
        <source>Clear two lines with two tetrominoes, whatever your opponent does</source>
        <translation>无论对手怎么走，用 2 块四格骨牌消除 2 线</translation>
    </message>
    <message>
        <source>Actions taken</source>
        <translation>已走步数</translation>
    </message>
    <message>
        <source>With %1 you could have cleared %2 tokens of %3 and %4 of your own</source>
        <translation>走 %1 本可消除%3的 %2 个方块和你自己的 %4 个</translation>
    </message>
    <message>
        <source>After this, %1 can clear %2 of your tokens and %3 of their own with %4</source>
        <translation>走了这步，%1可走 %4，消除你的 %2 个方块和自己的 %3 个</translation>
    </message>
    <message>
        <source>With %1 you could have left %2 only %3 places</source>
        <translation>走 %1 本可让%2只剩 %3 种放法</translation>
    </message>
    <message>
        <source>When %1 plays %2, you have %3 places left</source>
        <translation>%1走 %2 后，你还剩 %3 种放法</translation>
    </message>
    <message>
        <source>Red %1 : Blue %2</source>
        <translation>红方 %1 : 蓝方 %2</translation>
    </message>
    <message>
        <source>%1 then has %2 places</source>
        <translation>%1随后有 %2 种放法</translation>
    </message>
    <message>
        <source>The game is over: %1 actions have been taken</source>
        <translation>对局已结束：已走满 %1 步</translation>
    </message>
    <message>
        <source>The game is over: %1 has no placement left</source>
        <translation>对局已结束：%1已无处可放</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 已被占据</translation>
    </message>
    <message>
        <source>%1 are occupied</source>
        <translation>%1 已被占据</translation>
    </message>
    <message>
        <source>Not a tetromino: %1 is loose</source>
        <translation>不是四格骨牌：%1 没有相连</translation>
    </message>
    <message>
        <source>Not a tetromino: %1 are loose</source>
        <translation>不是四格骨牌：%1 没有相连</translation>
    </message>
    <message>
        <source>No tetromino reaches from %1 to the other cells</source>
        <translation>没有四格骨牌能从 %1 连到其余各格</translation>
    </message>
    <message>
        <source>No tetromino has room that covers %1</source>
        <translation>没有放得下且覆盖 %1 的四格骨牌</translation>
    </message>
    <message>
        <source>No tetromino on %1 is adjacent to a token of %2</source>
        <translation>覆盖 %1 的四格骨牌都不与%2的方块相邻</translation>
    </message>
    <message>
        <source>A placement has four cells</source>
        <translation>每次放置占四格</translation>
    </message>
    <message>
        <source>%1 is named twice: a tetromino has four cells</source>
        <translation>%1 重复了：四格骨牌有四格</translation>
    </message>
    <message>
        <source>A tetromino has four cells, not %1</source>
        <translation>四格骨牌有四格，而不是 %1 格</translation>
    </message>
    <message>
        <source>None of the four cells is adjacent to a token of %1</source>
        <translation>这四格都不与%1的方块相邻</translation>
    </message>
    <message>
        <source>Tetress</source>
        <translation>Tetress</translation>
    </message>
    <message>
        <source>Place tetrominoes on a board without edges until your opponent finds no place left.</source>
        <translation>在没有边缘的棋盘上放置四格骨牌，直到对手无处可放。</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝方</translation>
    </message>
    <message>
        <source>token</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>%1 line cleared (−%2 Red, −%3 Blue)</source>
        <translation>消除 %1 线（红方 −%2，蓝方 −%3）</translation>
    </message>
    <message>
        <source>%1 lines cleared (−%2 Red, −%3 Blue)</source>
        <translation>消除 %1 线（红方 −%2，蓝方 −%3）</translation>
    </message>
    <message>
        <source>Red has no tokens left</source>
        <translation>红方已没有方块</translation>
    </message>
    <message>
        <source>Blue has no tokens left</source>
        <translation>蓝方已没有方块</translation>
    </message>
    <message>
        <source>Ten placed</source>
        <translation>已放十块</translation>
    </message>
    <message>
        <source>Crowded</source>
        <translation>拥挤</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>R, B, a number from 1 to 11, or /</source>
        <translation>R、B、1 到 11 的数或 /</translation>
    </message>
    <message>
        <source>more than 11 cells in row %1</source>
        <translation>第 %1 行多于 11 格</translation>
    </message>
    <message>
        <source>%1 cell in row %2</source>
        <translation>第 %2 行有 %1 格</translation>
    </message>
    <message>
        <source>%1 cells in row %2</source>
        <translation>第 %2 行有 %1 格</translation>
    </message>
    <message>
        <source>a twelfth row</source>
        <translation>第十二行</translation>
    </message>
    <message>
        <source>11 rows</source>
        <translation>11 行</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>the side, r or b</source>
        <translation>哪方：r 或 b</translation>
    </message>
    <message>
        <source>the actions taken, 0 to %1</source>
        <translation>已走的步数，0 到 %1</translation>
    </message>
    <message>
        <source>%1, as the actions taken say</source>
        <translation>%1，与已走的步数一致</translation>
    </message>
    <message>
        <source>four cells r,c joined by +, r and c from 0 to 10</source>
        <translation>用 + 相连的四格 r,c，r 和 c 从 0 到 10</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>a legal move: %1 (%2)</source>
        <translation>合法着法：%1（%2）</translation>
    </message>
    <message>
        <source>only %1 field</source>
        <translation>只有 %1 项</translation>
    </message>
    <message>
        <source>only %1 fields</source>
        <translation>只有 %1 项</translation>
    </message>
    <message>
        <source>3: rows, side (r or b), actions</source>
        <translation>3 项：各行、哪方（r 或 b）、步数</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本末尾</translation>
    </message>
    <message>
        <source>The turn limit is reached, and both have as many tokens.</source>
        <translation>已达回合上限，双方棋子数相同。</translation>
    </message>
</context>
<context>
    <name>watchyourback</name>
    <message>
        <source>The last stab</source>
        <translation>最后一刺</translation>
    </message>
    <message>
        <source>Win in one move</source>
        <translation>一步获胜</translation>
    </message>
    <message>
        <source>Win in %1 moves</source>
        <translation>%1 步内获胜</translation>
    </message>
    <message>
        <source>Largest stab</source>
        <translation>最大一刺</translation>
    </message>
    <message>
        <source>Two in two</source>
        <translation>两步双刺</translation>
    </message>
    <message>
        <source>Stab %1 fighters with one move</source>
        <translation>一步刺杀 %1 名战士</translation>
    </message>
    <message>
        <source>Stab %1 fighters within %2 moves</source>
        <translation>%2 步内刺杀 %1 名战士</translation>
    </message>
    <message>
        <source>Save yourself</source>
        <translation>化险为夷</translation>
    </message>
    <message>
        <source>Move so that no fighter of yours falls before your next turn</source>
        <translation>确保下回合前无战士被消灭</translation>
    </message>
    <message>
        <source>Lose no fighter for %1 moves</source>
        <translation>坚持 %1 步不失战士</translation>
    </message>
    <message>
        <source>Hold out</source>
        <translation>坚守</translation>
    </message>
    <message>
        <source>Do not lose for two moves</source>
        <translation>坚持两步不败</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Turns of the phase</source>
        <translation>本阶段回合数</translation>
    </message>
    <message>
        <source>You could have stabbed %1 by %2</source>
        <translation>你本可走 %2，刺杀 %1</translation>
    </message>
    <message>
        <source>After this, %1 can stab %2 in %3 ways: you lose %4</source>
        <translation>走了这步，%1有 %3 种走法可以刺杀 %2：你损失 %4 名</translation>
    </message>
    <message>
        <source>After this, %1 can stab %2 by %3 or %4: you lose %5</source>
        <translation>走了这步，%1可走 %3 或 %4，刺杀 %2：你损失 %5 名</translation>
    </message>
    <message>
        <source>After this, %1 can stab %2 by %3: you lose %4</source>
        <translation>走了这步，%1可走 %3，刺杀 %2：你损失 %4 名</translation>
    </message>
    <message>
        <source>Whatever %1 does, you then lose %2 with the ring that falls</source>
        <translation>随后无论%1怎么走，你都会因外圈塌落失去 %2 的战士</translation>
    </message>
    <message>
        <source>You strike first: %1 falls, then your own fighter on %2</source>
        <translation>你先出手：%1 被消灭，随后你在 %2 的战士也被消灭</translation>
    </message>
    <message>
        <source>You strike first: %1 falls, and your fighter stays</source>
        <translation>你先出手：%1 被消灭，你的战士得以留下</translation>
    </message>
    <message>
        <source>You stab %1</source>
        <translation>你刺杀 %1</translation>
    </message>
    <message>
        <source>Your own fighter falls: %1 lies between two hostile squares</source>
        <translation>你自己的战士被消灭：%1 夹在两个有敌意的格之间</translation>
    </message>
    <message>
        <source>%2 has fewer than two fighters left.</source>
        <translation>%2剩余战士不足两名。</translation>
    </message>
    <message>
        <source>Both sides have fewer than two fighters left.</source>
        <translation>双方剩余战士都不足两名。</translation>
    </message>
    <message>
        <source>The shrinking board left %2 fewer than two fighters.</source>
        <translation>棋盘缩圈后，%2剩余战士不足两名。</translation>
    </message>
    <message>
        <source>The shrinking board left both fewer than two fighters.</source>
        <translation>棋盘缩圈后，双方剩余战士都不足两名。</translation>
    </message>
    <message>
        <source>All are placed; %2 has fewer than two fighters left.</source>
        <translation>放置完毕，%2剩余战士不足两名。</translation>
    </message>
    <message>
        <source>All are placed; both have fewer than two fighters left.</source>
        <translation>放置完毕，双方剩余战士都不足两名。</translation>
    </message>
    <message>
        <source>Both players had to forfeit, one after the other.</source>
        <translation>双方相继被迫轮空。</translation>
    </message>
    <message>
        <source>Placing is never impossible: place a fighter</source>
        <translation>任何时候都有处可放：请放置一名战士</translation>
    </message>
    <message>
        <source>Fighters move only when all 24 have been placed</source>
        <translation>24 名战士全部放置后才能移动</translation>
    </message>
    <message>
        <source>%1 has no step and no jump and forfeits the turn</source>
        <translation>%1既不能走也不能跳，本回合轮空</translation>
    </message>
    <message>
        <source>You may forfeit only when no step and no jump is left</source>
        <translation>只有既不能走也不能跳时才能轮空</translation>
    </message>
    <message>
        <source>The fighter on %1 has no free square to step or jump to</source>
        <translation>%1 上的战士没有可走到或跳到的空格</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>%1 is a corner: nobody may stand there</source>
        <translation>%1 是角：任何战士都不能站在那里</translation>
    </message>
    <message>
        <source>%1 has fallen off the board</source>
        <translation>%1 已从棋盘上塌落</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 已被占据</translation>
    </message>
    <message>
        <source>%1 places only in rows %2 to %3</source>
        <translation>%1只能放在第 %2 至 %3 行</translation>
    </message>
    <message>
        <source>The fighter on %1 is not yours: it is %2&apos;s turn</source>
        <translation>%1 上的战士不是你的：现在轮到%2</translation>
    </message>
    <message>
        <source>There is no fighter on %1 to move</source>
        <translation>%1 上没有可移动的战士</translation>
    </message>
    <message>
        <source>A fighter steps to an adjacent square or jumps over one fighter to the square behind it</source>
        <translation>战士走到相邻格，或越过一名战士跳到其正后方的格</translation>
    </message>
    <message>
        <source>There is no fighter on %1 to jump over</source>
        <translation>%1 上没有可越过的战士</translation>
    </message>
    <message>
        <source>The jump would land on %1, which is occupied</source>
        <translation>跳跃的落点 %1 已被占据</translation>
    </message>
    <message>
        <source>Watch Your Back!</source>
        <translation>Watch Your Back!</translation>
    </message>
    <message>
        <source>Catch enemy fighters between two of yours while the board shrinks.</source>
        <translation>在不断缩圈的棋盘上，用两名己方战士夹击敌方战士。</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>fighter</source>
        <translation>战士</translation>
    </message>
    <message>
        <source>Draw by repetition</source>
        <translation>重复局面判和</translation>
    </message>
    <message>
        <source>After the last ring has fallen, the game is drawn when a position occurs a third time.</source>
        <translation>最后一圈塌落后，同一局面第三次出现即为和棋。</translation>
    </message>
    <message>
        <source>Draw when both forfeit</source>
        <translation>双方轮空判和</translation>
    </message>
    <message>
        <source>After the last ring has fallen, the game is drawn when both players forfeit their turns in succession.</source>
        <translation>最后一圈塌落后，双方接连轮空即为和棋。</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>回合上限</translation>
    </message>
    <message>
        <source>The game is drawn after so many turns of the moving phase; 0 for no limit.</source>
        <translation>移动阶段走满此回合数即为和棋；0 表示不限。</translation>
    </message>
    <message>
        <source>Pie rule</source>
        <translation>换边规则</translation>
    </message>
    <message>
        <source>After White&apos;s first placement Black may take White&apos;s side.</source>
        <translation>白方首次放置后，黑方可以改执白方。</translation>
    </message>
    <message>
        <source>Black takes White&apos;s side</source>
        <translation>黑方改执白方</translation>
    </message>
    <message>
        <source>The ring falls (White −%1, Black −%2)</source>
        <translation>外圈塌落（白方 −%1，黑方 −%2）</translation>
    </message>
    <message>
        <source>Placing phase</source>
        <translation>放置阶段</translation>
    </message>
    <message>
        <source>Moving phase</source>
        <translation>移动阶段</translation>
    </message>
    <message>
        <source>All placed</source>
        <translation>全部放完</translation>
    </message>
    <message>
        <source>Ring about to fall</source>
        <translation>外圈将塌</translation>
    </message>
    <message>
        <source>Last sixteen squares</source>
        <translation>最后十六格</translation>
    </message>
    <message>
        <source>%1 has more than 12 fighters, with those still to be placed</source>
        <translation>%1的战士超过 12 个（含尚未放置的）</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>x,y or x,y&gt;x,y with digits 0 to 7, or pass</source>
        <translation>x,y 或 x,y&gt;x,y（数字 0 到 7），或 pass</translation>
    </message>
    <message>
        <source>a legal move: %1 (%2)</source>
        <translation>合法着法：%1（%2）</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>the end of a row of %1</source>
        <translation>只有 %1 格的行的行末</translation>
    </message>
    <message>
        <source>8 squares</source>
        <translation>8 格</translation>
    </message>
    <message>
        <source>a ninth row</source>
        <translation>第九行</translation>
    </message>
    <message>
        <source>8 rows</source>
        <translation>8 行</translation>
    </message>
    <message>
        <source>W, B, X, #, a number from 1 to 8, or /</source>
        <translation>W、B、X、#、1 到 8 的数或 /</translation>
    </message>
    <message>
        <source>more than 8 squares in a row</source>
        <translation>一行多于 8 格</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>a last row of %1</source>
        <translation>最后一行有 %1 格</translation>
    </message>
    <message>
        <source>a board that has shrunk %1 times</source>
        <translation>缩圈 %1 次的棋盘</translation>
    </message>
    <message>
        <source>%1 times after so many turns</source>
        <translation>走这么多回合后应为 %1 次</translation>
    </message>
    <message>
        <source>%1, whose turn follows from the turns taken</source>
        <translation>%1，由已走的回合数可知轮到该方</translation>
    </message>
    <message>
        <source>%1 pieces of %2 with those still to be placed</source>
        <translation>%2有 %1 名战士（含尚未放置的）</translation>
    </message>
    <message>
        <source>%1 pieces of %2</source>
        <translation>%2有 %1 名战士</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>only %1 fields</source>
        <translation>只有 %1 项</translation>
    </message>
    <message>
        <source>4: rows, side (w or b), phase (place or move), turns</source>
        <translation>4 项：各行、哪方（w 或 b）、阶段（place 或 move）、回合数</translation>
    </message>
    <message>
        <source>the side, w or b</source>
        <translation>哪方：w 或 b</translation>
    </message>
    <message>
        <source>the phase, place or move</source>
        <translation>阶段：place 或 move</translation>
    </message>
    <message>
        <source>the turns taken in this phase, 0 to %1</source>
        <translation>本阶段已走的回合数，0 到 %1</translation>
    </message>
    <message>
        <source>corners and removed squares out of place</source>
        <translation>角和已塌落的格位置不对</translation>
    </message>
    <message>
        <source>X in the four corners of the board that is left and # around it</source>
        <translation>剩余棋盘的四角为 X，其外为 #</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本末尾</translation>
    </message>
    <message>
        <source>The turn limit is reached, and neither side has caught the other.</source>
        <translation>已达回合上限，双方均未消灭对手。</translation>
    </message>
</context>
<context>
    <name>xxlchess</name>
    <message>
        <source>Mate in %1</source>
        <translation>%1 步杀</translation>
    </message>
    <message>
        <source>Save yourself: do not be mated at once</source>
        <translation>化险为夷：避免立即被将死</translation>
    </message>
    <message>
        <source>Do not lose for %1 moves</source>
        <translation>坚持 %1 步不败</translation>
    </message>
    <message>
        <source>Capture the %1 within %2 moves</source>
        <translation>%2 步内吃掉对方的%1</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Capture the king in %1</source>
        <translation>%1 步内吃掉国王</translation>
    </message>
    <message>
        <source>Do not lose for one move</source>
        <translation>坚持一步不败</translation>
    </message>
    <message>
        <source>Capture the %1</source>
        <translation>吃掉对方的%1</translation>
    </message>
    <message>
        <source>There is no en passant: %1 is ignored</source>
        <translation>没有吃过路兵：%1 已忽略</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>走棋方</translation>
    </message>
    <message>
        <source>Kings and rooks</source>
        <translation>国王与车</translation>
    </message>
    <message>
        <source>have moved</source>
        <translation>已走动过</translation>
    </message>
    <message>
        <source>as in this position</source>
        <translation>按此局面</translation>
    </message>
    <message>
        <source>have not moved</source>
        <translation>未走动过</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Pawns are promoted on rank</source>
        <translation>兵的升变行</translation>
    </message>
    <message>
        <source>No castling: the king has already moved</source>
        <translation>不能王车易位：国王已走动过</translation>
    </message>
    <message>
        <source>No castling out of check: the %1 on %2 attacks the king</source>
        <translation>被将军时不能王车易位：%2 的%1正攻击国王</translation>
    </message>
    <message>
        <source>No castling: there is no rook on that side</source>
        <translation>不能王车易位：那一侧没有车</translation>
    </message>
    <message>
        <source>No castling: the first piece on that side is not your rook but the %1 on %2</source>
        <translation>不能王车易位：那一侧的第一个棋子不是你的车，而是 %2 的%1</translation>
    </message>
    <message>
        <source>No castling: the rook on %1 has already moved</source>
        <translation>不能王车易位：%1 的车已走动过</translation>
    </message>
    <message>
        <source>No castling: the rook on %1 is too near</source>
        <translation>不能王车易位：%1 的车太近</translation>
    </message>
    <message>
        <source>No castling: the king would pass %1, which the %2 on %3 attacks</source>
        <translation>不能王车易位：国王要经过 %1，而该格受 %3 的%2攻击</translation>
    </message>
    <message>
        <source>The king would be attacked on %1 by the %2 on %3</source>
        <translation>国王在 %1 会受 %3 的%2攻击</translation>
    </message>
    <message>
        <source>Your %1 on %2 could have taken the %3 on %4</source>
        <translation>你在 %2 的%1本可吃掉 %4 的%3</translation>
    </message>
    <message>
        <source>After this, the %1 on %2 can take your %3 on %4, and nothing can take back</source>
        <translation>走了这步，%2 的%1可吃掉你在 %4 的%3，且无子可回吃</translation>
    </message>
    <message>
        <source>After this, the %1 on %2 can take your %3 on %4</source>
        <translation>走了这步，%2 的%1可吃掉你在 %4 的%3</translation>
    </message>
    <message>
        <source>You could have mated at once with %1</source>
        <translation>你本可走 %1 立即将死对方</translation>
    </message>
    <message>
        <source>You could have mated in %1 moves, beginning with %2</source>
        <translation>你本可在 %1 步内将死对方，首着 %2</translation>
    </message>
    <message>
        <source>After this, %1 is mate</source>
        <translation>走了这步，%1 即成将死</translation>
    </message>
    <message>
        <source>Mate in %1 is now possible, beginning with %2</source>
        <translation>现在有 %1 步杀，首着 %2</translation>
    </message>
    <message>
        <source>You must defend your king: without the %1 on %2 it would be attacked</source>
        <translation>你必须保护国王：没有 %2 的%1，它就会受攻击</translation>
    </message>
    <message>
        <source>You must defend your king: it is attacked twice, so the king itself must move</source>
        <translation>你必须保护国王：它受到双重攻击，只能走国王</translation>
    </message>
    <message>
        <source>You must defend your king: it is attacked by the %1 on %2</source>
        <translation>你必须保护国王：它正受 %2 的%1攻击</translation>
    </message>
    <message>
        <source>The %1 on %2 is pinned: without it the %3 on %4 would attack the king</source>
        <translation>%2 的%1被牵制：没有它，%4 的%3就会攻击国王</translation>
    </message>
    <message>
        <source>A pawn goes diagonally only to capture, and %1 is empty</source>
        <translation>兵只有吃子时才走斜线，而 %1 是空格</translation>
    </message>
    <message>
        <source>Only an unmoved pawn on its second row may go two squares</source>
        <translation>只有位于己方第二行且未走动过的兵才能走两格</translation>
    </message>
    <message>
        <source>A pawn goes one square forward and captures one square diagonally forward</source>
        <translation>兵向前走一格，吃子则向斜前方一格</translation>
    </message>
    <message>
        <source>One square forward, two from its own second row; captures one square diagonally forward</source>
        <translation>向前一格，在己方第二行可走两格；向斜前方一格吃子</translation>
    </message>
    <message>
        <source>Any distance horizontally or vertically</source>
        <translation>横向或纵向，格数不限</translation>
    </message>
    <message>
        <source>Leaps two squares one way and one across, over other pieces</source>
        <translation>先直走两格，再横走一格，可越过其他棋子</translation>
    </message>
    <message>
        <source>Any distance diagonally</source>
        <translation>斜向，格数不限</translation>
    </message>
    <message>
        <source>Moves like a knight or a bishop</source>
        <translation>走法同马或象</translation>
    </message>
    <message>
        <source>Leaps three squares one way and one across, over other pieces</source>
        <translation>先直走三格，再横走一格，可越过其他棋子</translation>
    </message>
    <message>
        <source>Moves like a knight or a king, but may be captured</source>
        <translation>走法同马或国王，但可以被吃</translation>
    </message>
    <message>
        <source>Moves like a knight, a bishop or a rook</source>
        <translation>走法同马、象或车</translation>
    </message>
    <message>
        <source>One square in any direction, never into attack</source>
        <translation>任意方向一格，但不得走入受攻击的格</translation>
    </message>
    <message>
        <source>Moves like a knight or a rook</source>
        <translation>走法同马或车</translation>
    </message>
    <message>
        <source>Any distance in any direction</source>
        <translation>任意方向，格数不限</translation>
    </message>
    <message>
        <source>Moves as the diagram shows</source>
        <translation>走法如图所示</translation>
    </message>
    <message>
        <source>One square in any direction</source>
        <translation>任意方向一格</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>archbishop</source>
        <translation>大主教</translation>
    </message>
    <message>
        <source>camel</source>
        <translation>骆驼</translation>
    </message>
    <message>
        <source>general</source>
        <translation>将领</translation>
    </message>
    <message>
        <source>amazon</source>
        <translation>亚马逊</translation>
    </message>
    <message>
        <source>king</source>
        <translation>国王</translation>
    </message>
    <message>
        <source>chancellor</source>
        <translation>宰相</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>后</translation>
    </message>
    <message>
        <source>White stands in check although it is Black&apos;s turn</source>
        <translation>轮到黑方走棋，白方却正被将军</translation>
    </message>
    <message>
        <source>Black stands in check although it is White&apos;s turn</source>
        <translation>轮到白方走棋，黑方却正被将军</translation>
    </message>
    <message>
        <source>Takes the %1</source>
        <translation>吃%1</translation>
    </message>
    <message>
        <source>Takes the %1, worth %2</source>
        <translation>吃%1（价值 %2）</translation>
    </message>
    <message>
        <source>Gives check</source>
        <translation>将军</translation>
    </message>
    <message>
        <source>Then attacks the %1 on %2</source>
        <translation>随后攻击 %2 的%1</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>王车易位</translation>
    </message>
    <message>
        <source>The pawn becomes a %1</source>
        <translation>兵升变为%1</translation>
    </message>
    <message>
        <source>The king of %2 is attacked and cannot be saved.</source>
        <translation>%2的国王受到攻击，无法解救。</translation>
    </message>
    <message>
        <source>%1 wins by checkmate</source>
        <translation>%1将死对方获胜</translation>
    </message>
    <message>
        <source>You won by checkmate</source>
        <translation>你将死对方获胜</translation>
    </message>
    <message>
        <source>You lost by checkmate</source>
        <translation>你被将死告负</translation>
    </message>
    <message>
        <source>The player to move is not in check and has no move.</source>
        <translation>走棋方未被将军，但无子可动。</translation>
    </message>
    <message>
        <source>Stalemate – draw</source>
        <translation>无子可动，逼和</translation>
    </message>
    <message>
        <source>%1 captured the king of %2.</source>
        <translation>%1吃掉了%2的国王。</translation>
    </message>
    <message>
        <source>Fifty moves passed without a capture or a pawn&apos;s move.</source>
        <translation>双方已各连续五十步既未吃子，也未走兵。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>Point at a piece of yours to move it</source>
        <translation>请指向自己的棋子来走棋</translation>
    </message>
    <message>
        <source>There is nothing on %1 to move</source>
        <translation>%1 上没有可走的棋子</translation>
    </message>
    <message>
        <source>The %1 on %2 is not yours: it is %3&apos;s turn</source>
        <translation>%2 的%1不是你的：现在轮到%3</translation>
    </message>
    <message>
        <source>The king on %1 has no square that is not attacked</source>
        <translation>%1 的国王无处可去：各格都受到攻击</translation>
    </message>
    <message>
        <source>The %1 on %2 cannot move: its way is blocked</source>
        <translation>%2 的%1无法走动：去路被堵</translation>
    </message>
    <message>
        <source>Your own %1 stands on %2</source>
        <translation>你自己的%1在 %2 上</translation>
    </message>
    <message>
        <source>The %1 does not move like that</source>
        <translation>%1不能这样走</translation>
    </message>
    <message>
        <source>Something stands in the way</source>
        <translation>途中有子阻挡</translation>
    </message>
    <message>
        <source>The way of the %1 is blocked by the %2 on %3</source>
        <translation>%1的去路被 %3 的%2挡住</translation>
    </message>
    <message>
        <source>XXLChess</source>
        <translation>XXLChess</translation>
    </message>
    <message>
        <source>Checkmate the king on a board of 14×14 squares with eleven kinds of piece.</source>
        <translation>在 14×14 的棋盘上，用十一种棋子将死国王。</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Draw by repetition</source>
        <translation>重复局面判和</translation>
    </message>
    <message>
        <source>The game is drawn when a position occurs a third time.</source>
        <translation>同一局面第三次出现即为和棋。</translation>
    </message>
    <message>
        <source>Draw after 100 quiet turns</source>
        <translation>平静 100 步判和</translation>
    </message>
    <message>
        <source>The game is drawn after 100 turns without a capture or a pawn move.</source>
        <translation>双方合计连续 100 步既未吃子也未走兵，即为和棋。</translation>
    </message>
    <message>
        <source>Choice of promotion</source>
        <translation>升变：自选</translation>
    </message>
    <message>
        <source>The player chooses what a pawn becomes; else it is always a queen.</source>
        <translation>由玩家选择兵升变成什么；否则一律升变为后。</translation>
    </message>
    <message>
        <source>Black at the bottom</source>
        <translation>黑方在下</translation>
    </message>
    <message>
        <source>The layout is turned, and Black&apos;s pawns go up the screen.</source>
        <translation>布局旋转，黑方的兵在屏幕上向上走。</translation>
    </message>
    <message>
        <source>Fog of war</source>
        <translation>战争迷雾</translation>
    </message>
    <message>
        <source>Each player sees only the squares their own pieces can move to, and wins by capturing the king.</source>
        <translation>每位玩家只能看见己方棋子可走到的格，吃掉国王即获胜。</translation>
    </message>
    <message>
        <source>Further pieces</source>
        <translation>更多棋子</translation>
    </message>
    <message>
        <source>Kinds of piece as a configuration file defines them.</source>
        <translation>由配置文件定义的棋子种类。</translation>
    </message>
    <message>
        <source>Orthodox, 8×8</source>
        <translation>正统，8×8</translation>
    </message>
    <message>
        <source>Capablanca, 10×8</source>
        <translation>卡帕布兰卡，10×8</translation>
    </message>
    <message>
        <source>Gothic, 10×8</source>
        <translation>哥特，10×8</translation>
    </message>
    <message>
        <source>Knights and camels, 12×10</source>
        <translation>马与骆驼，12×10</translation>
    </message>
    <message>
        <source>Courier, 12×8</source>
        <translation>信使棋，12×8</translation>
    </message>
    <message>
        <source>Camels, 12×12</source>
        <translation>骆驼，12×12</translation>
    </message>
    <message>
        <source>Largest, 16×16</source>
        <translation>最大，16×16</translation>
    </message>
    <message>
        <source>Small, 6×6</source>
        <translation>小型，6×6</translation>
    </message>
    <message>
        <source>Army of leapers, 10×10</source>
        <translation>跳子军团，10×10</translation>
    </message>
    <message>
        <source>Army of riders, 11×10</source>
        <translation>骑子军团，11×10</translation>
    </message>
    <message>
        <source>Generals and lances, 9×9</source>
        <translation>金银将与香车，9×9</translation>
    </message>
    <message>
        <source>Pieces with pictures, 8×8</source>
        <translation>带图案的棋子，8×8</translation>
    </message>
    <message>
        <source>In the fog, 14×14</source>
        <translation>迷雾之中，14×14</translation>
    </message>
    <message>
        <source>Six puzzles, 8×8</source>
        <translation>六道习题，8×8</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>阶梯</translation>
    </message>
    <message>
        <source>From the other side</source>
        <translation>从另一边</translation>
    </message>
    <message>
        <source>Into the corner</source>
        <translation>逼入角落</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>一箭双雕</translation>
    </message>
    <message>
        <source>No air</source>
        <translation>透不过气</translation>
    </message>
    <message>
        <source>The amazon</source>
        <translation>亚马逊</translation>
    </message>
    <message>
        <source>Three puzzles in the fog, 8×8</source>
        <translation>三道迷雾习题，8×8</translation>
    </message>
    <message>
        <source>The king hides on h8</source>
        <translation>国王藏在 h8</translation>
    </message>
    <message>
        <source>The queen is shut in on a8</source>
        <translation>后被困在 a8</translation>
    </message>
    <message>
        <source>No air in the dark</source>
        <translation>黑暗中透不过气</translation>
    </message>
    <message>
        <source>an atom such as N</source>
        <translation>原子，例如 N</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>betza = %1: %2 at character %3</source>
        <translation>betza = %1：第 %3 个字符为 %2</translation>
    </message>
    <message>
        <source>one of m and c before an atom, or neither</source>
        <translation>原子前只写 m 或 c 之一，或都不写</translation>
    </message>
    <message>
        <source>one of W F D N A H C Z G K R B Q or (m,n), with m, c or f before it</source>
        <translation>W F D N A H C Z G K R B Q 之一或 (m,n)，前面可有 m、c 或 f</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a number below 16</source>
        <translation>小于 16 的数</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>a closing bracket</source>
        <translation>右括号</translation>
    </message>
    <message>
        <source>a leap to another square</source>
        <translation>跳到另一格</translation>
    </message>
    <message>
        <source>a difficulty for two human players</source>
        <translation>双方都是人时的难度</translation>
    </message>
    <message>
        <source>&quot;cpu&quot; among the &quot;players&quot;</source>
        <translation>&quot;players&quot; 中有 &quot;cpu&quot;</translation>
    </message>
    <message>
        <source>a draw by repetition in the fog, where nobody could know of it</source>
        <translation>迷雾中的重复和棋，而谁也无从得知</translation>
    </message>
    <message>
        <source>&quot;promotes&quot; where every pawn becomes a queen</source>
        <translation>每个兵都升变为后，却写了 &quot;promotes&quot;</translation>
    </message>
    <message>
        <source>piece %1: leaps that all lead off the board</source>
        <translation>棋子 %1：每种跳跃都会跳出棋盘</translation>
    </message>
    <message>
        <source>one within the board</source>
        <translation>不出棋盘的跳跃</translation>
    </message>
    <message>
        <source>a layout in which only the side to move is in check</source>
        <translation>只有轮到的一方被将军的布局</translation>
    </message>
    <message>
        <source>a game that is over before the first move</source>
        <translation>未走第一步就已结束的对局</translation>
    </message>
    <message>
        <source>a layout with a move in it</source>
        <translation>有着法可走的布局</translation>
    </message>
    <message>
        <source>no level in the list</source>
        <translation>列表中没有关卡</translation>
    </message>
    <message>
        <source>at least one, or no &quot;levels&quot;</source>
        <translation>至少一个，或不写 &quot;levels&quot;</translation>
    </message>
    <message>
        <source>nothing to capture with the letter %1</source>
        <translation>没有字母为 %1 的可吃棋子</translation>
    </message>
    <message>
        <source>a piece of the other side in the layout</source>
        <translation>布局中有对方的该棋子</translation>
    </message>
    <message>
        <source>&quot;seconds&quot;: the time for the game</source>
        <translation>&quot;seconds&quot;：整局用时</translation>
    </message>
    <message>
        <source>&quot;increment&quot;: the seconds added after a move</source>
        <translation>&quot;increment&quot;：每步后增加的秒数</translation>
    </message>
    <message>
        <source>0 seconds with an increment</source>
        <translation>0 秒却有加秒</translation>
    </message>
    <message>
        <source>more than 0 seconds, or both 0 for no limit</source>
        <translation>大于 0 秒，或两者都为 0 表示不限时</translation>
    </message>
    <message>
        <source>&quot;player_colour&quot;: &quot;white&quot; or &quot;black&quot;</source>
        <translation>&quot;player_colour&quot;：&quot;white&quot; 或 &quot;black&quot;</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 名玩家</translation>
    </message>
    <message>
        <source>two, as [&quot;human&quot;, &quot;cpu&quot;]</source>
        <translation>两名，例如 [&quot;human&quot;, &quot;cpu&quot;]</translation>
    </message>
    <message>
        <source>&quot;piece_movement_speed&quot;: pixels that a piece moves in 1/60 of a second</source>
        <translation>&quot;piece_movement_speed&quot;：棋子每 1/60 秒移动的像素数</translation>
    </message>
    <message>
        <source>&quot;max_movement_time&quot;: seconds that a piece moves at most</source>
        <translation>&quot;max_movement_time&quot;：棋子移动的最长秒数</translation>
    </message>
    <message>
        <source>{ &quot;width&quot;: …, &quot;height&quot;: … } or &quot;auto&quot;</source>
        <translation>{ &quot;width&quot;: …, &quot;height&quot;: … } 或 &quot;auto&quot;</translation>
    </message>
    <message>
        <source>&quot;layout&quot;: the path of a layout file</source>
        <translation>&quot;layout&quot;：布局文件的路径</translation>
    </message>
    <message>
        <source>&quot;win&quot;, &quot;mate in N&quot;, &quot;survive N&quot; (N from 1 to 999), or &quot;capture&quot; and a piece&apos;s letter</source>
        <translation>&quot;win&quot;、&quot;mate in N&quot;、&quot;survive N&quot;（N 从 1 到 999），或 &quot;capture&quot; 加棋子的字母</translation>
    </message>
    <message>
        <source>no picture %1</source>
        <translation>没有图片 %1</translation>
    </message>
    <message>
        <source>one of those in use</source>
        <translation>正在使用的图片之一</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a number that is too large: %1</source>
        <translation>过大的数：%1</translation>
    </message>
    <message>
        <source>numbers that a computer can hold</source>
        <translation>计算机能表示的数</translation>
    </message>
    <message>
        <source>invalid JSON (%1)</source>
        <translation>无效的 JSON（%1）</translation>
    </message>
    <message>
        <source>valid JSON</source>
        <translation>有效的 JSON</translation>
    </message>
    <message>
        <source>a key for the second time: %1</source>
        <translation>重复的键：%1</translation>
    </message>
    <message>
        <source>each key once; the last one counts</source>
        <translation>每个键只写一次；以最后一个为准</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>花括号内的对象</translation>
    </message>
    <message>
        <source>no key %1</source>
        <translation>没有键 %1</translation>
    </message>
    <message>
        <source>no key %1 here</source>
        <translation>此处没有键 %1</translation>
    </message>
    <message>
        <source>an object with the key %1</source>
        <translation>带键 %1 的对象</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>方括号内的列表</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>引号内的文本</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>下列之一：%1</translation>
    </message>
    <message>
        <source>the unknown key %1</source>
        <translation>未知的键 %1</translation>
    </message>
    <message>
        <source>one of %1; it is ignored</source>
        <translation>下列之一：%1；该键被忽略</translation>
    </message>
    <message>
        <source>a line of %1 characters</source>
        <translation>有 %1 个字符的行</translation>
    </message>
    <message>
        <source>at most 16</source>
        <translation>至多 16</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>at most 16 lines</source>
        <translation>至多 16 行</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>a blank, or one of %1 in lower case for White, in upper case for Black</source>
        <translation>空格符，或 %1 之一：小写为白方，大写为黑方</translation>
    </message>
    <message>
        <source>%1 beyond the board</source>
        <translation>棋盘之外的 %1</translation>
    </message>
    <message>
        <source>at most %1 squares in a line</source>
        <translation>一行至多 %1 格</translation>
    </message>
    <message>
        <source>at most %1 lines</source>
        <translation>至多 %1 行</translation>
    </message>
    <message>
        <source>a second king of White</source>
        <translation>白方的第二个国王</translation>
    </message>
    <message>
        <source>a second king of Black</source>
        <translation>黑方的第二个国王</translation>
    </message>
    <message>
        <source>at most one king of a colour</source>
        <translation>每方至多一个国王</translation>
    </message>
    <message>
        <source>an empty movement</source>
        <translation>空的走法</translation>
    </message>
    <message>
        <source>%1 beside &quot;movement&quot;</source>
        <translation>与 &quot;movement&quot; 并列的 %1</translation>
    </message>
    <message>
        <source>all of the movement inside it</source>
        <translation>走法都写在其中</translation>
    </message>
    <message>
        <source>an empty part</source>
        <translation>空的部分</translation>
    </message>
    <message>
        <source>a piece that cannot move</source>
        <translation>无法走动的棋子</translation>
    </message>
    <message>
        <source>leaps or slides, riders, parts or betza</source>
        <translation>leaps 或 slides、riders、parts、betza</translation>
    </message>
    <message>
        <source>%1 beside &quot;betza&quot;</source>
        <translation>与 &quot;betza&quot; 并列的 %1</translation>
    </message>
    <message>
        <source>the movement in Betza&apos;s notation or by keys, not both</source>
        <translation>走法用 Betza 记法或用键，不可兼用</translation>
    </message>
    <message>
        <source>piece %1: %2 that changes nothing</source>
        <translation>棋子 %1：%2，不起作用</translation>
    </message>
    <message>
        <source>slides or riders beside it</source>
        <translation>与 slides 或 riders 并列</translation>
    </message>
    <message>
        <source>leaps, slides or riders beside it</source>
        <translation>与 leaps、slides 或 riders 并列</translation>
    </message>
    <message>
        <source>a leap of %1 numbers</source>
        <translation>由 %1 个数组成的跳跃</translation>
    </message>
    <message>
        <source>two: files and ranks, as [2, 1]</source>
        <translation>两个：列数和行数，例如 [2, 1]</translation>
    </message>
    <message>
        <source>a leap to the same square</source>
        <translation>跳到原格</translation>
    </message>
    <message>
        <source>a square of the board</source>
        <translation>棋盘上的格</translation>
    </message>
    <message>
        <source>a legal move: no such piece can move there</source>
        <translation>合法着法：没有这样的棋子能走到那里</translation>
    </message>
    <message>
        <source>a legal move: %1</source>
        <translation>合法着法：%1</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>a move: only who has none in the fog may pass</source>
        <translation>着法：在迷雾中，只有无棋可走时才能跳过</translation>
    </message>
    <message>
        <source>a move such as a2a4, Nf3, g8=Q or O-O</source>
        <translation>着法，例如 a2a4、Nf3、g8=Q 或 O-O</translation>
    </message>
    <message>
        <source>which of the pieces moves: %1 or %2</source>
        <translation>指明走哪个棋子：%1 或 %2</translation>
    </message>
    <message>
        <source>what the pawn becomes, such as =Q</source>
        <translation>兵升变成什么，例如 =Q</translation>
    </message>
    <message>
        <source>a promotion that the rules allow, such as =Q</source>
        <translation>规则允许的升变，例如 =Q</translation>
    </message>
    <message>
        <source>the command M, with which a path begins</source>
        <translation>路径开头的命令 M</translation>
    </message>
    <message>
        <source>one of the commands M L H V C S Q T A Z</source>
        <translation>命令 M L H V C S Q T A Z 之一</translation>
    </message>
    <message>
        <source>%1 at character %2</source>
        <translation>第 %2 个字符为 %1</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>a drawing of at most %1 bytes</source>
        <translation>至多 %1 字节的图形</translation>
    </message>
    <message>
        <source>an empty drawing</source>
        <translation>空的图形</translation>
    </message>
    <message>
        <source>an SVG document, or the data of an SVG path</source>
        <translation>SVG 文档，或 SVG 路径数据</translation>
    </message>
    <message>
        <source>a document without &lt;svg</source>
        <translation>没有 &lt;svg 的文档</translation>
    </message>
    <message>
        <source>an SVG document</source>
        <translation>SVG 文档</translation>
    </message>
    <message>
        <source>the name of an SVG file, or the data of an SVG path, which begins with M</source>
        <translation>SVG 文件名，或以 M 开头的 SVG 路径数据</translation>
    </message>
    <message>
        <source>%1 different leaps in all</source>
        <translation>共 %1 种不同的跳跃</translation>
    </message>
    <message>
        <source>at most %1, with their mirror images</source>
        <translation>至多 %1 种，含镜像</translation>
    </message>
    <message>
        <source>%1 pieces that a pawn may become</source>
        <translation>兵可升变成的棋子有 %1 种</translation>
    </message>
    <message>
        <source>1 to %1 with &quot;promotes&quot;: true; those of X1 have it unless they say false</source>
        <translation>1 到 %1 种带 &quot;promotes&quot;: true；通常的棋子若不写 false 即带有</translation>
    </message>
    <message>
        <source>the piece letter %1</source>
        <translation>棋子字母 %1</translation>
    </message>
    <message>
        <source>a small letter but p and k</source>
        <translation>除 p 和 k 外的小写字母</translation>
    </message>
    <message>
        <source>an empty object</source>
        <translation>空的对象</translation>
    </message>
    <message>
        <source>what is other than usual about it</source>
        <translation>它与通常不同之处</translation>
    </message>
    <message>
        <source>&quot;name&quot;: what it is called</source>
        <translation>&quot;name&quot;：它的名称</translation>
    </message>
    <message>
        <source>a royal piece that a pawn may become</source>
        <translation>兵可升变成的王棋</translation>
    </message>
    <message>
        <source>piece %1: %2</source>
        <translation>棋子 %1：%2</translation>
    </message>
    <message>
        <source>a name of %1 characters</source>
        <translation>有 %1 个字符的名称</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 到 %1</translation>
    </message>
    <message>
        <source>&quot;drawing&quot;: an SVG document</source>
        <translation>&quot;drawing&quot;：SVG 文档</translation>
    </message>
    <message>
        <source>picture: %1</source>
        <translation>图片：%1</translation>
    </message>
    <message>
        <source>a movement</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 项</translation>
    </message>
    <message>
        <source>6: rows, side, unmoved, moved, up and promotion rank (or the fields of a FEN)</source>
        <translation>6 项：各行、哪方、未走动者、走动过者、向上者和升变行（或 FEN 的各项）</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>3 to 16 rows</source>
        <translation>3 到 16 行</translation>
    </message>
    <message>
        <source>a number, or one of %1</source>
        <translation>数，或 %1 之一</translation>
    </message>
    <message>
        <source>more than 16 squares in a row</source>
        <translation>一行多于 16 格</translation>
    </message>
    <message>
        <source>3 to 16</source>
        <translation>3 到 16</translation>
    </message>
    <message>
        <source>%1 squares in a row</source>
        <translation>一行 %1 格</translation>
    </message>
    <message>
        <source>%1 squares in this row</source>
        <translation>本行 %1 格</translation>
    </message>
    <message>
        <source>%1 as in the first row</source>
        <translation>与第一行相同的 %1 格</translation>
    </message>
    <message>
        <source>w or b</source>
        <translation>w 或 b</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空</translation>
    </message>
    <message>
        <source>the promotion rank</source>
        <translation>升变行</translation>
    </message>
    <message>
        <source>a promotion rank from 1 to %1</source>
        <translation>1 到 %1 的升变行</translation>
    </message>
    <message>
        <source>a square with a king or a rook</source>
        <translation>有国王或车的格</translation>
    </message>
    <message>
        <source>a square with a pawn on its second row</source>
        <translation>己方第二行上有兵的格</translation>
    </message>
    <message>
        <source>K, Q, k, q, or the squares of unmoved kings and rooks</source>
        <translation>K、Q、k、q，或未走动过的国王和车所在的格</translation>
    </message>
    <message>
        <source>a king and a rook on its rank that can castle so</source>
        <translation>能如此易位的国王和同行的车</translation>
    </message>
    <message>
        <source>two kings of White</source>
        <translation>白方的两个国王</translation>
    </message>
    <message>
        <source>two kings of Black</source>
        <translation>黑方的两个国王</translation>
    </message>
    <message>
        <source>%1, which lies outside the configuration&apos;s project</source>
        <translation>%1，位于配置所属项目之外</translation>
    </message>
    <message>
        <source>a file in the configuration&apos;s folder or close to it</source>
        <translation>配置所在文件夹或其附近的文件</translation>
    </message>
</context>
</TS>
