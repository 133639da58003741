import type { Term } from '@/engine/table/table'
import { HOUSE_RULES } from '../../tables/house-rules-text'
import { TERMS_TEXT as TEXT } from '../../tables/terms-text'
import { SIDE_NAMES } from '../../tables/text'
import { NEWEST_RULES, type Settings } from '../../state/position'
import { scenarioNameOf } from '../../state/scenario-name'
import type { View } from '../../state/view'
import { chartsOf } from './charts-of'

/** What both sides agreed on before the first turn (AR-13), all of it open. */
export function termsOf({ settings }: Pick<View, 'settings'>): readonly Term[] {
  return [
    { label: TEXT.scenario, value: scenarioNameOf(settings), clause: 'AR-13.1' },
    forces(settings),
    { label: TEXT.haunts, value: settings.haunts.join(', ') },
    turnLimit(settings),
    { label: TEXT.charts, value: chartsOf(settings), clause: 'AR-13.5' },
    ...houseRules(settings),
    ...earlierRules(settings),
  ]
}

/** Said of a game that is played on under the rules it began with. */
function earlierRules({ rules }: Settings): readonly Term[] {
  return rules === NEWEST_RULES ? [] : [{ label: TEXT.rules, value: TEXT.earlierRules, clause: 'AR-12.3' }]
}

function forces({ allowance }: Settings): Term {
  const value = (['sorcerer', 'wizard'] as const)
    .map((side) => TEXT.force(SIDE_NAMES[side], allowance[side].points, allowance[side].minimum))
    .join(' ')
  return { label: TEXT.forces, value, clause: 'AR-13.4' }
}

function turnLimit({ options: { turnLimit: limit } }: Settings): Term {
  return { label: TEXT.turnLimit, value: limit === null ? TEXT.none : TEXT.turns(limit), clause: 'AR-13.5' }
}

function houseRules({ options }: Settings): readonly Term[] {
  const inForce = HOUSE_RULES.filter(({ key }) => options[key] === true)
  if (inForce.length === 0) return [{ label: TEXT.houseRules, value: TEXT.none }]
  return inForce.map(({ label, clause }) => ({ label: TEXT.houseRule, value: label, clause }))
}
