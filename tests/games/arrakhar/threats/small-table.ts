import fc from 'fast-check'
import { type Side, TYPES_OF, type UnitType } from '@/games/arrakhar/tables/units'
import { boardFrom } from '@/games/arrakhar/queries/board'
import type { Table, Unit, UnitId } from '@/games/arrakhar/state/position'
import { situation } from '../../../support/situation'

const COLUMNS = 7
const ROWS = 5

/** A map far too small to be played on, with more mountains and entry hexes than a real one. */
const mapText = fc
  .array(fc.constantFrom('.', '.', '.', '.', '.', '.', '^', '^', 'E'), {
    minLength: COLUMNS * ROWS,
    maxLength: COLUMNS * ROWS,
  })
  .map((symbols) =>
    Array.from({ length: ROWS }, (_, row) => symbols.slice(row * COLUMNS, (row + 1) * COLUMNS).join('')).join(
      '\n',
    ),
  )

/** Types for up to six units, and for each a number that says where it stands. */
const troops = fc.array(
  fc.record({
    type: fc.constantFrom<UnitType>(...TYPES_OF.wizard, ...TYPES_OF.sorcerer),
    place: fc.nat(1000),
  }),
  { minLength: 1, maxLength: 6 },
)

/** Small tables at several moments of the first and of a later game-turn. */
export const smallTables: fc.Arbitrary<Table> = fc
  .record({
    map: mapText,
    troops,
    turn: fc.constantFrom(1, 3),
    when: fc.constantFrom(
      ...(['sorcerer summon', 'sorcerer combat', 'wizard haste', 'wizard fireball'] as const),
    ),
  })
  .map(({ map, troops: placed, turn, when }) => {
    const { position } = situation(when, {})
    return { ...position, turn, settings: { ...position.settings, map }, units: unitsOn(map, placed) }
  })

/** Stands each unit where it may stand: no two sides in a hex, and only the wizard's in entry hexes. */
function unitsOn(map: string, troops: readonly { type: UnitType; place: number }[]): readonly Unit[] {
  const { grid, terrain } = boardFrom(map)
  const units: Unit[] = []
  troops.forEach(({ type, place }, nth) => {
    const isWizards = TYPES_OF.wizard.includes(type)
    const free = grid.ids.filter((hex, index) => {
      if (units.some((unit) => unit.hex === hex && TYPES_OF.wizard.includes(unit.type) !== isWizards))
        return false
      return terrain[index] === 'clear' || (isWizards && terrain[index] === 'entry')
    })
    const hex = free[place % free.length]
    if (hex !== undefined) units.push({ id: `${type}-${nth}` as UnitId, type, hex })
  })
  return units
}

export const BOTH: readonly Side[] = ['sorcerer', 'wizard']
