import { expect, test } from 'vitest'
import { mayBeForgotten, NOTHING_LEFT, told } from '@/table/panel/undone'

test('what may be forgotten is worth a question, where there is any of it', () => {
  expect(mayBeForgotten('2 stacks can move', '', 'the wand not used')).toEqual({
    text: '2 stacks can move; the wand not used',
    isWorthAsking: true,
  })
  expect(mayBeForgotten('', '')).toEqual(NOTHING_LEFT)
})

test('what is told only is never asked for again', () => {
  expect(told('roll for the orcs')).toEqual({ text: 'roll for the orcs', isWorthAsking: false })
})
