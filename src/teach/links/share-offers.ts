import type { LinkTarget } from './link-address'
import type { LinkPlace } from './link-place'
import type { LinkKind } from './frame'

/** What the dialog that shares is opened with, as it stands then. */
export interface Shared {
  readonly gameId: string
  /** What it is called: the name of a frame that shows it. */
  readonly title: string
  /** What a link can be made of, what most people want first. */
  readonly offers: readonly [Offer, ...Offer[]]
  /** What is said of the link at the head; that it holds everything, when left out. */
  readonly lead?: string
  /** Whether a side has set a passphrase, which a link could not ask for. */
  readonly isLocked?: boolean
}

/** Something that a link can be made of. */
export interface Offer {
  /** A hand-in has a dialog of its own. */
  readonly kind: Exclude<LinkKind, 'hand-in'>
  /** Told where there is a choice. */
  readonly name: string
  readonly hint: string
  /** Whether something in it is still hidden from a side: then all players have to agree first. */
  readonly hasSecrets: boolean
  /** Whether the dice of a running game could go along, if all players agree. */
  readonly hasDice?: boolean
  /** Where whoever opens the link could begin, also in words. */
  readonly place?: OfferedPlace | undefined
  readonly targetOf: (wish: Wish) => LinkTarget
}

/** A place that a link can lead to at once. */
export interface OfferedPlace {
  readonly at: LinkPlace
  /** What ticking it does. */
  readonly words: string
}

/** What whoever shares has ticked. */
export interface Wish {
  readonly withDice: boolean
  readonly place: LinkPlace | undefined
}
