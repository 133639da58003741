import { CONCEDE_TEXT as TEXT } from './end-text'
import { EndingMenu } from './EndingMenu'

interface ConcedeMenuProps {
  /** Who would give the game up, by the name of the seat. */
  readonly who: string
  /** What would come of it, in a sentence. */
  readonly outcome: string
  /** Whether the button has room for its name. */
  readonly isNamed?: boolean
  readonly onConcede: () => void
}

/** Giving the game up, at every moment of it; asked for once more. */
export function ConcedeMenu({ who, outcome, isNamed = false, onConcede }: ConcedeMenuProps) {
  return (
    <EndingMenu
      name={TEXT.name}
      isNamed={isNamed}
      items={[]}
      final={{
        label: TEXT.concede,
        title: TEXT.title(who),
        description: outcome,
        warning: TEXT.warning,
        answers: { yes: TEXT.yes, no: TEXT.no },
        onConfirm: onConcede,
      }}
    />
  )
}
