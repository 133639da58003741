import { plainLab } from '@/engine/lab/lab-rules'
import type { Command } from './commands'
import type { State } from './state/state'
import { isOnMap } from './queries/blocks'
import { SEATS } from './tables/seats'
import { SCENARIOS } from './tables/scenarios'

/** What the balance lab asks of Wizard Kings. */
export const wizardKingsLab = plainLab<State, Command>(SEATS, ({ settings, ending, turn, blocks }) => ({
  scenario: SCENARIOS[settings.scenario].name,
  by: ending?.by,
  turns: turn,
  left: blocks.filter(isOnMap).map(({ owner, kind }) => ({ seat: owner, type: kind })),
}))
