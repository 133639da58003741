import { useTableState } from '../session/table-session'
import { FAILURE_TEXT } from './failure-text'

/** Warns where a reload would lose the game. */
export function NotKept() {
  const isLost = useTableState(({ session, saveStatus }) => session !== null && saveStatus.state === 'failed')
  return isLost && <p>{FAILURE_TEXT.notKept}</p>
}
