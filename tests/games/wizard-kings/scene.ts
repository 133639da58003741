import { handDice } from '@/engine/kernel/dice'
import type { Viewer } from '@/engine/kernel/game'
import { refusalOf } from '@/engine/kernel/play'
import { problemsText } from '@/engine/kernel/refusal'
import { type Given, stateGiven } from '@/games/wizard-kings/cases/given'
import type { Command } from '@/games/wizard-kings/commands'
import { EVENTS, type Event } from '@/games/wizard-kings/events'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import { DEEDS, type State } from '@/games/wizard-kings/state/state'
import { playBothWays } from '../../support/play-both-ways'

/** A command with the dice that it rolls; the seat is whoever is asked unless said, a path may be words. */
export interface Deed {
  readonly type: Command['type']
  readonly seat?: string
  readonly dice?: readonly number[]
  readonly [field: string]: unknown
}

/** Who attacks and defends in 0502, the round, and whose slot is open, such as `A others north`. */
export interface Fight {
  readonly hex?: string
  readonly attacker?: string
  readonly slot?: string
  readonly [field: string]: unknown
}

/**
 * A position on the board of the cases, unless another map is given. A block is its name, its side, where it is,
 * its kind, its steps, and what it has done: `a north 0502 elves.ranger 3 moved`.
 */
export function scene(blocks: readonly string[], given: object = {}): State {
  const rows = blocks.map((line) => {
    const [id, owner, at, kind, strength, ...deeds] = line.split(' ')
    return [id, kind, owner, at, Number(strength), Object.fromEntries(deeds.map((deed) => [deed, true]))]
  })
  for (const deed of blocks.flatMap((line) => line.split(' ').slice(5)))
    if (!DEEDS.some((one) => one === deed)) throw new Error(`No block can have ${deed}.`)
  return stateGiven({ blocks: rows, ...given } as unknown as Given, 'move', 'north')
}

/** A battle in 0502 of the board of the cases, north attacking unless said. */
export function fight(blocks: readonly string[], battle: Fight = {}, given: object = {}): State {
  const { slot = 'A others north', ...rest } = battle
  const [letter, group, seat] = slot.split(' ')
  return scene(blocks, {
    ...{ step: 'battle', actor: seat, ...given },
    battle: { hex: '0502', attacker: 'north', slot: { letter, group, seat }, ...rest },
  })
}

function commandOf(state: State, { type, seat = state.actor, dice: _dice, ...fields }: Deed): Command {
  const path = typeof fields.path === 'string' ? { path: fields.path.split(' ') } : {}
  return { type, seat, ...fields, ...path } as unknown as Command
}

/** The clause under which a deed is refused; undefined if it would be done. */
export function refused(state: State, deed: Deed): string | undefined {
  return refusalOf(wizardKingsPlay, state, commandOf(state, deed))?.clause
}

function playedOf(state: State, deed: Deed) {
  const rolls = handDice(deed.dice ?? [])
  const played = playBothWays(wizardKingsPlay, state, commandOf(state, deed), rolls)
  if (played.outcome !== 'played') throw new Error(`${deed.type}: ${JSON.stringify(played)}`)
  if (rolls.left() > 0) throw new Error(`${deed.type} left ${rolls.left()} dice`)
  return played
}

/** The position after some deeds. */
export function after(state: State, ...deeds: readonly Deed[]): State {
  return deeds.reduce((now, deed) => playedOf(now, deed).position, state)
}

/** One deed, with how things lay before it and lie after it. */
export function stepOf(before: State, deed: Deed) {
  const { position, events } = playedOf(before, deed)
  return { before, after: position, events }
}

/** What the last of some deeds brought about. */
export function eventsOf(state: State, ...deeds: readonly [...Deed[], Deed]): readonly Event[] {
  const last = deeds.at(-1) as Deed
  return playedOf(after(state, ...deeds.slice(0, -1)), last).events
}

/** The types of the events that somebody hears of a deed. */
export function heardBy(viewer: Viewer, state: State, deed: Deed): readonly string[] {
  return eventsOf(state, deed)
    .filter((event) => {
      const audience = (EVENTS[event.type] as { audience?: (one: never) => readonly Viewer[] }).audience
      return !audience || audience(event as never).includes(viewer)
    })
    .map(({ type }) => type)
}

/** Where a block is and how strong: `0502 3`. */
export function found(state: State, id: string): string {
  const block = state.blocks.find((one) => one.id === id)
  return block ? `${block.at} ${block.strength}` : 'nowhere'
}

/** The strengths of some blocks. */
export function steps(state: State, ...ids: readonly string[]): readonly (number | undefined)[] {
  return ids.map((id) => state.blocks.find((one) => one.id === id)?.strength)
}

/** The position, read as a file would be; its problems are an error. */
export function sound(state: State): State {
  const read = wizardKingsFiles.parsePosition(
    JSON.parse(JSON.stringify(wizardKingsFiles.writePosition(state))),
  )
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value
}
