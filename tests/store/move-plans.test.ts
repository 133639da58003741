import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { MovePlan } from '@/engine/table/move-plan'
import { openSaveOf } from '@/store/table'
import { coinTable, settled } from './coin-table'

const PLAN: MovePlan = {
  ghosts: [{ counters: ['coin'], via: [], goal: 'planned' as HexId }],
  drawings: [],
}

/** A table at which the hider holds the mouse and plans. */
function plannedTable() {
  const table = coinTable()
  table.play({ type: 'hide', hand: 'left' })
  table.store.actions.planMoves('hider', PLAN)
  return table
}

describe('What a seat plans', () => {
  test('is kept by seat, through commands, undo and the other side’s turn', () => {
    const table = plannedTable()
    table.play({ type: 'note' })
    table.store.actions.undo()
    table.play({ type: 'pass' })
    table.store.actions.takeMouse('seeker')
    table.play({ type: 'toss' })
    expect(table.session().plans).toEqual({ hider: PLAN })
  })

  test('plays nothing, and neither undo nor redo is about it', () => {
    const table = coinTable()
    table.play({ type: 'hide', hand: 'left' }, { type: 'note' })
    table.store.actions.undo()
    const { history } = table.session()
    table.store.actions.planMoves('hider', PLAN)
    expect(table.session().history).toBe(history)
    expect(table.store.actions.redo()).toBeUndefined()
  })

  test('is planned by whoever holds the mouse alone', () => {
    const table = plannedTable()
    table.store.actions.planMoves('seeker', PLAN)
    table.play({ type: 'pass' })
    table.store.actions.planMoves('hider', { ...PLAN, ghosts: [] })
    expect(table.session().plans).toEqual({ hider: PLAN })
  })

  test('is in no save, and a game that is opened anew has none', async () => {
    const table = plannedTable()
    table.play({ type: 'note' })
    await settled()
    expect(JSON.stringify(openSaveOf(table.session()))).not.toContain('planned')
    expect(JSON.stringify(table.kept())).not.toContain('planned')
    const again = coinTable()
    again.reopen(table)
    expect(again.session().plans).toEqual({})
  })
})
