import { plainLab } from '@/engine/lab/lab-rules'
import type { Command } from './commands'
import type { State } from './state/state'
import { mapName } from './summary'
import { SEATS } from './tables/seats'

/** What the balance lab asks of Archmagi. */
export const archmagiLab = plainLab<State, Command>(SEATS, ({ settings, ending, round, units }) => ({
  ...{ scenario: mapName(settings), by: ending?.by, turns: round, left: units },
}))
