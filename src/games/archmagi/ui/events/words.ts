import { counted, listed } from '@/engine/basics/phrases'
import { typeName } from '../../queries/names'
import { ARCHMAGI } from '../../tables/archmagi'
import { ARTIFACTS } from '../../tables/artifacts'
import type { ChitId } from '../../tables/chits'
import { type MageSeat, SEAT_NAMES } from '../../tables/seats'
import { SPELLS } from '../../tables/spells'
import { isArchmagus, type UnitTypeId } from '../../tables/types'
import { UNITS } from '../../tables/units'
import type { Pile } from '../../tables/vocabulary'

/** A unit by whose it is and what it is: 'Crimson’s Knights'. */
export function ownName(seat: MageSeat, kind: UnitTypeId): string {
  return `${SEAT_NAMES[seat]}’s ${typeName(kind)}`
}

/** A unit within a sentence; of Archmagi there is one of each. */
export function unitText(kind: UnitTypeId): string {
  return isArchmagus(kind) ? `the ${typeName(kind)}` : typeName(kind)
}

/** Units by what they are, alike ones together: 'Orcs and 2 × Elves'. */
export function kindsText(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return listed([...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)))
}

const CHIT_NAMES: ReadonlyMap<string, string> = new Map(
  [...UNITS, ...SPELLS, ...ARTIFACTS, ...ARCHMAGI].map(({ id, name }) => [id, name]),
)

/** Chits by name: 'Orcs and Elves', 'the Wizard'. */
export function chitsText(pile: Pile, chits: readonly ChitId[]): string {
  const names = chits.map((chit) => CHIT_NAMES.get(chit) ?? chit)
  return pile === 'archmagi' ? listed(names.map((name) => `the ${name}`)) : kindsText(names)
}

const COUNTED: Readonly<Record<Pile, readonly [one: string, many: string]>> = {
  units: ['unit', 'units'],
  spells: ['spell', 'spells'],
  artifacts: ['artifact', 'artifacts'],
  archmagi: ['Archmagus', 'Archmagi'],
}

/** So many chits of a pile: '2 units'. */
export function countText(pile: Pile, count: number): string {
  return counted(count, ...COUNTED[pile])
}

/** What lies in a bag: 'units'. */
export function pileText(pile: Pile): string {
  return COUNTED[pile][1]
}
