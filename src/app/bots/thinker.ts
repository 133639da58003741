import type { AnyThought } from '@/engine/bot/bot'
import { BOTS_TEXT as TEXT } from './bots-text'
import type { Answer, Asked } from './messages'

/** What is to be thought about. */
export interface ThoughtOrder extends Omit<Asked, 'number'> {
  /** Told now and then of the share of the budget used, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** A thought on its way. */
export interface Thinking {
  /** Undefined when it was stopped. Rejects with an error fit to be shown when the bot cannot think. */
  readonly thought: Promise<AnyThought | undefined>
  /** Gives it up at once. */
  readonly stop: () => void
}

/** Who thinks, one thought at a time: a new one stops the one before it. */
export interface Thinker {
  /** Thinks as the seat that `view` belongs to; the seat must be the one that is asked. */
  readonly think: (order: ThoughtOrder) => Thinking
}

/** The part of a worker that a thinker uses. */
export interface ThinkingWorker {
  postMessage(asked: Asked): void
  terminate(): void
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  onmessageerror: ((event: MessageEvent) => void) | null
}

/** A thought on its way, and how it ends. */
interface UnderWay {
  readonly number: number
  readonly order: ThoughtOrder
  readonly settle: (thought: AnyThought | undefined) => void
  readonly fail: (reason: string) => void
}

/** A thinker with a worker of its own, which is started by the first thought and kept for the next. */
export function createThinker(startWorker: () => ThinkingWorker = botWorker): Thinker {
  let underWay: UnderWay | undefined
  let count = 0
  const end = (): UnderWay | undefined => {
    const ended = underWay
    underWay = undefined
    return ended
  }
  const hear = (answer: Answer) => {
    if (answer.number !== underWay?.number) return
    if (answer.kind === 'progress') underWay.order.onProgress?.(answer.share)
    else if (answer.kind === 'thought') end()?.settle(answer.thought)
    else end()?.fail(answer.reason)
  }
  const line = lineTo(startWorker, hear, (reason) => end()?.fail(reason))
  const stop = (number: number) => {
    if (underWay?.number !== number) return
    // A bot deep in thought hears nothing: only the end of its worker stops it.
    line.cut()
    end()?.settle(undefined)
  }
  return {
    think(order) {
      if (underWay) stop(underWay.number)
      const number = ++count
      const thought = new Promise<AnyThought | undefined>((settle, reject) => {
        underWay = { number, order, settle, fail: (reason) => reject(new Error(TEXT.stopped(reason))) }
        line.send(askedOf(number, order))
      })
      return { thought, stop: () => stop(number) }
    },
  }
}

/** The way to a worker and back; a worker is there from the first question on until the line is cut or breaks. */
function lineTo(
  startWorker: () => ThinkingWorker,
  hear: (answer: Answer) => void,
  broken: (reason: string) => void,
) {
  let worker: ThinkingWorker | undefined
  const cut = () => {
    worker?.terminate()
    worker = undefined
  }
  const breakOff = (reason: string) => {
    cut()
    broken(reason)
  }
  const started = (): ThinkingWorker => {
    const made = startWorker()
    made.onmessage = ({ data }) => hear(data)
    made.onerror = ({ message }) => breakOff(message || TEXT.unloaded)
    made.onmessageerror = () => breakOff(TEXT.unreadable)
    return made
  }
  const send = (asked: Asked) => {
    try {
      worker ??= started()
      worker.postMessage(asked)
    } catch (thrown) {
      breakOff(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  return { send, cut }
}

/** The question as it is sent, named part by part: nothing that an order may happen to carry beside them goes along. */
function askedOf(number: number, { game, view, decider, seed, budget, concession }: ThoughtOrder): Asked {
  return { number, game, view, decider, seed, budget, ...(concession && { concession }) }
}

function botWorker(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bot' })
}
