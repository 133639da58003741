import type { BoardEffect } from './board-effect'
import { type Scheduled, scheduled } from './schedule'
import type { SeenStack } from './seen-counter'

/** An effect that is being shown. */
export interface Cue extends Scheduled {
  readonly id: number
  /** Whether its cover still lies on its hex. */
  readonly isCovered: boolean
}

const NOTHING: readonly Cue[] = []

/** What is being shown on one board: effects come, run out by themselves, and are cut short when somebody acts. */
export class EffectShow {
  private cues = NOTHING
  private count = 0
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  private readonly listeners = new Set<() => void>()

  /** Shows effects one after the other, beside what is being shown already; `tempo` stretches their time. */
  readonly play = (effects: readonly BoardEffect[], tempo: number): void => {
    const cues = scheduled(effects, tempo).map((one) => ({
      ...one,
      id: ++this.count,
      isCovered: one.cover !== null,
    }))
    if (cues.length === 0) return
    this.set([...this.cues, ...cues])
    for (const cue of cues) this.plan(cue)
  }

  /** Ends all that is being shown: the board stands as it is. */
  readonly finish = (): void => {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    if (this.cues.length > 0) this.set(NOTHING)
  }

  /** What is being shown now; the same list until that changes. */
  readonly now = (): readonly Cue[] => this.cues

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private plan({ id, start, duration, cover }: Cue): void {
    const end = start + duration
    if (cover && cover.until < end)
      this.after(cover.until, () =>
        this.set(this.cues.map((cue) => (cue.id === id ? { ...cue, isCovered: false } : cue))),
      )
    this.after(end, () => this.set(this.cues.filter((cue) => cue.id !== id)))
  }

  private after(delay: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      act()
    }, delay)
    this.timers.add(timer)
  }

  private set(cues: readonly Cue[]): void {
    this.cues = cues
    for (const listener of this.listeners) listener()
  }
}

/** What is seen of hexes in place of what lies there now; of several covers of a hex the oldest. */
export function coversOf(cues: readonly Cue[]): readonly SeenStack[] {
  const byHex = new Map<string, SeenStack>()
  for (const { cover, isCovered } of cues)
    if (cover && isCovered && !byHex.has(cover.stack.hex)) byHex.set(cover.stack.hex, cover.stack)
  return [...byHex.values()]
}
