import type { Allowance } from '../../tables/scenarios'
import type { Clause } from '../../clauses'
import type { PlaySegment } from '../../state/position'

/** What stands on the charts besides the names and figures of the game's own data. */
export const CHARTS = {
  units: 'Unit chart',
  unitColumns: ['Cost', 'Moves', 'Combat', 'Attacks', 'Casts', 'Bonus on'],
  unitsOf: { wizard: 'Wizard’s side', sorcerer: 'Sorcerer’s side' },
  sequence: 'Sequence of play',
  phase: { sorcerer: 'Sorcerer phase', wizard: 'Wizard phase' },
  combatKey: '– nobody, 1 one of those named, E all of those named. Rolled by the attacker.',
  fireballTitle: 'Fireball Table',
  fireballKey: 'One die per unit in the hex; it is eliminated on the rolls shown.',
  target: 'Target',
  fireballColumns: ['Fireball', 'Wand fireball'],
  diceTitle: 'Haste, summoning, wandering orcs',
  dice: { haste: 'Haste: more movement', summon: 'Summon: up to', orcs: 'Wandering orcs' },
  die: 'Die',
  dieRow: (face: string) => `die ${face}:`,
  dieColumn: (face: string) => `die ${face}`,
  scenarios: 'Scenarios',
  scenario: 'Scenario',
  scenarioColumns: ['Wizard', 'Sorcerer', 'Haunts'],
  scenarioKey: 'Points to spend, and the least to buy of each type.',
  yes: 'yes',
  no: 'no',
  none: '–',
  never: 'never',
} as const

/** The clause with which each segment is explained. */
export const SEGMENT_CLAUSES: Readonly<Record<PlaySegment, Clause>> = {
  wanderingOrcs: 'AR-5.1',
  summon: 'AR-6.1',
  movement: 'AR-7.1',
  fireball: 'AR-8.1',
  combat: 'AR-10.1',
  haste: 'AR-9.1',
  hauntCheck: 'AR-11.1',
}

/** What a side may spend: '60, 4 of each'. */
export function allowanceText({ points, minimum }: Allowance): string {
  return `${points}, ${minimum} of each`
}
