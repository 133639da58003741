import { useEffect } from 'react'
import type { Drawing } from '@/engine/rulebook'
import type { TableProps } from '@/engine/table'
import { useHintDrawings } from '@/table/hints/hint-desk'
import { HintDoor } from '@/table/hints/HintDoor'
import { Recap } from '@/table/recap/Recap'
import { recapWaysBy } from '@/table/recap/recap-ways'
import type { Command } from '../../commands'
import { namesIn } from '../../queries/names'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'
import type { Desk, Looking, Parts } from '../desk/desk'
import { PRESENTATIONS } from '../events'

const RECAP_WAYS = recapWaysBy(PRESENTATIONS, namesIn)

interface LookingLayerProps extends Pick<
  TableProps<View, Command, Event>,
  'view' | 'seat' | 'log' | 'viewAt' | 'comfort'
> {
  readonly desk: Desk
  readonly looking: Looking
  /** Lays over the board what a hint draws. */
  readonly onDraw: (drawings: readonly Drawing[]) => void
}

/** What comes over the board to look back and to be told what to do; it loads once the table stands. */
export function LookingLayer({ desk, looking, onDraw, ...props }: LookingLayerProps) {
  const { view, seat, log, viewAt, comfort } = props
  const drawings = useHintDrawings()
  useEffect(() => onDraw(drawings), [onDraw, drawings])
  return (
    <>
      {seat !== null && comfort.recaps ? (
        <Recap<Parts>
          key={seat}
          {...{ view, seat, log, viewAt }}
          gesture={desk.gesture}
          ways={RECAP_WAYS}
          onPast={looking.onPast}
        />
      ) : null}
      <HintDoor isOnBoard />
    </>
  )
}
