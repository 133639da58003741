import type { ChartStretch } from '@/widgets/chart/chart-props'
import type { Stop } from '../study/opened/stops'

/** The game-turns of a line, by their numbers, what comes before them without. */
export function stretchesOf(stops: readonly Stop[]): readonly ChartStretch[] {
  const begins = stops.flatMap(({ moment: { turn } }, from) =>
    stops[from - 1]?.moment.turn === turn ? [] : [{ label: shortly(turn), from }],
  )
  const last = stops.length - 1
  return begins.map((one, nth) => ({ ...one, to: begins[nth + 1]?.from ?? last }))
}

/** 'Turn 3' as '3', the set-up as nothing: there is little room below a chart. */
function shortly(turn: string): string {
  return /\d+$/.exec(turn)?.[0] ?? ''
}
