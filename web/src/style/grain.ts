import { seeded } from '../board/random'

/** A tile of paper grain, painted once and overlaid on the page and the maps. */
export function grain(size = 220): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  const random = seeded('paper')
  for (let i = 0; i < 2600; i += 1) {
    const [x, y] = [random() * size, random() * size]
    pen.fillStyle =
      random() < 0.5 ? `rgba(90,70,40,${0.02 + random() * 0.05})` : `rgba(255,252,240,${0.02 + random() * 0.07})`
    pen.fillRect(x, y, 1 + random() * 1.4, 1 + random() * 1.4)
  }
  for (let i = 0; i < 26; i += 1) fibre(pen, random, size)
  return canvas.toDataURL()
}

/** Coarser and stronger, with the blotches of a dried wash: for painted land. */
export function parchment(): string {
  painted ??= paint(440)
  return painted
}

let painted: string | null = null

function paint(size: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  const random = seeded('parchment')
  for (let i = 0; i < 46; i += 1) cloud(pen, random, size)
  for (let i = 0; i < 15000; i += 1) {
    pen.fillStyle =
      random() < 0.55 ? `rgba(70,52,28,${0.03 + random() * 0.09})` : `rgba(255,250,232,${0.04 + random() * 0.12})`
    pen.fillRect(random() * size, random() * size, 1 + random() * 1.2, 1 + random() * 1.2)
  }
  return canvas.toDataURL()
}

/** Repeated beyond each edge, so that the tiles join seamlessly. */
function cloud(pen: CanvasRenderingContext2D, random: () => number, size: number): void {
  const [x, y, r] = [random() * size, random() * size, 26 + random() * 60]
  const ink = random() < 0.5 ? '88,66,36' : '255,251,236'
  const strength = 0.05 + random() * 0.06
  for (const dx of [-size, 0, size]) {
    for (const dy of [-size, 0, size]) {
      const wash = pen.createRadialGradient(x + dx, y + dy, r * 0.2, x + dx, y + dy, r)
      wash.addColorStop(0, `rgba(${ink},${strength})`)
      wash.addColorStop(0.8, `rgba(${ink},${strength * 0.8})`)
      wash.addColorStop(1, `rgba(${ink},0)`)
      pen.fillStyle = wash
      pen.fillRect(x + dx - r, y + dy - r, 2 * r, 2 * r)
    }
  }
}

function fibre(pen: CanvasRenderingContext2D, random: () => number, size: number): void {
  const [x, y, turn] = [random() * size, random() * size, random() * Math.PI]
  pen.strokeStyle = `rgba(96,74,44,${0.03 + random() * 0.04})`
  pen.lineWidth = 0.7
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(
    x + Math.cos(turn) * 8 + 3,
    y + Math.sin(turn) * 8,
    x + Math.cos(turn) * 16,
    y + Math.sin(turn) * 16,
  )
  pen.stroke()
}
