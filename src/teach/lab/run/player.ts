import { type LabGame, selfPlay } from '@/engine/lab/self-play'
import { LAB_TEXT } from '../lab-text'
import type { Answer, Order } from './messages'

/** A player listens between two moves no more often than this, in milliseconds: to listen takes a while, too. */
const LISTENS_EVERY_MS = 100

/** Plays the games it is told to, one at a time, and holds in the middle of one if told so. */
export interface Player {
  readonly hear: (order: Order) => void
}

/** A player of games that are loaded by their ids; it tells what became of each. */
export function createPlayer(
  load: (gameId: string) => Promise<LabGame | undefined>,
  tell: (answer: Answer) => void,
): Player {
  let release: (() => void) | undefined
  let held: Promise<void> | undefined
  const hold = () => {
    held ??= new Promise((settle) => (release = settle))
  }
  const goOn = () => {
    release?.()
    held = undefined
  }
  const play = async ({ plan, nth }: Extract<Order, { readonly kind: 'play' }>) => {
    const game = await load(plan.game)
    if (!game) throw new Error(LAB_TEXT.noBots(plan.game))
    const moments = selfPlay(game, plan, nth)
    let listened = performance.now()
    for (;;) {
      const moment = moments.next()
      if (moment.done) return moment.value
      if (performance.now() - listened < LISTENS_EVERY_MS && !held) continue
      await nextTask()
      await held
      listened = performance.now()
    }
  }
  return {
    hear(order) {
      if (order.kind === 'hold') hold()
      else if (order.kind === 'go on') goOn()
      else
        void play(order).then(
          (record) => tell({ kind: 'played', record }),
          (thrown: unknown) =>
            tell({ kind: 'failed', reason: thrown instanceof Error ? thrown.message : String(thrown) }),
        )
    },
  }
}

/** Lets what was told meanwhile be heard. */
function nextTask(): Promise<void> {
  return new Promise((settle) => setTimeout(settle))
}
