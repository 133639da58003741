import { MAGIC_PANEL } from '../../tables/table-text'
import { abilityText, itemText, spellText } from '../../tables/magic-text'
import { creatureOf } from '../../queries/creatures'
import { itemOf } from '../../queries/guards'
import { dueOf } from '../../queries/magic/declaring'
import { costOf, magicOf } from '../../state/sources'
import type { MagicSource, Table } from '../../state/position'
import type { Castable } from '../gestures/magic-offers'

/** What is printed on some magic: type and level, cost, casting time and range. */
export function magicFacts(source: MagicSource): readonly string[] {
  const { type, level, casting, range } = magicOf(source)
  const cost = costOf(source)
  return [
    `${type} ${level}`,
    ...(cost > 0 ? [MAGIC_PANEL.cost(cost)] : []),
    casting,
    MAGIC_PANEL.range(range),
  ]
}

/** What some magic does, as a sentence. */
export function effectWords(source: MagicSource): string {
  switch (source.kind) {
    case 'spell':
      return spellText(source.spell)
    case 'ability':
      return abilityText(source.ability)
    case 'item':
      return itemText(source.item)
  }
}

/** When magic works that is declared now. */
export function whenItWorks(table: Pick<Table, 'turn'>, source: MagicSource): string {
  return dueWords(table, dueOf(table, source), MAGIC_PANEL.now)
}

/** When magic works that is due; `atOnce` is said of what is due in no turn. */
export function dueWords({ turn }: Pick<Table, 'turn'>, due: number | null, atOnce: string): string {
  if (due === null) return atOnce
  return due === turn ? MAGIC_PANEL.thisTurn : MAGIC_PANEL.later(due)
}

/** Uses left of an ability or an item; null where it has no limit. */
export function usesLeft(
  table: Table,
  { caster, source, item }: Pick<Castable, 'caster' | 'source' | 'item'>,
): number | null {
  if (item !== null) return itemOf(table, item)?.uses ?? null
  if (source.kind !== 'ability') return null
  return creatureOf(table, caster)?.uses[source.ability] ?? null
}
