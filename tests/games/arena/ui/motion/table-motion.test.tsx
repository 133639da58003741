// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Pace } from '@/engine/table/table'
import { type Sounding, SoundPlayer } from '@/widgets/sound/sound-player'
import '../../../../support/patient'
import { QUIET } from '../../../../support/comfort'
import { arena } from '../../on-the-table'
import { HotSeat } from '../hot-seat'

const animate = vi.fn(
  () =>
    ({ cancel: vi.fn(), finish: vi.fn(), finished: new Promise(() => undefined) }) as unknown as Animation,
)

beforeEach(() => {
  Element.prototype.animate = animate
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const FIELD = { o: 'orc 0 B2', g: 'gargoyle 0 B3^', e: 'orc 1 E5' }

function sitDown(pace: Pace, sound = false): HotSeat {
  return new HotSeat(arena('movement', FIELD).position, [], { comfort: { ...QUIET, pace, sound } })
}

/** Walks the orc to B3, under the gargoyle. */
function walk(table: HotSeat): void {
  act(() => void table.play({ type: 'walk', seat: 'west', unit: 'o' as never, path: ['B3' as never] }))
}

const sheet = () => document.querySelector('.effects')

describe('what moves', () => {
  test('slides above the hex, which is seen as it was with its layers until then', async () => {
    const table = sitDown('slow')
    await waitFor(() => expect(sheet()).not.toBeNull())
    walk(table)
    expect(sheet()?.querySelectorAll('.sprite')).toHaveLength(1)
    // The gargoyle alone, in the air: it has wings, and they who stand in for it hide nobody else.
    expect(sheet()?.querySelectorAll(':scope > svg .counter-wing')).toHaveLength(1)
    expect(document.querySelectorAll('.board .counters .counter-wing')).toHaveLength(1)
    fireEvent.keyDown(document.body, { key: 'Shift' })
    expect(sheet()?.querySelectorAll('.sprite')).toHaveLength(0)
    expect(sheet()?.querySelectorAll(':scope > svg')).toHaveLength(0)
  })

  test('is not even loaded where nothing is to move', async () => {
    walk(sitDown('none'))
    await screen.findByText('In words')
    expect(sheet()).toBeNull()
  })
})

test('what happens is heard where sound is wanted', async () => {
  const played: (readonly Sounding[])[] = []
  vi.spyOn(SoundPlayer.prototype, 'play').mockImplementation((soundings) => void played.push(soundings))
  const table = sitDown('none', true)
  await waitFor(() => expect(played.flat().map(({ sound }) => sound)).toEqual(['curtain']))
  walk(table)
  await waitFor(() => expect(played.flat().map(({ sound }) => sound)).toEqual(['curtain', 'step']))
})

test('what the other side did is told in a bar over the board', async () => {
  const { position } = arena('movement', FIELD)
  const table = new HotSeat(position, [], { comfort: { ...QUIET, recaps: true } })
  walk(table)
  act(() => void table.play({ type: 'endPhase', seat: 'west' }))
  for (const name of [/^End Combat/, /^End the turn/]) {
    if (table.position.active !== 'west') break
    fireEvent.click(await screen.findByRole('button', { name }))
  }
  const bar = within(await screen.findByRole('region', { name: 'While you were away' }))
  fireEvent.click(bar.getByRole('button', { name: 'Next' }))
  expect(bar.getByRole('status').textContent).toContain('Orc 1 walks from B2 to B3.')
})
