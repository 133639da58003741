import { describe, expect, test } from 'vitest'
import { hexGrid, type HexId } from '@/engine/kernel/hex'
import { bearing } from '@/table/words/compass'

describe('a bearing', () => {
  const grid = hexGrid(23, 18)
  const from = (start: string, goal: string) => bearing(grid, start as HexId, goal as HexId)

  test.each([
    ['0704', '1 hex north'],
    ['0804', '1 hex north-east'],
    ['0805', '1 hex south-east'],
    ['0706', '1 hex south'],
    ['0605', '1 hex south-west'],
    ['0604', '1 hex north-west'],
    ['1105', '4 hexes east'],
    ['0305', '4 hexes west'],
    ['0705', ''],
  ])('from 0705 to %s is "%s"', (goal, words) => {
    expect(from('0705', goal)).toBe(words)
  })

  test('a number that the map lacks lies nowhere', () => {
    expect(from('0705', '9999')).toBe('')
  })
})
