import type { ReconstructionId } from './reconstructions'
import type { ScenarioId } from './scenarios'
import type { Side, UnitType } from './units'

/** A ready-made force; legal under AR-2 in the scenario named wherever `presetsFor` offers it. */
export interface Preset {
  readonly id: string
  readonly scenario: ScenarioId
  readonly side: Side
  readonly name: string
  readonly counts: Readonly<Partial<Record<UnitType, number>>>
  /** The only reconstructions that it is made for; left out where it is offered in all whose costs allow it. */
  readonly reconstructions?: readonly ReconstructionId[]
}

/** For those with wizards at 2 points and barbarians at 3. */
const BALANCED: readonly ReconstructionId[] = ['balanced', 'balanced-2']

// prettier-ignore
export const PRESETS: readonly Preset[] = [
  { id: 'wizard-balanced',   scenario: 'basic', side: 'wizard',   name: 'Balanced company', counts: { wizard: 8,  barbarian: 8,  dwarf: 10, elf: 10 } },
  { id: 'wizard-fire',       scenario: 'basic', side: 'wizard',   name: 'Fire from afar',   counts: { wizard: 13, barbarian: 4,  dwarf: 6,  elf: 7 }, reconstructions: ['first'] },
  { id: 'wizard-shock',      scenario: 'basic', side: 'wizard',   name: 'Northern shock',   counts: { wizard: 5,  barbarian: 16, dwarf: 6,  elf: 7 }, reconstructions: ['first'] },
  { id: 'sorcerer-balanced', scenario: 'basic', side: 'sorcerer', name: 'Balanced coven',   counts: { sorcerer: 9,  demon: 9,  orc: 11, ghoul: 10 } },
  { id: 'sorcerer-fire',     scenario: 'basic', side: 'sorcerer', name: 'Circle of flame',  counts: { sorcerer: 13, demon: 6,  orc: 8,  ghoul: 7 } },
  { id: 'sorcerer-horde',    scenario: 'basic', side: 'sorcerer', name: 'Endless horde',    counts: { sorcerer: 6,  demon: 6,  orc: 18, ghoul: 18 }, reconstructions: ['first'] },
  { id: 'wizard-patrol',     scenario: 'short', side: 'wizard',   name: 'Balanced patrol',  counts: { wizard: 5,  barbarian: 6,  dwarf: 7,  elf: 6 }, reconstructions: ['first'] },
  { id: 'sorcerer-cabal',    scenario: 'short', side: 'sorcerer', name: 'Balanced cabal',   counts: { sorcerer: 6,  demon: 6,  orc: 7,  ghoul: 7 } },
  { id: 'wizard-host',       scenario: 'long',  side: 'wizard',   name: 'Balanced host',    counts: { wizard: 13, barbarian: 12, dwarf: 14, elf: 13 }, reconstructions: ['first'] },
  { id: 'sorcerer-dominion', scenario: 'long',  side: 'sorcerer', name: 'Balanced dominion', counts: { sorcerer: 14, demon: 13, orc: 16, ghoul: 16 } },
  { id: 'wizard-fire-2',     scenario: 'basic', side: 'wizard',   name: 'Fire from afar',   counts: { wizard: 11, barbarian: 6,  dwarf: 10, elf: 10 }, reconstructions: BALANCED },
  { id: 'wizard-shock-2',    scenario: 'basic', side: 'wizard',   name: 'Northern shock',   counts: { wizard: 5,  barbarian: 11, dwarf: 8,  elf: 9 }, reconstructions: BALANCED },
  { id: 'sorcerer-horde-2',  scenario: 'basic', side: 'sorcerer', name: 'Endless horde',    counts: { sorcerer: 8,  demon: 8,  orc: 13, ghoul: 13 }, reconstructions: BALANCED },
  { id: 'wizard-patrol-2',   scenario: 'short', side: 'wizard',   name: 'Balanced patrol',  counts: { wizard: 5,  barbarian: 5,  dwarf: 7,  elf: 8 }, reconstructions: BALANCED },
  { id: 'wizard-host-2',     scenario: 'long',  side: 'wizard',   name: 'Balanced host',    counts: { wizard: 12, barbarian: 11, dwarf: 16, elf: 17 }, reconstructions: BALANCED },
]
