import { present } from '@/engine/kernel/refusal'
import { ARCHMAGI, type ArchmagusType } from './archmagi'
import { ARTIFACTS, type ArtifactId } from './artifacts'
import { SPELLS, type SpellId } from './spells'
import { UNITS, type UnitType } from './units'
import type { ArtifactRow, SpellRow } from './rows'
import type { Pile } from './vocabulary'

/** What is drawn from the bags. */
export type ChitId = UnitType | SpellId | ArtifactId | ArchmagusType

const SPELL_ROWS: ReadonlyMap<string, SpellRow & { readonly id: SpellId }> = new Map(
  SPELLS.map((row) => [row.id, row]),
)
const ARTIFACT_ROWS: ReadonlyMap<string, ArtifactRow & { readonly id: ArtifactId }> = new Map(
  ARTIFACTS.map((row) => [row.id, row]),
)

export function spellRow(id: SpellId): SpellRow & { readonly id: SpellId } {
  return present(SPELL_ROWS.get(id), id)
}

export function artifactRow(id: ArtifactId): ArtifactRow & { readonly id: ArtifactId } {
  return present(ARTIFACT_ROWS.get(id), id)
}

/** How many chits of each kind there are in the four piles (AM-1.3). */
export const FULL_BAGS: Readonly<Record<Pile, Readonly<Record<string, number>>>> = {
  archmagi: Object.fromEntries(ARCHMAGI.map(({ id }) => [id, 1])),
  units: Object.fromEntries(UNITS.map(({ id, count }) => [id, count])),
  spells: Object.fromEntries(SPELLS.map(({ id, count }) => [id, count])),
  artifacts: Object.fromEntries(ARTIFACTS.map(({ id, count }) => [id, count])),
}
