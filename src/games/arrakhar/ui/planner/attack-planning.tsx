import { attackOf } from '../../commands/designations'
import { PANEL } from '../../tables/panel-text'
import { chainSummary, PLANNER, wasteText } from '../../tables/planner-text'
import { type AttackStep, attackChain } from '../../queries/forecast/attack-chain'
import { oddsOf } from '../../queries/odds'
import type { UnitId } from '../../state/position'
import { typesOf } from '../../queries/stacking'
import { chipsOf } from '../board/unit-chip'
import { aiming, attackInHand } from '../gestures/aims'
import { type AttackPlan, ATTACKS, attacksOn } from '../odds/attack-plan'
import { OddsText } from '../odds/Odds'
import { PrintedTable } from '../odds/PrintedTable'
import { ClauseLink } from '../rules-help/ClauseLink'
import { typeLookup, unitsText } from '../sentences/words'
import { stackText } from '../words/stack-text'
import type { PlanningOf } from './planning'

interface Attack extends AttackPlan {
  readonly key: number
}

/** The attack in hand among those designated: designations are numbered from 1. */
const IN_HAND = 0

/** Attacks on one stack: who takes part, the odds, the whole table, and the chain of all that is aimed at it. */
export const ATTACK_PLANNING: PlanningOf<'attackers' | 'defenders', Attack> = {
  kind: ATTACKS,
  nothing: PLANNER.nothing.combat,
  stackText,
  chipsOf: (view, units) => chipsOf(view, units, 'combat'),
  aimed: (_, gesture) => attackInHand(gesture),
  take: (plan) => ({ type: 'pick', gesture: aiming('attack', plan.attackers, plan.hex, plan.defenders) }),
  aims(view, plan) {
    const { read } = oddsOf(typesOf(view, plan.attackers), typesOf(view, plan.defenders))
    const made = attacksOn(view, plan.hex).map(({ id, ...attack }) => ({ ...attack, key: id }))
    return read === null ? made : [...made, { ...plan, key: IN_HAND }]
  },
  forecast(view, plan, attacks) {
    const attackers = typesOf(view, plan.attackers)
    const odds = oddsOf(attackers, typesOf(view, plan.defenders))
    const { steps, units, expected, emptied } = attackChain(view, plan.hex, attacks)
    const typeOf = typeLookup(view)
    const text = (ids: readonly UnitId[]) => unitsText(ids, typeOf)
    const inHand = steps[attacks.findIndex(({ key }) => key === IN_HAND)]
    return {
      shown: (
        <>
          <div>
            <OddsText odds={odds} attacker={attackers[0]} />
          </div>
          <PrintedTable table={view} of={{ table: 'combat', column: odds.read, die: null }} hasChances />
        </>
      ),
      chain: {
        title: PLANNER.chain,
        aside: <ClauseLink clause="AR-10.4" />,
        reading: PLANNER.readAt,
        units,
        rows: steps.flatMap((step, nth) => {
          const attack = attacks[nth]
          if (!attack) return []
          const { key, attackers: own, defenders } = attack
          const row = { key, text: `${text(own)} on ${text(defenders)}`, isInHand: key === IN_HAND }
          return [{ ...row, reading: readingOf(step), step }]
        }),
      },
      status: `${chainSummary(expected, units, emptied)}${wasteText(inHand?.wasted ?? 0)}`,
    }
  },
  commands: (plan) => [attackOf(plan)],
  designation: ({ hex }) => PANEL.designateAttack(hex),
}

function readingOf({ columns }: AttackStep): string {
  const [poorest, best] = [columns[0]?.column, columns.at(-1)?.column]
  if (poorest === undefined || best === undefined) return '–'
  return poorest === best ? poorest : `${poorest}–${best}`
}
