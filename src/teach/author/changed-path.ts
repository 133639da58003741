import { sameData } from '@/engine/basics/same-data'

/**
 * Where two versions of some data differ, as keys and numbers joined by dots: 'chapters.1.text.0'. It ends where they
 * differ in more than one part, or in how many there are.
 */
export function changedPath(before: unknown, after: unknown): string {
  const [key, ...more] = differingKeys(before, after)
  if (key === undefined || more.length > 0) return ''
  const rest = changedPath(partOf(before, key), partOf(after, key))
  return rest === '' ? key : `${key}.${rest}`
}

/** The chapter that a path leads to, counted from nought, and the part of the lesson or of that chapter. */
export function placeOf(path: string): { readonly chapter: number | null; readonly part: string } {
  const [, nth, part = ''] = /^chapters\.(\d+)\.?(.*)$/.exec(path) ?? []
  return nth === undefined ? { chapter: null, part: path } : { chapter: Number(nth), part }
}

function differingKeys(before: unknown, after: unknown): readonly string[] {
  if (!isParted(before) || !isParted(after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return []
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.filter((key) => !sameData(partOf(before, key), partOf(after, key)))
}

function isParted(data: unknown): data is object {
  return typeof data === 'object' && data !== null
}

function partOf(data: unknown, key: string): unknown {
  return isParted(data) && Object.hasOwn(data, key) ? data[key as keyof typeof data] : undefined
}
