import type { Seat } from '@/engine/kernel/game'
import { ownKey, type Vault, withKey } from '@/store/vault/vault'

/** A vault in which a side has just set a passphrase. */
export async function withPassphrase(
  vault: Vault | null,
  seats: readonly Seat[],
  seat: Seat,
  passphrase: string,
): Promise<Vault> {
  return withKey(vault, seats, await ownKey(seat, passphrase))
}
