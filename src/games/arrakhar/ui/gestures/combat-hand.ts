import type { BoardArrow, HexMark } from '@/board/board-props'
import { IDLE } from '@/table/desk/answer'
import { nowIn } from '../../rules/guards'
import type { Table, UnitId } from '../../rules/position'
import { advancesOpen, attackTargetsOf, mayAttack } from '../../rules/segments/combat-choices'
import { unitOf } from '../../rules/stacking'
import { answerCombat, attackerHexes, attackerHexesAgainst } from './combat'
import type { AttackersPicked, Gesture, NamingAdvance, NamingAttack } from '../desk/gesture'
import type { Hand } from './hand'
import { arrowsInto, filterStable, markAll } from '@/table/commands/hand'
import { designatedMarks, hexesOfUnits } from './mark-hexes'

/** Attacks and advances (AR-10). */
export const COMBAT_HAND: Hand = {
  hexesToAct: attackerHexes,
  answer: answerCombat,
  settled,
  marks(table, gesture) {
    const now = nowIn(table, 'combat')
    return [...gestureMarks(table, gesture), ...(now ? designatedMarks(now) : [])]
  },
  arrows: (table, gesture) => [...aimedArrows(table, gesture), ...attackArrows(table)],
}

function settled(table: Table, gesture: Gesture): Gesture {
  switch (gesture.name) {
    case 'AttackersPicked':
      return settledAttackers(table, gesture)
    case 'NamingAttack':
      return settledAttack(table, gesture)
    case 'NamingAdvance':
      return settledAdvance(table, gesture)
    default:
      return IDLE
  }
}

function settledAttackers(table: Table, gesture: AttackersPicked): Gesture {
  const attackers = filterStable(gesture.attackers, (id) => stillAttacks(table, id))
  if (attackers.length === 0) return IDLE
  return attackers === gesture.attackers ? gesture : { ...gesture, attackers }
}

function stillAttacks(table: Table, id: UnitId): boolean {
  const unit = unitOf(table, id)
  return unit !== undefined && mayAttack(table, unit)
}

function settledAttack(table: Table, gesture: NamingAttack): Gesture {
  const attackers = filterStable(gesture.attackers, (id) =>
    attackTargetsOf(table, [id]).includes(gesture.hex),
  )
  const defenders = filterStable(gesture.defenders, (id) => unitOf(table, id)?.hex === gesture.hex)
  if (attackers === gesture.attackers && defenders === gesture.defenders) return gesture
  return attackers.length === 0 || defenders.length === 0 ? IDLE : { ...gesture, attackers, defenders }
}

function settledAdvance(table: Table, gesture: NamingAdvance): Gesture {
  const choice = advancesOpen(table).find(({ hex }) => hex === gesture.hex)
  if (!choice) return IDLE
  const units = filterStable(gesture.units, (id) => choice.units.includes(id))
  if (units.length === 0) return IDLE
  return units === gesture.units ? gesture : { ...gesture, units }
}

function gestureMarks(table: Table, gesture: Gesture): readonly HexMark[] {
  switch (gesture.name) {
    case 'AttackersPicked':
      return [
        ...markAll(hexesOfUnits(table, gesture.attackers), 'selected'),
        ...markAll(attackTargetsOf(table, gesture.attackers), 'target'),
        ...markAll(attackerHexes(table), 'choice'),
      ]
    case 'NamingAttack':
      return [
        ...markAll([...hexesOfUnits(table, gesture.attackers), gesture.hex], 'selected'),
        ...markAll(attackerHexesAgainst(table, gesture.hex), 'choice'),
      ]
    case 'NamingAdvance':
      return [...markAll(hexesOfUnits(table, gesture.units), 'selected'), { hex: gesture.hex, kind: 'reach' }]
    default:
      return [...markAll(advanceHexes(table), 'reach'), ...markAll(attackerHexes(table), 'choice')]
  }
}

function advanceHexes(table: Table) {
  return advancesOpen(table).map(({ hex }) => hex)
}

function aimedArrows(table: Table, gesture: Gesture): readonly BoardArrow[] {
  if (gesture.name !== 'NamingAttack') return []
  return arrowsInto('aimed', hexesOfUnits(table, gesture.attackers), gesture.hex, 'blade')
}

function attackArrows(table: Table): readonly BoardArrow[] {
  return (nowIn(table, 'combat')?.designations ?? []).flatMap(({ id, attackers, hex, resolved }) =>
    resolved ? [] : arrowsInto(`attack-${id}`, hexesOfUnits(table, attackers), hex, 'blade'),
  )
}
