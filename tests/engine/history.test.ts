import { describe, expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import {
  entriesOf,
  type History,
  historyFrom,
  playOn,
  positionAt,
  positionOf,
  redo,
  undo,
} from '@/engine/kernel/history'
import { replay } from '@/engine/kernel/replay'
import {
  type CoinCommand,
  type CoinEvent,
  type CoinPosition,
  coinRules,
  coinStart,
} from '../support/coin-game'

type CoinHistory = History<CoinPosition, CoinCommand, CoinEvent>

function after(
  ...commands: readonly (CoinCommand | readonly [CoinCommand, readonly number[]])[]
): CoinHistory {
  let history: CoinHistory = historyFrom(coinStart())
  for (const one of commands) {
    const [command, rolls] = 'type' in one ? [one, []] : one
    history = playOn(coinRules, history, { command, dice: handDice(rolls), typed: true }).history
  }
  return history
}

function undone(history: CoinHistory): CoinHistory {
  const turned = undo(history)
  if (!turned.ok) throw new Error(turned.reason)
  return turned.history
}

const NOTE = { type: 'note' } as const
const HIDE = { type: 'hide', hand: 'left' } as const
const PASS = { type: 'pass' } as const

describe('Playing on', () => {
  test('adds a step with whose command it was', () => {
    expect(after(NOTE).steps[0]).toMatchObject({
      entry: { command: NOTE, rolls: [] },
      seat: 'hider',
      barrier: null,
    })
  })
  test('keeps the history on a refusal', () => {
    const history = after(NOTE)
    const next = playOn(coinRules, history, { command: PASS, dice: handDice([]) })
    expect(next.history).toBe(history)
    expect(next.played.outcome).toBe('refused')
  })
  test('keeps the history while dice are wanted', () => {
    const history = after(NOTE)
    expect(playOn(coinRules, history, { command: { type: 'toss' }, dice: handDice([]) }).history).toBe(
      history,
    )
  })
  test('marks rolls that were typed in, and only those', () => {
    const [tossed, noted] = after([{ type: 'toss' }, [3]], NOTE).steps
    expect(tossed?.entry).toMatchObject({ typed: true })
    expect(noted?.entry).not.toHaveProperty('typed')
  })
})

describe('Undo', () => {
  test('takes back the last step', () => {
    expect(positionOf(undone(after(NOTE, NOTE)))).toEqual(coinStart({ notes: 1 }))
  })
  test('has nothing to take back at the beginning', () => {
    expect(undo(after())).toEqual({ ok: false, reason: 'Nothing has been done yet.' })
  })
  test('stops at dice', () => {
    expect(undo(after([{ type: 'toss' }, [3]]))).toEqual({ ok: false, reason: 'Dice were rolled.' })
  })
  test('stops at a hand-over', () => {
    expect(undo(after(HIDE, PASS))).toEqual({ ok: false, reason: 'The mouse has passed to another side.' })
  })
  test('stops at a revelation', () => {
    const history = after(HIDE, PASS, { type: 'guess', hand: 'right' })
    expect(undo(history)).toEqual({ ok: false, reason: 'The hand was opened.' })
  })
  test('goes back to the barrier and no farther', () => {
    const history = undone(undone(after([{ type: 'toss' }, [3]], NOTE, NOTE)))
    expect(undo(history).ok).toBe(false)
  })
})

describe('Redo', () => {
  test('puts back what was undone', () => {
    const history = after(NOTE, NOTE)
    expect(redo(undone(history))).toEqual({ ok: true, history })
  })
  test('has nothing to put back otherwise', () => {
    expect(redo(after(NOTE))).toEqual({ ok: false, reason: 'Nothing has been undone.' })
  })
  test('ends when another command is played', () => {
    const history = playOn(coinRules, undone(after(NOTE, NOTE)), {
      command: HIDE,
      dice: handDice([]),
    }).history
    expect(redo(history).ok).toBe(false)
    expect(history.steps).toHaveLength(2)
  })
  test('survives a refusal', () => {
    const history = playOn(coinRules, undone(after(NOTE)), { command: PASS, dice: handDice([]) }).history
    expect(redo(history).ok).toBe(true)
  })
})

describe('Positions along the way', () => {
  test('are kept for every step', () => {
    const history = after(NOTE, NOTE, NOTE)
    expect([0, 1, 2, 3].map((count) => positionAt(history, count).notes)).toEqual([0, 1, 2, 3])
  })
})

describe('Replay', () => {
  const played = after(NOTE, [{ type: 'toss' }, [2, 5, 6]], HIDE, PASS)
  test('gives the same history', () => {
    expect(replay(coinRules, coinStart(), entriesOf(played))).toEqual({ ok: true, history: played })
  })
  test('stops at an entry that the rules refuse, and names it', () => {
    expect(
      replay(coinRules, coinStart(), [
        { command: NOTE, rolls: [] },
        { command: PASS, rolls: [] },
      ]),
    ).toEqual({
      ok: false,
      problem: { path: 'entries.1', message: 'cannot be replayed: Hide the coin first. (C-2)' },
    })
  })
  test('stops at an entry that lacks rolls', () => {
    const result = replay(coinRules, coinStart(), [{ command: { type: 'toss' }, rolls: [] }])
    expect(result).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('lacks rolls') as string },
    })
  })
  test('stops at an entry with more rolls than it uses', () => {
    const rolls = [{ count: 2, faces: 6, label: '', values: [1, 1] }]
    const result = replay(coinRules, coinStart(), [{ command: { type: 'toss' }, rolls }])
    expect(result).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('more rolls') as string },
    })
  })
})
