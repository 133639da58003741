import { Encoder } from 'modern-gif'
import type { GifAnswer, GifOrder } from './gif-messages'

/** The worker that writes an animated picture, so that the page goes on answering meanwhile. */

interface Worker {
  readonly postMessage: (answer: GifAnswer, transfer?: Transferable[]) => void
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<GifOrder>) => void) => void
}

/** Fewer colours than a picture may have make it much smaller, and nothing on a map needs more. */
const COLORS = 127

const worker = self as unknown as Worker
let encoder: Encoder | undefined

worker.addEventListener('message', ({ data }) => {
  obey(data).catch((error: unknown) => worker.postMessage({ type: 'failed', reason: String(error) }))
})

async function obey(order: GifOrder): Promise<void> {
  if (order.type === 'begin') encoder = new Encoder({ ...order.size, maxColors: COLORS })
  else if (order.type === 'frame') {
    await encoder?.encode({ data: order.dots, delay: order.milliseconds })
    worker.postMessage({ type: 'taken' })
  } else {
    const file = await encoder?.flush('arrayBuffer')
    if (file) worker.postMessage({ type: 'done', file }, [file])
  }
}
