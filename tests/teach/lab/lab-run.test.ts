import { describe, expect, test } from 'vitest'
import { playGame } from '@/engine/lab/self-play'
import {
  after,
  batchesOf,
  broken,
  finished,
  type LabRun,
  may,
  nextGame,
  nextSheet,
  progressOf,
  type Way,
  withRecords,
  withSheet,
} from '@/teach/lab/run/lab-run'
import type { Phase } from '@/teach/lab/phase'
import { coinLab } from '../../engine/lab/coin-lab'
import { COIN_EVENING, FEW } from './coin-desk'

const RECORDS = Array.from({ length: FEW.games }, (_, nth) => playGame(coinLab(), FEW, nth))
const MEASURE = COIN_EVENING.measureOf(FEW)

const run = (phase: Phase = 'ready', mostSheets = 1): LabRun => ({
  id: 'one',
  mostSheets,
  sheets: [{ points: 10, plan: FEW, records: new Map() }],
  phase,
  fault: null,
})

describe('what is done with a run', () => {
  const WAYS: Readonly<Record<Phase, Readonly<Partial<Record<Way, Phase>>>>> = {
    ready: { goOn: 'running' },
    running: { pause: 'paused', cancel: 'cancelled' },
    paused: { goOn: 'running', cancel: 'cancelled' },
    cancelled: { goOn: 'running' },
    broken: { goOn: 'running' },
    done: {},
  }
  test.each(Object.entries(WAYS))('%s leads where it may and nowhere else', (phase, ways) => {
    for (const way of ['goOn', 'pause', 'cancel'] as const) {
      const before = run(phase as Phase)
      expect(may(way, before)).toBe(way in ways)
      expect(after(way, before).phase).toBe(ways[way] ?? phase)
    }
  })

  test('what broke it off is told until it goes on', () => {
    const fallen = broken(run('running'), 'no dice')
    expect(fallen).toMatchObject({ phase: 'broken', fault: 'no dice' })
    expect(after('goOn', fallen)).toMatchObject({ phase: 'running', fault: null })
  })
})

describe('the games of a run', () => {
  test('are given out in order, but for those finished or taken', () => {
    const some = withRecords(
      run(),
      10,
      [RECORDS[0], RECORDS[2]].flatMap((record) => record ?? []),
    )
    expect(nextGame(some, [])).toEqual({ points: 10, plan: FEW, nth: 1 })
    expect(nextGame(some, [{ points: 10, nth: 1 }])?.nth).toBe(3)
    expect(nextGame(some, [{ points: 12, nth: 1 }])?.nth).toBe(1)
    expect(nextGame(withRecords(run(), 10, RECORDS), [])).toBeUndefined()
    expect(progressOf(some)).toEqual({ played: 2, games: 12 })
  })

  test('count as one though they come twice', () => {
    const twice = withRecords(withRecords(run(), 10, RECORDS), 10, RECORDS)
    expect(progressOf(twice)).toEqual({ played: 12, games: 12 })
  })

  test('are counted by who won them', () => {
    const full = withRecords(run(), 10, RECORDS)
    const [only] = batchesOf(full.sheets, MEASURE)
    expect(only).toEqual({
      points: 10,
      won: RECORDS.filter(({ winner }) => winner === 'seeker').length,
      lost: RECORDS.filter(({ winner }) => winner === 'hider').length,
    })
  })
})

describe('the next sum of points', () => {
  const full = (mostSheets: number) => withRecords(run('running', mostSheets), 10, RECORDS)

  test('comes when all games at those before are there, and only if more are wanted', () => {
    expect(nextSheet(run('running', 3), MEASURE)).toBeUndefined()
    expect(nextSheet(full(1), MEASURE)).toBeUndefined()
    const points = nextSheet(full(3), MEASURE)
    expect([6, 14]).toContain(points)
  })

  test('opens a run again that was done', () => {
    const sheet = { points: 14, plan: FEW, records: new Map() }
    expect(withSheet(finished(full(3)), sheet).phase).toBe('ready')
    expect(withSheet(full(3), sheet).phase).toBe('running')
  })
})
