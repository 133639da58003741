import { describe, expect, test, vi } from 'vitest'
import type { AnyEvent } from '@/engine/kernel/game'
import { logWriter } from '@/store/log'
import { coinGame } from '../support/coin-game'
import { coinTable } from './coin-table'

function tableWithSecret() {
  const table = coinTable()
  table.play({ type: 'hide', hand: 'left' }, { type: 'toss' }, { type: 'pass' })
  return table
}

describe('the log', () => {
  test('leaves out what its viewer may not know', () => {
    const { history } = tableWithSecret().session()
    const types = (viewer: string) =>
      logWriter(coinGame.rules, viewer)(history).map(({ events }) => events[0]?.type)
    expect(types('hider')).toEqual(['hidden', 'tossed', 'passed'])
    expect(types('seeker')).toEqual(['tossed', 'passed'])
    expect(types('table')).toEqual(['tossed', 'passed'])
    expect(types('referee')).toEqual(['hidden', 'tossed', 'passed'])
  })

  test('numbers steps from the beginning, and tells whose they were and what was rolled', () => {
    const { history } = tableWithSecret().session()
    const [line] = logWriter(coinGame.rules, 'seeker')(history)
    expect(line).toMatchObject({ number: 2, seat: 'hider', typed: false })
    expect(line?.rolls[0]?.label).toBe('First toss')
  })

  test('does not show what was undone', () => {
    const table = coinTable()
    table.play({ type: 'note' })
    table.store.actions.undo()
    expect(logWriter(coinGame.rules, 'hider')(table.session().history)).toEqual([])
  })

  test('looks at each step once', () => {
    const table = tableWithSecret()
    const audienceOf = vi.fn((event: AnyEvent) => coinGame.rules.audienceOf(event))
    const write = logWriter({ ...coinGame.rules, audienceOf }, 'seeker')
    const first = write(table.session().history)
    table.play({ type: 'note' })
    const second = write(table.session().history)
    expect(audienceOf).toHaveBeenCalledTimes(4)
    expect(second.slice(0, 2)).toEqual(first)
    expect(second[0]).toBe(first[0])
  })
})
