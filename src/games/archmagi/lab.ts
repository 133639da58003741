import { tallyOf } from '@/engine/basics/counts'
import { recordOf } from '@/engine/basics/record-of'
import { failed } from '@/engine/files/schema'
import type { LabRules } from '@/engine/lab/lab-rules'
import type { Command } from './commands'
import { mapName } from './summary'
import type { State } from './state/state'
import { SEATS } from './tables/seats'

/** What the balance lab asks of Archmagi. Nobody buys a force: who is on the map at the end is told in its place. */
export const archmagiLab: LabRules<State, Command> = {
  accountOf: ({ settings, ending, round, units }) => ({
    scenario: mapName(settings),
    by: ending?.by ?? 'unfinished',
    turns: round,
    forces: recordOf(SEATS, (seat) =>
      tallyOf(units.filter((unit) => unit.seat === seat).map(({ type }) => type)),
    ),
    losses: recordOf(SEATS, () => ({})),
  }),
  forces: [],
  designOf: () => failed('', 'nobody buys a force in this game'),
}
