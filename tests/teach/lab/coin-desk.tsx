import type { LabGame } from '@/engine/lab/self-play'
import type { Plan } from '@/engine/lab/plan'
import type { LabDesk, LabEvening } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import type { LabWorker } from '@/teach/lab/run/worker-pool'
import type { Answer, Order } from '@/teach/lab/run/messages'
import { createPlayer } from '@/teach/lab/run/player'
import type { KeptGame, KeptRun, RunShelf } from '@/teach/lab/run/run-shelf'
import { coin } from '../../support/coin-manifest'
import { coinLab, coinPlan } from '../../engine/lab/coin-lab'

/** The points of a match of the coin. */
const pointsOf = ({ settings }: Plan) => (settings as { readonly points?: number }).points ?? 10

/** How a match of the coin is made even. */
export const COIN_EVENING: LabEvening = {
  clause: 'CO-1',
  measureOf: (plan) => ({ seat: 'seeker', points: pointsOf(plan), step: 2, least: 4, most: 20 }),
  withPoints: (plan, points) => ({ ...plan, settings: { points } }),
}

/** What the coin game brings along for the lab; its handicap changes nothing. */
export const COIN_DESK: LabDesk = {
  Form: ({ onStart, children }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onStart({ settings: {}, openings: { hider: [], seeker: [] } })
      }}
    >
      {children(['hider', 'seeker'])}
    </form>
  ),
  units: {
    are: 'bought',
    types: [
      { type: 'coin', seat: 'hider', name: 'Coins', Face: () => null },
      { type: 'dice', seat: 'seeker', name: 'Dice', Face: () => null },
    ],
  },
  evening: COIN_EVENING,
  termsOf: () => [{ label: 'Coins', value: 'One coin' }],
  endingText: (by) => `By a ${by}`,
}

/** The coin game with what the lab takes. */
export const labCoin: AnyGame = {
  ...coin,
  seats: coin.seats.map((seat) => ({ ...seat, called: `the ${seat.name.toLowerCase()}` })),
  loadTeaching: () =>
    Promise.resolve({ loadLab: () => Promise.resolve(COIN_DESK) } as unknown as Awaited<
      ReturnType<AnyGame['loadTeaching']>
    >),
}

/** Few games of the coin, quickly played. */
export const FEW: Plan = { ...coinPlan, games: 12 }

/** Workers in the page's own thread, and what they were told. */
export interface Workers {
  readonly open: () => LabWorker
  readonly orders: Order[]
  /** Workers not yet sent away. */
  readonly count: () => number
}

/** Workers that play the coin game, or whatever is given; after `most` games they answer no more. */
export function coinWorkers(most = Infinity, game: LabGame = coinLab()): Workers {
  let answers = 0
  const orders: Order[] = []
  const all = new Set<LabWorker>()
  return {
    orders,
    count: () => all.size,
    open() {
      const player = createPlayer(() => Promise.resolve(game), tell)
      const worker: LabWorker = {
        onmessage: null,
        onerror: null,
        onmessageerror: null,
        postMessage(order) {
          orders.push(order)
          player.hear(order)
        },
        terminate: () => all.delete(worker),
      }
      function tell(data: Answer): void {
        if (all.has(worker) && answers++ < most) worker.onmessage?.(new MessageEvent('message', { data }))
      }
      all.add(worker)
      return worker
    },
  }
}

/** A shelf in memory. */
export function memoryShelf(): RunShelf {
  const runs = new Map<string, KeptRun>()
  const games = new Map<string, Map<number, string>>()
  return {
    writeRun(run) {
      runs.set(run.id, run)
      return Promise.resolve()
    },
    runs: (gameId) =>
      Promise.resolve(
        [...runs.values()]
          .filter(({ plan }) => plan.game === gameId)
          .toSorted((one, other) => other.savedAt - one.savedAt),
      ),
    writeGames(id, points, written: readonly KeptGame[]) {
      games.set(`${id} ${points}`, new Map([...(games.get(`${id} ${points}`) ?? []), ...written]))
      return Promise.resolve()
    },
    gamesAt: (id, points) => Promise.resolve([...(games.get(`${id} ${points}`)?.values() ?? [])]),
    remove(id) {
      runs.delete(id)
      for (const key of games.keys()) if (key.startsWith(`${id} `)) games.delete(key)
      return Promise.resolve()
    },
  }
}
