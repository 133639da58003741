import type { Roll } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { hexesOfDrawing } from '@/engine/rulebook/marks'
import type { Drawing, RuleText } from '@/engine/rulebook/rulebook'
import type { Stage } from '../../stage/stage'

/** What slides are told with. */
export type Telling = Pick<Stage, 'rules' | 'files'> & {
  readonly teaching: Pick<Stage['teaching'], 'story'>
}

/** What a class sees at once: a position with something said about it. */
export interface Slide {
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly RuleText[]
  readonly position: object
  /** Where in the sequence of play it is told: a step that ends a segment was taken in that, not in the next. */
  readonly moment: object
  /** What has just been rolled. */
  readonly rolls: readonly Roll[]
  readonly drawings: readonly Drawing[]
  /** What it is about on the map; the whole map where there are none. */
  readonly hexes: readonly HexId[]
}

/** What is presented, slide by slide; those of a long game are made when they are asked for. */
export interface Deck {
  readonly title: string
  readonly count: number
  /** A slide by its place, from 0. */
  slide(nth: number): Slide
  /** Where a part begins: a turn of a game, a chapter of a lesson; the first slide begins one. */
  readonly parts: readonly number[]
  /** Where it begins for whoever asks for no slide. */
  readonly first: number
  /** The slide on which a step of a game is told, as an address names it; or where a chapter of a lesson begins. */
  slideOfStep(name: string): number
  /** Whether secrets may be shown: to all who ask, once all players agree, or never. */
  readonly secrets: 'open' | 'kept' | 'locked'
  /** The address of the page where the presented thing lives. */
  readonly home: string
}

/** The slides of a deck, each made once; one that is about no place stays where the one before it in its part was. */
export function slidesBy(make: (nth: number) => Slide, parts: Deck['parts']): Deck['slide'] {
  const made = new Map<number, Slide>()
  const slideAt = (nth: number): Slide => {
    const known = made.get(nth)
    if (known) return known
    const slide = make(nth)
    const isMoved = slide.hexes.length > 0 || parts.includes(nth)
    const placed = isMoved ? slide : { ...slide, hexes: slideAt(nth - 1).hexes }
    made.set(nth, placed)
    return placed
  }
  return slideAt
}

/** The hexes that drawings touch. */
export function hexesDrawn(drawings: readonly Drawing[]): readonly HexId[] {
  return drawings.flatMap(hexesOfDrawing)
}

/** The part that a slide belongs to, counted from 0. */
export function partAt({ parts }: Pick<Deck, 'parts'>, nth: number): number {
  return Math.max(
    0,
    parts.findLastIndex((start) => start <= nth),
  )
}

/** The slide where another part begins, so far on or back; the first or the last where there is none. */
export function partBeyond({ parts, count }: Pick<Deck, 'parts' | 'count'>, at: number, by: 1 | -1): number {
  return by === 1
    ? (parts.find((start) => start > at) ?? count - 1)
    : (parts.findLast((start) => start < at) ?? 0)
}
