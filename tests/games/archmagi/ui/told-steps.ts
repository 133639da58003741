import { legalOf } from '@/engine/declare/legal'
import { diceStateOf, seededDice, seededRandom, type Roll } from '@/engine/kernel/dice'
import type { Viewer } from '@/engine/kernel/game'
import { play } from '@/engine/kernel/play'
import type { LogStep } from '@/engine/table/table'
import { faultsOfArchmagiCase, parseArchmagiCases } from '@/games/archmagi/cases/cases'
import { COMMANDS, type Command } from '@/games/archmagi/commands'
import type { Event } from '@/games/archmagi/events'
import { archmagiPlay } from '@/games/archmagi/play'
import { namesIn } from '@/games/archmagi/queries/names'
import { viewOf } from '@/games/archmagi/queries/view'
import type { Settings } from '@/games/archmagi/state/settings'
import { startOf } from '@/games/archmagi/state/start'
import type { State } from '@/games/archmagi/state/state'
import { linesOf } from '@/games/archmagi/ui/events'
import type { RuleCase } from '../rules/rule'
import { USUAL } from '../settings'
import { hears } from '../../../support/told'

/** What came of one command, and how things lay before and after it. */
export interface ToldStep {
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
  readonly rolls: readonly Roll[]
}

/** What happens in a case of the rules. */
export function stepsOfCase(one: RuleCase): readonly ToldStep[] {
  const [steps = []] = stepsOfCases({
    vectors: [{ id: 'told', clause: '', description: '', when: [], ...one }],
  })
  return steps
}

/** The same of each case of a file. */
export function stepsOfCases(file: unknown): readonly (readonly ToldStep[])[] {
  const read = parseArchmagiCases(file)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value.map((written) => {
    const steps: ToldStep[] = []
    faultsOfArchmagiCase(written, (rules, before, command, dice) => {
      const played = play(rules, before, command, dice)
      if (played.outcome === 'played')
        steps.push({ before, after: played.position, events: played.events, rolls: played.rolls })
      return played
    })
    return steps
  })
}

/** Phases end and defenders retreat now and then only, so that more happens. */
function anyOf(commands: readonly Command[], below: (limit: number) => number): Command {
  const all = commands.filter(({ type }) => type !== 'concede')
  const telling = all.filter(({ type }) => type !== 'endPhase' && type !== 'retreat')
  const from = telling.length > 0 && below(5) > 0 ? telling : all
  const command = from[below(from.length)]
  if (!command) throw new Error('Nobody can do anything.')
  return command
}

/** A whole game of random commands. */
export function stepsOfGame(settings: Partial<Settings>, seed: number): readonly ToldStep[] {
  const random = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  const steps: ToldStep[] = []
  let before = startOf({ ...USUAL, ...settings })
  while (before.ending === null) {
    const command = anyOf(legalOf(COMMANDS, before), (limit) => random.below(limit))
    const played = play(archmagiPlay, before, command, dice)
    if (played.outcome !== 'played') throw new Error(JSON.stringify(played))
    const { position: after, events, rolls } = played
    steps.push({ before, after, events, rolls })
    before = after
  }
  return steps
}

/** Whether a viewer hears of an event. */
export function mayHear(event: Event, viewer: Viewer): boolean {
  return hears(archmagiPlay, event, viewer)
}

/** Steps as the log of a viewer has them. */
export function logOf(steps: readonly ToldStep[], viewer: Viewer): readonly LogStep<Event>[] {
  return steps.map(({ events, rolls }, nth) => ({
    ...{ number: nth + 1, seat: null, rolls, typed: false },
    events: events.filter((event) => mayHear(event, viewer)),
  }))
}

/** What a viewer reads of each step, told as it happens. */
export function readBy(steps: readonly ToldStep[], viewer: Viewer): readonly (readonly string[])[] {
  const log = logOf(steps, viewer)
  return log.map((step, nth) => {
    const names = namesIn(viewOf(stepAt(steps, nth).after, viewer), log.slice(0, nth + 1))
    return linesOf(step, names).map(({ text }) => text)
  })
}

function stepAt(steps: readonly ToldStep[], nth: number): ToldStep {
  const step = steps[nth]
  if (!step) throw new Error(`There is no step ${nth}.`)
  return step
}
