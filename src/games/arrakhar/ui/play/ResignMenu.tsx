import { EndingMenu } from '@/table/panel/EndingMenu'
import type { MenuItem } from '@/widgets/OpenedMenu'
import { RESIGN_TEXT as TEXT } from '../../tables/resign-text'
import { SIDE_NAMES } from '../../tables/text'
import type { Side } from '../../tables/units'
import { resignation } from '../../commands/turn/resign'
import { enemyOf } from '../../queries/stacking'

interface ResignMenuProps {
  readonly side: Side
  readonly name: string
  /** Whether the button has room for its name. */
  readonly isNamed: boolean
  /** What else can be done about the end of the game. */
  readonly items?: readonly MenuItem[]
  readonly onResign: (command: ReturnType<typeof resignation>) => void
}

/** Resignation, at every moment of a game (AR-12.7); asked for once more. */
export function ResignMenu({ side, name, isNamed, items = [], onResign }: ResignMenuProps) {
  return (
    <EndingMenu
      name={name}
      isNamed={isNamed}
      items={items}
      final={{
        label: TEXT.resign,
        title: TEXT.title(SIDE_NAMES[side]),
        description: TEXT.outcome(SIDE_NAMES[enemyOf(side)]),
        warning: TEXT.warning,
        answers: { yes: TEXT.yes, no: TEXT.no },
        onConfirm: () => onResign(resignation(side)),
      }}
    />
  )
}
