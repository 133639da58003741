import type { CheckStep } from '@/table/set-up/CheckList'
import { ARMY_STEPS } from '../../tables/build-text'
import { MOST_CARDS } from '../../tables/game-rules'
import type { Settings } from '../../state/position'
import { type ArmyList, armyFaults } from '../../queries/army-list'

/** All that is wrong with an army (AA-2), and what is as it must be. */
export function armySteps(settings: Settings, army: ArmyList): readonly CheckStep[] {
  const faults = armyFaults(settings, army)
  const isBroken = (clause: string) => faults.some((fault) => fault.clause === clause)
  const { points, spellCards, ruleset } = settings
  const laws = [
    { text: ARMY_STEPS.cost(points[army.seat]), clause: 'AA-2.1' },
    { text: ARMY_STEPS.make(MOST_CARDS), clause: 'AA-2.9' },
    ...(ruleset === 'advanced' ? [{ text: ARMY_STEPS.spells(spellCards), clause: 'AA-2.5' }] : []),
  ]
  return [
    ...faults.map(({ message, clause }): CheckStep => ({ text: message, clause, isDone: false })),
    ...laws.filter(({ clause }) => !isBroken(clause)).map((law): CheckStep => ({ ...law, isDone: true })),
  ]
}
