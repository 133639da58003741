import type { Seat } from '@/engine/kernel/game'
import type { LockedBody, WrappedShare } from '@/engine/files/locked'
import { parseJson } from '@/engine/files/json'
import type { OpenBody, OpenSave, Save } from '@/engine/save/save'
import { lockedContentSchema } from '@/engine/save/save-schema'
import { parseWith } from '@/engine/files/schema'
import { decrypt, encrypt, freshKey, keyOf, keyOfCode, unwrapShare, wrapShare } from './cipher'
import { freshHalf } from './recovery-code'

type Bytes = Uint8Array<ArrayBuffer>

/** What locks a game while it is open: it stays in memory, and goes nowhere but under its own key. */
export interface Vault {
  /** By seat, of those that have set a passphrase. */
  readonly shares: Readonly<Record<Seat, Bytes>>
  /** The same shares under their passphrases. */
  readonly wrapped: Readonly<Record<Seat, WrappedShare>>
  /** The parts of the recovery code, by seat: two halves, as long as games had two seats. */
  readonly halves: Readonly<Record<Seat, string>>
  /** Who has noted down the own half. */
  readonly noted: readonly Seat[]
  /** Locks a save by the vault itself, and opens one by shares; whoever has a vault need not fetch what that takes. */
  readonly lock: (save: OpenSave, vault: Vault) => Promise<Save<LockedBody>>
  readonly unlock: typeof unlocked
}

/** In the version it was written in, which need not be the newest. */
export type LockedSave = Save<LockedBody, number>

/** A locked game laid open. */
export interface Unlocked {
  /** Its body is still unread. */
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

/** What a side that sets a passphrase puts into the vault. */
export interface OwnKey {
  readonly seat: Seat
  readonly share: Bytes
  readonly wrapped: WrappedShare
}

/** A new share for a side, under its passphrase. */
export async function ownKey(seat: Seat, passphrase: string): Promise<OwnKey> {
  const share = freshKey()
  return { seat, share, wrapped: await wrapShare(share, passphrase) }
}

/**
 * A vault that a side's own key locks too. The side's share and its part of the recovery code are new each time:
 * another may know those before, from a file that it could open alone or by a passphrase that it has come to know.
 */
export function withKey(
  vault: Vault | null,
  seats: readonly Seat[],
  { seat, share, wrapped }: OwnKey,
): Vault {
  const halves = vault?.halves ?? freshHalves(seats)
  return {
    shares: { ...vault?.shares, [seat]: share },
    wrapped: { ...vault?.wrapped, [seat]: wrapped },
    halves: { ...halves, [seat]: freshHalf() },
    noted: (vault?.noted ?? []).filter((one) => one !== seat),
    lock: locked,
    unlock: unlocked,
  }
}

function freshHalves(seats: readonly Seat[]): Vault['halves'] {
  return Object.fromEntries(seats.map((one) => [one, freshHalf()]))
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

/** The same by all parts of the recovery code; who has typed one may have seen others, so they are new. */
export async function recovered(save: LockedSave, halves: Vault['halves']): Promise<Unlocked | undefined> {
  const key = await decrypt(await keyOfCode(codeOf(halves)), save.body.recovery)
  const open = key && (await opened(save, key))
  if (!open) return undefined
  return { ...open, vault: { ...open.vault, halves: freshHalves(Object.keys(halves)), noted: [] } }
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
  // Else the next write would be under another key than the one that its passphrases make.
  if (!isSame(Object.keys(own).sort(), Object.keys(save.body.shares).sort())) return undefined
  if (!isSame(keyOf(Object.values(own)), key)) return undefined
  return {
    save: { ...save, body },
    vault: { shares: own, wrapped: save.body.shares, halves, noted, lock: locked, unlock: unlocked },
  }
}

function isSame(one: ArrayLike<unknown>, other: ArrayLike<unknown>): boolean {
  return one.length === other.length && Array.from(one).every((item, at) => item === other[at])
}

/** All parts as one, whoever's turn it is. */
function codeOf(halves: Vault['halves']): string {
  return Object.keys(halves)
    .sort()
    .map((seat) => halves[seat])
    .join('/')
}
