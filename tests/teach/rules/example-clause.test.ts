import { expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { gameOf } from '@/games'
import { AUTHOR_TEXT } from '@/teach/author/author-text'
import { exampleIn } from '@/teach/book/rulebook-index'
import { STUDY_TEXT } from '@/teach/study/opened/study-text'

test.each([
  ['arrakhar', 'AR-'],
  ['arena', 'AA-'],
])('a clause named as an example to writers is one of %s', async (id, prefix) => {
  const { rulebook } = await present(gameOf(id), 'game').loadTeaching()
  const example = exampleIn(rulebook)
  expect(example.startsWith(prefix)).toBe(true)
  expect(STUDY_TEXT.notes.hint(example)).toContain(`[[${example}]]`)
  expect(AUTHOR_TEXT.textHint(example)).toContain(`[[${example}]]`)
})
