import { positionOf } from '../kernel/history'
import type { Problem } from '../kernel/refusal'
import { hexesOfDrawing } from '../rulebook/marks'
import type { Drawing } from '../rulebook/rulebook'
import type { LessonChapter } from './lesson'
import type { LessonGame, LessonHistory } from './lesson-play'
import { missing } from './lesson-texts'
import type { LessonWords } from './lesson-words'

/** What is drawn where no hex is, or says nothing; nothing can be told where the position is none. */
export function checkDrawings(
  game: LessonGame,
  chapter: LessonChapter,
  { names }: Pick<LessonWords, 'names'>,
  first: LessonHistory | null,
): readonly Problem[] {
  const drawn = drawingsOf(chapter)
  if (first === null || drawn.length === 0) return []
  const hexes = names.hexesOf(game.rules.viewOf(positionOf(first), 'referee'))
  return drawn.flatMap(([path, drawing]) => [
    ...hexesOfDrawing(drawing)
      .filter((hex) => !hexes.includes(hex))
      .map((hex) => ({
        path,
        message: `lies at ${hex}, which the board does not have; draw it at another hex`,
      })),
    ...(drawing.kind === 'text' ? missing(path, drawing.text, 'write the words, or remove it') : []),
  ])
}

function drawingsOf(chapter: LessonChapter): readonly (readonly [path: string, drawing: Drawing])[] {
  const placed = (path: string, drawings: readonly Drawing[] = []) =>
    drawings.map((drawing, nth) => [`${path}drawings.${nth}`, drawing] as const)
  const steps = chapter.kind === 'demonstration' ? chapter.steps : []
  return [
    ...placed('', chapter.drawings),
    ...steps.flatMap(({ drawings }, nth) => placed(`steps.${nth}.`, drawings)),
  ]
}
