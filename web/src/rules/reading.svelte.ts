import { leadTo } from './reading'

/** What a reader was led to, and where it was then. */
interface Led {
  readonly anchor: string
  readonly chapter: string
  /** How far it was below the top of the window, and how long the text was. */
  readonly top: number
  readonly length: number
}

/**
 * Where a reader is in a rules text.
 *
 * Pictures, fonts and examples come late and push the text about, so what a reader was led to is held in its place
 * until they scroll away themselves, and the chapter being read is looked up again.
 */
export class Reading {
  /** The chapter being read. */
  chapter = $state('')
  #text: HTMLElement | null = null
  #led: Led | null = null

  /** What scrolls: the page, or an element around the text. */
  constructor(private readonly scroller: () => HTMLElement | undefined) {}

  /** As an attachment of the text. */
  follow = (text: HTMLElement): (() => void) => {
    this.#text = text
    const observer = new ResizeObserver(() => {
      if (this.#led) this.leadTo(this.#led.anchor)
      else this.#look()
    })
    observer.observe(text)
    return () => {
      observer.disconnect()
      this.#text = null
    }
  }

  leadTo(anchor: string): void {
    const element = this.#text && leadTo(this.#text, anchor)
    const chapter = element?.closest('[data-chapter]')?.id
    this.#led = element && chapter ? { anchor, chapter, ...this.#placeOf(element) } : null
    this.#look()
  }

  scrolled = (): void => {
    if (this.#led && this.#hasLeft(this.#led)) this.#led = null
    this.#look()
  }

  /** Whether it was the reader who scrolled: nothing has grown, and yet what they sought is elsewhere. */
  #hasLeft({ anchor, top, length }: Led): boolean {
    const element = this.#text?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`)
    if (!element) return true
    const now = this.#placeOf(element)
    return now.length === length && Math.abs(now.top - top) > 2
  }

  #placeOf(element: HTMLElement): { top: number; length: number } {
    return { top: element.getBoundingClientRect().top, length: this.#text?.scrollHeight ?? 0 }
  }

  #look(): void {
    const view = this.scroller()
    if (this.#text && view) this.chapter = this.#led?.chapter ?? chapterAt(this.#text, view)
  }
}

/** The last chapter that begins in the upper half of what is seen; at the very end, the last one. */
function chapterAt(text: HTMLElement, view: HTMLElement): string {
  const chapters = [...text.querySelectorAll<HTMLElement>('[data-chapter]')]
  const isAtEnd = view.scrollTop > 0 && view.scrollTop + view.clientHeight >= view.scrollHeight - 4
  if (isAtEnd) return chapters.at(-1)?.id ?? ''
  const top = view === document.documentElement ? 0 : view.getBoundingClientRect().top
  const begun = chapters.filter((chapter) => chapter.getBoundingClientRect().top <= top + view.clientHeight / 2)
  return (begun.at(-1) ?? chapters[0])?.id ?? ''
}
