import { expect, test } from 'vitest'
import { weigherOf } from '@/engine/bot/bot-weigher'
import { seededRandom } from '@/engine/kernel/dice'

interface Rollout {
  readonly world: number
  readonly plan: string
  readonly seed: number
}

/** A weigher of a game whose worlds are numbers, and what it played on. */
function weigherWithRollouts() {
  const rollouts: Rollout[] = []
  const weigh = weigherOf<object, { readonly id: number }, { readonly type: string }>({
    suppose: (_view, random) => ({ id: random.below(1000) }),
    rollOut(world, plan, _now, seed) {
      const [command] = plan
      rollouts.push({ world: world.id, plan: command?.type ?? '', seed })
      return { chance: command?.type === 'good' ? 0.7 : 0.2, commands: 1 }
    },
  })
  return { weigh, rollouts }
}

const PLANS = [[{ type: 'good' }], [{ type: 'bad' }]]
const BUDGET = { rollouts: 9, isOver: () => false }

test('the nth try of every plan has the same world and the same dice, and no two tries have', () => {
  const { weigh, rollouts } = weigherWithRollouts()
  expect(weigh({}, PLANS, seededRandom(1), BUDGET)).toEqual([
    [0.7, 0.7, 0.7, 0.7],
    [0.2, 0.2, 0.2, 0.2],
  ])
  const of = (plan: string) =>
    rollouts.filter((one) => one.plan === plan).map(({ world, seed }) => `${world} ${seed}`)
  expect(of('good')).toEqual(of('bad'))
  expect(new Set(of('good')).size).toBe(4)
})

test('the same seed weighs another plan in the same worlds', () => {
  const { weigh, rollouts } = weigherWithRollouts()
  weigh({}, PLANS, seededRandom(1), BUDGET)
  const before = rollouts.filter(({ plan }) => plan === 'bad')
  rollouts.length = 0
  weigh({}, [[{ type: 'bad' }]], seededRandom(1), { ...BUDGET, rollouts: 4 })
  expect(rollouts).toEqual(before)
})

test('it ends when its time is over, and tells how far it is', () => {
  const { weigh, rollouts } = weigherWithRollouts()
  const shares: number[] = []
  const isOver = () => rollouts.length >= 4
  const chances = weigh({}, PLANS, seededRandom(1), { ...BUDGET, isOver, onProgress: (s) => shares.push(s) })
  expect(chances.map(({ length }) => length)).toEqual([2, 2])
  expect(shares).toEqual([0.25, 0.5])
})
