import { EndingMenu } from '@/table/panel/EndingMenu'
import type { Command } from '../../commands'
import { archmagiPlay } from '../../play'
import type { MageSeat } from '../../state/terms'
import { SEAT_NAMES } from '../../tables/seats'
import { CONCEDE_TEXT as TEXT } from '../texts/end-text'

interface ConcedeMenuProps {
  readonly seat: MageSeat
  /** Whether the button has room for its name. */
  readonly isNamed?: boolean
  readonly onConcede: (command: Command) => void
}

/** Giving the game up, at every moment of it (AM-V.5); asked for once more. */
export function ConcedeMenu({ seat, isNamed = false, onConcede }: ConcedeMenuProps) {
  return (
    <EndingMenu
      name={TEXT.giveUp}
      isNamed={isNamed}
      items={[]}
      final={{
        label: TEXT.concede,
        title: TEXT.title(SEAT_NAMES[seat]),
        description: TEXT.outcome,
        warning: TEXT.warning,
        answers: { yes: TEXT.yes, no: TEXT.no },
        onConfirm: () => onConcede(archmagiPlay.concession(seat)),
      }}
    />
  )
}
