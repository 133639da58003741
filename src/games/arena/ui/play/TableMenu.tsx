import { EndingMenu } from '@/table/panel/EndingMenu'
import { TABLE_TEXT } from '../../content/table-text'
import { SEAT_NAMES } from '../../content/text'
import { otherSeat } from '../../rules/creatures'
import { askedSeat } from '../../rules/guards'
import { mayDecide } from '../gestures/may-decide'
import type { PanelProps } from './desk'

interface TableMenuProps extends PanelProps {
  /** Whether the button has room for its name. */
  readonly isNamed?: boolean
}

/** Giving the game up (AA-23.5). */
export function TableMenu({ desk, isNamed = false }: TableMenuProps) {
  const seat = askedSeat(desk.view)
  if (seat === null || !mayDecide(desk.view)) return null
  return (
    <EndingMenu
      name={TABLE_TEXT.giveUp}
      isNamed={isNamed}
      items={[]}
      final={{
        label: TABLE_TEXT.concede,
        title: TABLE_TEXT.concedeTitle(SEAT_NAMES[seat]),
        description: TABLE_TEXT.concedeOutcome(SEAT_NAMES[otherSeat(seat)]),
        warning: TABLE_TEXT.concedeWarning,
        answers: { yes: TABLE_TEXT.concedeYes, no: TABLE_TEXT.concedeNo },
        onConfirm: () => desk.send({ type: 'concede', seat }),
      }}
    />
  )
}
