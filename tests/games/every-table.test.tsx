// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { CreatureId } from '@/games/arena/state/position'
import type { UnitId } from '@/games/archmagi/state/terms'
import type { BlockId } from '@/games/wizard-kings/state/vocabulary'
import { move } from '../support/orders'
import '../support/patient'
import { situation } from '../support/situation'
import { HotSeat as ArenaSeat } from './arena/ui/hot-seat'
import { arena } from './arena/on-the-table'
import { firstDuel } from './archmagi/first-duel'
import { HotSeat as WizardSeat } from './archmagi/ui/hot-seat'
import { HotSeat as WandSeat } from './arrakhar/ui/hot-seat'
import { scene as blocks } from './wizard-kings/scene'
import { HotSeat as KingSeat } from './wizard-kings/ui/hot-seat'

afterEach(cleanup)

const WALK = { type: 'walk', seat: 'west', unit: 'o' as CreatureId, path: ['B3' as HexId] } as const

const MARCH = { type: 'move', seat: 'one', units: ['a3' as UnitId], path: ['D3' as HexId] } as const

const RIDE = {
  type: 'move',
  seat: 'north',
  block: 'r' as BlockId,
  path: ['0503' as HexId],
} as const

/** A table of each game, a move on it, and how its log tells that. */
const TABLES = [
  {
    name: 'Arrakhar’s Wand',
    sitDown: () => {
      const table = new WandSeat(situation('wizard movement', { '0709': '2 elf', '0710': 'ghoul' }).position)
      return () => void table.play(move('elf-1', '0809'))
    },
    told: /elf moves/i,
  },
  {
    name: 'Arena',
    sitDown: () => {
      const table = new ArenaSeat(arena('movement', { o: 'orc 0 B2', e: 'orc 1 E7' }).position)
      return () => void table.play(WALK)
    },
    told: /Orc 1 walks from B2 to B3/,
  },
  {
    name: 'Archmagi',
    sitDown: () => {
      const table = new WizardSeat(firstDuel())
      return () => void table.play(MARCH)
    },
    told: /C3 to D3/,
  },
  {
    name: 'Wizard Kings',
    sitDown: () => {
      const table = new KingSeat(blocks(['r north 0502 elves.ranger 3', 'o south 0806 orcs.orc 2']))
      return () => void table.play(RIDE)
    },
    told: /Ranger goes from 0502 to 0503/,
  },
] as const

/** The scale at which the map is seen. */
function scale(): number {
  const { transform = '' } = document.querySelector<HTMLElement>('[data-part="world"]')?.style ?? {}
  return Number(/scale\(([\d.]+)/.exec(transform)?.[1])
}

const press = (key: string) => fireEvent.keyDown(document.body, { key })

describe.each(TABLES)('At the table of $name', ({ sitDown, told }) => {
  test('H hides the counters, G the numbers of the hexes, and both come back', async () => {
    sitDown()
    await screen.findByRole('group', { name: 'Map view' })
    await act(() => Promise.resolve())
    for (const [key, part] of [
      ['h', 'data-counters'],
      ['g', 'data-numbers'],
    ] as const) {
      press(key)
      expect(document.querySelectorAll(`[${part}="hidden"]`)).toHaveLength(1)
      press(key)
      expect(document.querySelectorAll(`[${part}="shown"]`)).toHaveLength(1)
    }
  })

  test('plus and minus come closer and go farther, zero shows the whole map', async () => {
    sitDown()
    await screen.findByRole('group', { name: 'Map view' })
    await act(() => Promise.resolve())
    press('0')
    const whole = scale()
    press('+')
    const close = scale()
    expect(close).toBeGreaterThan(whole)
    press('+')
    press('-')
    expect(scale()).toBeCloseTo(close)
    press('0')
    expect(scale()).toBeCloseTo(whole)
  })

  test('a line of the log that is pointed at rings its hexes on the board', async () => {
    const play = sitDown()
    const log = await screen.findByRole('list', { name: 'Log' })
    act(play)
    const line = await within(log).findByRole('button', { name: told })
    const ringed = () => document.querySelectorAll('.mark--noted').length
    expect(ringed()).toBe(0)
    fireEvent.pointerEnter(line)
    expect(ringed()).toBeGreaterThan(0)
    fireEvent.pointerLeave(log)
    expect(ringed()).toBe(0)
  })
})
