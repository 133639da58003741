import { HAUNT_IDS } from '../content/units'
import { hexesAround, terrainAt } from './board'
import { isOwn } from './guards'
import type { Position, Table } from './position'
import { advancesAfterFireball, attackTargetsOf } from './segments/combat-choices'
import { fireballTargetsOf, mayCastNow } from './segments/fireball-range'
import { hasteTargetsOf } from './segments/haste-range'
import { summonChoices } from './segments/summon-choices'
import { enemyOf, holds, isOnBoard, unitsOf } from './stacking'

/**
 * Whether a segment that has just begun holds no choice and no duty. It asks only what lies open: to skip
 * the summoning because the pool is empty would tell the wizard so (AR-2.4).
 */
export function nothingToDo(position: Position): boolean {
  const { now, side } = position
  switch (now.segment) {
    case 'wanderingOrcs':
      return now.due === 0
    case 'summon':
      return summonChoices(position).length === 0
    case 'haste':
      return !unitsOf(position, side).some((unit) => hasteTargetsOf(position, unit.id).length > 0)
    case 'movement':
      return !unitsOf(position, side).some((unit) => mayStep(position, unit.hex))
    case 'fireball':
      return !hasFireball(position)
    case 'combat':
      return !hasAttack(position) && advancesAfterFireball(position).length === 0
    case 'hauntCheck':
      return HAUNT_IDS.every((haunt) => {
        const hex = position.haunts[haunt]
        return hex === undefined || !holds(position, hex, 'wizard')
      })
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
  const casters = table.units.filter((unit) => isOwn(table, unit) && mayCastNow(table, unit, 'fireball'))
  const wielders = table.units.filter((unit) => isOwn(table, unit) && mayCastNow(table, unit, 'wand'))
  return (
    casters.some((unit) => fireballTargetsOf(table, unit.id, 'fireball').length > 0) ||
    wielders.some((unit) => fireballTargetsOf(table, unit.id, 'wand').length > 0)
  )
}

function hasAttack(table: Table): boolean {
  return table.units.some(
    (unit) => isOwn(table, unit) && isOnBoard(table, unit) && attackTargetsOf(table, [unit.id]).length > 0,
  )
}
