import type { AnyCommand } from '../kernel/game'
import {
  type DemonstrationChapter,
  type Detour,
  type Lesson,
  type LessonChapter,
  type Mistake,
  type TaskChapter,
  isReached,
} from './lesson'
import {
  attemptOf,
  demonstrated,
  type LessonGame,
  type LessonHistory,
  openChapter,
  playTask,
  type Verdict,
  verdictOf,
} from './lesson-play'
import { checkDrawings } from './lesson-drawings'
import { checkTexts, missing } from './lesson-texts'
import { checkWords, type LessonWords } from './lesson-words'
import type { Problem, Refusal } from '../kernel/refusal'
import { within } from '../files/schema'

/** Everything that would stop a learner in a lesson: each is played here as a learner would play it. */
export function checkLesson(game: LessonGame, lesson: Lesson, words: LessonWords): readonly Problem[] {
  return [
    ...missing('title', lesson.title, 'give the lesson a title'),
    ...missing('summary', lesson.summary, 'say in one sentence what the lesson teaches'),
    ...(lesson.chapters.length === 0 ? [{ path: 'chapters', message: 'add a chapter' }] : []),
    ...lesson.chapters.flatMap(
      (chapter, nth) => within(`chapters.${nth}`, checkChapter(game, chapter, words)).problems,
    ),
  ]
}

/** Everything wrong with one chapter, its paths beginning in it. */
export function checkChapter(
  game: LessonGame,
  chapter: LessonChapter,
  words: LessonWords,
): readonly Problem[] {
  const opened = openChapter(game, chapter)
  const first = opened.ok ? opened.value : null
  return [
    ...missing('title', chapter.title, 'give the chapter a title'),
    ...missing('text', chapter.text.join(''), 'write what the learner is to read'),
    ...(isViewer(game, chapter)
      ? []
      : [{ path: 'viewer', message: `nobody sits there: "${chapter.viewer}"` }]),
    ...checkTexts(chapter),
    ...checkWords(game, chapter, words, first),
    ...checkDrawings(game, chapter, words, first),
    ...(opened.ok ? checkPlay(game, chapter, opened.value) : within('position', opened.problems).problems),
  ]
}

function isViewer({ rules }: LessonGame, { viewer }: LessonChapter): boolean {
  return viewer === 'table' || viewer === 'referee' || rules.seats.includes(viewer)
}

function checkPlay(game: LessonGame, chapter: LessonChapter, first: LessonHistory): readonly Problem[] {
  switch (chapter.kind) {
    case 'reading':
      return []
    case 'demonstration':
      return checkSteps(game, chapter, first)
    case 'task':
      return [
        ...checkSolution(game, chapter, first),
        ...chapter.mistakes.flatMap(
          (mistake, nth) => within(`mistakes.${nth}`, checkMistake(game, chapter, first, mistake)).problems,
        ),
        ...(chapter.detours ?? []).flatMap(
          (detour, nth) => within(`detours.${nth}`, checkDetour(game, chapter, first, detour)).problems,
        ),
      ]
  }
}

function checkSteps(
  game: LessonGame,
  chapter: DemonstrationChapter,
  first: LessonHistory,
): readonly Problem[] {
  if (chapter.steps.length === 0) return [{ path: 'steps', message: 'record what is to be shown' }]
  const { history, fault } = demonstrated(game, chapter, first)
  if (fault) return [{ path: `steps.${fault.step}`, message: `cannot be played: ${fault.message}` }]
  return history.steps.flatMap(({ entry }, nth) => {
    const rolled = entry.rolls.reduce((sum, { values }) => sum + values.length, 0)
    const given = chapter.steps[nth]?.dice?.length ?? 0
    return rolled < given
      ? [{ path: `steps.${nth}.dice`, message: `has ${given} dice and uses ${rolled}` }]
      : []
  })
}

function checkSolution(game: LessonGame, chapter: TaskChapter, first: LessonHistory): readonly Problem[] {
  if (chapter.solution.length === 0) return [{ path: 'solution', message: 'record a solution' }]
  if (isReached(chapter.goal, attemptOf(game, first)))
    return [
      {
        path: 'goal',
        message: 'is reached before anything is played; choose what the learner must bring about',
      },
    ]
  const played = playedThrough(game, chapter, first, chapter.solution)
  if (!played.ok)
    return [{ path: `solution.${played.at}`, message: `cannot be played: ${worded(played.refusal)}` }]
  const verdict = verdictOf(game, chapter, played.history)
  switch (verdict.state) {
    case 'reached':
      return surplusMoves(game, chapter, played.history)
    case 'open':
      return [{ path: 'solution', message: 'does not reach the goal; record it again or change the goal' }]
    case 'lost':
      return [{ path: 'solution', message: 'puts the goal out of reach; record it again or change the goal' }]
    case 'failed':
      return [{ path: 'solution', message: `brings about a failure (${verdict.failure.clause})` }]
  }
}

