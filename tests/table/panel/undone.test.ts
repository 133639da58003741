import { expect, test } from 'vitest'
import { mayBeForgotten, NOTHING_LEFT, optional, owed } from '@/table/panel/undone'

test('what may be forgotten is worth a question, where there is any of it', () => {
  expect(mayBeForgotten('2 stacks can move', '', 'the wand not used')).toEqual({
    owed: '',
    optional: '2 stacks can move; the wand not used',
    isWorthAsking: true,
  })
  expect(mayBeForgotten('', '')).toEqual(NOTHING_LEFT)
})

test('what is owed is told apart from what may be done, and neither is asked for', () => {
  const duty = owed('place 2 orcs')
  expect(duty).toEqual({ owed: 'place 2 orcs', optional: '', isWorthAsking: false })
  const choice = optional('2 stacks can move on')
  expect(choice).toEqual({ owed: '', optional: '2 stacks can move on', isWorthAsking: false })
})
