import { expect, test } from 'vitest'
import { ENDING_TEXT } from '@/games/wizard-kings/ui/texts/end-text'

const { under } = ENDING_TEXT

test('Under the name of the winner stands why it won, and how much that is', () => {
  expect(under({ winner: 'north', level: 'win', by: 'wizards' })).toBe('The other side has lost its wizards.')
  expect(under({ winner: 'south', level: 'strategic', by: 'early' })).toBe(
    'It is a strategic victory. It has gold enough to win early.',
  )
  expect(under({ winner: 'south', level: 'marginal', by: 'lastTurn' })).toBe(
    'It is a marginal victory. It has more gold on the last turn.',
  )
})

test('Under a draw stands why nobody won', () => {
  expect(under({ winner: 'draw', level: 'draw', by: 'lastTurn' })).toBe('Both hold as much gold.')
})
