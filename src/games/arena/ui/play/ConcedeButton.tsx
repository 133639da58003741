import { ConcedeMenu } from '@/table/panel/ConcedeMenu'
import { TABLE_TEXT } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { concession } from '../../commands/turn/concede'
import { otherSeat } from '../../queries/creatures'
import type { ArenaSeat } from '../../state/position'

interface ConcedeButtonProps {
  readonly seat: ArenaSeat
  readonly isNamed?: boolean
  readonly onConcede: (command: ReturnType<typeof concession>) => void
}

/** Giving the game up, at every moment of it (AA-23.5). */
export function ConcedeButton({ seat, isNamed = false, onConcede }: ConcedeButtonProps) {
  return (
    <ConcedeMenu
      who={SEAT_NAMES[seat]}
      outcome={TABLE_TEXT.concedeOutcome(SEAT_NAMES[otherSeat(seat)])}
      isNamed={isNamed}
      onConcede={() => onConcede(concession(seat))}
    />
  )
}
