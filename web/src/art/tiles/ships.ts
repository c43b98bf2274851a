/** A three-masted ship seen from the side, sailing west. */
export function shipAt(x: number, y: number, scale: number): string {
  return (
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})" stroke="#4a403a" stroke-width="1.2" stroke-linejoin="round">` +
    '<path d="M-40 14q8-5 16 0q8-5 16 0q8-5 16 0q8-5 16 0q8-5 16 0" fill="none" stroke="#eef2e6" stroke-width="2" stroke-linecap="round" transform="translate(-2 -3)"/>' +
    '<path d="M-30-4L-34-12L-26-10H14L18-18H30L26 8Q0 15-22 8Z" fill="#8c6345"/>' +
    '<path d="M-27-4Q0 2 28-8M-25 2Q0 8 27-1" fill="none" stroke="#e2c58d" stroke-width="1.3"/>' +
    '<path d="M-18-10V-40M2-10V-48M20-18V-38M-34-12L-46-20" fill="none" stroke-width="1.8"/>' +
    '<path d="M-10-38Q-30-36-28-26Q-18-28-9-27ZM-8-26Q-32-24-30-13Q-18-16-7-14ZM11-46Q-11-44-9-33Q2-36 12-34ZM13-33Q-12-31-10-15Q2-18 14-16ZM27-36Q12-34 13-24Q20-26 28-25Z" fill="#f6eed9"/>' +
    '<path d="M-18-40l-8-3 8-3zM2-48l-9-3.4 9-3.4zM20-38l-8-3 8-3z" fill="#b8423c"/></g>'
  )
}

/** A compass rose, as on charts. */
export function compassRose(x: number, y: number, scale: number): string {
  const point = (turn: number, length: number, width: number) =>
    `<g transform="rotate(${turn})"><path d="M0 ${-length}L${width} ${-width}L0 0Z" fill="#f1e6c8"/><path d="M0 ${-length}L${-width} ${-width}L0 0Z" fill="#5d6f70"/></g>`
  const points =
    [45, 135, 225, 315].map((turn) => point(turn, 34, 7)).join('') +
    [0, 90, 180, 270].map((turn) => point(turn, 54, 9)).join('')
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})" stroke="#3d4a4c" stroke-width="1" stroke-linejoin="round"><circle r="40" fill="none" stroke-width="1.2"/><circle r="36" fill="none" stroke-dasharray="1.5 4"/>${points}<path d="M0-62l5 9h-10z" fill="#b8423c"/></g>`
}
