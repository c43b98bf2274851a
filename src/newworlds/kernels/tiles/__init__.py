"""Square tiles: laying, features, followers. What tile games share, whatever their tiles show.

How a game uses it
------------------
*Data.* The game has a `Notation` (its letters, terrains and symbols; `data_notation`) and a TOML file of tiles.
`data_faults.tile_faults` explains what is wrong with the file or with components of the same form, `loader.tiles_of`
gives the plain JSON that goes into the game's components, and `data_tables.tile_tables` packs that JSON for the rules.
A terrain's number is its index in `Notation.terrains`; a tile kind's number is its index in the file; a node's number
within its tile follows `node_names`. A move should name a node by its id's number (`features.part_id_of`,
`node_named`), which does not depend on the tile, so that a move means the same in every position.

*Position.* The game's state holds a `Land(tables, players)` and copies it with `land.copy()`. During setup it hands
out the followers (`land.supply[seat] = 4`), may restrict the map (`laying.limit`), lays what is on the table from the
start with `laying.lay` (such tiles have `count = 0` and may have blank sides `-` that nothing may touch;
`features.join` joins what they share), fills the stack (`stack.fill_stack`) and draws (`stack.draw_in_turn`).

*A turn.* `laying.placements(land, land.in_hand)` lists place·4 + rotation; `stack.lay_in_turn(s, land, placement)`
lays the tile, joins its features and keeps open ends, symbols and neighbours up to date. `followers.free_nodes` lists
where a follower may go, `followers.place_follower` puts it there. `features.just_completed` lists the lines and areas
that the last tile completed, `centres.just_surrounded` and `centres.centres_at_ends` the centres that may be complete.
For each, `features.tile_count`, `features.symbol_count` and `followers.majority` say what it is worth and to whom;
`followers.send_all_home` empties it, `followers.send_home` takes one follower back. `stack.draw_in_turn` takes the next
tile, setting aside those that fit nowhere (`land.aside` grows).

*Terms.* A place is row and column in one number (`cells.place_at`, `row_of`, `column_of`); rows grow southwards and
columns eastwards, and both may be negative. A node is a feature or field of one tile; a feature is identified by its
root node (`features.feature_of`), and `features.members` lists its nodes.

*Moves and events.* `moves` has the moves that all tile games share and the forms of those they add; `move_numbers` says
how the engine encodes them as numbers; `journal` and `events` have the events that all tile games share; `refusal`
explains why a tile does not fit.

*Secrets.* `stack.reshuffle` gives an imagined position another order of the tiles nobody has seen.

*Learning and judging.* `window` cuts a rectangle of fixed size out of the map; `encode.TileEncoder` has the actions and
`observe.TileObserver` what is seen of every tile game; `outlook` has the estimates that every judge of one needs.

*Showing.* `names` translates numbers to names; `board` gives the parts of the view that all tile games share; see
"Tile games' board" in docs/protocol.md.
"""
