import { sameData } from '@/engine/basics/same-data'
import { capitalized } from '@/engine/basics/phrases'
import type { AnyCommand } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import type { TaskChapter } from '@/engine/lesson/lesson'
import { type LessonPlayed, playedHistory, playTask } from '@/engine/lesson/lesson-play'
import type { Stage } from '../stage/stage'
import type { Origin, Question, QuizPart } from './question'
import { ALLOWED_ANSWERS } from './questions-text'

/** A command of a task that is asked about, and those played before it. */
interface Asked {
  readonly lead: readonly AnyCommand[]
  readonly command: AnyCommand
}

/** The parts of a task that may be asked about. */
export function partsOf({ solution, mistakes }: TaskChapter): readonly QuizPart[] {
  return [
    ...(solution.length > 0 ? (['solution-0'] as const) : []),
    ...mistakes.map((_, nth): QuizPart => `mistake-${nth}`),
  ]
}

/**
 * Whether the rules allow the first command of a solution, or the last of a mistake; undefined for a mistake that is
 * not refused, and where the same words stand for what is allowed and for what is not.
 */
export function allowedQuestion(stage: Stage, chapter: TaskChapter, origin: Origin): Question | undefined {
  const asked = askedIn(chapter, origin.part)
  const told = asked && toldOf(stage, chapter, asked)
  if (!told || !isFit(told.played, origin.part) || isTwofold(stage, chapter, told)) return undefined
  const { before, played, ...rest } = told
  return {
    origin,
    asks: 'allowed',
    viewer: rest.viewer,
    words: rest.words,
    drawings: rest.drawings,
    faces: [],
    before,
    after: played.ok ? played.history : before,
    answers: ALLOWED_ANSWERS,
    right: played.ok ? 0 : 1,
    ...(played.ok ? { clauses: [] } : { clauses: [played.refusal.clause], refusal: played.refusal }),
  }
}

function askedIn({ solution, mistakes }: TaskChapter, part: QuizPart): Asked | undefined {
  const [kind, nth] = part.split('-')
  const commands = kind === 'solution' ? solution.slice(0, 1) : (mistakes[Number(nth)]?.commands ?? [])
  const command = commands.at(-1)
  return command && { lead: commands.slice(0, -1), command }
}

/** What is refused without a clause is no command of the game. */
function isFit(played: LessonPlayed, part: QuizPart): boolean {
  return played.ok ? part.startsWith('solution') : played.refusal.clause !== ''
}

type ToldOrder = NonNullable<ReturnType<typeof toldOf>>

function toldOf(stage: Stage, chapter: TaskChapter, { lead, command }: Asked) {
  const before = playedHistory(stage, chapter, lead)
  if (!before) return undefined
  // Whoever is asked is the learner, as in the task itself.
  const viewer = stage.rules.askedSeat(positionOf(before)) ?? chapter.viewer
  const view = stage.rules.viewOf(positionOf(before), viewer)
  const { words, drawings } = stage.teaching.story.orderOf(command, view)
  const played = playTask(stage, chapter, before, command)
  return { lead, before, viewer, words: `${giverOf(stage, command)}${capitalized(words)}`, drawings, played }
}

/** Whose command it is, where it says so. */
function giverOf({ game }: Stage, command: AnyCommand): string {
  const seat = 'seat' in command ? command.seat : undefined
  const name = game.seats.find(({ id }) => id === seat)?.name
  return name === undefined ? '' : `${name}: `
}

/** Whether another answer to the task reads the same, begins the same, and comes to the opposite. */
function isTwofold(stage: Stage, chapter: TaskChapter, told: ToldOrder): boolean {
  return partsOf(chapter).some((part) => {
    const asked = askedIn(chapter, part)
    if (!asked || !sameData(asked.lead, told.lead)) return false
    const other = toldOf(stage, chapter, asked)
    return other !== undefined && other.words === told.words && other.played.ok !== told.played.ok
  })
}
