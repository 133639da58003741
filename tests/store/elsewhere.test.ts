import { expect, test } from 'vitest'
import { whyElsewhere } from '@/store/table'

test('A game is played elsewhere only where that was noted, whatever a library calls it', () => {
  expect(whyElsewhere({ '0123456789ab': 'open' }, '0123456789ab')).toBe('open')
  for (const saveId of ['constructor', 'abcdefgh']) expect(whyElsewhere({}, saveId)).toBeUndefined()
})
