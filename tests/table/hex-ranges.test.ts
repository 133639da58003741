import { expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { hexRanges } from '@/table/overlays/hex-ranges'

const ranges = (...hexes: readonly string[]) => hexRanges(hexes as readonly HexId[])

test('hexes below one another are told as one range, whatever their order', () => {
  expect(ranges('0807', '0805', '0806', '0809', '0901')).toBe('0805–0807, 0809, 0901')
})
test('ranges end with their column', () => {
  expect(ranges('0818', '0901', '0902')).toBe('0818, 0901–0902')
  expect(ranges()).toBe('')
})
test('hexes of rows with letters are told as ranges along their row', () => {
  expect(ranges('B4', 'B3', 'B5', 'C1', 'D7', 'D8')).toBe('B3–B5, C1, D7–D8')
})
