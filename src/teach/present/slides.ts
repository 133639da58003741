import type { AnyCommand } from '@/engine/kernel/game'
import { handDice, type Roll } from '@/engine/kernel/dice'
import { historyFrom, playOn, positionOf } from '@/engine/kernel/history'
import type { DemonstrationChapter, DemonstrationStep, Lesson, LessonChapter } from '@/engine/lesson/lesson'
import type { play } from '@/engine/kernel/play'
import { type Parsed, present, type Problem } from '@/engine/kernel/refusal'
import type { Drawing, RuleText } from '@/engine/rulebook/rulebook'
import { logWriter } from '@/store/log'
import type { AnyHistory } from '@/store/session'
import type { Stage } from '../stage/stage'
import { momentText } from '../study/opened/study-text'
import { PRESENT_TEXT as TEXT } from './present-text'

/** What a class sees at once: a position with something said about it. */
export interface Slide {
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly RuleText[]
  readonly position: object
  /** Where in the sequence of play it is told: a step that ends a segment was taken in that, not in the next. */
  readonly moment: object
  /** What has just been rolled. */
  readonly rolls: readonly Roll[]
  readonly drawings: readonly Drawing[]
}

type Telling = Pick<Stage, 'rules' | 'files'> & { readonly teaching: Pick<Stage['teaching'], 'story'> }

/** A lesson as slides: one for each chapter, and one for each step of a demonstration that tells something. */
export function slidesOf(game: Telling, lesson: Lesson): Parsed<readonly Slide[]> {
  const slides: Slide[] = []
  for (const [nth, chapter] of lesson.chapters.entries()) {
    const own = slidesOfChapter(game, chapter)
    if (!own.ok)
      return { ok: false, problems: own.problems.map((problem) => within(`chapters.${nth}`, problem)) }
    slides.push(...own.value)
  }
  return { ok: true, value: slides }
}

function slidesOfChapter(game: Telling, chapter: LessonChapter): Parsed<readonly Slide[]> {
  const begun = game.files.parsePosition(chapter.position)
  if (!begun.ok) return { ok: false, problems: begun.problems.map((problem) => within('position', problem)) }
  const { title, text, drawings = [] } = chapter
  const position = begun.value
  const first: Slide = { title, text, position, moment: position, rolls: [], drawings }
  if (chapter.kind !== 'demonstration') return { ok: true, value: [first] }
  const shown = slidesOfSteps(game, chapter, historyFrom(position))
  return shown.ok ? { ok: true, value: [first, ...shown.value] } : shown
}

function slidesOfSteps(
  game: Telling,
  { title, steps }: DemonstrationChapter,
  begun: AnyHistory,
): Parsed<readonly Slide[]> {
  const slides: Slide[] = []
  let history = begun
  for (const [nth, step] of steps.entries()) {
    const dice = handDice(step.dice ?? [])
    const { played, history: after } = playOn(game.rules, history, { command: step.command, dice })
    if (played.outcome !== 'played')
      return { ok: false, problems: [{ path: `steps.${nth}`, message: faultOf(played, step.command) }] }
    const told = toldOf(game, step, after)
    // Nothing but the next segment is shown with what is done in that.
    if (told.length > 0 || nth === steps.length - 1)
      slides.push({
        title,
        text: told.length > 0 ? told : [nextMoment(game, after)],
        position: played.position,
        moment: positionOf(history),
        rolls: played.rolls,
        drawings: step.drawings ?? [],
      })
    history = after
  }
  return { ok: true, value: slides }
}

/** What is said of the last step: its own text, or else the log's words for all to know. */
function toldOf({ rules, teaching }: Telling, { text }: DemonstrationStep, history: AnyHistory) {
  if (text !== undefined) return [text]
  const last = present(history.steps.at(-1), 'step')
  const [line] = logWriter(rules, 'table')({ ...history, steps: [last], cursor: 1 })
  return line ? teaching.story.said(line, rules.viewOf(last.position, 'table')) : []
}

function nextMoment({ rules, teaching }: Telling, history: AnyHistory): string {
  return TEXT.goesOn(momentText(teaching.story.momentOf(rules.viewOf(positionOf(history), 'table'))))
}

function faultOf(
  played: Exclude<ReturnType<typeof play>, { outcome: 'played' }>,
  { type }: AnyCommand,
): string {
  return played.outcome === 'refused'
    ? `"${type}" is refused: ${played.refusal.message} (${played.refusal.clause})`
    : `"${type}" lacks dice (${played.request.label})`
}

function within(path: string, problem: Problem): Problem {
  return { ...problem, path: problem.path === '' ? path : `${path}.${problem.path}` }
}
