// The same load as `newworlds load --tables N --seconds S --think T`, on boardgame.io's server.
const { spawn } = require('child_process')
const path = require('path')
const { parseArgs } = require('util')
const { cores, latency, machine, usage } = require('./measures')
const { Table } = require('./table')

const FEWEST = 2
const MOST = 4
const KB = 1024

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    think: { type: 'string', default: '0' },
  },
})
const tables = Number(values.tables)
const seconds = Number(values.seconds)
const think = Number(values.think)

const rest = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000))

const started = () => {
  const server = spawn(process.execPath, [path.join(__dirname, 'server.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve) => {
    server.stdout.once('data', (line) => resolve({ server, url: `http://127.0.0.1:${String(line).trim()}` }))
  })
}

const opened = async (url, watch) => {
  const open = []
  for (let number = 0; number < tables; number += 1) {
    const players = FEWEST + (number % (MOST - FEWEST + 1))
    const table = new Table(url, `table-${number}`, players, think, watch)
    await Promise.all(table.clients.map((client) => client.synced))
    open.push(table)
  }
  return open
}

const busy = (pid) => {
  const { user, system } = process.cpuUsage()
  return { server: usage(pid).cpu, clients: (user + system) / 1e6, machine: machine() }
}

const main = async () => {
  const { server, url } = await started()
  const watch = { moves: 0, toPlayer: [], toEveryone: [] }
  await rest(1)
  const empty = usage(server.pid).memory
  const open = await opened(url, watch)
  await rest(1)
  const full = usage(server.pid).memory
  const before = busy(server.pid)
  for (const table of open) table.begin()
  await rest(seconds)
  const { moves } = watch
  const after = busy(server.pid)
  for (const table of open) table.stop()
  server.kill()
  const each = (part) => ((after[part] - before[part]) * 1000) / Math.max(moves, 1)
  console.log(
    JSON.stringify(
      {
        tables,
        sockets: open.reduce((sum, table) => sum + table.players, 0),
        seconds,
        think,
        moves,
        moves_per_second: moves / seconds,
        to_player: latency(watch.toPlayer),
        to_everyone: latency(watch.toEveryone),
        server_ms_per_move: each('server'),
        client_ms_per_move: each('clients'),
        server_share: (after.server - before.server) / seconds,
        client_share: (after.clients - before.clients) / seconds,
        machine_share: (after.machine - before.machine) / seconds / cores(),
        table_kb: (full - empty) / tables / KB,
      },
      null,
      2,
    ),
  )
  process.exit(0)
}

main()
