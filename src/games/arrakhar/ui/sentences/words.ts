import { listed } from '@/engine/basics/phrases'
import { countOf, type Side, UNIT_TYPES, type UnitType } from '../../tables/units'
import type { Ending, FormerUnit, Table, UnitId } from '../../state/position'
import { unitName } from './unit-name'

/** What sentences need to know beside the event: a unit's type, in play or out of it. */
export type TypeOf = (unit: UnitId) => UnitType | undefined

/** The type of any unit that is or was in play. */
export function typeLookup(table: Table): TypeOf {
  const types = new Map<UnitId, UnitType>()
  for (const { id, type } of [...table.eliminated, ...table.left, ...table.units]) types.set(id, type)
  return (id) => types.get(id)
}

/** Units as counted types: '2 elves and 1 dwarf'. */
export function unitsText(units: readonly UnitId[], typeOf: TypeOf): string {
  return typesText(
    units.flatMap((id) => typeOf(id) ?? []),
    units.length,
  )
}

/** Units that left play as counted types. */
export function formerText(units: readonly FormerUnit[]): string {
  return typesText(
    units.map(({ type }) => type),
    units.length,
  )
}

/** Units lost by one roll: '2 ghouls eliminated', or 'no effect'. */
export function lossText(eliminated: readonly FormerUnit[]): string {
  return eliminated.length === 0 ? 'no effect' : `${formerText(eliminated)} eliminated`
}

function typesText(types: readonly UnitType[], count: number): string {
  return typesListed((type) => types.filter((other) => other === type).length) ?? `${count} units`
}

/** Counted types, those of which there are any: '2 elves and 1 dwarf'; undefined where there are none. */
export function typesListed(
  many: (type: UnitType) => number,
  types: readonly UnitType[] = UNIT_TYPES,
): string | undefined {
  const parts = types.flatMap((type) => (many(type) > 0 ? [countOf(many(type), type)] : []))
  return parts.length > 0 ? listed(parts) : undefined
}

/** A single unit by type and number: 'sorcerer 3'. */
export function unitText(unit: UnitId, typeOf: TypeOf): string {
  const type = typeOf(unit)
  return type ? unitName(unit, type) : unit
}

/** Whose phase it is, in words. */
export function phaseText(side: Side): string {
  return side === 'sorcerer' ? 'sorcerer phase' : 'wizard phase'
}

/** How the game ended, in a sentence. */
export function endingText({ winner, by }: Ending): string {
  if (winner === 'draw') return 'The players agree on a draw.'
  switch (by) {
    case 'wand':
      return 'The wizard carries the wand out of the valley and wins.'
    case 'elimination':
      return 'No unit of the wizard’s side is left: the sorcerer wins.'
    case 'turnLimit':
      return 'The last game-turn is over and the wand is still in the valley: the sorcerer wins.'
    case 'resignation':
      return winner === 'wizard'
        ? 'The sorcerer resigns: the wizard wins.'
        : 'The wizard resigns: the sorcerer wins.'
    case 'agreement':
      return 'The game ends by agreement.'
  }
}
