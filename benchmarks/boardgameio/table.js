// One table: boardgame.io's own clients over its own transport, who play random legal moves.
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { Marks } = require('./game')

class Table {
  constructor(url, matchID, players, think, watch) {
    this.url = url
    this.matchID = matchID
    this.players = players
    this.think = think
    this.watch = watch
    this.isOn = false
    this.open()
  }

  open() {
    this.sent = new Map()
    this.newest = -1
    this.clients = Array.from({ length: this.players }, (_, seat) => this.client(this.url, String(seat)))
  }

  // As soon as a game is over, another one like it begins.
  async openAnother() {
    for (const client of this.clients) client.stop()
    this.matchID += '+'
    this.open()
    await Promise.all(this.clients.map((client) => client.synced))
    if (this.isOn) this.begin()
  }

  client(url, playerID) {
    const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } })
    const { matchID, players: numPlayers } = this
    const client = Client({ game: Marks, numPlayers, multiplayer, matchID, playerID, debug: false })
    client.synced = new Promise((resolve) => {
      client.subscribe((state) => {
        if (state === null || !state.isConnected) return
        resolve()
        this.heard(client, state)
      })
    })
    client.start()
    return client
  }

  begin() {
    this.isOn = true
    for (const client of this.clients) this.decide(client, client.getState())
  }

  heard(client, state) {
    const seq = state._stateID
    if (seq <= (client.seq ?? -1)) return
    client.seq = seq
    if (this.isOn && seq > this.newest) this.watch.moves += 1
    this.newest = Math.max(this.newest, seq)
    const sent = this.sent.get(seq)
    if (sent) this.arrived(sent, client)
    if (state.ctx.gameover && this.clients.every((other) => other.seq === seq)) this.openAnother()
    this.decide(client, state)
  }

  arrived(sent, client) {
    const elapsed = performance.now() - sent.at
    if (client === sent.by) this.watch.toPlayer.push(elapsed)
    sent.unheard -= 1
    if (sent.unheard === 0) this.watch.toEveryone.push(elapsed)
  }

  decide(client, state) {
    if (!this.isOn || state === null || state.ctx.gameover || state.ctx.currentPlayer !== client.playerID) return
    if (client.decided === state._stateID) return
    client.decided = state._stateID
    const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []))
    const cell = free[Math.floor(Math.random() * free.length)]
    const play = () => {
      if (!this.isOn) return
      this.sent.set(state._stateID + 1, { at: performance.now(), by: client, unheard: this.players })
      client.moves.place(cell)
    }
    if (this.think) setTimeout(play, Math.random() * 2 * this.think * 1000)
    else play()
  }

  stop() {
    this.isOn = false
    for (const client of this.clients) client.stop()
  }
}

exports.Table = Table
