<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Archive</name>
    <message numerus="yes">
        <source>%n game(s) copied.</source>
        <translation>
            <numerusform>%n game copied.</numerusform>
            <numerusform>%n games copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BroughtWords</name>
    <message numerus="yes">
        <source>%n game(s) brought in.</source>
        <translation>
            <numerusform>%n game brought in.</numerusform>
            <numerusform>%n games brought in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n game was here already.</numerusform>
            <numerusform>%n games were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are damaged; their good parts can be seen.</source>
        <translation>
            <numerusform>%n of them is damaged; its good part can be seen.</numerusform>
            <numerusform>%n of them are damaged; their good parts can be seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) could not be brought in.</source>
        <translation>
            <numerusform>%n other could not be brought in.</numerusform>
            <numerusform>%n others could not be brought in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>one point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>one trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accusa: %n point(s)</source>
        <translation>
            <numerusform>accusa: one point</numerusform>
            <numerusform>accusa: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n third</numerusform>
            <numerusform>%n thirds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>one unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>monte: %n card(s) face down</source>
        <translation>
            <numerusform>monte: one card face down</numerusform>
            <numerusform>monte: %n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for the last trick</source>
        <translation>
            <numerusform>one card for the last trick</numerusform>
            <numerusform>%n cards for the last trick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock: %n</source>
        <translation>
            <numerusform>stock: %n</numerusform>
            <numerusform>stock: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard one card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard: %n missing</source>
        <translation>
            <numerusform>Discard: one missing</numerusform>
            <numerusform>Discard: %n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) from the monte</source>
        <translation>
            <numerusform>{name}: one card from the monte</numerusform>
            <numerusform>{name}: %n cards from the monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n card(s) discarded</source>
        <translation>
            <numerusform>{name}: one card discarded</numerusform>
            <numerusform>{name}: %n cards discarded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedWords</name>
    <message numerus="yes">
        <source>From {month}: {margin} a hand, %n hand(s)</source>
        <translation>
            <numerusform>From {month}: {margin} a hand, %n hand</numerusform>
            <numerusform>From {month}: {margin} a hand, %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{level}: {won} of %n game(s) won</source>
        <translation>
            <numerusform>{level}: {won} of %n game won</numerusform>
            <numerusform>{level}: {won} of %n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of your latest %n deal(s), {lucky} were lucky and {unlucky} unlucky.</source>
        <translation>
            <numerusform>Of your latest deal, {lucky} was lucky and {unlucky} unlucky.</numerusform>
            <numerusform>Of your latest %n deals, {lucky} were lucky and {unlucky} unlucky.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealSetPage</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GradeWords</name>
    <message numerus="yes">
        <source>With all cards open: %n third(s) lost</source>
        <translation>
            <numerusform>With all cards open: %n third lost</numerusform>
            <numerusform>With all cards open: %n thirds lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side</source>
        <translation>
            <numerusform>With all cards open: one third for the own side</numerusform>
            <numerusform>With all cards open: %n thirds for the own side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side, the contract is won</source>
        <translation>
            <numerusform>With all cards open: one third for the own side, the contract is won</numerusform>
            <numerusform>With all cards open: %n thirds for the own side, the contract is won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards open: %n third(s) for the own side, the contract is lost</source>
        <translation>
            <numerusform>With all cards open: one third for the own side, the contract is lost</numerusform>
            <numerusform>With all cards open: %n thirds for the own side, the contract is lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) shown into a folder…</source>
        <translation>
            <numerusform>The one game shown into a folder…</numerusform>
            <numerusform>All %n games shown into a folder…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n third</numerusform>
            <numerusform>%n thirds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): the dealer rests</source>
        <translation>
            <numerusform>%n player: the dealer rests</numerusform>
            <numerusform>%n players: the dealer rests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n computer</numerusform>
            <numerusform>%n computers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionBook</name>
    <message numerus="yes">
        <source>over %n hand(s)</source>
        <translation>
            <numerusform>over %n hand</numerusform>
            <numerusform>over %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n setting(s) differ</source>
        <translation>
            <numerusform>%n setting differs from the preset</numerusform>
            <numerusform>%n settings differ from the preset</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message numerus="yes">
        <source>%n ace(s)</source>
        <translation>
            <numerusform>%n ace</numerusform>
            <numerusform>%n aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among threes, twos and figures</source>
        <translation>
            <numerusform>%n among threes, twos and figures</numerusform>
            <numerusform>%n among threes, twos and figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among aces, threes, twos and figures</source>
        <translation>
            <numerusform>%n among aces, threes, twos and figures</numerusform>
            <numerusform>%n among aces, threes, twos and figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last trick, and %n card(s) left over</source>
        <translation>
            <numerusform>Last trick, and one card left over</numerusform>
            <numerusform>Last trick, and %n cards left over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n third(s)</source>
        <translation>
            <numerusform>%n third</numerusform>
            <numerusform>%n thirds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n third(s) do not count</source>
        <translation>
            <numerusform>%n third does not count</numerusform>
            <numerusform>%n thirds do not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n third(s) are kept</source>
        <translation>
            <numerusform>one third is kept</numerusform>
            <numerusform>%n thirds are kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SplitPanel</name>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take one card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>Let the computer play the latest %n deal(s)</source>
        <translation>
            <numerusform>Let the computer play the latest deal</numerusform>
            <numerusform>Let the computer play the latest %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TallyColumn</name>
    <message numerus="yes">
        <source>First to %n game(s)</source>
        <translation>
            <numerusform>First to %n game</numerusform>
            <numerusform>First to %n games</numerusform>
        </translation>
    </message>
</context>
</TS>
