"""Sealed: a small card game with secrets, kept to test what Terra Nova cannot: hands, a bag and a sealed card.

T-1  Every player has a hand of cards that only they see. One card is sealed: nobody has seen it. The rest is in a bag.
T-2  On your turn play a card from your hand onto the heap. It scores a point if it is higher than the card it covers
     (with the option `order` set to `down`: lower).
T-3  Then draw a card from the bag by chance, or, once in the game, peek at the sealed card instead. Others see that you
     drew, not what; the log shows them nothing of a peek. With an empty bag this step is left out.
T-4  A player without a card passes. The game is over when all hands are empty.
T-5  With the option `bonus`: at the end the sealed card is shown; if it is lower than the top of the heap, whoever
     played last scores 2 points more (1 in version 1 of the rules).
T-6  Most points wins; a tie is shared.
"""

from newworlds import games
from tests.toy.game import Sealed

GAME = Sealed()


def register() -> None:
    games.register(GAME, "tests.toy")
