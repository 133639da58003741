import { castDraft, type Draft } from 'immer'
import { dictionary } from '@/engine/basics/dictionary'
import { reading } from '@/engine/kernel/draft'
import type { Side } from '../../tables/units'
import { endGame } from '../ending'
import type { Event } from '../../events'
import {
  type PlaySegment,
  type Position,
  type Progress,
  SEQUENCE_OF_PLAY,
  type Table,
} from '../../state/position'
import { enemyOf } from '../../queries/stacking'
import { nothingToDo } from '../../queries/turn/idle'

/** The segments of a side's phase, in strict order (AR-5). */
export function segmentsOf(side: Side): readonly PlaySegment[] {
  return SEQUENCE_OF_PLAY[side]
}

/** The state with which a segment begins; combat inherits the hexes that fireballs emptied (AR-8.7). */
export function progressAt(segment: PlaySegment, before: Progress): Progress {
  switch (segment) {
    case 'wanderingOrcs':
      return { segment, due: null }
    case 'summon':
      return { segment, used: [], pending: null }
    case 'haste':
      return { segment, designations: [], next: 1 }
    case 'movement':
      return { segment, spent: dictionary(), carriers: null, metAtWand: dictionary() }
    case 'fireball':
      return { segment, designations: [], next: 1, emptied: [] }
    case 'combat': {
      const emptied = before.segment === 'fireball' ? before.emptied : []
      return { segment, designations: [], next: 1, emptied, advanced: [], opened: null }
    }
    case 'hauntCheck':
      return { segment }
  }
}

/** Goes on to the next segment, and past those in which nothing can be done if the option says so. */
export function goOn(draft: Draft<Position>): readonly Event[] {
  return skipIdle(draft, nextSegment(draft))
}

/** The segment of the same phase that comes next if this one ends now, past those that are skipped. */
export function nextSegmentOf(table: Table): PlaySegment | undefined {
  const { now, side, settings } = table
  return segmentsAfter(side, now).find(
    (segment) =>
      !settings.options.skipEmptySegments || !nothingToDo({ ...table, now: progressAt(segment, now) }),
  )
}

function segmentsAfter(side: Side, { segment }: Progress): readonly PlaySegment[] {
  const segments = segmentsOf(side)
  return segments.slice(segments.indexOf(segment as PlaySegment) + 1)
}

/** Begins the first game-turn. */
export function beginPlay(draft: Draft<Position>): readonly Event[] {
  draft.turn = 1
  draft.side = 'sorcerer'
  return begin(draft, 'wanderingOrcs')
}

/**
 * Ends segments in which nothing can be done: each has a line in the log in place of that of its beginning,
 * the last of `told` (section 14).
 */
export function skipIdle(draft: Draft<Position>, told: readonly Event[] = []): readonly Event[] {
  const events = [...told]
  for (;;) {
    const position = reading(draft)
    if (position.ending || !position.settings.options.skipEmptySegments || !nothingToDo(position))
      return events
    const { turn, side, now } = position
    // The wandering orcs had their say: their segment is over, not skipped.
    if (now.segment !== 'wanderingOrcs')
      events.splice(-1, 1, { type: 'segmentSkipped', turn, side, segment: now.segment })
    events.push(...nextSegment(draft))
  }
}

function nextSegment(draft: Draft<Position>): readonly Event[] {
  // Haste ends with the movement it was cast for, skipped or not (AR-9.4).
  if (draft.now.segment === 'movement') draft.haste = dictionary()
  const [next] = segmentsAfter(draft.side, reading(draft).now)
  return next === undefined ? nextPhase(draft) : begin(draft, next)
}

function nextPhase(draft: Draft<Position>): readonly Event[] {
  // Counters turned over by a spell turn back when the phase ends (AR-5.5).
  draft.cast = []
  const { turnLimit } = draft.settings.options
  if (draft.side === 'wizard') {
    if (turnLimit !== null && draft.turn >= turnLimit)
      return endGame(draft, { winner: 'sorcerer', by: 'turnLimit' })
    draft.turn += 1
  }
  draft.side = enemyOf(draft.side)
  return begin(draft, draft.side === 'sorcerer' ? 'wanderingOrcs' : 'haste')
}

function begin(draft: Draft<Position>, segment: PlaySegment): readonly Event[] {
  draft.now = castDraft(progressAt(segment, reading(draft).now))
  return [{ type: 'segmentBegun', turn: draft.turn, side: draft.side, segment }]
}
