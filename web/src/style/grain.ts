import { seeded } from '../board/random'

/** A tile of paper grain, painted once; the page and the maps lay it over themselves. */
export function grain(size = 220): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  const random = seeded('paper')
  for (let i = 0; i < 2600; i += 1) {
    const [x, y] = [random() * size, random() * size]
    pen.fillStyle = random() < 0.5 ? `rgba(90,70,40,${0.02 + random() * 0.05})` : `rgba(255,252,240,${0.02 + random() * 0.07})`
    pen.fillRect(x, y, 1 + random() * 1.4, 1 + random() * 1.4)
  }
  for (let i = 0; i < 26; i += 1) fibre(pen, random, size)
  return canvas.toDataURL()
}

function fibre(pen: CanvasRenderingContext2D, random: () => number, size: number): void {
  const [x, y, turn] = [random() * size, random() * size, random() * Math.PI]
  pen.strokeStyle = `rgba(96,74,44,${0.03 + random() * 0.04})`
  pen.lineWidth = 0.7
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(x + Math.cos(turn) * 8 + 3, y + Math.sin(turn) * 8, x + Math.cos(turn) * 16, y + Math.sin(turn) * 16)
  pen.stroke()
}
