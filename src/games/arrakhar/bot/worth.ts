import type { UnitType } from '../tables/units'

/** What a unit on the board is worth to its side; a dwarf is about 1. */
export const WORTH: Readonly<Record<UnitType, number>> = {
  wizard: 3,
  barbarian: 2.2,
  dwarf: 1.05,
  elf: 1.05,
  sorcerer: 3.2,
  demon: 2.2,
  orc: 1,
  ghoul: 1,
}
