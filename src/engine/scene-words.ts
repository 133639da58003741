import * as v from 'valibot'
import { type AnyKind, type GivenOf, plain } from './declare/kind'
import type { Json } from './game'

/** Reads the short way in which a game's rulebook tells a position. */
export type SceneSchema = v.GenericSchema<unknown, Json>

/** Reads scenes of a shape, and puts them into the game's position format. */
export function sceneOf<K extends AnyKind>(shape: K, positionOf: (scene: GivenOf<K>) => Json): SceneSchema {
  // A kind reads what files give of it.
  return v.pipe(
    shape.schema,
    v.transform((scene) => positionOf(scene as GivenOf<K>)),
  )
}

/** A word such as the number of a hex, which YAML takes for a number where no nought stands before it. */
export const word = plain<string>(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.transform((number) => String(number)),
    ),
  ]),
)

/** Items of a pattern, set apart by commas: '4 elf, 2 barbarian'. */
export function commaList(item: string, like: string) {
  const list = new RegExp(`^(?:${item})(?:, (?:${item}))*$`)
  return plain<string>(v.pipe(v.string(), v.regex(list, `must be like "${like}"`)))
}
