import { MAGIC_PANEL } from '../../content/table-text'
import { abilityText, itemText, spellText } from '../../content/magic-text'
import type { CastingTime } from '../../content/magic'
import { creatureOf } from '../../rules/creatures'
import { itemOf } from '../../rules/guards'
import { costOf, magicOf } from '../../rules/sources'
import type { MagicSource, Table } from '../../rules/position'
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

/** Own turns until longer magic works (AA-18.3, AA-18.4). */
const TURNS: Readonly<Record<CastingTime, number | null>> = {
  Continuous: null,
  Counterspell: null,
  Instant: null,
  'Half Turn': 0,
  '1 Turn': 1,
  '2 Turns': 2,
}

/** When magic works that is declared now. */
export function whenItWorks({ turn }: Pick<Table, 'turn'>, source: MagicSource): string {
  const turns = TURNS[magicOf(source).casting]
  if (turns === null) return MAGIC_PANEL.now
  return turns === 0 ? MAGIC_PANEL.thisTurn : MAGIC_PANEL.later(turn + 2 * turns)
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
