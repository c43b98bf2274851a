/** Leads to a rule, and marks it, or to a chapter. Returns what it led to, if the text has it. */
export function leadTo(text: HTMLElement, anchor: string): HTMLElement | null {
  text.querySelectorAll('.sought').forEach((element) => element.classList.remove('sought'))
  const element = text.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`)
  if (!element) return null
  const isChapter = 'chapter' in element.dataset
  if (!isChapter) element.classList.add('sought')
  element.scrollIntoView({ block: isChapter ? 'start' : 'center' })
  return element
}
