import { feed as eat } from '../../effects/theft'
import { happen } from '../../effects/flow/run'
import { has, isA } from '../../queries/filters'
import { ownTraits, printedOf } from '../../queries/traits'
import { helplessRefusal, stackWith } from '../../queries/units'
import { refuse, type Refused } from '../../refuse'
import type { State, Unit } from '../../state/state'
import { UNIT } from '../kit/args'
import { command } from '../kit/kit'

function eaterRefusal(table: State, unit: Unit): Refused {
  const helpless = helplessRefusal(table, unit)
  if (helpless) return helpless
  if (!has(ownTraits(table, unit), 'cannibal')) return refuse('AM-K.13', 'Only Cannibals eat their own.')
  return unit.used.includes('fed') ? refuse('AM-K.13', 'It eats once in a turn.') : undefined
}

/** A Cannibal eats a living unit of its stack (AM-8.8, AM-K.13). */
export const feed = command({
  clause: 'AM-K.13',
  stage: 'scout',
  args: { unit: UNIT, victim: UNIT },
  subject: 'unit',
  choices: ({ table }, unit) =>
    eaterRefusal(table, unit) ? [] : stackWith(table, unit).map((victim) => ({ victim })),
  refusalOf({ table }, { unit, victim }) {
    const early = eaterRefusal(table, unit)
    if (early) return early
    const isThere = victim.id !== unit.id && stackWith(table, unit).some(({ id }) => id === victim.id)
    if (!isThere) return refuse('AM-K.13', 'It eats another unit of its stack.')
    if (isA(printedOf(victim), 'ArchMagus')) return refuse('AM-K.36', 'An Archmagus is not eaten.')
    return isA(printedOf(victim), 'Living') ? undefined : refuse('AM-K.13', 'It eats living units only.')
  },
  perform: (doing, { unit, victim }) => happen(doing, (scene) => eat(scene, unit.id, victim.id)),
  say: ({ unit, victim }) => `${unit} eats ${victim}`,
})
