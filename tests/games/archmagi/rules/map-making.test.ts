import { expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { archmagiPlay } from '@/games/archmagi/play'
import { startOf } from '@/games/archmagi/state/start'
import { USUAL } from '../settings'

test('AM-2.15 land on which starts would lie too near is not taken, and can be made anew', () => {
  const map = { generator: { columns: 9, rows: 8, land: 20, reefs: 1, abysses: 1 } }
  const start = startOf({ ...USUAL, map, terrainMethod: 'd20', seats: 4 })
  // The land grows ring by ring: its six corners are two hexes apart.
  const rings = [1, 4, 6, 7, 9, 9, 1, 4, 5, 7, 8, 9, 10, 12, 12, 14, 14, 14, 1]
  const played = play(archmagiPlay, start, { type: 'makeMap', seat: 'one' }, handDice(rings))
  expect(played).toMatchObject({ outcome: 'played', position: start, events: [{ type: 'landTooSmall' }] })
})
