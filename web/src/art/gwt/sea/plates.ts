import { num } from '../../tiles/path'
import type { Point } from '../../tiles/types'
import { placed } from '../art'
import { fleece, plate as panel, tag, wreath } from '../cards/frame'
import { card, price } from '../effects/row'
import { lettered } from '../lettering'
import { isSymbol, symbolAt } from '../symbols'
import type { Border, Counter, Port } from '../types'
import type { PortPlace } from './place'

/** What is printed at a port: its size, price, card, points and the empty places for its pieces. */

const RIMS: Record<Border, string> = { white: '#fffdf4', black: '#37322f', none: '#b8a984' }

function shedSlot({ x, y }: Point, size: number, cost?: number): string {
  const r = size / 2
  const shed = `<path d="M${num(x - r)} ${num(y + r)}V${num(y - r * 0.3)}L${num(x)} ${num(y - r)}L${num(x + r)} ${num(y - r * 0.3)}V${num(y + r)}Z" fill="#e3d6b2" stroke="#7d6847" stroke-width="1.2" stroke-linejoin="round"/>`
  return shed + (cost === undefined ? '' : lettered(cost, x, y + 7, 14, '#6d5330'))
}

const discSlot = ({ x, y }: Point, border: Border, size: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size / 2)}" fill="${RIMS[border]}" stroke="#4a403a"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(size * 0.32)}" fill="#cfc2a2" stroke="#4a403a" stroke-width=".7"/>`

const gift = (name: string | undefined, x: number, y: number, scale: number): string =>
  name && isSymbol(name) ? placed(card(name), x, y, scale) : ''
const cost = (pounds: number, x: number, y: number, scale: number): string => placed(price(`−${pounds}`), x, y, scale)

/** At the end of a lane the ship sails home. */
const homewards = (x: number, y: number): string =>
  `${symbolAt('ship', x + 5, y + 5, 20)}<path d="M${num(x + 28)} ${num(y + 5)}C${num(x + 22)} ${num(y - 4)} ${num(x + 8)} ${num(y - 4)} ${num(x + 3)} ${num(y + 5)}" fill="none" stroke="#7a3f2c" stroke-width="2"/><path d="M${num(x - 1)} ${num(y + 2)}L${num(x + 1)} ${num(y + 9)}L${num(x + 7)} ${num(y + 5)}Z" fill="#7a3f2c"/>`

function smallPort(port: Port, place: PortPlace, x: number, y: number): string {
  return [
    symbolAt('port_small', x + 5, y + 3, 32),
    gift(port.card, x + 44, y + 4, 1),
    port.ship_returns_to_start ? homewards(x + 80, y + 6) : '',
    port.vp ? wreath(port.vp, x + 96, y + 20, 26) : '',
    ...place.slots.map((slot, i) => shedSlot(slot, place.slotSize, port.slot_costs?.[i])),
  ].join('')
}

function masterSpace({ x, y, width, height }: NonNullable<PortPlace['harbourmaster']>): string {
  return `<rect x="${num(x - width / 2)}" y="${num(y - height / 2)}" width="${width}" height="${height}" rx="5" fill="#d9e0d6" stroke="#6d8186" stroke-dasharray="4 3"/><g opacity=".3">${symbolAt('harbourmaster', x - 17, y - 17, 34)}</g>`
}

function mediumPort(port: Port, place: PortPlace, x: number, y: number): string {
  return [
    symbolAt('port_medium', x + 3, y + 5, 27),
    cost(port.cost ?? 0, x + 31, y + 7, 0.7),
    gift(port.card, x + 54.6, y + 5, 0.8),
    port.vp ? wreath(port.vp, x + 88, y + 18, 24) : '',
    ...place.slots.map((slot) => discSlot(slot, port.border ?? 'none', place.slotSize)),
    place.harbourmaster ? masterSpace(place.harbourmaster) : '',
  ].join('')
}

/** The foreign counter that a large port gives access to. */
function counterPrint(counter: Counter, isWool: boolean, place: PortPlace, x: number, y: number): string {
  return [
    panel(x, y, 60, 66, isWool ? '#e3ecec' : '#e4e6c4', 5),
    isWool ? fleece(counter.value, x + 16, y + 16, 31) : tag(counter.value, x + 15, y + 16, 29),
    gift(counter.card, x + 35, y + 2, 0.84),
    counter.cost ? cost(counter.cost, x + 4, y + 31, 0.66) : '',
    wreath(counter.vp, x + 43, y + 41, 23),
    ...(place.counter ?? []).map((slot) => discSlot(slot, counter.border, place.counterSize ?? 13)),
  ].join('')
}

function largePort(place: PortPlace, counter: Counter | undefined, isWool: boolean, x: number, y: number): string {
  return [
    symbolAt('port_large', x + 4, y + 2, 35),
    `<path d="M44 20h16m-6-5l6 5l-6 5" transform="translate(${num(x)} ${num(y)})" fill="none" stroke="#7d6847" stroke-width="2"/>`,
    isWool ? symbolAt('wool', x + 64, y + 7, 26) : symbolAt('sheep', x + 64, y + 7, 26),
    ...place.slots.map((slot) => shedSlot(slot, place.slotSize)),
    counter ? counterPrint(counter, isWool, place, x + 97, y + 4) : '',
  ].join('')
}

const PAPERS = { small: '#f8f1de', medium: '#eef0e2', large: '#f3e7cf' } as const

export function portArt(port: Port, place: PortPlace, counter: Counter | undefined, isWool: boolean): string {
  const [x, y] = [place.x - place.width / 2, place.y - place.height / 2]
  const print =
    port.size === 'small'
      ? smallPort(port, place, x, y)
      : port.size === 'medium'
        ? mediumPort(port, place, x, y)
        : largePort(place, counter, isWool, x, y)
  return `<g color="#3d3a36">${panel(x, y, place.width, place.height, PAPERS[port.size], 7)}${print}</g>`
}
