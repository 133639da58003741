import { listAt } from '@/engine/files/json-look'
import type { HexId } from '@/engine/kernel/hex'
import {
  adding,
  changing,
  dropping,
  type Entry,
  entriesOf,
  type FileEdit,
  inTurn,
  setting,
  without,
  wordAt,
} from '@/table/editor/file-edits'
import type { MageSeat, Phase, UnitId } from '../../state/terms'
import { numberOfSeat } from '../../tables/seats'
import type { Terrain } from '../../tables/terrain'
import { isArchmagus, type UnitTypeId } from '../../tables/types'

/** What only one moment has. */
const MOMENT_KEYS = ['battle', 'table', 'rolled', 'fallen', 'agenda', 'fought', 'given', 'stolen', 'ending']
/** What a unit did in a turn, which the next forgets (AM-4.5). */
const TURN_KEYS = ['used', 'knownTo', 'foundBare']

/** Puts a unit down; a seat has one Archmagus, so that another takes the place of the first (AM-3.3). */
export function placing(type: UnitTypeId, seat: MageSeat, hex: HexId): FileEdit {
  const add = adding('units', { type, seat: numberOfSeat(seat), hex })
  // Which number comes next is counted anew.
  const put: FileEdit = (file) => without(add(file), 'next')
  if (!isArchmagus(type)) return put
  const isFormer = (unit: Entry) =>
    unit['seat'] === numberOfSeat(seat) && isArchmagus(wordAt(unit, 'type') as UnitTypeId)
  return (file) => {
    const former = entriesOf(file, 'units').filter(isFormer)
    const rid = inTurn(...former.map((unit) => removing(wordAt(unit, 'id') as UnitId)))
    // Whom a seat plays follows from the units.
    return put(without(rid(file), 'archmagi'))
  }
}

/** Takes a unit off the map: its riders get off, and what is in force on it ends. */
export function removing(id: UnitId): FileEdit {
  return inTurn(
    dropping('units', (unit) => unit['id'] === id || unit['boundTo'] === id),
    changing('units', (unit) => (unit['riding'] === id ? { ...unit, riding: null } : unit)),
    dropping('effects', ({ on }) => isOn(on, id)),
  )
}

function isOn(on: Entry[string] | undefined, id: UnitId): boolean {
  return typeof on === 'object' && on !== null && !Array.isArray(on) && Object.values(on).includes(id)
}

/** Makes the ground of a hex another. */
export function shaping(hex: HexId, terrain: Terrain): FileEdit {
  return (file) => {
    const ground = (file['ground'] ?? {}) as Entry
    return { ...file, ground: { ...ground, terrain: { ...(ground['terrain'] as Entry), [hex]: terrain } } }
  }
}

/** Sets the moment: the phase begins anew, and what had been begun in the last one is forgotten. */
export function timing(round: number, active: MageSeat, phase: Phase): FileEdit {
  return inTurn(
    (file) => without(file, ...MOMENT_KEYS, 'setup', 'drawn'),
    changing('units', (unit) => without(unit, ...TURN_KEYS)),
    setting({ round, active: numberOfSeat(active), phase }),
  )
}

/** Gives a seat something to hold, as the last of a list. */
export function holding(seat: MageSeat, list: 'reserve' | 'spells', chit: string): FileEdit {
  return ofSeat(seat, list, (held) => [...held, chit])
}

/** Takes one of what a seat holds away. */
export function losing(seat: MageSeat, list: 'reserve' | 'spells', nth: number): FileEdit {
  return ofSeat(seat, list, (held) => held.filter((_, at) => at !== nth))
}

function ofSeat(
  seat: MageSeat,
  list: 'reserve' | 'spells',
  change: (held: readonly Entry[string][]) => readonly Entry[string][],
): FileEdit {
  return (file) => ({
    ...file,
    seats: listAt(file, 'seats').map((mage, nth) =>
      nth === numberOfSeat(seat) - 1 ? { ...(mage as Entry), [list]: change(listAt(mage, list)) } : mage,
    ),
  })
}
