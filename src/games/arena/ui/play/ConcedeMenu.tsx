import { EndingMenu } from '@/table/panel/EndingMenu'
import { TABLE_TEXT as TEXT } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { concession } from '../../commands/turn/concede'
import { otherSeat } from '../../queries/creatures'
import type { ArenaSeat } from '../../state/position'

interface ConcedeMenuProps {
  readonly seat: ArenaSeat
  /** Whether the button has room for its name. */
  readonly isNamed?: boolean
  readonly onConcede: (command: ReturnType<typeof concession>) => void
}

/** Giving the game up, at every moment of it (AA-23.5); asked for once more. */
export function ConcedeMenu({ seat, isNamed = false, onConcede }: ConcedeMenuProps) {
  return (
    <EndingMenu
      name={TEXT.giveUp}
      isNamed={isNamed}
      items={[]}
      final={{
        label: TEXT.concede,
        title: TEXT.concedeTitle(SEAT_NAMES[seat]),
        description: TEXT.concedeOutcome(SEAT_NAMES[otherSeat(seat)]),
        warning: TEXT.concedeWarning,
        answers: { yes: TEXT.concedeYes, no: TEXT.concedeNo },
        onConfirm: () => onConcede(concession(seat)),
      }}
    />
  )
}
