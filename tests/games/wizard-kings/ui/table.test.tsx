// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { CLAUSES } from '@/games/wizard-kings/clauses'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import { viewOf } from '@/games/wizard-kings/queries/view'
import type { BlockId } from '@/games/wizard-kings/state/vocabulary'
import { wayOf } from '@/games/wizard-kings/ui/board/ways'
import { BattleBoard } from '@/games/wizard-kings/ui/panels/BattleBoard'
import { MODEL, Table } from '@/games/wizard-kings/ui/table'
import { trackOf } from '@/games/wizard-kings/ui/track'
import { QUIET } from '../../../support/comfort'
import { HotSeat } from '../../../support/hot-seat'
import '../../../support/patient'
import { eventsOf, fight, scene } from '../scene'

afterEach(cleanup)

const BLOCKS = ['a north 0502 elves.ranger 3', 'b north 0302 elves.ranger 1', 'x south 0503 orcs.orc 2']
const MOVING = viewOf(scene(BLOCKS), 'north')

test('where a block in hand can go is lit, and nothing else', () => {
  const marks = MODEL.marksOf(MOVING, { name: 'Holding', subject: 'a' })
  const kindsAt = (id: string) => marks.flatMap(({ hex, kind }) => (hex === id ? [kind] : []))
  expect(['0502', '0501', '0302', '0906'].map(kindsAt)).toEqual([['selected'], ['reach'], ['reach'], []])
})

test('the way of a block in hand is drawn by the hexes that it enters', () => {
  const to = (id: string) => wayOf(MOVING, 'a', id as HexId)
  expect([to('0501'), to('0906')]).toEqual([['0502', '0501'], null])
  const atSouth = viewOf(scene(BLOCKS), 'south')
  expect(wayOf(atSouth, 'a', '0501' as HexId)).toBeNull()
})

test('what to do now and each part of the turn lead to clauses that there are', () => {
  const clauseAt = (href = '') => /^#\/rules\/wizard-kings\/(.+)$/.exec(href)?.[1] ?? ''
  expect(clauseAt(MODEL.stageOf(MOVING).href)).toBe('MV-1')
  const parts = present(trackOf(MOVING, false).phases[0], 'a turn').segments
  expect(parts).toHaveLength(8)
  expect(parts.filter(({ href }) => !(clauseAt(href) in CLAUSES))).toEqual([])
})

test('what fire would roll is told with all that makes it up, what a spell does, and then what was rolled', () => {
  const before = (slot: string) =>
    fight(['a north 0502 elves.ranger 3', 'w north 0502 elves.wicana 3', 'x south 0502 orcs.ogre 3'], {
      ...{ slot, mods: { a: 1 } },
    })
  const view = viewOf(before('A wizards north'), 'north')
  render(<BattleBoard view={view} battle={present(view.battle, 'a battle')} />)
  expect(screen.getByTitle('2 printed, +1 spells, 1.5 hits expected').textContent).toBe('3 dice, 3 or less')
  expect(MODEL.offersBy(view, 'w')).toContainEqual(
    expect.objectContaining({ name: 'Moonlance at Ogre', more: '3 dice, each hitting on 3 or less' }),
  )
  const state = before('A others north')
  const [fired] = eventsOf(state, { type: 'fire', block: 'a', dice: [1, 3, 4] })
  expect(MODEL.sayOf(present(fired, 'fire'), viewOf(state, 'south'))).toBe(
    'North’s Ranger fires, hitting on 3 or less: 2 hits',
  )
})

test('what the other side did is told in a bar over the board', async () => {
  const start = scene(BLOCKS, { options: { openTable: true } })
  const comfort = { ...QUIET, recaps: true }
  const table = new HotSeat({ rules: wizardKingsPlay, Table }, start, [], { comfort })
  const seat = 'north'
  act(() => {
    table.play({ type: 'move', seat, block: 'a' as BlockId, path: ['0501' as HexId] })
    table.play({ type: 'endMoves', seat })
    table.play({ type: 'endRecruiting', seat })
  })
  const bar = within(await screen.findByRole('region', { name: 'While you were away' }))
  fireEvent.click(bar.getByRole('button', { name: 'Next' }))
  expect(bar.getByRole('status').textContent).toContain('North’s Ranger goes from 0502 to 0501.')
})
