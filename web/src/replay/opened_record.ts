const KEPT = 'newworlds.record'
/** Longer files are no records: those of the longest games have about 100 kB. */
export const MOST_BYTES = 400_000

/** A record file that was opened stays open in this window until another one is. */
export const openedRecord = (): string | null => sessionStorage.getItem(KEPT)
export const keepRecord = (record: string): void => sessionStorage.setItem(KEPT, record)

export class TooLarge extends Error {}

export async function textOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new TooLarge()
  return file.text()
}
