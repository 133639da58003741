import { labGameOf } from '@/games/lab'
import type { Answer, Order } from '@/teach/lab/run/messages'
import { createPlayer } from '@/teach/lab/run/player'

/** The worker in which bots play whole games against each other, so that the page goes on answering meanwhile. */

interface Worker {
  readonly postMessage: (answer: Answer) => void
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<Order>) => void) => void
}

const worker = self as unknown as Worker
const player = createPlayer(labGameOf, (answer) => worker.postMessage(answer))

worker.addEventListener('message', ({ data }) => player.hear(data))
