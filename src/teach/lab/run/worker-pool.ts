import type { Plan } from '@/engine/lab/plan'
import { LAB_TEXT } from '../lab-text'
import type { Answer, Order } from './messages'

/** The part of a worker that a crew uses. */
export interface LabWorker {
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  onmessageerror: ((event: MessageEvent) => void) | null
  postMessage(order: Order): void
  terminate(): void
}

/** A game to be played: its plan, its number in it, and the points by which its sheet goes. */
export interface Job {
  readonly points: number
  readonly plan: Plan
  readonly nth: number
}

/** Workers that play games side by side. */
export interface WorkerPool {
  /** Whether one of them has nothing to do. */
  readonly isFree: () => boolean
  /** Gives a free one a game. */
  readonly play: (job: Job) => void
  /** The games being played now. */
  readonly underWay: () => readonly Job[]
  /** Stops them all in the middle of their games, or lets them go on. */
  readonly hold: () => void
  readonly goOn: () => void
  /** Ends them all; their games are lost. */
  readonly dismiss: () => void
}

interface WorkerPoolOptions {
  /** The most workers at a time. */
  readonly most: number
  readonly open: () => LabWorker
  readonly onAnswer: (job: Job, answer: Answer) => void
}

interface Member {
  readonly worker: LabWorker
  job: Job | null
}

/** A crew whose workers are started when there is something for them to do. */
export function createWorkerPool({ most, open, onAnswer }: WorkerPoolOptions): WorkerPool {
  let members: readonly Member[] = []
  let isHeld = false
  const answered = (member: Member, answer: Answer) => {
    const { job } = member
    // One that was dismissed may have answered just before.
    if (!job || !members.includes(member)) return
    member.job = null
    onAnswer(job, answer)
  }
  const enlist = (): Member => {
    const member = enlisted(open(), answered)
    members = [...members, member]
    if (isHeld) member.worker.postMessage({ kind: 'hold' })
    return member
  }
  const holdAll = (isToHold: boolean) => {
    isHeld = isToHold
    for (const { worker } of members) worker.postMessage({ kind: isToHold ? 'hold' : 'go on' })
  }
  return {
    isFree: () => members.length < most || members.some(({ job }) => job === null),
    play(job) {
      const member = members.find((one) => one.job === null) ?? enlist()
      member.job = job
      member.worker.postMessage({ kind: 'play', plan: job.plan, nth: job.nth })
    },
    underWay: () => members.flatMap(({ job }) => job ?? []),
    hold: () => holdAll(true),
    goOn: () => holdAll(false),
    dismiss() {
      for (const { worker } of members) worker.terminate()
      members = []
      isHeld = false
    },
  }
}

/** A worker that tells what became of its job, or that it cannot play at all. */
function enlisted(worker: LabWorker, answered: (member: Member, answer: Answer) => void): Member {
  const member: Member = { worker, job: null }
  const fail = (reason: string) => answered(member, { kind: 'failed', reason })
  worker.onmessage = ({ data }) => answered(member, data)
  worker.onerror = ({ message }) => fail(message || LAB_TEXT.noWorker)
  worker.onmessageerror = () => fail(LAB_TEXT.unreadableAnswer)
  return member
}
