import { untrack } from 'svelte'
import type { Action } from 'svelte/action'
import type { Move } from '../../net/generated'
import type { Desk } from './desk.svelte'
import type { Words } from './explanations'
import type { Mark } from './marks'
import { seatColour } from '../../pieces/seats'

/** A spot on the table that explains itself and, when lit, can be pressed. */
export interface Care {
  readonly desk: Desk
  readonly at: string | null
  readonly what: Words
  /** The move a press seems to mean when it is impossible, so that the reason can be given. */
  readonly attempt?: Move | null
  readonly isLit: boolean
  readonly isEyed: boolean
  readonly isAimed: boolean
  /** Something of it was told in the log, or done since the player's last turn. */
  readonly mark: Mark | null
  /** The full label for screen readers; null where its own text is enough. */
  readonly label: string | null
}

export function care(desk: Desk, at: string | null, what: Words, attempt: Move | null = null): Care {
  const moves = at ? desk.movesAt(at) : []
  const can = moves.map((move) => desk.nameThere(move))
  const aimed = desk.aimed
  return {
    desk,
    at,
    what,
    attempt,
    isLit: moves.length > 0,
    isEyed: at !== null && desk.eyedSpot === at,
    isAimed: (at !== null && desk.opened === at) || (aimed !== null && moves.includes(aimed)),
    mark: at === null ? null : (desk.marked.get(at) ?? null),
    label: [what.title, ...(what.lines ?? []), ...can].join('. '),
  }
}

/** A counter that can be delivered to, on the island or overseas. */
export const careOfCounter = (desk: Desk, counter: string): Care =>
  care(desk, `counter:${counter}`, desk.explain(`counter:${counter}`), { kind: 'deliver', counter })

/** A button whose own text says everything. */
export const worded = (held: Care): Care => ({ ...held, label: null })

/** Makes an HTML or SVG element a spot. */
export const spot: Action<HTMLElement | SVGElement, Care> = (node, first) => {
  let now = first
  let isTouch = false

  function dress(): void {
    node.setAttribute('role', 'button')
    if (now.label === null) node.removeAttribute('aria-label')
    else node.setAttribute('aria-label', now.label)
    if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1')
    node.dataset['lit'] = String(now.isLit)
    if (now.at) node.dataset['spot'] = now.at
    else node.dataset['spot'] = ''
    node.classList.toggle('spot', true)
    node.classList.toggle('lit', now.isLit)
    node.classList.toggle('eyed', now.isEyed)
    node.classList.toggle('aimed', now.isAimed)
    node.classList.toggle('marked', now.mark !== null)
    node.classList.toggle('pointed', now.mark?.isPointedAt ?? false)
    node.style.setProperty('--mark', now.mark ? seatColour(now.mark.seat) : null)
  }

  /** Keeps the open tip up to date. */
  const follow = (next: Care): void => {
    const shown = now.desk.tip?.what === now.what ? now.desk.tip : null
    now = next
    if (shown) now.desk.tip = { ...shown, what: now.what }
  }

  const show = (isTouched = false): void => {
    now.desk.tip = { what: now.what, spot: now.at, node, isTouched }
    if (now.at) for (const move of now.desk.movesAt(now.at)) void now.desk.preview(move)
  }
  const hide = (): void => {
    if (now.desk.tip?.what === now.what) now.desk.tip = null
  }
  const press = (): void => {
    if (isTouch) show(true)
    if (now.at) now.desk.press(now.at, now.attempt ?? null, isTouch)
  }
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    isTouch = false
    press()
  }
  const down = (event: PointerEvent): void => {
    isTouch = event.pointerType === 'touch'
  }
  const enter = (event: PointerEvent): void => {
    if (isHovering(event)) show()
  }
  const focus = (): void => {
    if (node.matches(':focus-visible')) show()
  }
  const heard = [
    ['click', press],
    ['keydown', keyed],
    ['pointerdown', down],
    ['pointerenter', enter],
    ['pointerleave', hide],
    ['focus', focus],
    ['blur', hide],
  ] as const
  for (const [name, hear] of heard) node.addEventListener(name, hear as EventListener)
  dress()
  return {
    update(next) {
      untrack(() => follow(next))
      dress()
    },
    destroy() {
      hide()
      for (const [name, hear] of heard) node.removeEventListener(name, hear as EventListener)
    },
  }
}

/** Touch leaves a motionless pointer behind: on devices without hover, ignore what moves under it. */
export const isHovering = (event: PointerEvent): boolean =>
  event.pointerType !== 'touch' && matchMedia('(any-hover: hover)').matches

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const spotsIn = (node: HTMLElement): (HTMLElement | SVGElement)[] => [
  ...node.querySelectorAll<HTMLElement | SVGElement>('.spot'),
]

/** A single tab stop; arrow keys move from spot to spot, n and p between the lit ones. */
export const walkable: Action<HTMLElement> = (node) => {
  const stop = (chosen: Element | undefined): void => {
    for (const one of spotsIn(node)) one.setAttribute('tabindex', one === chosen ? '0' : '-1')
  }
  const settle = (): void => {
    const spots = spotsIn(node)
    if (!spots.some((one) => one.getAttribute('tabindex') === '0'))
      stop(spots.find((one) => one.dataset['lit'] === 'true') ?? spots[0])
  }
  const focused = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.classList.contains('spot')) stop(event.target)
  }
  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
    const next = ARROWS[event.key]
      ? nearest(spotsIn(node), event.target, ARROWS[event.key] as readonly [number, number])
      : leap(spotsIn(node), event.target, event.key)
    if (!next) return
    event.preventDefault()
    stop(next)
    next.focus()
  }
  const watcher = new MutationObserver(settle)
  watcher.observe(node, { childList: true, subtree: true })
  node.addEventListener('focusin', focused)
  node.addEventListener('keydown', keyed)
  settle()
  return {
    destroy() {
      watcher.disconnect()
      node.removeEventListener('focusin', focused)
      node.removeEventListener('keydown', keyed)
    },
  }
}

const middle = (one: Element): { x: number; y: number } => {
  const box = one.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** The nearest spot in a direction; sideways distance counts double. */
function nearest(
  spots: readonly (HTMLElement | SVGElement)[],
  from: Element,
  [dx, dy]: readonly [number, number],
): HTMLElement | SVGElement | undefined {
  const here = middle(from)
  const ranked = spots.flatMap((one) => {
    const there = middle(one)
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    return one !== from && ahead > 1 && aside < ahead * 2.5 ? [{ one, cost: ahead + 2 * aside }] : []
  })
  return ranked.sort((a, b) => a.cost - b.cost)[0]?.one
}

function leap(
  spots: readonly (HTMLElement | SVGElement)[],
  from: Element,
  key: string,
): HTMLElement | SVGElement | undefined {
  if (key !== 'n' && key !== 'p') return undefined
  const step = key === 'n' ? 1 : -1
  const start = spots.findIndex((one) => one === from)
  for (let i = 1; i <= spots.length; i++) {
    const one = spots[(start + step * i + spots.length * 2) % spots.length]
    if (one?.dataset['lit'] === 'true') return one
  }
  return undefined
}
