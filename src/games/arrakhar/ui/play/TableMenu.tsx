import { RESIGN_TEXT as TEXT } from '../../content/resign-text'
import type { Side } from '../../content/units'
import type { Desk, PanelProps } from '../desk/desk'
import { ResignMenu } from './ResignMenu'

interface TableMenuProps extends PanelProps {
  /** Whether the button has room for its name. */
  readonly isNamed?: boolean
}

/** Offer of a draw and resignation. */
export function TableMenu({ desk, isNamed = false }: TableMenuProps) {
  const side = sideAt(desk)
  if (side === null) return null
  return (
    <ResignMenu
      side={side}
      name={TEXT.menu}
      isNamed={isNamed}
      items={[{ label: TEXT.offerDraw, onSelect: () => desk.send({ type: 'offerDraw', side }) }]}
      onResign={desk.send}
    />
  )
}

function sideAt({ seat }: Desk): Side | null {
  return seat === 'wizard' || seat === 'sorcerer' ? seat : null
}
