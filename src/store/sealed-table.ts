import type { DiceCheck } from '@/engine/kernel/dice-check'
import type { Session } from './session'

/** What was found out about the seals of a finished game; null for what was not sealed. */
export interface Checks {
  readonly sealHolds: boolean | null
  readonly diceCheck: DiceCheck | null
}

/** What keeping seals takes of the table that is served. */
export interface SealedTable {
  readonly session: () => Session | null
  /** Shows and keeps a session whose seals have changed. */
  readonly update: (session: Session) => void
  /** Tells whether the seals of a finished game were right. */
  readonly checked: (checks: Checks) => void
  readonly say: (text: string) => void
}
