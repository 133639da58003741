import { byKey, oneOf, whole } from '@/engine/declare/kinds'
import type { ValueOf } from '@/engine/declare/kind'
import { record } from '@/engine/declare/record'
import type { Json } from '@/engine/game'
import { commaList, sceneOf, word } from '@/engine/scene-words'
import { CREATURE_IDS, type CreatureCardId } from '../../content/creatures'
import { TERRAINS } from '../../content/names'
import { type ArenaSeat, SEATS } from '../../rules/terms'

const CREATURE = `(?:${SEATS.join('|')}) (?:${CREATURE_IDS.join('|')})`

/** What a diagram shows, as far as it differs from the standard map in West's fifth turn. */
const SHAPE = record({
  phase: word,
  /** Creatures by space, the air written 'C5^'; several are set apart by commas. */
  creatures: byKey(word, commaList(CREATURE, 'west ogre, east orc')),
  terrain: byKey(word, oneOf(TERRAINS)).usually({}),
  /** Who controls hexes without creatures. */
  control: byKey(word, oneOf(SEATS)).usually({}),
  /** Storms by the last turn that they last. */
  storms: byKey(word, whole(1, 99)).usually({}),
  budget: whole(0, 99).optional(),
  ruleset: oneOf(['basic']).optional(),
})
type Scene = ValueOf<typeof SHAPE>

/** A scene, read into the position format; creatures are numbered by card: 'orc-1', 'orc-2'. */
export const SCENE = sceneOf(SHAPE, positionOf)

/** Seats as the position format has them. */
const SEAT_NUMBERS: Readonly<Record<ArenaSeat, number>> = { west: 0, east: 1 }

function positionOf({ phase, creatures, budget, ruleset, ...ground }: Scene): Json {
  return {
    game: 'arena',
    phase,
    creatures: creaturesOf(creatures),
    hexes: hexesOf(ground),
    ...(budget !== undefined && { budget }),
    ...(ruleset && { ruleset, board: 'basic17', map: 'basic' }),
  }
}

function creaturesOf(creatures: Scene['creatures']): Json {
  const counts = new Map<string, number>()
  return Object.entries(creatures).flatMap(([at, list]) =>
    list.split(', ').map((one) => {
      const [side, type] = one.split(' ') as [ArenaSeat, CreatureCardId]
      const nth = (counts.get(type) ?? 0) + 1
      counts.set(type, nth)
      return { id: `${type}-${nth}`, type, owner: SEAT_NUMBERS[side], at }
    }),
  )
}

function hexesOf({ terrain, control, storms }: Pick<Scene, 'terrain' | 'control' | 'storms'>): Json {
  const named = [...new Set([terrain, control, storms].flatMap(Object.keys))]
  return Object.fromEntries(
    named.map((hex) => {
      const [kind, side, storm] = [terrain[hex], control[hex], storms[hex]]
      return [
        hex,
        {
          ...(kind && { terrain: kind }),
          ...(side && { control: SEAT_NUMBERS[side] }),
          ...(storm !== undefined && { storm }),
        },
      ]
    }),
  )
}
