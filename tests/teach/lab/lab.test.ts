import { afterEach, describe, expect, test } from 'vitest'
import { resultsText } from '@/engine/lab/results'
import type { Plan } from '@/engine/lab/plan'
import { type GameRecord, playGame } from '@/engine/lab/self-play'
import { createLab, type Lab } from '@/teach/lab/run/lab'
import type { RunShelf } from '@/teach/lab/run/run-shelf'
import { coinBot, coinLab } from '../../engine/lab/coin-lab'
import { coinRules } from '../../support/coin-game'
import { COIN_DESK, coinWorkers, FEW, labCoin, memoryShelf, type Workers } from './coin-desk'
import { patiently } from '../../support/patiently'

const open: Lab[] = []
afterEach(() => {
  for (const lab of open.splice(0)) lab.close()
})

function labWith(shelf: RunShelf, workers: Workers = coinWorkers(), most = 3): Lab {
  const lab = createLab({
    game: labCoin,
    files: coinRules,
    desk: COIN_DESK,
    shelf,
    most,
    open: workers.open,
  })
  open.push(lab)
  return lab
}

const runOf = ({ store }: Lab) => store.getState().run
const phaseOf = (lab: Lab) => runOf(lab)?.phase
const until = (lab: Lab, phase: string) => patiently(() => expect(phaseOf(lab)).toBe(phase))
const recordsOf = (lab: Lab, nth = 0) =>
  [...(runOf(lab)?.sheets[nth]?.records.values() ?? [])].toSorted((one, other) => one.nth - other.nth)
/** The games of a plan, played without a lab. */
const played = (plan: Plan) => Array.from({ length: plan.games }, (_, nth) => playGame(coinLab(), plan, nth))
const fileOf = (plan: Plan, records: readonly GameRecord[], name = 'games.jsonl') =>
  new File([resultsText({ plan, shard: { part: 1, of: 1 }, records })], name)

describe('a run', () => {
  test('plays what is planned, in whatever order its players end', async () => {
    const workers = coinWorkers()
    const lab = labWith(memoryShelf(), workers)
    await lab.begin(FEW, 1)
    await until(lab, 'done')
    expect(recordsOf(lab)).toEqual(played(FEW))
    expect(workers.count()).toBe(0)
  })

  test('has no more players than allowed', async () => {
    const workers = coinWorkers()
    const lab = labWith(memoryShelf(), workers, 2)
    await lab.begin(FEW, 1)
    expect(workers.count()).toBe(2)
    await until(lab, 'done')
  })

  test('cancelled, kept, and gone on with on another page, is as if it had never been broken off', async () => {
    const shelf = memoryShelf()
    const first = labWith(shelf, coinWorkers(7))
    await first.begin(FEW, 1)
    await patiently(() => expect(recordsOf(first)).toHaveLength(7))
    first.go('cancel')
    const second = labWith(shelf)
    await second.wake()
    expect(phaseOf(second)).toBe('ready')
    expect(recordsOf(second)).toEqual(recordsOf(first))
    second.go('goOn')
    await until(second, 'done')
    expect(recordsOf(second)).toEqual(played(FEW))
  })

  test('paused, tells its players to hold and to go on', async () => {
    const workers = coinWorkers()
    const lab = labWith(memoryShelf(), workers, 1)
    await lab.begin(FEW, 1)
    lab.go('pause')
    expect(phaseOf(lab)).toBe('paused')
    expect(workers.orders.map(({ kind }) => kind)).toEqual(['play', 'hold'])
    expect(workers.count()).toBe(1)
    lab.go('goOn')
    await until(lab, 'done')
    expect(recordsOf(lab)).toEqual(played(FEW))
  })

  test('with more games goes on from those there are', async () => {
    const workers = coinWorkers()
    const lab = labWith(memoryShelf(), workers)
    await lab.begin(FEW, 1)
    await until(lab, 'done')
    workers.orders.length = 0
    await lab.begin({ ...FEW, games: 15 }, 1)
    await until(lab, 'done')
    expect(workers.orders).toHaveLength(3)
    expect(recordsOf(lab)).toEqual(played({ ...FEW, games: 15 }))
    expect(lab.store.getState().kept).toHaveLength(1)
  })

  test('breaks off when a game cannot be played, and tells why', async () => {
    const idle = { commands: [], chance: 0, reasons: [], nodes: 0 }
    const workers = coinWorkers(Infinity, coinLab({ ...coinBot, think: () => idle }))
    const lab = labWith(memoryShelf(), workers)
    await lab.begin(FEW, 1)
    await until(lab, 'broken')
    expect(runOf(lab)?.fault).toMatch(/Game \d+ of seed 5: .* plans nothing/)
    expect(workers.count()).toBe(0)
  })

  test('where nothing can be kept is played all the same, and that is told', async () => {
    const refused = () => Promise.reject(new Error('forbidden'))
    const lab = labWith({
      runs: refused,
      writeRun: refused,
      writeGames: refused,
      gamesAt: () => Promise.resolve([]),
      remove: refused,
    })
    await lab.wake()
    await lab.begin(FEW, 1)
    await until(lab, 'done')
    expect(recordsOf(lab)).toEqual(played(FEW))
    expect(lab.store.getState().isKept).toBe(false)
  })

  test('kept by a program whose matches are none any more, is left alone', async () => {
    const shelf = memoryShelf()
    await shelf.writeRun({ id: 'old', plan: { ...FEW, settings: 'bad' }, mostSheets: 1, savedAt: 2 })
    await shelf.writeRun({ id: 'new', plan: FEW, mostSheets: 1, savedAt: 1 })
    const lab = labWith(shelf)
    await lab.wake()
    expect(lab.store.getState().kept.map(({ id }) => id)).toEqual(['new'])
    expect(runOf(lab)?.id).toBe('new')
  })

  test('ordered by somebody who leaves at once, is not played', async () => {
    const workers = coinWorkers()
    const lab = labWith(memoryShelf(), workers)
    const begun = lab.begin(FEW, 1)
    lab.close()
    await begun
    expect(phaseOf(lab)).toBe('ready')
    expect(workers.count()).toBe(0)
  })

  test('forgotten, it is gone', async () => {
    const shelf = memoryShelf()
    const lab = labWith(shelf)
    await lab.begin(FEW, 1)
    await until(lab, 'done')
    await lab.forget(runOf(lab)?.id ?? '')
    expect(lab.store.getState()).toMatchObject({ run: null, kept: [] })
    expect(await shelf.runs('coin')).toEqual([])
  })
})

