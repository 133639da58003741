// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { arenaPlay } from '@/games/arena/play'
import { INSPECTOR } from '@/games/arena/ui/inspector/hex-facts'
import '../../../support/patient'
import { arena } from '../on-the-table'
import { HotSeat } from './hot-seat'

afterEach(cleanup)

const STACKS = { o: 'orc 0 B2', g: 'ogre 0 B2', r: 'kobold 0 B2 on g', f: 'gargoyle 1 B2^', far: 'orc 1 E7' }
const THINGS = {
  items: [{ id: 's', type: 'magic-sword', owner: 0, at: 'B2' }],
  corpses: [{ id: 'x', type: 'orc', owner: 1, at: 'B2' }],
  hexes: { B2: { control: 0, storm: 6 } },
}
const viewOf = (viewer: string) => arenaPlay.viewOf(arena('movement', STACKS, THINGS).position, viewer)
const B2 = 'B2' as HexId

describe('a hex of Arena that is looked at more closely', () => {
  test('tells its ground, whose it is, its storm and what lies there, each with its clause', () => {
    const [ground, ...others] = INSPECTOR.seenIn(viewOf('east'), B2).facts
    expect([ground?.clause, ground?.text]).toEqual(['AA-4.1', expect.stringMatching(/^Grass: /)])
    expect(others).toEqual([
      { clause: 'AA-5.1', text: 'West controls it' },
      { clause: 'AA-4.10', text: 'A storm for 2 turns: nobody flies here' },
      { clause: 'AA-6.2', text: 'Lying here: Magic Sword' },
      { clause: 'AA-16.2', text: 'Corpses: Orc' },
    ])
  })

  test('tells each side on the ground and in the air with what it adds up to', () => {
    const { groups } = INSPECTOR.seenIn(viewOf('east'), B2)
    expect(groups.map(({ heading, pieces }) => [heading, pieces.map(({ id }) => id)])).toEqual([
      [expect.stringMatching(/^West on the ground: Power \d/), ['o', 'g', 'r']],
      [expect.stringMatching(/^East in the air: Power \d/), ['f']],
    ])
  })

  test('tells who carries whom', () => {
    const [west] = INSPECTOR.seenIn(viewOf('east'), B2).groups
    const remarks = west?.pieces.map((piece) => piece.remarks.join(', ')) ?? []
    expect(remarks[1]).toContain('Kobold 3')
    expect(remarks[2]).toContain('on Ogre 2')
  })

  test('lets those be picked one by one who can act, and nobody of the other side', () => {
    expect([...(INSPECTOR.pickingIn?.(viewOf('west'), B2).keys() ?? [])]).toEqual(['o', 'g'])
    expect(INSPECTOR.pickingIn?.(viewOf('east'), B2).size).toBe(0)
  })

  test('opens beside it by a key, and picks the creature whose counter is pressed', async () => {
    new HotSeat(arena('movement', STACKS).position)
    const board = await screen.findByRole('application')
    board.focus()
    for (const key of ['ArrowUp', 'i']) fireEvent.keyDown(board, { key })
    const card = await screen.findByRole('dialog', { name: /^Hex / })
    expect(within(card).getByRole('heading', { level: 2 })).toBeDefined()
  })
})
