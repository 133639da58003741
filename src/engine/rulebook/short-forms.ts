import { drawingsIn } from './drawing-words'
import { type Facts, withFacts } from './facts-in-texts'
import type { Json } from '../kernel/game'
import { listAt } from '../files/json-look'
import { ownOf } from '../basics/own'
import { paragraphsOf } from './paragraphs'
import type { Parsed, Problem } from '../kernel/refusal'
import { INKS } from './rulebook'
import { failed, within } from '../files/schema'

/** A JSON object. */
export type Fields = Readonly<Record<string, Json>>

/** What the short forms in the files of a game's lessons stand for. */
export interface ShortForms {
  /** A moment told in short words, in the position format. */
  readonly sceneOf: (scene: Fields) => Parsed<Json>
  /** What follows from the game's tables, by the names that texts give it. */
  readonly facts?: Facts
}

/** Whether data is an object with keys. */
export function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/**
 * A lesson's file with its short forms written out: a `scene` as a `position`, a chapter's `text` in one piece as
 * paragraphs, `drawings` in words as drawings, facts in texts as what they are. The file's `scenes`, which chapters
 * name, are left out. What has no known form stays as it is, for whoever reads the lesson to find fault with.
 */
export function writtenOut({ sceneOf, facts = {} }: ShortForms, file: Fields): Parsed<Fields> {
  const { data, problems } = withFacts(tidy(file), facts)
  const { scenes, chapters, ...heading } = isFields(data) ? data : {}
  const known = isFields(scenes) ? scenes : {}
  const faults: Problem[] = [...problems]
  const valueOr = (instead: Json, path: string, parsed: Parsed<Json>): Json => {
    if (parsed.ok) return parsed.value
    faults.push(...within(path, parsed.problems).problems)
    return instead
  }

  const sceneAt = (path: string, words: Json): Json => {
    const scene = sceneIn(known, words)
    return valueOr(null, path, scene.ok ? sceneOf(scene.value) : scene)
  }
  const drawn = (path: string, holder: Fields): Fields =>
    mapped(holder, 'drawings', (one, nth) => {
      if (typeof one !== 'string') return [one]
      const drawings = drawingsIn(one)
      return drawings ?? [valueOr(null, `${path}.drawings.${nth}`, failed('', DRAWING_FAULT))]
    })
  const written = (path: string, chapter: Fields): Fields => {
    const { scene, text, ...rest } = drawn(path, chapter)
    const shown = mapped(rest, 'steps', (step, nth) => [
      isFields(step) ? drawn(`${path}.steps.${nth}`, step) : step,
    ])
    return {
      ...shown,
      ...(text !== undefined && { text: typeof text === 'string' ? paragraphsOf(text) : text }),
      ...(scene !== undefined && { position: sceneAt(`${path}.scene`, scene) }),
    }
  }
  const lesson = mapped({ chapters: chapters ?? null }, 'chapters', (chapter, nth) => [
    isFields(chapter) ? written(`chapters.${nth}`, chapter) : chapter,
  ])
  return faults.length > 0 ? { ok: false, problems: faults } : { ok: true, value: { ...heading, ...lesson } }
}

/** Data without the line break that YAML leaves at the end of a block of text. */
function tidy(json: Json): Json {
  if (typeof json === 'string') return json.trimEnd()
  if (Array.isArray(json)) return json.map(tidy)
  if (!isFields(json)) return json
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, tidy(value)]))
}

const DRAWING_FAULT = `must be like "red circles C6 C7", "green arrow C4 C5 C6" or "blue text C4 Hold"; inks are ${INKS.join(', ')}`

/** An object with the items of one of its lists made anew; where there is no list, it stays as it is. */
function mapped(holder: Fields, key: string, itemsOf: (item: Json, nth: number) => readonly Json[]): Fields {
  return Array.isArray(holder[key]) ? { ...holder, [key]: listAt(holder, key).flatMap(itemsOf) } : holder
}

/** A scene, its name looked up among those of its file; one that is like another takes over what it does not say. */
function sceneIn(known: Fields, scene: Json, passed: readonly string[] = []): Parsed<Fields> {
  const { like, ...own } = isFields(scene) ? scene : { like: scene }
  if (like === undefined) return { ok: true, value: own }
  const named = typeof like === 'string' && !passed.includes(like) ? ownOf(known, like) : undefined
  if (typeof like !== 'string' || named === undefined) {
    const names = Object.keys(known).join(', ') || 'none'
    return failed('', `there is no scene ${JSON.stringify(like)}; those of this file: ${names}`)
  }
  const other = sceneIn(known, named, [...passed, like])
  return other.ok ? { ok: true, value: { ...other.value, ...own } } : other
}
