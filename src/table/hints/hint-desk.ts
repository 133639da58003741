import { useSyncExternalStore } from 'react'
import type { AnyThought } from '@/engine/bot/bot'
import type { AnyCommand } from '@/engine/kernel/game'
import type { Drawing } from '@/engine/rulebook/rulebook'
import type { SaidThought } from '@/engine/table/table'
import { isMissing, tellMissing } from '@/widgets/missing'

/** Commands as they are read, drawn and played, and why. */
export interface Told extends SaidThought {
  readonly commands: readonly AnyCommand[]
  /** The chance that the asking seat wins, from 0 to 1. */
  readonly chance: number
  /** The names of the asking seat and of the other, or of all others together. */
  readonly seats: readonly [asking: string, other: string]
}

/** The next move of a plan. */
export interface Hint extends Told {
  /** What is to be played; nothing where the stage is to be ended, which players do themselves. */
  readonly commands: readonly AnyCommand[]
  /** What the plan goes on with, a line for each command. */
  readonly then: readonly string[]
  /** The plan from there on, or null where it ends with this move. */
  readonly goesOn: AnyThought | null
}

/** A hint on its way. */
interface HintThought {
  /** Undefined when it was stopped. Rejects with an error fit to be shown where none can be found. */
  readonly hint: Promise<Hint | undefined>
  readonly stop: () => void
}

/** How far a hint has come. */
export type HintStage =
  | { readonly name: 'closed' }
  /** `share` of the time is used, from 0 to 1. */
  | { readonly name: 'thinking'; readonly share: number }
  | { readonly name: 'shown'; readonly hint: Hint }
  | { readonly name: 'failed'; readonly message: string }

/** Who can be asked for a hint, and about what. */
export interface HintOffer {
  /** What lies before whoever asks; with another the hint is out of date. */
  readonly view: object
  /** Begins to think; told now and then of the share of the time used, from 0 to 1. */
  readonly think: (onProgress: (share: number) => void) => Promise<HintThought>
}

interface Desk {
  /** Null where no hint is to be had. */
  readonly offer: HintOffer | null
  readonly stage: HintStage
}

const CLOSED: HintStage = { name: 'closed' }
const NOTHING_DRAWN: readonly Drawing[] = []

let desk: Desk = { offer: null, stage: CLOSED }
/** Gives up what is being thought about or shown. */
let giveUp = nothing
const listeners = new Set<() => void>()

/** Lets hints be asked for; another position, or none, closes the hint that is open. */
export function offerHints(offer: HintOffer | null): void {
  if (offer?.view !== desk.offer?.view) closeHint()
  put({ offer })
}

/** Asks for a hint, or closes the one that is open. */
export function turnHint(): void {
  if (desk.stage.name !== 'closed') closeHint()
  else if (desk.offer) ask(desk.offer)
}

/** Stops thinking, or takes the hint and its arrows away. */
export function closeHint(): void {
  giveUp()
  giveUp = nothing
  if (desk.stage !== CLOSED) put({ stage: CLOSED })
}

/** Shows a hint that is there already. */
export function showHint(hint: Hint): void {
  closeHint()
  put({ stage: { name: 'shown', hint } })
}

/** What is open, and whether a hint can be had. */
export function useHintDesk(): Desk {
  return useSyncExternalStore(subscribe, () => desk)
}

/** What the hint that is shown draws on the board; the same array as long as it is the same hint. */
export function useHintDrawings(): readonly Drawing[] {
  return useSyncExternalStore(subscribe, () =>
    desk.stage.name === 'shown' ? desk.stage.hint.drawings : NOTHING_DRAWN,
  )
}

function ask({ think }: HintOffer): void {
  let isWanted = true
  let stopThinking = nothing
  giveUp = () => {
    isWanted = false
    stopThinking()
  }
  const tell = (stage: HintStage) => {
    if (isWanted) put({ stage })
  }
  const find = async () => {
    const { hint, stop } = await think((share) => tell({ name: 'thinking', share }))
    if (isWanted) stopThinking = stop
    else stop()
    const found = await hint
    stopThinking = nothing
    tell(found ? { name: 'shown', hint: found } : CLOSED)
  }
  tell({ name: 'thinking', share: 0 })
  find().catch((thrown: unknown) => {
    if (isMissing(thrown)) tellMissing()
    tell(isMissing(thrown) ? CLOSED : { name: 'failed', message: messageOf(thrown) })
  })
}

function nothing(): void {
  // There is no thinking to be stopped.
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

function put(change: Partial<Desk>): void {
  desk = { ...desk, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
