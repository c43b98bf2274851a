import { tick } from 'svelte'
import { plateBook } from '../plates/plates'

/** Where a reader is in a rules text, and how to lead them elsewhere. */

/** When everything has its place: pictures that come later would push the text away. */
export async function laidOut(game: string): Promise<void> {
  await Promise.allSettled([plateBook(game)])
  await tick()
}

/** The chapter whose beginning was last passed; at the very end, the last one. */
export function chapterAt(text: HTMLElement, top: number, isAtEnd: boolean): string {
  const chapters = [...text.querySelectorAll<HTMLElement>('[data-chapter]')]
  if (isAtEnd) return chapters.at(-1)?.id ?? ''
  const passed = chapters.filter((chapter) => chapter.getBoundingClientRect().top <= top)
  return (passed.at(-1) ?? chapters[0])?.id ?? ''
}

/** Leads to a rule, and marks it, or to a chapter. Says whether the text has it. */
export function leadTo(text: HTMLElement, anchor: string): boolean {
  text.querySelectorAll('.sought').forEach((element) => element.classList.remove('sought'))
  const element = text.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`)
  if (!element) return false
  const isChapter = 'chapter' in element.dataset
  if (!isChapter) element.classList.add('sought')
  element.scrollIntoView({ block: isChapter ? 'start' : 'center' })
  return true
}
