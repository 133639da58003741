import type { AnyCommand, AnyPlayRules, Owed, Seat } from '@/engine/kernel/game'
import { type History, positionOf } from '@/engine/kernel/history'
import type { PassSpan } from '@/engine/table/table'

/** What a seat has said once instead of passing each time. */
export interface StandingPass {
  readonly span: PassSpan
  /** The turn in which it was said. */
  readonly turn: string
  /** How many steps there were before: whoever takes the game back to there has not said it. */
  readonly after: number
}

export type StandingPasses = Readonly<Partial<Record<Seat, StandingPass>>>

/** What tells who owes an answer, and who has given it beforehand. */
interface Answering {
  readonly game: { readonly rules: AnyPlayRules }
  readonly history: History<object, unknown, unknown>
  readonly standing: StandingPasses
}

/** Those that had been said at a place of the history. */
export function givenBefore(passes: StandingPasses, cursor: number): StandingPasses {
  const given = Object.entries(passes).filter(([, pass]) => pass && pass.after < cursor)
  return Object.fromEntries(given)
}

/** The answer that is owed. What lies open alone decides, so that nothing follows of it for what is hidden. */
export function owedIn(session: Answering): Owed<AnyCommand> | undefined {
  return session.game.rules.answers?.owed(openView(session))
}

/** Whether whoever owes it may have one, as far as lies open. */
export function mayAnswer(session: Answering): boolean {
  return session.game.rules.answers?.canAnswer(openView(session)) ?? true
}

/** The turn in force, by name. */
export function turnIn(session: Answering): string {
  return session.game.rules.answers?.turnOf(openView(session)) ?? ''
}

/** How long passes are given for a seat from now on; null where it is asked. */
export function spanOf(session: Answering, seat: Seat): PassSpan | null {
  const pass = session.standing[seat]
  return pass && (pass.span === 'game' || pass.turn === turnIn(session)) ? pass.span : null
}

/** What lies open. */
export function openView({ game: { rules }, history }: Pick<Answering, 'game' | 'history'>): object {
  return rules.viewOf(positionOf(history), 'table')
}
