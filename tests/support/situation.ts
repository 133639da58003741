import { expect } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import { play, type Played, refusalOf } from '@/engine/kernel/play'
import { type Parsed, problemsText, type Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '@/games/arrakhar/clauses'
import { type Side, TYPES_OF, type UnitType } from '@/games/arrakhar/tables/units'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position, Segment, SEQUENCE_OF_PLAY } from '@/games/arrakhar/state/position'
import { type View, viewOf } from '@/games/arrakhar/state/view'
import { scriptedDice } from './scripted-dice'

/** A side and one of its segments: 'wizard combat'. */
export type Moment = { [S in Side]: `${S} ${(typeof SEQUENCE_OF_PLAY)[S][number]}` }[Side]

/** Units by printed hex number, as words: '3 elf' or 'elf elf elf'. */
export type Stacks = Readonly<Record<string, string>>

/** Where haunts stand unless a test says otherwise. */
export const HAUNTS = { T1: '0508', T2: '1706', R1: '1304', R2: '1615', C1: '0715', C2: '2011' }

/** Far from everything: a side without units gets one here, so that the game is not over by itself. */
const FAR_AWAY = '1913'

type Outcome = Played<Position, Event>

/** A position under test: it plays commands, keeps what came of them, and answers questions about the board. */
export class Situation {
  /** Everything that happened, oldest first. */
  readonly events: Event[] = []
  /** What the last command asked of the dice. */
  requests: readonly string[] = []

  constructor(public position: Position) {}

  /** Plays a command with exactly these rolls. */
  play(command: Command, rolls: readonly number[] = []): Outcome {
    const dice = scriptedDice(rolls, 6)
    const played = play(rules, this.position, command, dice)
    if (played.outcome === 'rollsWanted') throw new Error(`The test lacks rolls: ${played.request.label}`)
    dice.close()
    this.requests = dice.requests
    if (played.outcome === 'refused') return played
    this.position = played.position
    this.events.push(...played.events)
    return played
  }

  /** Plays a command that must be legal, and goes on. */
  then(command: Command, rolls: readonly number[] = []): this {
    const played = this.play(command, rolls)
    if (played.outcome === 'refused')
      throw new Error(`${JSON.stringify(command)} is refused: ${played.refusal.message}`)
    return this
  }

  /** What a hex holds, as words in listing order: 'elf-1 elf-2'. */
  at(hex: string): string {
    return this.position.units.flatMap((unit) => (unit.hex === hex ? [unit.id] : [])).join(' ')
  }

  /** The last event of a type. */
  last<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }> | undefined {
    return this.events.findLast((event): event is Extract<Event, { type: Type }> => event.type === type)
  }

  /** Why a command would be refused. */
  refusalOf(command: Command): Refusal | undefined {
    return refusalOf(rules, this.position, command)
  }

  viewFor(viewer: View['viewer']): View {
    return viewOf(this.position, viewer)
  }

  get segment(): Segment {
    return this.position.now.segment
  }

  get winner(): string | null {
    return rules.resultOf(this.position)
  }

  /** The position as its file holds it. */
  get written(): Readonly<Record<string, Json>> {
    return rules.writePosition(this.position) as Readonly<Record<string, Json>>
  }
}

/** A position in the file format: turn 3 of a Basic Scenario, unless the changes say otherwise. */
export function positionFile(
  when: Moment,
  stacks: Stacks,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const [side, segment] = when.split(' ')
  return {
    game: 'arrakhar',
    scenario: 'basic',
    map: 'valley',
    turn: 3,
    side,
    segment,
    haunts: HAUNTS,
    wand: { haunt: 'T1' },
    units: groupsOf(stacks),
    pool: {},
    ...changes,
  }
}

/** A drawn position, with a far-away unit for a side that would have none. */
export function situation(
  when: Moment,
  stacks: Stacks,
  changes: Readonly<Record<string, unknown>> = {},
): Situation {
  return lonely(when, withBothSides(stacks), changes)
}

/** A drawn position exactly as drawn: a side may have no unit at all. */
export function lonely(
  when: Moment,
  stacks: Stacks,
  changes: Readonly<Record<string, unknown>> = {},
): Situation {
  return new Situation(valueOf(rules.parsePosition(positionFile(when, stacks, changes))))
}

/** What a parser made of good input. */
export function valueOf<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(problemsText(parsed.problems))
  return parsed.value
}

/** Units are listed by hex number; JavaScript would put '1110' before '0508'. */
function groupsOf(stacks: Stacks): readonly { type: string; hex: string; count: number }[] {
  const byNumber = Object.entries(stacks).sort(([one], [other]) => (one < other ? -1 : 1))
  return byNumber.flatMap(([hex, words]) =>
    [...words.matchAll(/(?:(\d+) )?([a-z]+)/g)].map(([, count, type = '']) => ({
      type,
      hex,
      count: Number(count ?? 1),
    })),
  )
}

function withBothSides(stacks: Stacks): Stacks {
  const words = Object.values(stacks).join(' ')
  const has = (side: Side) => TYPES_OF[side].some((type: UnitType) => words.includes(type))
  if (!has('wizard')) return { ...stacks, [FAR_AWAY]: 'dwarf' }
  return has('sorcerer') ? stacks : { ...stacks, [FAR_AWAY]: 'orc' }
}

interface RuleMatchers<R> {
  /** The command was refused under this clause, in a sentence. */
  toBeRefusedUnder: (clause: Clause) => R
  /** The command was carried out. */
  toBePlayed: () => R
}

declare module 'vitest' {
  // Vitest asks for an interface of this very name and shape to be extended.
  interface Matchers<T> extends RuleMatchers<T> {}
}

/** A refusal is shown to the player as it is: a capital or a number first, a full stop last. */
const SENTENCE = /^[\dA-Z].*\.$/

function told(played: Outcome): string {
  return played.outcome === 'refused'
    ? `it was refused under ${played.refusal.clause}: ${played.refusal.message}`
    : `it was ${played.outcome}`
}

expect.extend({
  toBeRefusedUnder: (played: Outcome, clause: Clause) => ({
    pass:
      played.outcome === 'refused' &&
      played.refusal.clause === clause &&
      SENTENCE.test(played.refusal.message),
    message: () => `expected a refusal under ${clause}, in a sentence, but ${told(played)}`,
  }),
  toBePlayed: (played: Outcome) => ({
    pass: played.outcome === 'played',
    message: () => `expected a legal command, but ${told(played)}`,
  }),
})
