import type { AnyCommand } from '@/engine/game'
import { handDice, type Roll } from '@/engine/dice'
import type { DemonstrationStep, Lesson, LessonChapter } from '@/engine/lesson'
import { play } from '@/engine/play'
import type { Parsed, Problem } from '@/engine/refusal'
import type { Drawing, RuleText } from '@/engine/rulebook'
import type { Stage } from '../stage/stage'

/** What a class sees at once: a position with something said about it. */
export interface Slide {
  readonly title: string
  /** Paragraphs. */
  readonly text: readonly RuleText[]
  readonly position: object
  /** What has just been rolled. */
  readonly rolls: readonly Roll[]
  readonly drawings: readonly Drawing[]
}

type Rules = Pick<Stage, 'rules' | 'files'>

/** A lesson as slides: one for each chapter, and one for each step of a demonstration. */
export function slidesOf(rules: Rules, lesson: Lesson): Parsed<readonly Slide[]> {
  const slides: Slide[] = []
  for (const [nth, chapter] of lesson.chapters.entries()) {
    const own = slidesOfChapter(rules, chapter)
    if (!own.ok)
      return { ok: false, problems: own.problems.map((problem) => within(`chapters.${nth}`, problem)) }
    slides.push(...own.value)
  }
  return { ok: true, value: slides }
}

function slidesOfChapter({ rules, files }: Rules, chapter: LessonChapter): Parsed<readonly Slide[]> {
  const begun = files.parsePosition(chapter.position)
  if (!begun.ok) return { ok: false, problems: begun.problems.map((problem) => within('position', problem)) }
  const { title, text, drawings = [] } = chapter
  const slides: Slide[] = [{ title, text, position: begun.value, rolls: [], drawings }]
  const steps: readonly DemonstrationStep[] = chapter.kind === 'demonstration' ? chapter.steps : []
  let position = begun.value
  for (const [nth, step] of steps.entries()) {
    const played = play(rules, position, step.command, handDice(step.dice ?? []))
    if (played.outcome !== 'played')
      return { ok: false, problems: [{ path: `steps.${nth}`, message: faultOf(played, step.command) }] }
    position = played.position
    slides.push({
      title,
      text: step.text === undefined ? [] : [step.text],
      position,
      rolls: played.rolls,
      drawings: step.drawings ?? [],
    })
  }
  return { ok: true, value: slides }
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
