import type { Viewer } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import type { Lesson, LessonChapter, TaskChapter } from '@/engine/lesson/lesson'
import { type LessonHistory, openChapter, playedHistory } from '@/engine/lesson/lesson-play'
import type { HexId } from '@/engine/kernel/hex'
import type { Drawing, RuleText } from '@/engine/rulebook/rulebook'
import { toldOf } from '../author/moves-in-words'
import { solvedHistory } from '../author/solved'
import { slidesOf } from '../present/deck/lesson-slides'
import type { Stage } from '../stage/stage'

/** A lesson on paper. */
export interface Handout {
  readonly chapters: readonly HandoutChapter[]
  /** For whoever corrects; empty without tasks. */
  readonly answers: readonly Answer[]
}

export interface HandoutChapter {
  readonly title: string
  readonly text: readonly RuleText[]
  /** Left out where the position cannot be put on the board. */
  readonly picture?: HandoutPicture
  /** What is shown step by step, in words. */
  readonly steps: readonly RuleText[]
  /** Whom a question asks, and lines to write on; none where nothing is asked. */
  readonly question: Question | null
}

/** A part of the board as its viewer may see it; all of it where no hexes are named. */
export interface HandoutPicture {
  readonly view: object
  readonly hexes: readonly HexId[]
  readonly drawings: readonly Drawing[]
}

export interface Question {
  readonly seat: string | null
  readonly lines: number
}

/** How a task is done. */
export interface Answer {
  /** The number of its chapter, counted from 1. */
  readonly number: number
  readonly title: string
  /** The solution, a move each, but for those of which there is nothing to tell; empty where it cannot be played. */
  readonly moves: readonly string[]
  readonly praise: RuleText | null
  /** The clauses by which wrong answers are refused. */
  readonly refusedBy: readonly string[]
  /** What the rules allow and what misses the point, in moves, and why. */
  readonly detours: readonly { readonly moves: string; readonly text: RuleText }[]
}

/** A line for each move, one to spare, and within reason. */
const LINES = { least: 3, most: 8 }

/** What a lesson's handout says, as far as its chapters can be played. */
export function handoutOf(stage: Stage, lesson: Lesson): Handout {
  return {
    chapters: lesson.chapters.map((chapter) => chapterOf(stage, lesson, chapter)),
    answers: lesson.chapters.flatMap((chapter, nth) =>
      chapter.kind === 'task' ? [answerOf(stage, chapter, nth + 1)] : [],
    ),
  }
}

function chapterOf(stage: Stage, lesson: Lesson, chapter: LessonChapter): HandoutChapter {
  const { title, text } = chapter
  const picture = pictureOf(stage, chapter)
  return {
    title,
    text,
    steps: chapter.kind === 'demonstration' ? stepsOf(stage, lesson, chapter) : [],
    question: chapter.kind === 'task' ? questionOf(stage, chapter) : null,
    ...(picture && { picture }),
  }
}

function pictureOf(stage: Stage, chapter: LessonChapter): HandoutPicture | undefined {
  const opened = openChapter(stage, chapter)
  if (!opened.ok) return undefined
  const { drawings = [] } = chapter
  const view = stage.rules.viewOf(positionOf(opened.value), viewerOf(stage, chapter))
  return { view, drawings, hexes: stage.teaching.paper.hexesOf(view, drawings) }
}

/** A task is looked at by whoever has to move, as in the lesson. */
function viewerOf(stage: Stage, chapter: LessonChapter): Viewer {
  return (chapter.kind === 'task' ? askedIn(stage, chapter) : null) ?? chapter.viewer
}

function askedIn(stage: Stage, chapter: TaskChapter) {
  const opened = openChapter(stage, chapter)
  return opened.ok ? stage.rules.askedSeat(positionOf(opened.value)) : null
}

function stepsOf(stage: Stage, lesson: Lesson, chapter: LessonChapter): readonly RuleText[] {
  const slides = slidesOf(stage, { ...lesson, chapters: [chapter] })
  // The first shows the chapter as it begins.
  return slides.ok
    ? slides.value
        .flat()
        .slice(1)
        .map(({ text }) => text.join(' '))
    : []
}

function questionOf(stage: Stage, chapter: TaskChapter): Question {
  const asked = askedIn(stage, chapter)
  return {
    seat: stage.game.seats.find(({ id }) => id === asked)?.name ?? null,
    lines: Math.min(LINES.most, Math.max(LINES.least, chapter.solution.length + 1)),
  }
}

function answerOf(stage: Stage, chapter: TaskChapter, number: number): Answer {
  const { title, praise = null, mistakes, detours = [] } = chapter
  const solved = solvedHistory(stage, chapter)
  return {
    number,
    title,
    moves: movesTold(stage, solved),
    praise,
    refusedBy: [...new Set(mistakes.map(({ clause }) => clause))],
    detours: detours.map(({ commands, text }) => ({
      moves: movesTold(stage, playedHistory(stage, chapter, commands)).join(' '),
      text,
    })),
  }
}

function movesTold(stage: Stage, history: LessonHistory | undefined): readonly string[] {
  return history ? toldOf(stage, history).filter((told) => told !== '') : []
}
