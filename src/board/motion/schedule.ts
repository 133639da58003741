import { LANDED_MS } from '@/widgets/tumble'
import type { BoardEffect } from './board-effect'
import type { SeenStack } from './seen-counter'

/** When an effect is shown, in milliseconds after it was asked for. */
export interface Moment {
  readonly start: number
  readonly duration: number
}

/** A part of a time: from one share of it to another. */
export function during({ start, duration }: Moment, from: number, to: number): Moment {
  return { start: start + duration * from, duration: duration * (to - from) }
}

/** An effect in its time. */
export interface Scheduled extends Moment {
  readonly effect: BoardEffect
  /** What is shown of its hex in place of what lies there now, and until when. */
  readonly cover: { readonly stack: SeenStack; readonly until: number } | null
}

interface Length {
  readonly duration: number
  /** After how long the next effect of the same list may begin. */
  readonly lead: number
}

const LONGEST_MOVE = 450
const MOVE_START = 130
const MOVE_STEP = 65

/** Dice stand for a while once they have landed; what came of them begins soon after that. */
const DICE_MS = 2100
const DICE_READ_MS = 160
/** After how many seconds it does, at the normal pace. */
export const DICE_LEAD_SECONDS = (LANDED_MS + DICE_READ_MS) / 1000
/** After which share of their time dice have landed. */
export const DICE_LAND = LANDED_MS / DICE_MS

const LENGTHS: Readonly<Record<Exclude<BoardEffect['kind'], 'move'>, Length>> = {
  flip: { duration: 320, lead: 0 },
  fall: { duration: 380, lead: 0 },
  fire: { duration: 700, lead: 310 },
  summon: { duration: 650, lead: 0 },
  land: { duration: 240, lead: 0 },
  aid: { duration: 600, lead: 0 },
  shot: { duration: 340, lead: 240 },
  clash: { duration: 420, lead: 200 },
  crumble: { duration: 560, lead: 240 },
  gleam: { duration: 650, lead: 0 },
  dice: { duration: DICE_MS, lead: LANDED_MS + DICE_READ_MS },
  banner: { duration: 2600, lead: 0 },
}

/** The effects of one event after another, each in its time; `tempo` stretches all of it. */
export function scheduled(effects: readonly BoardEffect[], tempo: number): readonly Scheduled[] {
  let start = 0
  return effects.map((effect) => {
    const { duration, lead } = lengthOf(effect)
    const one = timed(effect, { start: start * tempo, duration: duration * tempo })
    start += lead
    return one
  })
}

function lengthOf(effect: BoardEffect): Length {
  if (effect.kind !== 'move') return LENGTHS[effect.kind]
  const steps = effect.path.length - 1
  const duration = Math.min(LONGEST_MOVE, MOVE_START + steps * MOVE_STEP)
  return { duration, lead: duration }
}

function timed(effect: BoardEffect, moment: Moment): Scheduled {
  const stack = coverOf(effect)
  // What falls is seen standing until it does; whatever else comes about does so at the end.
  const until = effect.kind === 'fall' ? moment.start : moment.start + moment.duration
  return { effect, ...moment, cover: stack && { stack, until } }
}

function coverOf(effect: BoardEffect): SeenStack | null {
  switch (effect.kind) {
    case 'move': {
      const hex = effect.path.at(-1)
      return hex === undefined ? null : { hex, counters: effect.before }
    }
    case 'flip':
    case 'fall':
    case 'summon':
    case 'land':
      return { hex: effect.hex, counters: effect.before }
    case 'fire':
    case 'aid':
    case 'shot':
    case 'clash':
    case 'crumble':
    case 'gleam':
    case 'dice':
    case 'banner':
      return null
  }
}
