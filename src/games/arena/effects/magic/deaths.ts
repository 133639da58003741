import { rollOne } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import { BLAST_FACES } from '../../tables/game-rules'
import type { Effect } from '../../tables/magic'
import { cardOf } from '../../queries/creatures'
import { die } from '../death'
import type { Event } from '../../events'
import type { Creature } from '../../state/position'
import { powerOf } from '../../queries/values'
import { concerns } from '../../queries/standing'
import { creaturesMet, type EffectContext } from './effect-context'

/** Each creature in the area rolls; a high roll for its Power is its death (AA-22.5). */
export function blast(work: EffectContext, { need }: Extract<Effect, { key: 'blast' }>): Event[] {
  const { draft, dice, magic } = work
  const table = reading(draft)
  const rolled = creaturesMet(work).map((creature) => {
    const label = `${magic.name}: ${cardOf(creature).name}`
    const roll = rollOne(dice, { faces: BLAST_FACES, label })
    return { creature, roll, need: need + powerOf(table, creature) }
  })
  const told = rolled.map((result): Event => ({
    type: 'blastRolled',
    creature: result.creature.id,
    roll: result.roll,
    need: result.need,
  }))
  const hit = rolled.filter((result) => result.roll >= result.need).map(({ creature }) => creature)
  return [...told, ...kill(work, hit)]
}

/** The weak die (AA-22.6); the strong are too much for magic aimed at one. */
export function killWeak(work: EffectContext, effect: Extract<Effect, { key: 'kill' }>): Event[] | undefined {
  const table = reading(work.draft)
  const weak = creaturesMet(work).filter(
    (creature) => concerns(effect, creature) && powerOf(table, creature) <= effect.maxPower,
  )
  if (weak.length === 0 && work.target.kind !== 'space') return undefined
  return kill(work, weak)
}

function kill({ draft }: EffectContext, creatures: readonly Creature[]): Event[] {
  if (creatures.length === 0) return []
  const ids = creatures.map(({ id }) => id)
  return die(draft, ids, 'magic')
}
