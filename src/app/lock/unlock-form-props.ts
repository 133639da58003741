import type { AnyGame } from '@/contract/manifest'
import type { LockedSave, Unlocked } from '@/store/vault/vault'

/** What opening a locked game takes. */
export interface UnlockFormProps {
  readonly game: AnyGame
  readonly save: LockedSave
  /** Rejects where a part of the program cannot be fetched. */
  readonly onUnlocked: (unlocked: Unlocked) => Promise<void>
}
