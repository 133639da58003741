import { faultsOfEach } from '@/engine/declare/faults'
import type { Problem } from '@/engine/kernel/refusal'
import { CREATURES } from '../tables/creatures'
import { ITEMS } from '../tables/items'
import { creatureOf } from '../queries/creatures'
import { meets } from '../queries/standing'
import type { GivenPosition, Position } from '../state/position'
import { isAir } from '../queries/spaces'
import { type Checks, fault, type Whole } from './fault'

type GivenItem = GivenPosition['items'][number]

/** Items as nobody has left them. */
export function itemReachFaults(whole: Whole, position: Position): readonly Problem[] {
  const { given, settings, stage } = whole
  const { items } = given
  if (items.length > 0 && settings.ruleset === 'basic')
    return [fault('items', 'must be empty in the basic game', 'AA-24.2')]
  if (items.length > 0 && stage === 'build')
    return [fault('items', 'must be empty: armies are still drawn up', 'AA-2.6')]
  return faultsOfEach('items', items, (item) => [
    ...placeChecks(whole, position, item),
    ...useChecks(position, item),
  ])
}

function placeChecks({ phase }: Whole, position: Position, { card, place }: GivenItem): Checks {
  const { at, by } = place
  const bearer = by === undefined ? undefined : creatureOf(position, by)
  // Whether it has a ranged attack may change; what else is asked of a bearer is printed on its card.
  const { hasRanged: _changes, ...printed } = ITEMS[card].requires ?? {}
  const hangs = at !== undefined && isAir(at) && phase !== null && !phase.startsWith('equip')
  const isUnusable = bearer !== undefined && !meets(position, bearer, printed)
  return [
    [isUnusable, 'by', `must be somebody who can use ${ITEMS[card].name}`, 'AA-6.3'],
    [hangs, 'at', 'must be on the ground: it falls at the end of the phase', 'AA-6.9'],
  ]
}

function useChecks({ casts }: Position, { id, card, uses, disenchanted }: GivenItem): Checks {
  const { uses: printed = null, ability } = ITEMS[card]
  const left = uses === undefined ? printed : uses
  const isUsed = left === 0 && !casts.some(({ item }) => item === id)
  const isTooMuch = (left === null) !== (printed === null) || (left ?? 0) > (printed ?? 0)
  return [
    [isTooMuch, 'uses', printed === null ? 'must be null' : `must be at most ${printed}`, 'AA-6.7'],
    [isUsed, 'uses', 'must be 1 or more: used up, it is gone', 'AA-6.7'],
    [disenchanted && ability.type === 'Tech', 'disenchanted', 'must be false: it is Tech', 'AA-22.23'],
  ]
}

/** Neither undead nor illusions leave a corpse (AA-16.2). */
export function corpseReachFaults({ given, turn }: Whole): readonly Problem[] {
  return faultsOfEach('corpses', given.corpses, ({ card }): Checks => {
    const leavesNone = CREATURES[card].attributes.some((one) => one === 'undead' || one === 'illusion')
    return [
      [leavesNone, 'type', 'must be another: it leaves no corpse', 'AA-16.2'],
      [turn === 0, '', 'must be left out: nobody has died yet', 'AA-16.2'],
    ]
  })
}
