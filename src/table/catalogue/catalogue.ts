import type { ReactNode } from 'react'
import type { BoardCounter } from '@/board/board-props'

/** A figure of a card: as a chip, in a sentence, and where the rules tell more. */
export interface CardFact {
  readonly text: string
  readonly line: string
  readonly clause: string
}

/** A card that can be taken. Keep the object: cards are drawn again only where something has changed. */
export interface CatalogueCard {
  readonly id: string
  readonly name: string
  readonly cost: number
  /** What one of it costs, in words: '3 points'. */
  readonly price: string
  /** Its counter, where it comes to the board as one. */
  readonly face?: BoardCounter
  /** What it looks like, where it is no counter. */
  readonly picture?: ReactNode
  readonly facts: readonly CardFact[]
  /** What it does, in sentences; '' for nothing beside its figures. */
  readonly blurb: string
  readonly take: Taking
}

/** How a card is taken: so many of it, once by a box with these words, or not at all, and why. */
type Taking =
  | { readonly by: 'count'; readonly most: number }
  | { readonly by: 'box'; readonly label: string }
  | { readonly by: 'none'; readonly text: string; readonly why: string }

interface Option {
  readonly value: string
  readonly name: string
}

/** Something that is asked of cards: one of some values, or without any, whether it is so. */
export interface CardFilter {
  readonly key: string
  readonly label: string
  readonly options?: readonly Option[]
  readonly fits: (card: CatalogueCard, wanted: string) => boolean
}

/** An order in which cards are shown; without `compare` that of the shelf. */
export interface CardOrder extends Option {
  readonly compare?: (a: CatalogueCard, b: CatalogueCard) => number
}

/** Cards of one kind, and what may be asked of them. */
export interface Shelf {
  readonly id: string
  readonly name: string
  readonly cards: readonly CatalogueCard[]
  /** What may be asked of what is printed. */
  readonly filters: readonly CardFilter[]
  /** What may be asked in view of what is taken. */
  readonly limits: readonly CardFilter[]
  readonly orders: readonly CardOrder[]
  /** What some of a card cost, as the list of what is taken has it. */
  readonly costOf: (card: CatalogueCard, count: number) => string
  /** What is to be known of a card in view of what is taken. */
  readonly noteOf?: (card: CatalogueCard) => string
}

/** How often each card is taken, by shelf; a card left out is not. */
export type Taken = Readonly<Record<string, Readonly<Record<string, number | undefined>>>>

/** What cards are looked for, by the keys of filters; what is left out or '' does not matter. */
export type Wanted = Readonly<Record<string, string>>
export const SEARCH = 'search'
export const ORDER = 'order'
/** The value of a filter without options that is asked for. */
export const ASKED = 'yes'

/** The order that is asked for, or else the first. */
export function orderOf({ orders }: Shelf, wanted: Wanted): CardOrder | undefined {
  return orders.find(({ value }) => value === wanted[ORDER]) ?? orders[0]
}

/** The cards of a shelf that are looked for, in the order that is asked for. */
export function cardsShown(shelf: Shelf, wanted: Wanted): readonly CatalogueCard[] {
  const asked = [...shelf.filters, ...shelf.limits].flatMap(({ key, fits }) => {
    const value = wanted[key] ?? ''
    return value === '' ? [] : [(card: CatalogueCard) => fits(card, value)]
  })
  const words = (wanted[SEARCH] ?? '').toLowerCase().split(/\s+/)
  const shown = shelf.cards.filter((card) => hasWords(card, words) && asked.every((fits) => fits(card)))
  const compare = orderOf(shelf, wanted)?.compare
  return compare ? shown.toSorted(compare) : shown
}

/** Whether each word looked for begins or is part of one that stands on a card. */
function hasWords({ name, facts, blurb }: CatalogueCard, words: readonly string[]): boolean {
  const said = [name, ...facts.map(({ text }) => text), blurb].join(' ').toLowerCase()
  return words.every((word) => said.includes(word))
}
