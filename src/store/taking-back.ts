import { diceAfter } from '@/engine/kernel/dice-check'
import type { Seat } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import { personsIn } from './curtain'
import { logWriter } from './log'
import { change } from './occasional-actions'
import { type Session, standingAt } from './session'
import type { SessionStore } from './session-store'
import { askableIn, askerIn } from './undoing'

// What is taken back by consent where undo stops (decision 46). No table waits for it.

/** As much of the words of a step as a save keeps. */
const MOST_LETTERS = 200

/** What is asked for, as everybody may know it. */
export interface Request {
  /** How many steps are left if it is granted. */
  readonly cursor: number
  readonly by: Seat
  /** The other persons at the table: all have to agree. Nobody is asked where bots play all other seats. */
  readonly of: readonly Seat[]
  readonly what: string
  /** Whether dice were rolled since, by the program or by hand. */
  readonly dice: 'none' | 'program' | 'hand'
}

/** What can be asked for where undo stops, or has been; undefined where nothing can. */
export function requestIn(session: Session): Request | undefined {
  const askable = askableIn(session)
  const by = askerIn(session)
  if (!askable.ok || by === null) return undefined
  const { cursor } = askable
  const of = personsIn(session).filter((seat) => seat !== by)
  return { cursor, by, of, what: whatIn(session, cursor), dice: diceSince(session, cursor) }
}

/** Asks the other persons for what undo does not reach; where there are none, it is taken back at once. */
export function askBack(store: SessionStore): void {
  change(store, (now) => {
    const request = requestIn(now)
    if (!request) return now
    return request.of.length === 0
      ? withoutStep(now, request)
      : { ...now, holder: null, asking: { by: request.by, agreed: [] } }
  })
}

/** Whose answer is awaited: the other persons are asked in turn, so that nobody answers for another. */
export function nextAsked({ asking }: Session, { of }: Request): Seat | undefined {
  return of.find((seat) => !asking?.agreed.includes(seat))
}

/**
 * Grants what is asked for, in the name of whoever is asked now, or refuses it; the curtain falls in the end either way,
 * where something is to be hidden.
 */
export function answerBack(store: SessionStore, isGranted: boolean): void {
  change(store, (now) => {
    const request = now.asking ? requestIn(now) : undefined
    const seat = request && nextAsked(now, request)
    if (!request || !now.asking || seat === undefined) return now
    if (!isGranted) return standingAt(now, now.history)
    const asking = { ...now.asking, agreed: [...now.asking.agreed, seat] }
    return asking.agreed.length < request.of.length ? { ...now, asking } : withoutStep(now, request)
  })
}

/** The session without a step and all that came after it: that cannot be done again, and the dice fall as they fell. */
function withoutStep(session: Session, { cursor, by, of, what }: Request): Session {
  const steps = session.history.steps.slice(0, cursor)
  const before = session.takenBack.map((note) => ({ ...note, at: Math.min(note.at, cursor) }))
  return {
    ...standingAt(session, { ...session.history, steps, cursor }),
    dice: diceThen(session, cursor),
    takenBack: [...before, { at: cursor, what, by, agreed: of }],
    isUndone: true,
  }
}

/** The program's dice as they stood after so many steps. */
function diceThen(session: Session, cursor: number): Session['dice'] {
  const seal = session.diceSeals.at(-1)
  if (!seal || diceSince(session, cursor) !== 'program') return session.dice
  return diceAfter(
    session.history.steps.slice(0, cursor).map(({ entry }) => entry),
    seal,
  )
}

function diceSince({ history }: Session, cursor: number): Request['dice'] {
  const rolled = history.steps.slice(cursor, history.cursor).filter(({ entry }) => entry.rolls.length > 0)
  if (rolled.some(({ entry }) => !entry.typed)) return 'program'
  return rolled.length > 0 ? 'hand' : 'none'
}

/** A step in a sentence of the log, told as to everybody. */
function whatIn({ game, history }: Session, step: number): string {
  const { rules, saidOf, summaryOf } = game
  const viewAt = (count: number) => rules.viewOf(positionAt(history, count), 'table')
  const log = logWriter(rules, 'table')({ ...history, cursor: step + 1 })
  if (log.at(-1)?.number !== step + 1) return 'a secret step.'
  const [said] = saidOf?.(log, viewAt(step + 1)) ?? []
  const { moment, glimpse } = summaryOf(viewAt(step))
  return (said ?? `the end of ${[moment, glimpse?.phase ?? []].flat().join(', ')}.`).slice(0, MOST_LETTERS)
}
