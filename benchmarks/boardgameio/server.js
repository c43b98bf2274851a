// boardgame.io's server as its documentation starts it, with its storage in memory; prints its port when it is ready.
const { Server } = require('boardgame.io/server')
const { Marks } = require('./game')

// Its log of every request would go to standard output, where the port is expected.
console.log = () => {}

const server = Server({ games: [Marks], origins: [/127\.0\.0\.1/] })
server.run({ port: 0, lobbyConfig: { apiPort: 0 } }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`)
})
