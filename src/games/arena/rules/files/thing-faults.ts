import type { Problem } from '@/engine/refusal'
import { CREATURES } from '../../content/creatures'
import { ITEMS } from '../../content/items'
import { creatureOf } from '../creatures'
import { meets } from '../standing'
import type { Position } from '../position'
import { isAir } from '../spaces'
import { fault, faultsFrom, type Whole } from './fault'
import type { ItemFile } from './position-schema'

/** Items as nobody has left them. */
export function itemReachFaults(whole: Whole, position: Position): readonly Problem[] {
  const { file, settings, stage } = whole
  const { items = [] } = file
  if (items.length > 0 && settings.ruleset === 'basic')
    return [fault('items', 'must be empty in the basic game', 'AA-24.2')]
  if (items.length > 0 && stage === 'build')
    return [fault('items', 'must be empty: armies are still drawn up', 'AA-2.6')]
  return items.flatMap((item, nth) => [
    ...placeFaults(whole, position, item, `items.${nth}`),
    ...useFaults(position, item, `items.${nth}`),
  ])
}

function placeFaults({ phase }: Whole, position: Position, { type, at, by }: ItemFile, path: string) {
  const bearer = by === undefined ? undefined : creatureOf(position, by)
  // Whether it has a ranged attack may change; what else is asked of a bearer is printed on its card.
  const { hasRanged: _changes, ...printed } = ITEMS[type].requires ?? {}
  const hangs = at !== undefined && isAir(at) && phase !== null && !phase.startsWith('equip')
  return faultsFrom([
    [
      bearer !== undefined && !meets(position, bearer, printed),
      fault(`${path}.by`, `must be somebody who can use ${ITEMS[type].name}`, 'AA-6.3'),
    ],
    [hangs, fault(`${path}.at`, 'must be on the ground: it falls at the end of the phase', 'AA-6.9')],
  ])
}

function useFaults({ casts }: Position, { id, type, uses, disenchanted = false }: ItemFile, path: string) {
  const { uses: printed = null, ability } = ITEMS[type]
  const left = uses === undefined ? printed : uses
  const isUsed = left === 0 && !casts.some(({ item }) => item === id)
  return faultsFrom([
    [
      (left === null) !== (printed === null) || (left ?? 0) > (printed ?? 0),
      fault(`${path}.uses`, printed === null ? 'must be null' : `must be at most ${printed}`, 'AA-6.7'),
    ],
    [isUsed, fault(`${path}.uses`, 'must be 1 or more: used up, it is gone', 'AA-6.7')],
    [
      disenchanted && ability.type === 'Tech',
      fault(`${path}.disenchanted`, 'must be false: it is Tech', 'AA-22.23'),
    ],
  ])
}

/** Neither undead nor illusions leave a corpse (AA-16.2). */
export function corpseReachFaults({ file, turn }: Whole): readonly Problem[] {
  return (file.corpses ?? []).flatMap(({ type }, nth) => {
    const leavesNone = CREATURES[type].attributes.some((one) => one === 'undead' || one === 'illusion')
    return faultsFrom([
      [leavesNone, fault(`corpses.${nth}.type`, 'must be another: it leaves no corpse', 'AA-16.2')],
      [turn === 0, fault(`corpses.${nth}`, 'must be left out: nobody has died yet', 'AA-16.2')],
    ])
  })
}
