"""Mine tokens: placed for nuggets, taken by tents (GR-5, GR-9).

A pile is just a count. Which token lies where makes no difference until somebody turns it over, as all of them are
shuffled together and nobody has seen any: so each token taken is simply the next one in a secret order, the bag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from newworlds.games.gold_rush.rules.codes import AT_HOME, MOUNTAIN, NUGGETS, TOKENS
from newworlds.games.gold_rush.rules.journal import TOKEN_TAKEN, TOKENS_LAID
from newworlds.games.gold_rush.tables import ONE_TOKEN, TOKEN_BITS, TOKEN_MASK
from newworlds.kernels.tiles.features import add_symbols, entry_of, feature_of, symbol_count, terrain_of
from newworlds.kernels.tiles.tables import SYMBOL_BITS, SYMBOL_MASK

if TYPE_CHECKING:
    from newworlds.core.chance import RandomSource
    from newworlds.games.gold_rush.state import State


def bring_tokens(s: State) -> None:
    """GR-5: each mountain section of the last tile gets one token per nugget, as long as there are any left.

    Merging mountains merges their piles, as the counters of joined features are added up.
    """
    for node in range(s.land.tile_base[s.land.tiles - 1], s.land.nodes):
        if terrain_of(s.land, node) == MOUNTAIN:
            s.sections = append(s.sections, node)
            bring(s, node, printed_nuggets(s, node))


def printed_nuggets(s: State, node: i64) -> i64:
    """On this section alone."""
    return s.tables.tiles.symbols[entry_of(s.land, node)] >> (NUGGETS * SYMBOL_BITS) & SYMBOL_MASK


def bring(s: State, node: i64, nuggets: i64) -> None:
    number = nuggets if nuggets < s.token_supply else s.token_supply
    if number == 0:
        return
    s.token_supply -= number
    add_symbols(s.land, feature_of(s.land, node), TOKENS, number)
    if s.journal is not None:
        s.journal.note([TOKENS_LAID, node, number])


def can_take(s: State) -> bool:
    """GR-9: also from a mountain that the tile just laid completed."""
    tent = s.tents[s.to_act]
    return tent != AT_HOME and symbol_count(s.land, feature_of(s.land, tent), TOKENS) > 0


def take_token(s: State) -> None:
    """GR-9."""
    add_symbols(s.land, feature_of(s.land, s.tents[s.to_act]), TOKENS, -1)
    token = give_token(s, s.to_act)
    if s.journal is not None:
        s.journal.note([TOKEN_TAKEN, s.to_act, s.tables.token_values[token]])


def give_token(s: State, seat: i64) -> i64:
    """The next token of the secret order goes to a seat."""
    bag, token = pop(s.bag)
    s.bag = bag
    s.held[seat] += ONE_TOKEN[token]
    return token


def imagine_tokens(s: State, seat: i64, source: RandomSource) -> None:
    """Redeal the tokens that `seat` has not seen; after the end, all tokens held are face up (GR-20)."""
    unseen = vec[i64]([0] * len(s.tables.token_values))
    for token in s.bag:
        unseen[token] += 1
    for other in range(s.players):
        if other != seat and s.to_act >= 0:
            hide_tokens(s.held[other], unseen)
    s.bag = source.shuffled(unseen)
    for other in range(s.players):
        if other != seat and s.to_act >= 0:
            number = s.tables.number_held(s.held[other])
            s.held[other] = 0
            for _ in range(number):
                give_token(s, other)


def hide_tokens(held: i64, unseen: vec[i64]) -> None:
    token: i64 = 0
    while held != 0:
        unseen[token] += held & TOKEN_MASK
        held >>= TOKEN_BITS
        token += 1
