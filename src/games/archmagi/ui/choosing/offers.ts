import type { HexId } from '@/engine/kernel/hex'
import { legalOf } from '@/engine/declare/legal'
import { subjectOf } from '@/engine/declare/words'
import { onceForEach } from '@/engine/basics/once'
import { type Command, COMMANDS } from '../../commands'
import { askedSeat, type Stage, stageOf } from '../../queries/asked'
import { unitById } from '../../queries/units'
import type { View } from '../../queries/view'
import type { MageSeat, UnitId } from '../../state/terms'
import { sightOf } from '../board/sight'

/** Whose answer is awaited; null when the game is over. */
export const askedIn = onceForEach((view: View): MageSeat | null => askedSeat(sightOf(view)))

/** What is going on. */
export const stageIn = onceForEach((view: View): Stage => stageOf(sightOf(view)))

/** Whether the viewer is the one who is asked. */
export function mayDecide(view: View): boolean {
  const seat = askedIn(view)
  return seat !== null && (view.viewer === seat || view.viewer === 'referee')
}

/** Everything that may be done now by whoever looks. */
export const allOffers = onceForEach((view: View): readonly Command[] =>
  mayDecide(view) ? legalOf(COMMANDS, sightOf(view)) : [],
)

/** What ends a stage that is no phase, or leaves a question as it is: it has a button of its own. */
const ENDS: Partial<Readonly<Record<Stage, Command['type']>>> = {
  plan: 'commitPlan',
  respond: 'passResponse',
  reroll: 'passReroll',
  save: 'passSave',
  take: 'takeNothing',
}

/** What ends the stage that runs, if it may end now. */
export function endOffer(view: View): Command | undefined {
  const type = ENDS[stageIn(view)] ?? 'endPhase'
  return allOffers(view).find((command) => command.type === type)
}

/** What else may be done now. Moves are made on the board, by the group that is in hand. */
export const offersOf = onceForEach((view: View): readonly Command[] => {
  const end = endOffer(view)
  return allOffers(view).filter(
    (command) => command.type !== 'concede' && command.type !== 'move' && command !== end,
  )
})

/** Where the unit stands that does it; nowhere where a seat does it. */
export function startOf(view: View, command: Command): HexId | undefined {
  const subject = subjectOf(COMMANDS, command)
  return subject?.kind === 'unit' ? unitById(sightOf(view), subject.value as UnitId)?.hex : undefined
}
