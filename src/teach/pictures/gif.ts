import type { GifAnswer, GifOrder } from './gif-messages'

/** An animated picture on its way to being written. */
export interface GifWriter {
  /** Resolves once the frame has been taken in. */
  readonly add: (dots: Uint8ClampedArray<ArrayBuffer>, milliseconds: number) => Promise<void>
  readonly finish: () => Promise<Blob>
}

/** Writes a picture of a size in dots by a worker of its own, which ends at once where the signal says so. */
export function openGif(
  size: { readonly width: number; readonly height: number },
  signal: AbortSignal,
): GifWriter {
  const worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module', name: 'gif' })
  const end = () => worker.terminate()
  signal.addEventListener('abort', end, { once: true })
  const ask = (order: GifOrder, transfer: Transferable[] = []) =>
    new Promise<GifAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')), {
        once: true,
      })
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.onmessage = ({ data }: MessageEvent<GifAnswer>) => {
        if (data.type === 'failed') reject(new Error(data.reason))
        else resolve(data)
      }
      worker.postMessage(order, transfer)
    })
  worker.postMessage({ type: 'begin', size } satisfies GifOrder)
  return {
    async add(dots, milliseconds) {
      await ask({ type: 'frame', dots, milliseconds }, [dots.buffer])
    },
    async finish() {
      try {
        const answer = await ask({ type: 'finish' })
        if (answer.type !== 'done') throw new Error('no file')
        return new Blob([answer.file], { type: 'image/gif' })
      } finally {
        end()
      }
    },
  }
}
