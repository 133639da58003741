import { copyOf } from '../basics/copy'
import { handDice, RollsWanted, type Roll } from './dice'
import type { AnyCommand, AnyEvent, PlayRules } from './game'
import { barrierOf, type Entry, type History, type Step } from './history'
import { atOnce, type Cooperative } from '../basics/cooperative'
import { playInPlace, recorded, valuesOf } from './play'
import { present, type Problem } from './refusal'

/** What replaying gave: the history, or the first entry that the rules refuse. */
export type Replayed<P, C, E> =
  | { readonly ok: true; readonly history: History<P, C, E> }
  | { readonly ok: false; readonly problem: Problem }

/** A position is kept after every so many steps; those between are played again from there when asked for. */
const KEPT_EVERY = 50
/** How many positions asked for last are at hand without playing. */
const AT_HAND = 4

/**
 * Plays recorded entries again from a first position, with exactly the rolls recorded. The rules run in place,
 * and of the positions on the way only some are kept, so that a long game opens quickly and stays small.
 */
export function replay<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  initial: P,
  entries: readonly Entry<C>[],
): Replayed<P, C, E> {
  return atOnce(replaying(rules, initial, entries))
}

/** The same with a pause after every entry. */
export function* replaying<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  initial: P,
  entries: readonly Entry<C>[],
): Cooperative<Replayed<P, C, E>> {
  const film = filmOf(rules, initial)
  for (const [index, entry] of entries.entries()) {
    const fault = film.take(entry)
    if (fault !== undefined)
      return { ok: false, problem: { path: `entries.${index}`, message: `cannot be replayed: ${fault}` } }
    yield
  }
  const steps = film.wound()
  return { ok: true, history: { initial, steps, cursor: steps.length } }
}

/** Steps that are being taken one after another, and the positions between them. */
interface Film<P, C, E> {
  /** Plays an entry after those before; a sentence when that cannot be, and then the film is spoilt. */
  take(entry: Entry<C>): string | undefined
  /** All steps; nothing may be taken afterwards. */
  wound(): readonly Step<P, C, E>[]
}

function filmOf<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  initial: P,
): Film<P, C, E> {
  const steps: Step<P, C, E>[] = []
  const shelf = shelfOf(rules, initial, steps)
  /** Where the last entry left the game: written on by the next. */
  const running = copyOf(initial)
  let asked = rules.askedSeat(running)
  return {
    take(entry) {
      const done = carriedOut(rules, running, entry)
      if ('fault' in done) return done.fault
      const seat = asked
      asked = rules.askedSeat(running)
      const count = steps.length + 1
      steps.push({
        entry: { ...entry, rolls: done.rolls },
        events: done.events,
        seat,
        barrier: barrierOf(rules, { command: entry.command, ...done }, [seat, asked]),
        get position() {
          return shelf.positionAfter(count)
        },
      })
      if (count % KEPT_EVERY === 0) shelf.keep(count, copyOf(running))
      return undefined
    },
    wound() {
      shelf.keep(steps.length, running)
      return steps
    },
  }
}

/** Positions by the number of steps before them. */
interface Shelf<P> {
  keep(count: number, position: P): void
  /** The position kept, or played anew from the one kept before it. */
  positionAfter(count: number): P
}

function shelfOf<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  initial: P,
  steps: readonly Step<P, C, E>[],
): Shelf<P> {
  const kept = new Map([[0, initial]])
  const atHand = new Map<number, P>()
  const playedUpTo = (count: number): P => {
    const from = Math.max(
      count - (count % KEPT_EVERY),
      ...[...atHand.keys()].filter((known) => known < count),
    )
    const position = copyOf(present(kept.get(from) ?? atHand.get(from), 'position kept'))
    for (const { entry } of steps.slice(from, count))
      playInPlace(rules, position, entry.command, handDice(valuesOf(entry.rolls)))
    return position
  }
  return {
    keep: (count, position) => void kept.set(count, position),
    positionAfter(count) {
      const known = kept.get(count) ?? atHand.get(count)
      if (known) return known
      const position = playedUpTo(count)
      const [oldest] = atHand.keys()
      if (oldest !== undefined && atHand.size === AT_HAND) atHand.delete(oldest)
      atHand.set(count, position)
      return position
    },
  }
}

type Done<E> = { readonly events: readonly E[]; readonly rolls: readonly Roll[] } | { readonly fault: string }

function carriedOut<P extends object, C extends AnyCommand, E extends AnyEvent, V extends object>(
  rules: PlayRules<P, C, E, V>,
  position: P,
  { command, rolls: given }: Entry<C>,
): Done<E> {
  const dice = handDice(valuesOf(given))
  const rolls: Roll[] = []
  try {
    const done = playInPlace(rules, position, command, recorded(dice, rolls))
    if ('clause' in done) return { fault: `${done.message} (${done.clause})` }
    return dice.left() > 0 ? { fault: 'it has more rolls than it uses' } : { events: done, rolls }
  } catch (thrown) {
    if (!(thrown instanceof RollsWanted)) throw thrown
    return { fault: `it lacks rolls or has one that no die shows (${thrown.request.label})` }
  }
}
