import type { FireballKind } from '../../tables/tables'
import { hexesAround, terrainAt } from '../board'
import { isOwn } from '../guards'
import type { Table, Unit } from '../../state/position'
import { advancesAfterFireball, attackTargetsFrom } from '../combat-choices'
import { mayCastNow, targetsFrom } from '../fireball-range'
import { hasteTargetsOf } from '../haste-range'
import { occupiedHaunts } from '../haunts'
import { summonChoices } from '../summon-choices'
import { enemyOf, holds, presenceOf } from '../stacking'

/**
 * Whether a segment that has just begun holds no choice and no duty. It asks only what lies open: to skip
 * the summoning because the pool is empty would tell the wizard so (AR-2.4).
 */
export function nothingToDo(table: Table): boolean {
  const { now } = table
  switch (now.segment) {
    case 'wanderingOrcs':
      return now.due === 0
    case 'summon':
      return summonChoices(table).length === 0
    case 'haste':
      return !table.units.some(({ type, id }) => type === 'wizard' && hasteTargetsOf(table, id).length > 0)
    case 'movement':
      return !table.units.some((unit) => isOwn(table, unit) && mayStep(table, unit.hex))
    case 'fireball':
      return !hasFireball(table)
    case 'combat':
      return !hasAttack(table) && advancesAfterFireball(table).length === 0
    case 'hauntCheck':
      return occupiedHaunts(table).length === 0
    case 'sorcererDesign':
    case 'wizardDesign':
    case 'sorcererPlacement':
    case 'wizardPlacement':
      return false
  }
}

function mayStep(table: Table, from: Table['units'][number]['hex']): boolean {
  const barred = table.side === 'sorcerer' || terrainAt(table, from) === 'entry'
  return hexesAround(table, from).some((hex) => {
    const terrain = terrainAt(table, hex)
    if (terrain === 'entry') return !barred
    return terrain === 'clear' && !holds(table, hex, enemyOf(table.side))
  })
}

function hasFireball(table: Table): boolean {
  const enemies = presenceOf(table, enemyOf(table.side))
  const aims = (unit: Unit, kind: FireballKind) =>
    mayCastNow(table, unit, kind) && targetsFrom(table, unit, enemies).length > 0
  return table.units.some((unit) => isOwn(table, unit) && (aims(unit, 'fireball') || aims(unit, 'wand')))
}

function hasAttack(table: Table): boolean {
  const enemies = presenceOf(table, enemyOf(table.side))
  return table.units.some((unit) => isOwn(table, unit) && attackTargetsFrom(table, unit, enemies).length > 0)
}