describe('a search', () => {
  test('goes to other sums of points, and on from a reload as it would have gone', async () => {
    const whole = labWith(memoryShelf())
    await whole.begin(FEW, 3)
    await until(whole, 'done')
    const points = runOf(whole)?.sheets.map((sheet) => sheet.points) ?? []
    expect(points.length).toBeGreaterThan(1)
    expect(points[0]).toBe(10)

    const shelf = memoryShelf()
    const first = labWith(shelf, coinWorkers(FEW.games + 5))
    await first.begin(FEW, 3)
    await patiently(() => expect(recordsOf(first, 1)).toHaveLength(5))
    first.go('cancel')
    const second = labWith(shelf)
    await second.wake()
    second.go('goOn')
    await until(second, 'done')
    expect(runOf(second)?.sheets.map((sheet) => sheet.points)).toEqual(points)
    points.forEach((_, nth) => expect(recordsOf(second, nth)).toEqual(recordsOf(whole, nth)))
  })
})

describe('a file of results', () => {
  test('is shown, kept, and can be gone on with', async () => {
    const shelf = memoryShelf()
    const lab = labWith(shelf)
    await lab.take(fileOf(FEW, played(FEW).slice(0, 5)))
    expect(phaseOf(lab)).toBe('ready')
    expect(recordsOf(lab)).toEqual(played(FEW).slice(0, 5))
    lab.go('goOn')
    await until(lab, 'done')
    expect(recordsOf(lab)).toEqual(played(FEW))
    expect((await shelf.runs('coin')).map(({ plan }) => plan)).toEqual([FEW])
  })

  test('is taken together with games of the same match, however many of them there are to be', async () => {
    const lab = labWith(memoryShelf())
    await lab.take(fileOf({ ...FEW, games: 6 }, played(FEW).slice(0, 6)))
    await lab.take(fileOf(FEW, played(FEW).slice(4, 9)))
    expect(recordsOf(lab)).toEqual(played(FEW).slice(0, 9))
    expect(runOf(lab)?.sheets[0].plan).toEqual(FEW)
    expect(lab.store.getState().kept).toHaveLength(1)
  })

  test('of another seed is another run', async () => {
    const lab = labWith(memoryShelf())
    await lab.take(fileOf(FEW, played(FEW)))
    await lab.take(fileOf({ ...FEW, seed: 6 }, played({ ...FEW, seed: 6 })))
    expect(lab.store.getState().kept.map(({ plan }) => plan.seed)).toEqual([6, 5])
  })

  const spoiled = (change: (text: string) => string) =>
    new File(
      [change(resultsText({ plan: FEW, shard: { part: 1, of: 1 }, records: played(FEW) }))],
      'bad.jsonl',
    )
  test.each([
    ['of another game', spoiled((text) => text.replace('"game":"coin"', '"game":"chess"')), /game is chess/],
    [
      'without a seat',
      spoiled((text) => text.replace('"hider":{"deciders"', '"nobody":{"deciders"')),
      /hider/,
    ],
    ['that is none', new File(['hello'], 'bad.jsonl'), /bad.jsonl/],
    [
      'whose settings begin no game',
      spoiled((text) => text.replace('"settings":{}', '"settings":"bad"')),
      /must be round/,
    ],
  ])('%s is refused, and all stays as it was', async (_, file, reason) => {
    const lab = labWith(memoryShelf())
    await lab.take(fileOf(FEW, played(FEW).slice(0, 3)))
    const before = runOf(lab)
    await lab.take(file)
    expect(
      lab.store
        .getState()
        .problems.map(({ path, message }) => `${path} ${message}`)
        .join(),
    ).toMatch(reason)
    expect(runOf(lab)).toBe(before)
  })

  test('that tells a game in another way is refused', async () => {
    const lab = labWith(memoryShelf())
    const [game, ...others] = played(FEW)
    await lab.take(fileOf(FEW, [...others.slice(0, 1), ...(game ? [game] : [])]))
    await lab.take(fileOf(FEW, game ? [{ ...game, turns: game.turns + 1 }] : []))
    expect(lab.store.getState().problems[0]?.message).toMatch(/in another way/)
  })

  test('waits until no games are played', async () => {
    const lab = labWith(memoryShelf(), coinWorkers(0))
    await lab.begin(FEW, 1)
    await lab.take(fileOf(FEW, played(FEW)))
    expect(lab.store.getState().problems[0]?.message).toMatch(/cancel the run first/)
    expect(phaseOf(lab)).toBe('running')
  })
})
