// A game in the manner of boardgame.io's tutorial: players in turn mark an empty cell; the last cell ends the game.
const CELLS = 225

const place = ({ G, playerID }, cell) => {
  if (G.cells[cell] !== null) return 'INVALID_MOVE'
  G.cells[cell] = playerID
}

exports.Marks = {
  name: 'marks',
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  // The server alone plays moves, as in New Worlds: a client waits for its answer.
  moves: { place: { move: place, client: false } },
  endIf: ({ G }) => (G.cells.every((cell) => cell !== null) ? { draw: true } : undefined),
}
