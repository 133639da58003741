import type { LogStep } from '@/engine/table/table'
import type { Event } from '../events'
import type { UnitId } from '../state/terms'
import { spellRow } from '../tables/chits'
import { SPELLS, type SpellId } from '../tables/spells'
import { factsOfType, type UnitTypeId } from '../tables/types'
import type { View } from './view'

/** What is called by its name in sentences. */
export interface Names {
  readonly unit: (id: UnitId) => string
}

/** What a unit is called that the viewer does not see. */
const HIDDEN = 'a hidden unit'

const SPELL_IDS: ReadonlySet<string> = new Set(SPELLS.map(({ id }) => id))

/** What a type of units is called. */
export function typeName(type: UnitTypeId): string {
  return factsOfType(type).name
}

/** What units are called for a viewer: those that it sees, and those that its log has told it of. */
export function namesIn(
  { units }: Pick<View, 'units'>,
  log: readonly Pick<LogStep<Event>, 'events'>[] = [],
): Names {
  const types = new Map<UnitId, UnitTypeId>()
  for (const { events } of log)
    for (const event of events) if ('unit' in event && 'kind' in event) types.set(event.unit, event.kind)
  for (const { id, type } of units) types.set(id, type)
  return {
    unit(id) {
      const type = types.get(id)
      return type === undefined ? HIDDEN : typeName(type)
    },
  }
}

/** A spell on the table by its id there: the spell, with a number where there are several. */
export function tableSpellName(id: string): string {
  const spell = id.replace(/-\d+$/, '')
  return SPELL_IDS.has(spell) ? spellRow(spell as SpellId).name : id
}
