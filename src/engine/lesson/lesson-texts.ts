import type { Problem } from '../kernel/refusal'
import type { RuleText } from '../rulebook/rulebook'
import type { DemonstrationChapter, LessonChapter, TaskChapter } from './lesson'
import { textsOf } from './lesson-words'

/** As many letters as can be read beside the board without losing the thread. */
const FITS = { chapter: 1200, one: 500 } as const
/** Moves that may follow each other without a word. */
const SILENT_MOVES = 3

/** What a chapter does not say, and what it says at too great a length. */
export function checkTexts(chapter: LessonChapter): readonly Problem[] {
  return [...tooLong(chapter), ...unsaidIn(chapter)]
}

/** A problem where a text says nothing. */
export function missing(path: string, text: string, remedy: string): readonly Problem[] {
  return text.trim() === '' ? [{ path, message: `is missing; ${remedy}` }] : []
}

function tooLong(chapter: LessonChapter): readonly Problem[] {
  const whole = chapter.text.join('').length
  const split = 'shorten it, or make two chapters of it'
  return [
    ...(whole > FITS.chapter ? [long('text', whole, FITS.chapter, split)] : []),
    ...textsOf(chapter)
      .filter(([path, text]) => !path.startsWith('text.') && text.length > FITS.one)
      .map(([path, { length }]) => long(path, length, FITS.one, 'shorten it')),
  ]
}

function long(path: string, letters: number, most: number, remedy: string): Problem {
  return { path, message: `has ${letters} letters, and ${most} fit beside the board; ${remedy}` }
}

function unsaidIn(chapter: LessonChapter): readonly Problem[] {
  switch (chapter.kind) {
    case 'reading':
      return []
    case 'demonstration':
      return silentMoves(chapter)
    case 'task':
      return unsaidInTask(chapter)
  }
}

/** Told once for each row of moves without a text, at the move that makes it too long. */
function silentMoves({ steps }: DemonstrationChapter): readonly Problem[] {
  const isSilent = ({ text = '' }: { readonly text?: RuleText }) => text.trim() === ''
  if (steps.length > 0 && steps.every(isSilent))
    return [{ path: 'steps', message: 'have no text; say at one step at least what happens and why' }]
  return steps.flatMap((_, nth) => {
    const row = steps.slice(0, nth + 1)
    const silent = nth - row.findLastIndex((step) => !isSilent(step))
    return silent === SILENT_MOVES + 1
      ? [
          {
            path: `steps.${nth}.text`,
            message: `is missing after ${SILENT_MOVES} moves without a word; say what happens`,
          },
        ]
      : []
  })
}

function unsaidInTask({ hints, praise = '', failures = [], detours = [] }: TaskChapter): readonly Problem[] {
  return [
    ...missing('hints', hints.join(''), 'write one at least, for whoever is stuck'),
    ...missing('praise', praise, 'say what was well done'),
    ...failures.flatMap(({ text }, nth) => missing(`failures.${nth}.text`, text, 'say why the try is over')),
    ...detours.flatMap(({ text }, nth) => missing(`detours.${nth}.text`, text, 'say why not this way')),
  ]
}
