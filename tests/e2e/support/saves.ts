import { diceStateOf } from '@/engine/kernel/dice'
import type { Json } from '@/engine/kernel/game'
import { type OpenSave, saveAt as saveOfPosition } from '@/engine/save/save'
import { NEWEST_RULES as NEWEST_ARENA_RULES } from '@/games/arena/state/position'
import { NEWEST_RULES as NEWEST_WAND_RULES } from '@/games/arrakhar/state/position'
import { scene } from '../../support/arena-scene'
import { type Moment, positionFile, type Stacks } from '../../support/situation'

/** Dice of the program, as a seed sets them, or null for dice thrown by hand. */
interface Chance {
  readonly seed: number | null
}

/** A saved game that begins at a drawn position and is played by the newest rules, as players' new games are. */
export function saveAt(
  when: Moment,
  stacks: Stacks,
  changes: Readonly<Record<string, unknown>> = {},
  { seed }: Chance = { seed: null },
): OpenSave {
  const dice = seed === null ? null : diceStateOf(seed)
  return saveOfPosition(
    'arrakhar',
    positionFile(when, stacks, { rules: NEWEST_WAND_RULES, ...changes }) as Json,
    dice,
  )
}

/** A saved game of Arena that begins at a scene, told as those of the lessons are; the first seed unless given. */
export function arenaSaveAt(
  [phase, creatures, more]: Parameters<typeof scene>,
  { seed }: Chance = { seed: 1 },
): OpenSave {
  const dice = seed === null ? null : diceStateOf(seed)
  return saveOfPosition('arena', scene(phase, creatures, { rules: NEWEST_ARENA_RULES, ...more }), dice)
}
