const MOST = 9

/** The icon of the window, with the number of tables that wait in its corner. */
export function markedIcon(drawing: string, count: number): string {
  const number = count > MOST ? `${MOST}+` : String(count)
  const badge =
    '<circle cx="45" cy="45" r="19" fill="#a8433f" stroke="#efe6cf" stroke-width="3"/>' +
    `<text x="45" y="54" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${
      number.length > 1 ? 21 : 27
    }" fill="#fff">${number}</text>`
  return drawing.replace('</svg>', `${badge}</svg>`)
}

let drawing: Promise<string> | null = null

export async function markIcon(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return
  if (count === 0) {
    link.href = '/favicon.svg'
    return
  }
  drawing ??= fetch('/favicon.svg').then((answer) => answer.text())
  link.href = `data:image/svg+xml,${encodeURIComponent(markedIcon(await drawing, count))}`
}
