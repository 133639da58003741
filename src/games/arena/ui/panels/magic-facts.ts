import { MAGIC_PANEL } from '../../tables/table-text'
import { abilityText, itemText, spellText } from '../../tables/magic-text'
import { creatureOf } from '../../queries/creatures'
import { itemOf } from '../../queries/guards'
import { dueOf } from '../../queries/magic/declaring'
import { usesLeft } from '../../queries/magic/uses'
import { costOf, magicOf } from '../../state/sources'
import type { MagicSource, Table } from '../../state/position'
import type { Castable } from '../gestures/magic-offers'

/** What is to be known of magic, as if it were declared now unless it is: type and level, cost, casting time, range, and when it works. */
export function magicFacts(
  table: Pick<Table, 'turn'>,
  source: MagicSource,
  due = dueOf(table, source),
): readonly string[] {
  const { type, level, casting, range } = magicOf(source)
  const cost = costOf(source)
  return [
    `${type} ${level}`,
    ...(cost > 0 ? [MAGIC_PANEL.cost(cost)] : []),
    casting,
    MAGIC_PANEL.range(range),
    dueWords(table, due, MAGIC_PANEL.now),
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

/** When magic works that is due; `atOnce` is said of what is due in no turn. */
export function dueWords({ turn }: Pick<Table, 'turn'>, due: number | null, atOnce: string): string {
  if (due === null) return atOnce
  return due === turn ? MAGIC_PANEL.thisTurn : MAGIC_PANEL.later(due)
}

/** How many uses are left of an ability or an item; nothing of what has no limit. */
export function usesWords(table: Table, { caster, source, item: id }: Castable): readonly string[] {
  const user = creatureOf(table, caster)
  const item = id === null ? undefined : itemOf(table, id)
  const left = user ? usesLeft({ user, source, item }) : null
  return left === null ? [] : [MAGIC_PANEL.uses(left)]
}
