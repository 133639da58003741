import { counted, listed } from '../../content/text'
import { isOwn } from '../../rules/guards'
import type { Table } from '../../rules/position'
import { attackTargetsOf, mayAttack } from '../../rules/segments/combat-choices'
import { unresolvedIn } from '../../rules/segments/designating'
import { pointsLeft, stackingFaults } from '../../rules/segments/movement-reach'
import { summonChoices } from '../../rules/segments/summon-choices'
import { castersIn, casterHexes } from '../gestures/spells'

/** What could or must still be done in this segment, briefly, as far as everybody may know; '' for nothing. */
export function stillToDo(table: Table): string {
  const { now } = table
  if (table.drawOffer) return 'answer the offer of a draw'
  switch (now.segment) {
    case 'wanderingOrcs':
      return now.due === null
        ? 'roll for the orcs'
        : now.due > 0
          ? `place ${counted(now.due, 'orc', 'orcs')}`
          : ''
    case 'summon':
      return now.pending ? 'place those summoned' : summonersLeft(table)
    case 'movement':
      return movementLeft(table)
    case 'haste':
      return unresolvedText(table) || castersLeft(table)
    case 'fireball':
      return unresolvedText(table) || castersLeft(table)
    case 'combat':
      return unresolvedText(table) || attackersLeft(table)
    default:
      return ''
  }
}

function unresolvedText(table: Table): string {
  const count = unresolvedIn(table).length
  return count > 0 ? `roll for ${counted(count, 'designation', 'designations')}` : ''
}

function summonersLeft(table: Table): string {
  const haunts = new Set(summonChoices(table).map(({ haunt }) => haunt))
  return haunts.size > 0 ? `summon at ${listed([...haunts])}` : ''
}

function movementLeft(table: Table): string {
  const faults = stackingFaults(table)
  if (faults.length > 0) return `put right ${listed(faults)}`
  const unmoved = table.units.filter((unit) => isOwn(table, unit) && pointsLeft(table, unit) > 0)
  return unmoved.length > 0 ? `${counted(unmoved.length, 'unit', 'units')} can move` : ''
}

function castersLeft(table: Table): string {
  const spell = table.now.segment === 'haste' ? 'haste' : 'fireball'
  const count = casterHexes(table, spell).flatMap((hex) => castersIn(table, spell, hex)).length
  return count > 0 ? `${counted(count, 'caster', 'casters')} can cast` : ''
}

function attackersLeft(table: Table): string {
  const able = table.units.filter(
    (unit) => mayAttack(table, unit) && attackTargetsOf(table, [unit.id]).length > 0,
  )
  return able.length > 0 ? `${counted(able.length, 'unit', 'units')} can attack` : ''
}
