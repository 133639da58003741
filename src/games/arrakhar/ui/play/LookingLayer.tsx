import type { TableProps } from '@/engine/table'
import type { Desk, Looking, Parts } from '../desk/desk'
import type { Command } from '../../commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import { HintDoor } from '@/table/hints/HintDoor'
import { Inspector } from '../inspector/Inspector'
import { PlannerDoor } from '../planner/PlannerDoor'
import { Recap } from '@/table/recap/Recap'
import { recapWaysBy } from '@/table/recap/recap-ways'
import { PRESENTATIONS } from '../events'
import { typeLookup } from '../sentences/words'

const RECAP_WAYS = recapWaysBy(PRESENTATIONS, typeLookup)

interface LookingLayerProps extends Pick<
  TableProps<View, Command, Event>,
  'view' | 'seat' | 'log' | 'viewAt' | 'comfort'
> {
  readonly desk: Desk
  readonly looking: Looking
}

/** What comes over the board to look back and to look closer; it loads once the table stands. */
export function LookingLayer({ desk, looking, ...props }: LookingLayerProps) {
  const { view, seat, comfort } = props
  return (
    <>
      {seat !== null && comfort.recaps ? (
        <Recap<Parts>
          key={seat}
          {...props}
          seat={seat}
          gesture={desk.gesture}
          ways={RECAP_WAYS}
          onPast={looking.onPast}
        />
      ) : null}
      <PlannerDoor view={view} />
      <HintDoor isOnBoard />
      <Inspector view={looking.looks.past?.view ?? view} desk={desk} looking={looking} />
    </>
  )
}
