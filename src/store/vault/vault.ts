import type { Seat } from '@/engine/game'
import type { LockedBody, WrappedShare } from '@/engine/locked'
import { parseJson } from '@/engine/json'
import type { OpenBody, OpenSave, Save } from '@/engine/save'
import { lockedContentSchema } from '@/engine/save-schema'
import { parseWith } from '@/engine/schema'
import { decrypt, encrypt, freshKey, keyOf, keyOfCode, unwrapShare, wrapShare } from './cipher'
import { freshHalf } from './recovery-code'

type Bytes = Uint8Array<ArrayBuffer>

/** What locks a game while it is open: it stays in memory, and goes nowhere but under its own key. */
export interface Vault {
  /** By seat, of those that have set a passphrase; none when the game was opened by its recovery code. */
  readonly shares: Readonly<Record<Seat, Bytes>>
  /** The same shares under their passphrases. */
  readonly wrapped: Readonly<Record<Seat, WrappedShare>>
  /** The halves of the recovery code, by seat. */
  readonly halves: Readonly<Record<Seat, string>>
  /** Who has noted down the own half. */
  readonly noted: readonly Seat[]
  /** Locks a save by the vault itself; whoever has a vault need not fetch what that takes. */
  readonly lock: (save: OpenSave, vault: Vault) => Promise<Save<LockedBody>>
}

/** In the version it was written in, which need not be the newest. */
export type LockedSave = Save<LockedBody, number>

/** A locked game laid open. */
export interface Unlocked {
  /** Still to be read as any. */
  readonly save: Save<unknown, number>
  readonly vault: Vault
}

/** What lies under the content key. */
interface Content {
  readonly body: OpenBody
  readonly shares: Readonly<Record<Seat, readonly number[]>>
  readonly halves: Vault['halves']
  readonly noted: Vault['noted']
}

/** A vault in which a seat's passphrase is this one; the first to set one makes the recovery code of the game. */
export async function withPassphrase(
  vault: Vault | null,
  seats: readonly Seat[],
  seat: Seat,
  passphrase: string,
): Promise<Vault> {
  const share = vault?.shares[seat] ?? freshKey()
  const wrapped = await wrapShare(share, passphrase)
  return {
    shares: { ...vault?.shares, [seat]: share },
    wrapped: { ...vault?.wrapped, [seat]: wrapped },
    halves: vault?.halves ?? Object.fromEntries(seats.map((one) => [one, freshHalf()])),
    noted: vault?.noted ?? [],
    lock: locked,
  }
}

/** A save under the shares of all who have set a passphrase. */
async function locked(save: OpenSave, vault: Vault): Promise<Save<LockedBody>> {
  const key = keyOf(Object.values(vault.shares))
  const { halves, noted } = vault
  const shares = Object.fromEntries(Object.entries(vault.shares).map(([seat, share]) => [seat, [...share]]))
  const content: Content = { body: save.body, shares, halves, noted }
  const [under, recovery] = await Promise.all([
    encrypt(key, new TextEncoder().encode(JSON.stringify(content))),
    keyOfCode(codeOf(halves)).then((codeKey) => encrypt(codeKey, key)),
  ])
  return { ...save, body: { kind: 'locked', ...under, shares: vault.wrapped, recovery } }
}

/** A locked save under the shares of its seats; undefined when they are not those it was locked by. */
export async function unlocked(save: LockedSave, shares: Vault['shares']): Promise<Unlocked | undefined> {
  return opened(save, keyOf(Object.values(shares)))
}

/** The share of a seat, by its passphrase; undefined when that is another. */
export async function shareOf(save: LockedSave, seat: Seat, passphrase: string): Promise<Bytes | undefined> {
  const wrapped = save.body.shares[seat]
  return wrapped && unwrapShare(wrapped, passphrase)
}

/** The same by both halves of the recovery code. */
export async function recovered(save: LockedSave, halves: Vault['halves']): Promise<Unlocked | undefined> {
  const key = await decrypt(await keyOfCode(codeOf(halves)), save.body.recovery)
  return key && opened(save, key)
}

async function opened(save: LockedSave, key: Bytes): Promise<Unlocked | undefined> {
  const bytes = await decrypt(key, save.body)
  if (!bytes) return undefined
  // Whoever knows the passphrases may have put anything there.
  const json = parseJson(new TextDecoder().decode(bytes))
  const content = json.ok ? parseWith(lockedContentSchema, json.value) : json
  if (!content.ok) return undefined
  const { body, shares, halves, noted } = content.value
  const own = Object.fromEntries(
    Object.entries(shares).map(([seat, share]) => [seat, Uint8Array.from(share)]),
  )
  return {
    save: { ...save, body },
    vault: { shares: own, wrapped: save.body.shares, halves, noted, lock: locked },
  }
}

/** Both halves as one, whoever's turn it is. */
function codeOf(halves: Vault['halves']): string {
  return Object.keys(halves)
    .sort()
    .map((seat) => halves[seat])
    .join('/')
}
