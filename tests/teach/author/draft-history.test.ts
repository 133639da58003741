import { describe, expect, test } from 'vitest'
import type { Lesson } from '@/engine/lesson/lesson'
import { changeInWords } from '@/teach/author/author-text'
import { changedPath } from '@/teach/author/changed-path'
import { asKind, newChapter, newLesson, withChapter, withDrawings } from '@/teach/author/chapter-changes'
import { afterChange, afterRedo, afterUndo, NO_HISTORY } from '@/teach/author/draft-history'

const LESSON = newLesson('coin', 'x', newChapter({ notes: 0 }, 'table'))

const titled = (title: string): Lesson => ({ ...LESSON, title })

describe('where a draft was changed', () => {
  const [chapter] = LESSON.chapters
  const task = asKind(chapter ?? newChapter(null, 'table'), 'task')

  test.each<readonly [words: string, before: Lesson, after: Lesson]>([
    ['title of the lesson', LESSON, titled('A')],
    ['chapters and their order', LESSON, { ...LESSON, chapters: [] }],
    ['text of chapter 1', withChapter(LESSON, 0, task), withChapter(LESSON, 0, { ...task, text: ['a'] })],
    ['chapter 1', LESSON, withChapter(LESSON, 0, task)],
    [
      'hints of chapter 1',
      withChapter(LESSON, 0, { ...task, hints: ['a', 'b'] } as never),
      withChapter(LESSON, 0, { ...task, hints: ['a', 'c'] } as never),
    ],
    [
      'drawings of chapter 1',
      withChapter(LESSON, 0, task),
      withChapter(LESSON, 0, withDrawings(task, [{ kind: 'circle', hex: '0101' as never, ink: 'red' }])),
    ],
  ])('is said in words: %s', (words, before, after) => {
    expect(changeInWords(changedPath(before, after))).toBe(words)
  })
})

describe('the changes of a draft', () => {
  const [one, two, three] = [titled('a'), titled('ab'), titled('abc')]

  test('that are written in one go are taken back at once', () => {
    let history = afterChange(NO_HISTORY, LESSON, one, 0)
    history = afterChange(history, one, two, 1000)
    expect(history.past).toEqual([LESSON])
    history = afterChange(history, two, three, 5000)
    expect(history.past).toEqual([LESSON, two])
  })

  test('of two places, or of what is not written, are taken back one by one', () => {
    let history = afterChange(NO_HISTORY, LESSON, one, 0)
    history = afterChange(history, one, { ...one, summary: 'S' }, 1)
    expect(history.past).toHaveLength(2)
    const moved = { ...one, chapters: [] }
    history = afterChange(afterChange(NO_HISTORY, one, moved, 0), moved, one, 1)
    expect(history.past).toEqual([one, moved])
  })

  test('come back, until another is made', () => {
    const history = afterChange(NO_HISTORY, LESSON, one, 0)
    const undone = afterUndo(history, one)
    expect(undone?.lesson).toBe(LESSON)
    const back = undone && afterRedo(undone.history, LESSON)
    expect(back?.lesson).toBe(one)
    expect(back?.history.past).toEqual([LESSON])
    // A step back ends what is written in one go.
    expect(undone && afterChange(undone.history, LESSON, two, 1).past).toEqual([LESSON])
    expect(undone && afterChange(undone.history, LESSON, two, 1).future).toEqual([])
    expect(afterUndo(NO_HISTORY, one)).toBeUndefined()
    expect(afterRedo(NO_HISTORY, one)).toBeUndefined()
  })

  test('are kept up to a hundred', () => {
    let history = NO_HISTORY
    for (let minutes = 1; minutes <= 150; minutes++)
      history = afterChange(
        history,
        { ...LESSON, minutes },
        { ...LESSON, minutes: minutes + 1 },
        minutes * 9000,
      )
    expect(history.past).toHaveLength(100)
    expect(history.past.at(-1)?.minutes).toBe(150)
  })
})
