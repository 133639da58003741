import { EndingMenu } from '@/table/panel/EndingMenu'
import { SIDE_NAMES } from '../../content/text'
import type { Side } from '../../content/units'
import { enemyOf } from '../../rules/stacking'
import type { Desk, PanelProps } from './desk'

interface TableMenuProps extends PanelProps {
  /** Whether the button has room for its name. */
  readonly isNamed?: boolean
}

/** Offer of a draw and resignation. */
export function TableMenu({ desk, isNamed = false }: TableMenuProps) {
  const side = sideAt(desk)
  if (side === null) return null
  return (
    <EndingMenu
      name="Draw and resignation"
      isNamed={isNamed}
      items={[{ label: 'Offer a draw', onSelect: () => desk.send({ type: 'offerDraw', side }) }]}
      final={{
        label: 'Resign…',
        title: `Resign as the ${SIDE_NAMES[side].toLowerCase()}?`,
        description: `The game ends and the ${SIDE_NAMES[enemyOf(side)].toLowerCase()} wins.`,
        warning: 'A resignation cannot be taken back.',
        answers: { yes: 'Resign', no: 'Play on' },
        onConfirm: () => desk.send({ type: 'resign', side }),
      }}
    />
  )
}

function sideAt({ seat }: Desk): Side | null {
  return seat === 'wizard' || seat === 'sorcerer' ? seat : null
}
