import { oneOf } from '@/engine/bot/bot-sample'
import type { Random } from '@/engine/kernel/dice'
import { present } from '@/engine/kernel/refusal'
import { COUNTERMIX, type HauntId, TYPES_OF, type UnitType } from '../tables/units'
import { countOf, mapCounts, NONE } from '../queries/counts'
import { isSetUp } from '../queries/guards'
import { type Counts, NO_SET_UP, type Position } from '../state/position'
import type { View } from '../state/view'
import { beliefsOf } from './beliefs'
import { likelyDesign } from './set-up'

/** Wandering orcs that come in a game-turn on average (AR-5.1). */
const WANDERING_A_TURN = 5 / 3

const POOLED: readonly UnitType[] = TYPES_OF.sorcerer.filter((type) => type !== 'sorcerer')

/**
 * A position that a view allows: what the viewer knows as it is, the other side's secrets drawn as likely as
 * the viewer has reason to think them. Nothing but the view goes into it.
 */
export function suppose(view: View, random: Random): Position {
  const { viewer: _viewer, wandHaunt, pool: known, designs, setUp, ...table } = view
  const isUnplaced = view.now.segment === 'wizardDesign'
  const pool = known ?? (isUnplaced ? NONE : supposedPool(view, random))
  const orcs = countOf(view.units, 'orc') + countOf(view.eliminated, 'orc') + pool.orc
  const secrets = {
    wandHaunt: wandHaunt ?? supposedHaunt(view, random),
    pool,
    recycledOrcs: Math.max(0, orcs - COUNTERMIX),
    designs: {
      sorcerer: designs.sorcerer ?? boughtForce(view, pool, random),
      wizard: designs.wizard ?? supposedForce(view, random),
    },
    setUp: setUp ?? (isSetUp(view.now.segment) ? NO_SET_UP : null),
  }
  return { ...table, secrets }
}

/** What may be about to come in; once it stands on the board nobody asks any more. */
function supposedForce({ now, settings }: View, random: Random): Counts | null {
  return now.segment === 'sorcererPlacement' ? likelyDesign(settings, 'wizard', random) : null
}

/** What the sorcerer bought, while it is being set up: of those placed it is what stands there and what is in the pool. */
function boughtForce({ now, settings, units }: View, pool: Counts, random: Random): Counts | null {
  switch (now.segment) {
    case 'wizardDesign':
      return likelyDesign(settings, 'sorcerer', random)
    case 'wizardPlacement':
      return { ...pool, sorcerer: countOf(units, 'sorcerer') }
    default:
      return null
  }
}

function supposedHaunt(view: View, random: Random): HauntId | null {
  const beliefs = beliefsOf(view)
  let left = random.below(1_000_000) / 1_000_000
  for (const { haunt, chance } of beliefs) {
    left -= chance
    if (left <= 0) return haunt
  }
  return beliefs.at(-1)?.haunt ?? null
}

/** What the sorcerer may still have in hand: the points not yet seen on the board, spent at random (AR-2.1 to AR-2.3). */
function supposedPool(view: View, random: Random): Counts {
  const { allowance, costs } = view.settings
  const { points, minimum } = allowance.sorcerer
  const seen = seenOf(view)
  let left = points - seen.sorcerer * costs.sorcerer
  let counts = mapCounts((type) => (POOLED.includes(type) ? Math.max(0, minimum - seen[type]) : 0))
  for (const type of POOLED) left -= (seen[type] + counts[type]) * costs[type]
  for (let misses = 0; misses < POOLED.length * 2;) {
    const type = present(oneOf(POOLED, random), 'a type')
    const full = counts[type] + countOf(view.units, type) >= COUNTERMIX
    if (full || costs[type] > left) misses += 1
    else {
      counts = { ...counts, [type]: counts[type] + 1 }
      left -= costs[type]
    }
  }
  return counts
}

/** Units of the sorcerer's design that have been seen, wandering orcs left out as far as they can be told. */
function seenOf({ numbered, turn }: View): Counts {
  const wandering = Math.round(Math.max(0, turn) * WANDERING_A_TURN)
  return { ...NONE, ...numbered, orc: Math.max(0, numbered.orc - wandering) }
}
