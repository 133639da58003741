import type { AnyCommand } from '@/engine/kernel/game'
import { handDice } from '@/engine/kernel/dice'
import { historyFrom, playOn, positionOf } from '@/engine/kernel/history'
import type { DemonstrationChapter, DemonstrationStep, Lesson, LessonChapter } from '@/engine/lesson/lesson'
import type { play } from '@/engine/kernel/play'
import { type Parsed, present, type Problem } from '@/engine/kernel/refusal'
import { logWriter } from '@/store/log'
import type { AnyHistory } from '@/store/session'
import { type Deck, hexesDrawn, type Slide, slidesBy, type Telling } from './deck'
import { nextMoment } from './game-deck'

/** A lesson to be presented; `home` is the address where it is taken. */
export function lessonDeck(game: Telling, lesson: Lesson, home: string): Parsed<Deck> {
  const chapters = slidesOf(game, lesson)
  if (!chapters.ok) return chapters
  const slides = chapters.value.flat()
  const parts = chapters.value.map((_, nth) => chapters.value.slice(0, nth).flat().length)
  const deck: Deck = {
    title: lesson.title,
    count: slides.length,
    slide: slidesBy((nth) => present(slides[nth], 'slide'), parts),
    parts,
    first: 0,
    slideOfStep: (chapter) => parts[Number(chapter)] ?? 0,
    secrets: 'open',
    home,
  }
  return { ok: true, value: deck }
}

/** The slides of each chapter of a lesson: one, and one more for each step of a demonstration that tells something. */
export function slidesOf(game: Telling, lesson: Lesson): Parsed<readonly (readonly Slide[])[]> {
  const slides: (readonly Slide[])[] = []
  for (const [nth, chapter] of lesson.chapters.entries()) {
    const own = slidesOfChapter(game, chapter)
    if (!own.ok)
      return { ok: false, problems: own.problems.map((problem) => within(`chapters.${nth}`, problem)) }
    slides.push(own.value)
  }
  return { ok: true, value: slides }
}

function slidesOfChapter(game: Telling, chapter: LessonChapter): Parsed<readonly Slide[]> {
  const begun = game.files.parsePosition(chapter.position)
  if (!begun.ok) return { ok: false, problems: begun.problems.map((problem) => within('position', problem)) }
  const { title, text, drawings = [] } = chapter
  const position = begun.value
  const words = text.some((one) => one.trim() !== '') ? text : [nextMoment(game, position)]
  const hexes = hexesDrawn(drawings)
  const first: Slide = { title, text: words, position, moment: position, rolls: [], drawings, hexes }
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
    const moment = positionOf(history)
    const told = toldOf(game, step, { after, moment })
    // Nothing but the next segment is shown with what is done in that.
    if (told.text.length > 0 || nth === steps.length - 1)
      slides.push({
        ...told,
        title,
        text: told.text.length > 0 ? told.text : [nextMoment(game, played.position)],
        position: played.position,
        moment,
      })
    history = after
  }
  return { ok: true, value: slides }
}

/** What is said and shown of the last step: its own text, or else the log's words; nothing that not all may know. */
function toldOf(
  { rules, teaching }: Telling,
  { text, drawings = [] }: DemonstrationStep,
  { after, moment }: { readonly after: AnyHistory; readonly moment: object },
): Pick<Slide, 'text' | 'rolls' | 'drawings' | 'hexes'> {
  const last = present(after.steps.at(-1), 'step')
  const [line] = logWriter(rules, 'table')({ ...after, steps: [last], cursor: 1 })
  const said = line ? teaching.story.said(line, rules.viewOf(last.position, 'table')) : []
  const touched = line ? teaching.story.hexesOf(line, rules.viewOf(moment, 'table')) : []
  return {
    text: text === undefined ? said : [text],
    rolls: line?.rolls ?? [],
    drawings,
    hexes: [...hexesDrawn(drawings), ...touched],
  }
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
