// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Thought } from '@/engine/bot/bot'
import type { Why } from '@/games/arena/bot/reason'
import type { Command } from '@/games/arena/commands'
import type { CreatureId } from '@/games/arena/state/position'
import '../../../../support/patient'
import { arena } from '../../on-the-table'
import { HotSeat } from '../hot-seat'

afterEach(cleanup)

const WALK: Command = { type: 'walk', seat: 'west', unit: 'o' as CreatureId, path: ['B3' as never] }
const END: Command = { type: 'endPhase', seat: 'west' }
const MARCH: Why = { type: 'march', hex: 'B3' as never, distance: 6 }

/** A table in West's movement with somebody to ask. */
function sitDown(commands: readonly Command[] = [WALK, END]): HotSeat {
  const found: Thought<Command, Why> = { commands, chance: 0.6, reasons: [MARCH], nodes: 1 }
  const { position } = arena('movement', { o: 'orc 0 B2', e: 'orc 1 E5' })
  return new HotSeat(position, [], {
    onHint: () => Promise.resolve({ thought: Promise.resolve(found), stop: () => undefined }),
  })
}

const door = () => screen.findByTitle('What to do, and why (M)')
const advice = () => screen.findByText('Walk with Orc 1 from B2 to B3')
const card = () => document.querySelector('.hint-card')

describe('a hint at the table', () => {
  test('asked for before it has been loaded comes when it is there', async () => {
    sitDown()
    await screen.findByText('next: Magic 2')
    fireEvent.keyDown(document.body, { key: 'm' })
    expect((await advice()).closest('.hint-card')).not.toBeNull()
  })

  test('says what to do and why, with the clause, and draws it on the board', async () => {
    sitDown()
    fireEvent.click(await door())
    await advice()
    const reason = screen.getByText('Six hexes from the enemy’s king hex, at B3.').parentElement
    expect(reason?.querySelector('a')?.getAttribute('href')).toBe('#/rules/arena/AA-23.1')
    await waitFor(() =>
      expect(document.querySelectorAll('[data-part="drawing"][data-kind="arrow"]')).toHaveLength(1),
    )
  })

  test('is played up to the end of the phase, which is left to the player', async () => {
    const table = sitDown()
    fireEvent.click(await door())
    await advice()
    fireEvent.click(screen.getByText('Play this move'))
    await screen.findByText('Nothing else is worth doing here. Ending it is left to you.')
    expect(table.commands).toEqual([WALK])
    expect(screen.queryByText('Play this move')).toBeNull()
    fireEvent.click(screen.getByText('Close'))
    expect(card()).toBeNull()
  })

  test('has no door where nobody can be asked', async () => {
    new HotSeat(arena('movement', { o: 'orc 0 B2', e: 'orc 1 E5' }).position)
    await screen.findByText('In words')
    expect(screen.queryByTitle('What to do, and why (M)')).toBeNull()
  })
})