/** A learner's task ends as soon as its goal is reached, or as it has failed. */
function surplusMoves(game: LessonGame, chapter: TaskChapter, history: LessonHistory): readonly Problem[] {
  const { over, verdict } = endOf(game, chapter, history)
  if (over === history.cursor) return []
  const [what, remedy] =
    verdict.state === 'reached'
      ? ['reaches the goal', 'leave out what follows, or ask for more']
      : ['ends the task', 'record it again']
  return [{ path: 'solution', message: `${what} with move ${over} of ${history.cursor}; ${remedy}` }]
}

/** After how many moves a task is over, and how; it is open where they do not end it. */
function endOf(
  game: LessonGame,
  chapter: TaskChapter,
  history: LessonHistory,
): { readonly over: number; readonly verdict: Verdict } {
  const verdicts = history.steps.map((_, nth) => verdictOf(game, chapter, { ...history, cursor: nth + 1 }))
  const nth = verdicts.findIndex(({ state }) => state !== 'open')
  return { over: nth + 1, verdict: verdicts[nth] ?? { state: 'open' } }
}

/** A detour is played to its end, and leaves the task open or its goal out of reach. */
function checkDetour(
  game: LessonGame,
  chapter: TaskChapter,
  first: LessonHistory,
  { commands }: Detour,
): readonly Problem[] {
  if (commands.length === 0) return [{ path: 'commands', message: 'record what misses the point' }]
  const played = playedThrough(game, chapter, first, commands)
  if (!played.ok)
    return [
      {
        path: `commands.${played.at}`,
        message: `cannot be played: ${worded(played.refusal)}; record it again, or record it as a wrong answer`,
      },
    ]
  const { over, verdict } = endOf(game, chapter, played.history)
  if (verdict.state === 'reached')
    return [{ path: 'commands', message: 'reaches the goal; leave it out, or change the goal' }]
  if (verdict.state === 'failed')
    return [
      {
        path: 'commands',
        message: `brings about a failure (${verdict.failure.clause}), which is told instead; leave it out`,
      },
    ]
  return over > 0 && over < commands.length
    ? [{ path: 'commands', message: `ends the task with move ${over}; leave out what follows` }]
    : []
}

function checkMistake(
  game: LessonGame,
  chapter: TaskChapter,
  first: LessonHistory,
  { commands, clause }: Mistake,
): readonly Problem[] {
  if (commands.length === 0) return [{ path: 'commands', message: 'record the wrong answer' }]
  const played = playedThrough(game, chapter, first, commands)
  if (!played.ok && played.at < commands.length - 1)
    return [{ path: `commands.${played.at}`, message: `is refused too early: ${worded(played.refusal)}` }]
  const early = endOf(game, chapter, played.history)
  if (early.verdict.state === 'reached')
    return [{ path: 'commands', message: `reaches the goal with move ${early.over}; record it again` }]
  const found = played.ok ? failureOf(game, chapter, played.history) : played.refusal.clause
  if (found === clause) return []
  return [
    found === undefined
      ? { path: 'commands', message: 'is allowed by the rules; leave it out or make it a failure' }
      : { path: 'clause', message: `is "${clause}", but the rules refuse it by ${found}` },
  ]
}

function failureOf(game: LessonGame, chapter: TaskChapter, history: LessonHistory): string | undefined {
  const verdict = verdictOf(game, chapter, history)
  return verdict.state === 'failed' ? verdict.failure.clause : undefined
}

type PlayedThrough = { readonly history: LessonHistory } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal; readonly at: number }
)

/** Plays commands in a row as far as they go; `at` is the first that is refused. */
function playedThrough(
  game: LessonGame,
  chapter: TaskChapter,
  first: LessonHistory,
  commands: readonly AnyCommand[],
): PlayedThrough {
  let history = first
  for (const [at, command] of commands.entries()) {
    const played = playTask(game, chapter, history, command)
    if (!played.ok) return { ...played, at, history }
    history = played.history
  }
  return { ok: true, history }
}

function worded({ clause, message }: Refusal): string {
  return clause === '' ? message : `${message} (${clause})`
}
