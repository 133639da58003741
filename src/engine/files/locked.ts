import type { Seat } from '../kernel/game'

/** Bytes under a key: AES-GCM with a random nonce, both in base64. */
export interface Encrypted {
  readonly iv: string
  readonly data: string
}

/** A share of the content key under what is derived of a passphrase by PBKDF2 with SHA-256. */
export interface WrappedShare extends Encrypted {
  readonly salt: string
  readonly iterations: number
}

/** An open body under a key of which every side that has set a passphrase keeps one share. */
export interface LockedBody extends Encrypted {
  readonly kind: 'locked'
  /** By seat; the content key is all of them together, bit by bit exclusive or. */
  readonly shares: Readonly<Record<Seat, WrappedShare>>
  /** The content key under the recovery code, both halves of it. */
  readonly recovery: Encrypted
  /** It was copied as it lay there, and gets other dice when it is opened. */
  readonly copied?: true | undefined
}
