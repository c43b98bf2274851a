import type { ComponentFiles } from '../../net/api'

/** What the component files say about themselves: the source of each part, and how certain it is. */
export interface Evidence {
  readonly file: string
  /** Selects the part's name in `ui.about.kind.*`. */
  readonly kind: string
  readonly pieces: number
  readonly confidence: string
  readonly source: string
}

interface Remarked {
  readonly source?: string
  readonly confidence?: string
  readonly count_source?: string
  readonly count_confidence?: string
  readonly count?: number
}

const isRemarked = (value: unknown): value is Remarked =>
  typeof value === 'object' && value !== null && ('source' in value || 'confidence' in value)

const entry = (file: string, kind: string, { source = '', confidence = '' }: Remarked, pieces: number): Evidence => ({
  file,
  kind,
  pieces,
  confidence,
  source,
})

function ofPart(file: string, kind: string, value: unknown): Evidence[] {
  if (!Array.isArray(value)) return isRemarked(value) ? [entry(file, kind, value, 1)] : []
  const remarked = value.filter(isRemarked)
  const counted = remarked.filter(({ count_confidence }) => count_confidence !== undefined)
  return [
    ...remarked.map((one) => entry(file, kind, one, one.count === undefined ? 1 : Math.max(1, one.count))),
    ...counted.map((one) =>
      entry(file, 'counts', { source: one.count_source ?? '', confidence: one.count_confidence ?? '' }, 1),
    ),
  ]
}

/** One line for everything with the same kind, source and confidence. */
export function evidenceOf(files: ComponentFiles): Evidence[] {
  const found = Object.entries(files).flatMap(([file, parts]) =>
    Object.entries(parts).flatMap(([kind, value]) => ofPart(file, kind, value)),
  )
  const joined = new Map<string, Evidence>()
  for (const one of found) {
    const key = [one.file, one.kind, one.confidence, one.source].join('\n')
    joined.set(key, { ...one, pieces: one.pieces + (joined.get(key)?.pieces ?? 0) })
  }
  return [...joined.values()]
}
