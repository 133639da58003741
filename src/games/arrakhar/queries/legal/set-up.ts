import type { HexId } from '@/engine/kernel/hex'
import { COUNTERMIX, type HauntId, type Side, TYPES_OF, type UnitType } from '../../tables/units'
import { boardOf } from '../board'
import { countsOf } from '../counts'
import { designFaults } from '../design'
import { assignedTo, boughtBy, hauntHexRefusal, setUpOf, sorcererHexRefusal } from '../placement'
import type { Counts, Position, Settings, SomeCounts } from '../../state/position'

/** A legal force of a side: the minimum, then one more of each type in turn while the points last. */
export function plainDesign(settings: Settings, side: Side): Counts {
  const { minimum } = settings.allowance[side]
  let counts = countsOf(Object.fromEntries(TYPES_OF[side].map((type) => [type, minimum])))
  for (;;) {
    const before = counts
    for (const type of TYPES_OF[side]) counts = withOneMore(settings, side, counts, type)
    if (counts === before) return counts
  }
}

/** The counts with one more of a type if that is still legal, else the same counts. */
export function withOneMore(settings: Settings, side: Side, counts: Counts, type: UnitType): Counts {
  const more = { ...counts, [type]: counts[type] + 1 }
  return more[type] <= COUNTERMIX && designFaults(settings, side, more).length === 0 ? more : counts
}

/** One legal force, if the points pay for any; every other that the clauses allow is accepted too. */
export function designsOf({ side, settings }: Position): readonly { side: Side; counts: Counts }[] {
  const counts = plainDesign(settings, side)
  return designFaults(settings, side, counts).length > 0 ? [] : [{ side, counts }]
}

/** Hexes where a haunt may stand (AR-3.2, AR-3.3). */
export function hauntHexes(position: Position, haunt: HauntId): readonly HexId[] {
  const { settings } = position
  const setUp = setUpOf(position)
  return boardOf(settings).grid.ids.filter((hex) => !hauntHexRefusal(settings, setUp, haunt, hex))
}

/** Hexes where one more sorcerer may stand (AR-3.5). */
export function sorcererHexes(position: Position): readonly HexId[] {
  const { settings } = position
  const setUp = setUpOf(position)
  return boardOf(settings).grid.ids.filter((hex) => !sorcererHexRefusal(settings, setUp, hex))
}

/** What may wait in each entry hex: of each type, all that are left. */
export function entriesOf(position: Position): readonly { hex: HexId; counts: SomeCounts }[] {
  const setUp = setUpOf(position)
  const design = boughtBy(position.secrets, 'wizard')
  return boardOf(position.settings).entryHexes.map((hex) => {
    const elsewhere = assignedTo(setUp, hex)
    const counts = Object.fromEntries(TYPES_OF.wizard.map((type) => [type, design[type] - elsewhere[type]]))
    return { hex, counts }
  })
}
