"""Data of an ordinary evening: what the pages show in the pictures and in the tests."""

from __future__ import annotations

from tressette_desktop.ui.windows.models import (
    GameLine,
    OptionChoice,
    OptionField,
    Outcome,
    Preset,
    SeatChoice,
    VariantCard,
    Who,
)

LEVELS = (("rulebook", "Esperto"),)

SEATS = (
    SeatChoice("Sud", "king", Who.PERSON, "Nonna"),
    SeatChoice("Est", "knave", Who.COMPUTER, "Ischia"),
    SeatChoice("Nord", "knight", Who.COMPUTER, "Capri"),
    SeatChoice("Ovest", "mask", Who.COMPUTER, "Procida"),
)

OPTIONS = (
    OptionField(
        "target",
        "Si va a",
        (
            OptionChoice(11, "11", "Una partita breve."),
            OptionChoice(21, "21", "La partita di sempre."),
            OptionChoice(31, "31", "Una partita lunga."),
        ),
        21,
    ),
    OptionField(
        "claims",
        "Chiamarsi fuori",
        (
            OptionChoice("manual", "A voce", "Chi crede di avere i punti lo dice, e rischia la partita."),
            OptionChoice("auto", "Da sé", "La partita finisce appena una coppia ha i punti."),
            OptionChoice("off", "No", "Si conta solo a mano finita."),
        ),
        "manual",
    ),
    OptionField(
        "accuse_open",
        "Quando si accusa",
        (
            OptionChoice("after_trick_1", "Dopo la prima presa", "Fino all'uscita della seconda."),
            OptionChoice("own_turn", "Alla prima carta", "Prima di giocare la propria prima carta."),
        ),
        "after_trick_1",
    ),
    OptionField(
        "striscio",
        "Striscio",
        (
            OptionChoice(True, "Ammesso", "Chi esce può dire che ha altre carte basse."),
            OptionChoice(False, "Non ammesso", "Si dicono solo busso e volo."),
        ),
        True,
    ),
)

CLASSIC = VariantCard(
    "classic",
    "Classico",
    "Due contro due. Si va a 21.",
    ("7c", "2c", "4c", "3c"),
    SEATS,
    OPTIONS,
    (Preset("classic", "Classico", {}),),
)

SIX = (
    CLASSIC,
    VariantCard("call", "Chiamata del tre", "Chi apre chiama un tre: il compagno è segreto.",
                ("back_riggiole", "3s", "back_riggiole"), SEATS, OPTIONS, ()),
    VariantCard("terziglio", "Terziglio", "Uno contro due: asta, monte e quattro scarti.",
                ("As", "Kd", "back_riggiole"), SEATS[:3], OPTIONS,
                (Preset("house", "Della casa", {"target": 31}), Preset("old", "All'antica", {})), "anche in 4"),
    VariantCard("due", "In due", "Si pesca dal mazzo e si mostra la carta.",
                ("back_riggiole", "2b", "Ac"), SEATS[:2], OPTIONS, ()),
    VariantCard("quintiglio", "Quintiglio", "In cinque, con un compagno nascosto.",
                ("3d", "2d", "Fd", "5b"), (*SEATS, SEATS[1]), OPTIONS, (), "regole di casa"),
    VariantCard("siodemki", "Trzy siódemki", "La forma polacca del 1930: le coppe comandano.",
                ("7d", "7c", "7s"), SEATS, OPTIONS, (), "ricostruzione"),
)  # fmt: skip

CAPRI, ANNA = "Capri, Procida, Ischia", ("Anna",)
HISTORY = (
    GameLine("a", "oggi 18:40", "Classico", CAPRI, "Vinta 24 a 15", Outcome.WON, "", "Esperto", ANNA),
    GameLine("b", "oggi 17:55", "Classico", CAPRI, "14 a 11, mano 3", Outcome.OPEN, "", "Esperto", ANNA),
    GameLine("c", "ieri 21:10", "Classico", "Nonna, Zio, Ischia", "Persa 18 a 21", Outcome.LOST, "", "Maestro",
             ("Anna", "Bruno")),
    GameLine("d", "ieri 20:30", "Classico", CAPRI, "Vinta 22 a 3", Outcome.WON, "Cappotto", "Esperto", ANNA),
    GameLine("e", "27 nov", "In due", "Capri", "Vinta 22 a 9", Outcome.WON, "", "Intermedio", ANNA),
    GameLine("f", "26 nov", "Classico", CAPRI, "Interrotta", Outcome.UNDECIDED, "", "Esperto", ANNA),
    GameLine("g", "26 nov", "Classico", CAPRI, "Vinta 21 a 19", Outcome.WON, "con ripensamenti", "Esperto", ANNA),
    GameLine("h", "25 nov", "Classico", CAPRI, "Persa 12 a 21", Outcome.LOST, "un aiuto", "Esperto, Maestro", ANNA),
    GameLine("i", "24 nov", "Classico", CAPRI, "Vinta 23 a 8", Outcome.WON, "", "Principiante", ("Anna", "Bruno")),
)  # fmt: skip
