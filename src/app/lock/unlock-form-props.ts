import type { AnyGame } from '@/games/manifest'
import type { LockedSave, Unlocked } from '@/store/vault/vault'

/** What opening a locked game takes. */
export interface UnlockFormProps {
  readonly game: AnyGame
  readonly save: LockedSave
  readonly onUnlocked: (unlocked: Unlocked) => void
}
