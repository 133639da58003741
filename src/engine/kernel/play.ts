import { createDraft, finishDraft, type Draft } from 'immer'
import { type Dice, type Roll, type RollRequest, RollsWanted } from './dice'
import type { AnyCommand, AnyEvent, PlayRules } from './game'
import { ownOf } from '../basics/own'
import { present, type Refusal } from './refusal'

/** What became of a command. */
export type Played<Position, Event> =
  | {
      readonly outcome: 'played'
      readonly position: Position
      readonly events: readonly Event[]
      readonly rolls: readonly Roll[]
    }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  /** The dice handed in ran out: nothing has changed; hand in what was rolled so far and this many more. */
  | { readonly outcome: 'rollsWanted'; readonly request: RollRequest; readonly had: readonly number[] }

/** Dice that pass every roll on to a list. */
export function recorded(dice: Dice, rolls: Roll[]): Dice {
  return {
    roll(request) {
      const values = dice.roll(request)
      // What lies in a bag is nobody's to read in a record.
      const { bag: _secret, ...asked } = request
      rolls.push({ ...asked, values })
      return values
    },
  }
}

/** The values of rolls, in order, as `handDice` takes them. */
export function valuesOf(rolls: readonly Roll[]): readonly number[] {
  return rolls.flatMap((roll) => roll.values)
}

/** Why a command may not be played now, or undefined if it may. */
export function refusalOf<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  position: P,
  command: C,
): Refusal | undefined {
  return ruleOf(rules, command).refusalOf(position, command)
}

/**
 * The one door through which a position changes: refuses a command with its clause, or carries it out
 * on an Immer draft and gives the new position. The position handed in never changes.
 */
export function play<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  position: P,
  command: C,
  dice: Dice,
): Played<P, E> {
  const rule = ruleOf(rules, command)
  const refusal = rule.refusalOf(position, command)
  if (refusal) return { outcome: 'refused', refusal }
  const rolls: Roll[] = []
  const draft = createDraft(position)
  try {
    const events = rule.perform(draft, command, recorded(dice, rolls))
    return { outcome: 'played', position: finishDraft(draft) as P, events, rolls }
  } catch (thrown) {
    if (thrown instanceof RollsWanted)
      return { outcome: 'rollsWanted', request: thrown.request, had: valuesOf(rolls) }
    throw thrown
  }
}

/** A way of playing one command of a game: cases are held to `play` and, by tests, to others beside it. */
export type PlayingOf<Rules> =
  Rules extends PlayRules<infer P extends object, infer C, infer E, infer _View>
    ? (rules: Rules, position: P, command: C, dice: Dice) => Played<P, E>
    : never

/**
 * Carries out a command on `position` itself, a plain copy that belongs to the caller: the same rules
 * without Immer, for playouts. A refusal leaves the copy as it was.
 */
export function playInPlace<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  position: P,
  command: C,
  dice: Dice,
): Refusal | readonly E[] {
  const rule = ruleOf(rules, command)
  // A plain copy has no readonly parts to protect; the draft type only says that it may be written.
  return rule.refusalOf(position, command) ?? rule.perform(position as Draft<P>, command, dice)
}

interface Rule<P, C, E> {
  refusalOf(position: P, command: C): Refusal | undefined
  perform(draft: Draft<P>, command: C, dice: Dice): readonly E[]
}

/** A union of commands meets the rule of its own type: the mapped type guarantees it, the compiler cannot follow. */
function ruleOf<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  command: C,
): Rule<P, C, E> {
  return present(ownOf(rules.commands, command.type), `rule of the command ${command.type}`)
}
