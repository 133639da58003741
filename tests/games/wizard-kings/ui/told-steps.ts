import { legalOf } from '@/engine/declare/legal'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { Viewer } from '@/engine/kernel/game'
import { play } from '@/engine/kernel/play'
import { problemsText } from '@/engine/kernel/refusal'
import { faultsOfWizardKingsCase, parseWizardKingsCases } from '@/games/wizard-kings/cases/cases'
import { COMMANDS } from '@/games/wizard-kings/commands'
import type { Event } from '@/games/wizard-kings/events'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import type { State } from '@/games/wizard-kings/state/state'
import { hears } from '../../../support/told'

/** What came of one command, and how things lay before and after it. */
export interface ToldStep {
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
}

/** What ends a part of the turn, or leaves a battle, comes now and then only, so that more happens. */
const SELDOM: ReadonlySet<string> = new Set([
  'endMoves',
  'endRecruiting',
  'endAftermath',
  'endStudy',
  'retreat',
  'hold',
])

/** A whole game of random commands. */
export function stepsOfGame(settings: object, seed: number): readonly ToldStep[] {
  const start = wizardKingsFiles.newGame(settings)
  if (!start.ok) throw new Error(problemsText(start.problems))
  const random = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  const steps: ToldStep[] = []
  for (let before = start.value; before.ending === null;) {
    const all = legalOf(COMMANDS, before).filter(({ type }) => type !== 'resign')
    const telling = all.filter(({ type }) => !SELDOM.has(type))
    const from = telling.length > 0 && random.below(5) > 0 ? telling : all
    const command = from[random.below(from.length)]
    if (!command) throw new Error(`Nobody can do anything in ${before.step}.`)
    const played = play(wizardKingsPlay, before, command, dice)
    if (played.outcome !== 'played') throw new Error(JSON.stringify(played))
    steps.push({ before, after: played.position, events: played.events })
    before = played.position
  }
  return steps
}

/** What happens in the cases of a file. */
export function stepsOfCases(file: unknown): readonly ToldStep[] {
  const read = parseWizardKingsCases(file)
  if (!read.ok) throw new Error(problemsText(read.problems))
  const steps: ToldStep[] = []
  for (const one of read.value)
    faultsOfWizardKingsCase(one, (rules, before, command, dice) => {
      const played = play(rules, before, command, dice)
      if (played.outcome === 'played') steps.push({ before, after: played.position, events: played.events })
      return played
    })
  return steps
}

/** Whether a viewer hears of an event. */
export function mayHear(event: Event, viewer: Viewer): boolean {
  return hears(wizardKingsPlay, event, viewer)
}
