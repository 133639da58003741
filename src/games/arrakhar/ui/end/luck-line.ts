import type { LogStep } from '@/engine/table/table'
import { RECKONING_TEXT } from '../../tables/luck-report-text'
import { SIDE_NAMES } from '../../tables/text'
import type { Event } from '../../events'
import { type Luck, luckOf } from '../../queries/forecast/luck'
import type { View } from '../../state/view'

/** What was most out of the ordinary of a game's dice, in a sentence; undefined where none were thrown. */
export function luckLine(log: readonly LogStep<Event>[], viewAt: (step: number) => View): string | undefined {
  const sums = new Map<string, Pick<Luck, 'side' | 'kind' | 'variance'> & { readonly excess: number }>()
  for (const { number, rolls, events } of log) {
    if (rolls.length === 0) continue
    const before = viewAt(number - 1)
    for (const luck of events.flatMap((event) => luckOf(before, event) ?? [])) {
      const { side, kind } = luck
      const had = sums.get(`${side} ${kind}`) ?? { side, kind, variance: 0, excess: 0 }
      const excess = had.excess + luck.given - luck.owed
      sums.set(`${side} ${kind}`, { side, kind, variance: had.variance + luck.variance, excess })
    }
  }
  const [most] = [...sums.values()].toSorted((one, other) => rarityOf(other) - rarityOf(one))
  return most && RECKONING_TEXT.excess(most.kind, SIDE_NAMES[most.side], most.excess)
}

/** How far a sum lies from its average, beside how far such sums usually lie. */
function rarityOf({ excess, variance }: { readonly excess: number; readonly variance: number }): number {
  return variance === 0 ? 0 : Math.abs(excess) / Math.sqrt(variance)
}
