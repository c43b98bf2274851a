// What `newworlds load` reports, from the same sources.
const fs = require('fs')
const os = require('os')

const TICKS = 100
const PAGE = 4096

exports.usage = (pid) => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').pop().trim().split(' ')
  return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, memory: Number(fields[21]) * PAGE }
}

exports.machine = () => {
  const [user, nice, system, , , interrupts, soft] = fs
    .readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + interrupts + soft) / TICKS
}

exports.cores = () => os.cpus().length

exports.latency = (times) => {
  if (!times.length) return null
  const ordered = [...times].sort((a, b) => a - b)
  const at = (share) => ordered[Math.min(Math.floor(share * ordered.length), ordered.length - 1)]
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: ordered[ordered.length - 1] }
}
