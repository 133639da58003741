import type { Term } from '@/engine/table'
import { HOUSE_RULES } from '../../content/house-rules-text'
import { MAPS } from '../../content/map'
import { SCENARIOS } from '../../content/scenarios'
import { TABLES } from '../../content/tables'
import { TERMS_TEXT as TEXT } from '../../content/terms-text'
import { SIDE_NAMES } from '../../content/text'
import { COSTS } from '../../content/units'
import type { Settings } from '../../rules/position'
import type { View } from '../../rules/view'

/** What both sides agreed on before the first turn (AR-13), all of it open. */
export function termsOf({ settings }: Pick<View, 'settings'>): readonly Term[] {
  return [
    { label: TEXT.scenario, value: SCENARIOS[settings.scenario].name, clause: 'AR-13.1' },
    forces(settings),
    { label: TEXT.haunts, value: settings.haunts.join(', ') },
    turnLimit(settings),
    { label: TEXT.printed, value: own(settings), clause: 'AR-13.5' },
    ...houseRules(settings),
  ]
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

/** Which of the printed parts the sides brought themselves. */
function own({ tables, costs, map }: Settings): string {
  const changed = [
    { name: TEXT.tables, isOwn: !isSame(tables, TABLES) },
    { name: TEXT.costs, isOwn: !isSame(costs, COSTS) },
    { name: TEXT.map, isOwn: map.trim() !== MAPS.valley.trim() },
  ].filter(({ isOwn }) => isOwn)
  return changed.length === 0 ? TEXT.asPrinted : TEXT.own(changed.map(({ name }) => name).join(', '))
}

function houseRules({ options }: Settings): readonly Term[] {
  const inForce = HOUSE_RULES.filter(({ key }) => options[key] === true)
  if (inForce.length === 0) return [{ label: TEXT.houseRules, value: TEXT.none }]
  return inForce.map(({ label, clause }) => ({ label: TEXT.houseRule, value: label, clause }))
}

/** Whether two pieces of plain data say the same, in whatever order their keys were written. */
function isSame(a: unknown, b: unknown): boolean {
  return sorted(a) === sorted(b)
}

function sorted(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
