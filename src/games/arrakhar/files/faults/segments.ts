import type { Problem } from '@/engine/kernel/refusal'
import { areAdjacent } from '../../queries/board'
import { isOwn, nowIn } from '../../queries/guards'
import type { Position, ProgressOf } from '../../state/position'
import { supplyOf, orcHexesOf } from '../../effects/wandering-orcs'
import { enemyOf, holds, stackIn, unitOf } from '../../queries/stacking'
import { fault, repeated } from './fault'

/** What single segments could not have come to: orcs due, castings, hexes emptied and entered. */
export function segmentFaults(position: Position): readonly Problem[] {
  return [
    ...orcFaults(position),
    ...summonFaults(position),
    ...emptiedFaults(position),
    ...combatFaults(position),
  ]
}

/** No more orcs are due than the table and the supply give, and none that no hex takes (AR-5.1 to AR-5.3). */
function orcFaults(position: Position): readonly Problem[] {
  const due = nowIn(position, 'wanderingOrcs')?.due ?? 0
  if (due === 0) return []
  const most = Math.min(Math.max(...position.settings.tables.wanderingOrcs), supplyOf(position))
  if (due > most) return [fault('orcsDue', `must be ${most} or less: no more come`, 'AR-5.2')]
  return orcHexesOf(position).length > 0
    ? []
    : [fault('orcsDue', 'must be 0: no hex takes an orc, and those due are lost', 'AR-5.3')]
}

function summonFaults(position: Position): readonly Problem[] {
  const now = nowIn(position, 'summon')
  if (!now) return []
  const { used } = now
  return [
    ...repeated('summonsUsed', used),
    ...used.flatMap((haunt, nth) =>
      position.haunts[haunt] === undefined
        ? [fault(`summonsUsed.${nth}`, `${haunt} is not on the board`, 'AR-6.7')]
        : [],
    ),
    ...(used.length > position.cast.length
      ? [fault('summonsUsed', 'each casting is a sorcerer’s; name in cast those who made them', 'AR-5.5')]
      : []),
    ...pendingFaults(position, now),
  ]
}

function pendingFaults(position: Position, { pending }: ProgressOf<'summon'>): readonly Problem[] {
  if (!pending) return []
  const { haunt, sorcerer, upTo } = pending
  const caster = unitOf(position, sorcerer)
  const hex = position.haunts[haunt]
  if (!caster || hex === undefined) return []
  const most = Math.max(...position.settings.tables.summon)
  return [
    ...(caster.type === 'sorcerer' && areAdjacent(position, caster.hex, hex)
      ? []
      : [fault('summonPending.sorcerer', `must be a sorcerer next to ${haunt}`, 'AR-6.2')]),
    ...(upTo <= most
      ? []
      : [fault('summonPending.upTo', `must be ${most} or less, as the table has it`, 'AR-6.6')]),
  ]
}

/** Whoever fire drove out has not come back; nobody has entered while fire is still rolled (AR-8.7). */
function emptiedFaults(position: Position): readonly Problem[] {
  const now = nowIn(position, 'fireball') ?? nowIn(position, 'combat')
  if (!now) return []
  return [
    ...repeated('emptied', now.emptied),
    ...now.emptied.flatMap((hex, nth) => {
      const isHeld =
        now.segment === 'fireball'
          ? stackIn(position, hex).length > 0
          : holds(position, hex, enemyOf(position.side))
      return isHeld ? [fault(`emptied.${nth}`, `${hex} holds units and is not empty`, 'AR-8.7')] : []
    }),
  ]
}

function combatFaults(position: Position): readonly Problem[] {
  const now = nowIn(position, 'combat')
  if (!now) return []
  const { advanced, emptied, opened, designations } = now
  const isOpen = designations.some((made) => made.resolved && made.hex === opened)
  return [
    ...repeated('advanced', advanced),
    ...advanced.flatMap((id, nth) => {
      const unit = unitOf(position, id)
      if (!unit || (isOwn(position, unit) && emptied.includes(unit.hex))) return []
      return [fault(`advanced.${nth}`, `${id} stands in no hex that fireballs emptied for it`, 'AR-10.9')]
    }),
    ...(opened === null || (isOpen && !holds(position, opened, enemyOf(position.side)))
      ? []
      : [fault('opened', `no attack that is rolled has emptied ${opened}; leave it out`, 'AR-10.10')]),
  ]
}
