import type { Json } from '@/engine/game'
import type { CreatureCardId } from '../../content/creatures'
import type { Terrain } from '../../content/names'

/** What a diagram shows, as far as it differs from the standard map in West's fifth turn. */
interface Scene {
  readonly phase: string
  /** Creatures by space: `{ 'C5^': 'west drake' }`; several are set apart by commas. */
  readonly creatures: Readonly<Record<string, string>>
  readonly terrain?: Readonly<Record<string, Terrain>>
  /** Who controls hexes without creatures: `{ C6: 'east' }`. */
  readonly control?: Readonly<Record<string, Side>>
  /** Storms by the last turn that they last. */
  readonly storms?: Readonly<Record<string, number>>
  readonly budget?: number
  readonly ruleset?: 'basic'
}

type Side = 'west' | 'east'

/** Seats as the position format has them. */
const SEAT_NUMBERS = { west: 0, east: 1 } as const

/** A scene in the position format; creatures are numbered by card: 'orc-1', 'orc-2'. */
export function positionOf({ phase, creatures, budget, ruleset, ...ground }: Scene): Json {
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
      const [side, type] = one.split(' ') as [Side, CreatureCardId]
      const nth = (counts.get(type) ?? 0) + 1
      counts.set(type, nth)
      return { id: `${type}-${nth}`, type, owner: SEAT_NUMBERS[side], at }
    }),
  )
}

function hexesOf({ terrain = {}, control = {}, storms = {} }: Omit<Scene, 'phase' | 'creatures'>): Json {
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
