import { ForceScreen } from '@/table/set-up/ForceScreen'
import { CARD, DESIGN, POWERS, TERMS } from '../../tables/setup-text'
import { factorText, rulesAt } from '../../tables/text'
import { type Side, UNITS, type UnitType } from '../../tables/units'
import { designing } from '../../commands/laying-out'
import type { Settings } from '../../state/position'
import type { View } from '../../state/view'
import { ClauseLink } from '../rules-help/ClauseLink'
import { FORCES } from './forces'
import { OtherWays } from './OtherWays'
import type { PlacementProps } from './PlacementLayout'
import { readyForces } from './ready-made'

interface ForceDesignProps {
  readonly view: View
  readonly side: Side
  readonly play: PlacementProps['play']
}

/** The secret buying of one side's force (AR-2). */
export function ForceDesign({ view: { settings }, side, play }: ForceDesignProps) {
  return (
    <ForceScreen
      forces={FORCES}
      {...{ settings, side, rulesAt }}
      title={DESIGN.title[side]}
      intro={DESIGN.intro[side]}
      cardOf={(type) => cardOf(settings, side, type)}
      ready={readyForces(settings, side)}
      Clause={ClauseLink}
      onFinish={(counts) => play(designing(side, counts))}
      others={<OtherWays side={side} onResign={play} />}
    />
  )
}

/** What a type costs, moves and fights, the least of it that must be bought, and what makes it worth that. */
function cardOf({ costs, allowance }: Settings, side: Side, type: UnitType) {
  const { movement, combat } = UNITS[type]
  const { minimum } = allowance[side]
  const cost = costs[type]
  return {
    cost,
    figures: [
      { text: CARD.cost(cost), hint: TERMS.cost },
      { text: CARD.moves(movement), hint: TERMS.movement },
      { text: CARD.fights(factorText(combat)), hint: TERMS.combat },
      ...(minimum > 0 ? [{ text: CARD.atLeast(minimum), hint: TERMS.minimum }] : []),
    ],
    says: POWERS[type],
  }
}
