import { expect, test } from 'vitest'
import type { AnyThought } from '@/engine/bot/bot'
import { budgetOf, SEGMENT_MS } from '@/app/bots/budgets'
import { createThinker, type ThoughtOrder } from '@/app/bots/thinker'
import { GAMES } from '@/games'
import { botOf } from '@/games/bots'
import { fakeWorker, type FakeWorker } from '../../support/fake-worker'

const ORDER: ThoughtOrder = {
  game: 'coin',
  view: { heads: 1 },
  decider: 'strong',
  seed: 7,
  budget: { rollouts: 10, milliseconds: 50 },
}
const THOUGHT: AnyThought = { commands: [{ type: 'flip' }], chance: 0.6, reasons: [], nodes: 1 }

/** A thinker, and the workers it has started. */
function thinkerWithWorkers() {
  const workers: FakeWorker[] = []
  const thinker = createThinker(() => {
    const worker = fakeWorker()
    workers.push(worker)
    return worker
  })
  return { thinker, workers }
}

test('a thought comes from the worker, which is kept for the next', async () => {
  const { thinker, workers } = thinkerWithWorkers()
  const first = thinker.think(ORDER)
  workers[0]?.think(1, THOUGHT)
  expect(await first.thought).toEqual(THOUGHT)
  const second = thinker.think(ORDER)
  workers[0]?.think(2, THOUGHT)
  await second.thought
  expect(workers).toHaveLength(1)
})

test('nothing but the view of a seat is sent, whatever an order carries along', () => {
  const { thinker, workers } = thinkerWithWorkers()
  const careless = { ...ORDER, position: { secrets: 'the wand' }, history: [], onProgress: () => undefined }
  thinker.think(careless)
  expect(workers[0]?.asked).toEqual([{ number: 1, ...ORDER }])
})

test('progress is told while the thought lasts', async () => {
  const { thinker, workers } = thinkerWithWorkers()
  const shares: number[] = []
  const { thought } = thinker.think({ ...ORDER, onProgress: (share) => shares.push(share) })
  workers[0]?.answer({ number: 1, kind: 'progress', share: 0.5 })
  workers[0]?.think(1, THOUGHT)
  await thought
  workers[0]?.answer({ number: 1, kind: 'progress', share: 0.9 })
  expect(shares).toEqual([0.5])
})

test('a stopped thought is none, and the next has a new worker', async () => {
  const { thinker, workers } = thinkerWithWorkers()
  const { thought, stop } = thinker.think(ORDER)
  stop()
  expect(await thought).toBeUndefined()
  expect(workers[0]?.isTerminated()).toBe(true)
  const next = thinker.think(ORDER)
  stop()
  workers[1]?.think(2, THOUGHT)
  expect(await next.thought, 'the old stop does not reach the new thought').toEqual(THOUGHT)
})

test('stopping a thought that is over keeps the worker', async () => {
  const { thinker, workers } = thinkerWithWorkers()
  const { thought, stop } = thinker.think(ORDER)
  workers[0]?.think(1, THOUGHT)
  await thought
  stop()
  expect(workers[0]?.isTerminated()).toBe(false)
})

test('a new thought stops the one before it', async () => {
  const { thinker, workers } = thinkerWithWorkers()
  const first = thinker.think(ORDER)
  const second = thinker.think(ORDER)
  expect(await first.thought).toBeUndefined()
  workers[1]?.think(2, THOUGHT)
  expect(await second.thought).toEqual(THOUGHT)
})

test('a bot that breaks says why, and is asked again', async () => {
  const { thinker, workers } = thinkerWithWorkers()
  const broken = thinker.think(ORDER)
  workers[0]?.answer({ number: 1, kind: 'failed', reason: 'no command' })
  await expect(broken.thought).rejects.toThrow('The bot could not think: no command')
  const again = thinker.think(ORDER)
  workers[0]?.think(2, THOUGHT)
  expect(await again.thought).toEqual(THOUGHT)
})

test('a worker that cannot be loaded says so and gives way to another', async () => {
  const { thinker, workers } = thinkerWithWorkers()
  const { thought } = thinker.think(ORDER)
  workers[0]?.breakDown('')
  await expect(thought).rejects.toThrow(/could not be loaded. Go online/)
  const again = thinker.think(ORDER)
  workers[1]?.think(2, THOUGHT)
  expect(await again.thought).toEqual(THOUGHT)
})

test('a view that cannot be sent fails the thought and nothing else', async () => {
  const { thinker, workers } = thinkerWithWorkers()
  const { thought } = thinker.think({ ...ORDER, view: { say: () => 'no data' } })
  await expect(thought).rejects.toThrow('The bot could not think')
  const again = thinker.think(ORDER)
  workers[1]?.think(2, THOUGHT)
  expect(await again.thought).toEqual(THOUGHT)
})

test('only a strong bot rolls out, and no bot longer than its segment allows', () => {
  expect(budgetOf('easy').rollouts).toBe(0)
  expect(budgetOf('medium').rollouts).toBe(0)
  expect(budgetOf('strong').rollouts).toBeGreaterThan(0)
  expect(budgetOf('strong').milliseconds).toBe(SEGMENT_MS)
  expect(budgetOf('strong', 200).milliseconds).toBe(200)
})

test('workers find the bots that the manifests name', async () => {
  for (const game of GAMES) expect(await botOf(game.id)).toBe(await game.loadBot?.())
  expect(await botOf('chess')).toBeUndefined()
  expect(await botOf('constructor')).toBeUndefined()
})

test('plans are weighed by the same worker, given the view and the plans alone', async () => {
  const { thinker, workers } = thinkerWithWorkers()
  const { game, view, seed, budget } = ORDER
  const order = { game, view, seed, budget, plans: [[{ type: 'flip' }]] }
  const careless = { ...order, position: { secrets: 'the wand' } }
  const { chances } = thinker.weigh(careless)
  expect(workers[0]?.asked).toEqual([{ number: 1, ...order }])
  workers[0]?.answer({ number: 1, kind: 'weighed', chances: [[0.5, 0.7]] })
  expect(await chances).toEqual([[0.5, 0.7]])
  const stopped = thinker.weigh(order)
  stopped.stop()
  expect(await stopped.chances).toBeUndefined()
  expect(workers[0]?.isTerminated()).toBe(true)
})
