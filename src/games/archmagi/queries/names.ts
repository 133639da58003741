import type { Names } from '../commands/kit/kit'
import type { UnitId } from '../state/terms'
import { spellRow } from '../tables/chits'
import { SPELLS, type SpellId } from '../tables/spells'
import { factsOfType, type UnitTypeId } from '../tables/types'
import type { View } from './view'

/** What a unit is called that the viewer does not see. */
const HIDDEN = 'a hidden unit'

const SPELL_IDS: ReadonlySet<string> = new Set(SPELLS.map(({ id }) => id))

/** What a type of units is called. */
export function typeName(type: UnitTypeId): string {
  return factsOfType(type).name
}

/** What things are called for a viewer: units that have gone, or are hidden, have no name any more. */
export function namesIn({ units }: Pick<View, 'units'>): Names {
  const types = new Map<UnitId, UnitTypeId>(units.map(({ id, type }) => [id, type]))
  return {
    unit(id) {
      const type = types.get(id)
      return type === undefined ? HIDDEN : typeName(type)
    },
  }
}

/** A spell on the table by its id there: the spell, with a number where there are several. */
export function tableSpellName(id: string): string {
  const spell = id.replace(/#\d+$/, '')
  return SPELL_IDS.has(spell) ? spellRow(spell as SpellId).name : id
}
