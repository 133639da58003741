import { askedSeat } from '../../rules/guards'
import { mayDecide } from '../gestures/may-decide'
import { ConcedeMenu } from './ConcedeMenu'
import type { PanelProps } from '../desk/desk'

interface TableMenuProps extends PanelProps {
  /** Whether the button has room for its name. */
  readonly isNamed?: boolean
}

/** Giving the game up, for the seat that decides now. */
export function TableMenu({ desk, isNamed = false }: TableMenuProps) {
  const seat = askedSeat(desk.view)
  if (seat === null || !mayDecide(desk.view)) return null
  return <ConcedeMenu seat={seat} isNamed={isNamed} onConcede={desk.send} />
}
