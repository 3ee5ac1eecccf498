// A boardgame.io server with a small game in the manner of its tutorial: one cell a turn, a new board when it is full.
// Matches are kept in memory, as boardgame.io does unless told otherwise. It says its port and, for every line of input,
// what it has used.
'use strict';

const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CELLS = 16;
const lines = [];
for (let i = 0; i < 4; i++) {
  lines.push([0, 1, 2, 3].map((k) => i * 4 + k), [0, 1, 2, 3].map((k) => k * 4 + i));
}

const game = {
  name: 'cells',
  setup: () => ({ cells: Array(CELLS).fill(null), won: {} }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (!(cell >= 0 && cell < CELLS) || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      if (lines.some((line) => line.every((c) => G.cells[c] === playerID))) {
        G.won[playerID] = (G.won[playerID] || 0) + 1;
        G.cells = Array(CELLS).fill(null);
      } else if (G.cells.every((c) => c !== null)) {
        G.cells = Array(CELLS).fill(null);
      }
    },
  },
};

const server = Server({ games: [game], origins: [/.*/] });
process.stdin.on('data', () => {
  const used = process.cpuUsage();
  console.log(JSON.stringify({ cpu: (used.user + used.system) / 1e6, memory: process.memoryUsage().rss }));
});
server.run({ port: 0 }).then((running) => {
  console.log(`port ${running.appServer.address().port}`);
});
