import type { AnyThought } from '@/engine/bot/bot'
import type { Answer, Asked } from '@/app/bots/messages'
import type { ThinkingWorker } from '@/app/bots/thinker'

/** A worker whose answers a test gives: what it was asked, and whether it was ended. */
export interface FakeWorker extends ThinkingWorker {
  readonly asked: readonly Asked[]
  readonly isTerminated: () => boolean
  readonly answer: (answer: Answer) => void
  /** Answers the question of this number. */
  readonly think: (number: number, thought: AnyThought) => void
  readonly breakDown: (message: string) => void
}

/** A worker that does nothing by itself. */
export function fakeWorker(): FakeWorker {
  const asked: Asked[] = []
  let terminated = false
  const worker: FakeWorker = {
    asked,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    // As the browser does it: what is not plain data throws.
    postMessage: (message: Asked) => void asked.push(structuredClone(message)),
    terminate() {
      terminated = true
    },
    isTerminated: () => terminated,
    answer(data) {
      if (!terminated) worker.onmessage?.(new MessageEvent('message', { data }))
    },
    think: (number, thought) => worker.answer({ number, kind: 'thought', thought }),
    breakDown: (message) => worker.onerror?.(Object.assign(new Event('error'), { message }) as ErrorEvent),
  }
  return worker
}
