import type { AnyThought } from '@/engine/bot/bot'
import { BOTS_TEXT as TEXT } from './bots-text'
import type { Answer, Asked, ThoughtAsked, WeighingAsked } from './messages'

interface Order {
  /** Told now and then of the share of the budget used, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** What is to be thought about. */
export interface ThoughtOrder extends Omit<ThoughtAsked, 'number'>, Order {}

/** What is to be weighed. */
interface WeighingOrder extends Omit<WeighingAsked, 'number'>, Order {}

/** A thought on its way. */
export interface Thinking {
  /** Undefined when it was stopped. Rejects with an error fit to be shown when the bot cannot think. */
  readonly thought: Promise<AnyThought | undefined>
  /** Gives it up at once. */
  readonly stop: () => void
}

/** Plans being weighed. */
interface Weighing {
  /** Of each plan the chance by tries; undefined when it was stopped. Rejects as a thought does. */
  readonly chances: Promise<readonly (readonly number[])[] | undefined>
  readonly stop: () => void
}

/** Who thinks, one thought at a time: a new one stops the one before it. */
export interface Thinker {
  /** Thinks as the seat that `view` belongs to; the seat must be the one that is asked. */
  readonly think: (order: ThoughtOrder) => Thinking
}

/** Who weighs, too, as that seat; it counts as a thought. */
export interface Weigher extends Thinker {
  readonly weigh: (order: WeighingOrder) => Weighing
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
  readonly order: Order
  readonly settle: (answer: Answer | undefined) => void
  readonly fail: (reason: string) => void
}

/** A thinker with a worker of its own, which is started by the first thought and kept for the next. */
export function createThinker(startWorker: () => ThinkingWorker = botWorker): Weigher {
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
    else if (answer.kind === 'failed') end()?.fail(answer.reason)
    else end()?.settle(answer)
  }
  const line = lineTo(startWorker, hear, (reason) => end()?.fail(reason))
  const stop = (number: number) => {
    if (underWay?.number !== number) return
    // A bot deep in thought hears nothing: only the end of its worker stops it.
    line.cut()
    end()?.settle(undefined)
  }
  const begin: Begin = (order, askedOf) => {
    if (underWay) stop(underWay.number)
    const number = ++count
    const answer = new Promise<Answer | undefined>((settle, reject) => {
      underWay = { number, order, settle, fail: (reason) => reject(new Error(TEXT.stopped(reason))) }
      line.send(askedOf(number))
    })
    return { answer, stop: () => stop(number) }
  }
  return weigherBy(begin)
}

/** Begins to ask, and hears the answer; undefined when it was stopped. */
type Begin = (
  order: Order,
  askedOf: (number: number) => Asked,
) => { readonly answer: Promise<Answer | undefined>; readonly stop: () => void }

function weigherBy(begin: Begin): Weigher {
  return {
    think(order) {
      const { answer, stop } = begin(order, (number) => thoughtAsked(number, order))
      return { thought: answer.then((told) => (told?.kind === 'thought' ? told.thought : undefined)), stop }
    },
    weigh(order) {
      const { game, view, plans, seed, budget } = order
      const { answer, stop } = begin(order, (number) => ({ number, game, view, plans, seed, budget }))
      return { chances: answer.then((told) => (told?.kind === 'weighed' ? told.chances : undefined)), stop }
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
function thoughtAsked(
  number: number,
  { game, view, decider, seed, budget, concession }: ThoughtOrder,
): Asked {
  return { number, game, view, decider, seed, budget, ...(concession && { concession }) }
}

function botWorker(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bot' })
}
