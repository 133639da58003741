import { PanelParts } from '@/table/panel/PanelParts'
import type { Command } from '../../commands'
import type { Refused } from '../../refuse'
import type { Desk } from '../desk/desk'

interface CommitProps {
  readonly desk: Desk
  readonly name: string
  readonly command: Command
  /** Why it cannot be given as it is. */
  readonly refusal: Refused
}

/** The button that gives a command put together above it; what is still wrong with that stands over it. */
export function Commit({ desk, name, command, refusal }: CommitProps) {
  return (
    <PanelParts
      parts={[
        refusal ? { kind: 'warning', text: `${refusal.message} (${refusal.clause})` } : null,
        { kind: 'button', name, isClosed: refusal !== undefined, onPress: () => desk.send(command) },
      ]}
    />
  )
}
