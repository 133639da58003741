import { listAt, valueAt } from '@/engine/files/json-look'
import type { Json } from '@/engine/kernel/game'
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
  withId,
  without,
  wordAt,
} from '@/table/editor/file-edits'
import type { CreatureCardId } from '../../tables/creatures'
import type { ItemCardId } from '../../tables/items'
import { seatNumber } from '../../state/vocabulary'
import type { ArenaSeat, Hex, Phase, Space } from '../../state/position'

/** What only one phase has, and what is counted anew. */
const PHASE_KEYS = [
  ...['phase', 'stage', 'bout', 'magic', 'combat', 'budget', 'pooled', 'result', 'first', 'itemUses'],
]

/** What a creature did in a turn, which the next forgets (AA-3.4). */
const TURN_KEYS = [
  ...['moved', 'from', 'fired', 'fought', 'instantUsed', 'castBegun', 'mounted', 'dismounted'],
  ...['stranded', 'flown'],
]

/** Puts a creature down, as printed and as the last in number. */
export function placing(type: CreatureCardId, owner: ArenaSeat, at: Space): FileEdit {
  return (file) => {
    const { creature: number } = nextOf(file)
    return made('creatures', (nth) => ({ id: `${type}-${nth}`, type, number, owner, at }))(file)
  }
}

/** Lays an item down. */
export function laying(type: ItemCardId, at: Space): FileEdit {
  return made('items', (nth) => ({ id: `${type}-${nth}`, type, at }))
}

/** Lays a corpse down. */
export function burying(type: CreatureCardId, owner: ArenaSeat, at: HexId): FileEdit {
  return made('corpses', (nth) => ({ id: `corpse-${nth}`, type, owner, at }))
}

/** Adds something with a number that no id of the file ends in; which comes next is counted anew. */
export function made(list: string, entryOf: (nth: number) => Entry): FileEdit {
  return (file) => {
    const { creature, other } = nextOf(file)
    return without(adding(list, entryOf(Math.max(creature, other)))(file), 'next')
  }
}

/** The numbers of what comes next, which every file of the desk says. */
function nextOf(file: Entry): { readonly creature: number; readonly other: number } {
  const number = (kind: string) => Number(valueAt(file['next'], kind))
  return { creature: number('creature'), other: number('other') }
}

/**
 * Takes something off the board: its riders get off, what it carried falls where it stood, and magic that it was
 * casting or that was on it is gone.
 */
export function removing(kind: 'creatures' | 'items' | 'corpses', id: string): FileEdit {
  return (file) => {
    const stood = wordAt(entriesOf(file, kind).find(withId(id)), 'at')
    return inTurn(
      dropping(kind, withId(id)),
      dropping('enchantments', ({ on }) => valueAt(on, 'creature') === id || valueAt(on, 'item') === id),
      breakingOff(({ caster }) => caster === id),
      changing('creatures', (one) => (one['on'] === id ? { ...one, on: null } : one)),
      changing('items', (item) => (item['by'] === id ? placed(item, { at: stood.replace('^', '') }) : item)),
    )(file)
  }
}

/** Some casts are gone, out of the order of a magic phase, too. */
export function breakingOff(isGone: (cast: Entry) => boolean): FileEdit {
  return (file) => {
    const { magic } = file
    const gone = entriesOf(file, 'casts').filter(isGone)
    const queue = listAt(magic, 'queue').filter((id) => !gone.some((cast) => cast['id'] === id))
    const left = dropping('casts', isGone)(file)
    return magic === undefined ? left : { ...left, magic: { ...(magic as Entry), queue } }
  }
}

/** Puts a creature on a mount, or on its own feet; who pilots a vehicle now follows from who sits on it. */
export function mounting(rider: string, mount: string | null): FileEdit {
  return changing('creatures', (one) =>
    without(one['id'] === rider ? { ...one, on: mount } : one, 'controller'),
  )
}

/** Gives an item to a creature, or lays it down. */
export function giving(id: string, place: { readonly by: string } | { readonly at: Space }): FileEdit {
  return changing('items', (item) => (item['id'] === id ? placed(item, place) : item))
}

function placed(item: Entry, place: Entry): Entry {
  return { ...without(item, 'at', 'by'), ...place }
}

/** Changes the ground, the control or the weather of a hex. */
export function shaping(hex: HexId, change: Partial<Omit<Hex, 'fresh'>>): FileEdit {
  return changingHexes((hexes) => ({ ...hexes, [hex]: { ...(hexes[hex] as Entry), ...change } }))
}

function changingHexes(change: (hexes: Entry) => Entry): FileEdit {
  return (file) => ({ ...file, hexes: change(file['hexes'] as Entry) })
}

/**
 * Sets the moment: the phase begins anew, and what had come of the last one is forgotten, as is what creatures did in
 * that turn and what was in force for one phase.
 */
export function timing(turn: number, active: ArenaSeat, phase: Phase): FileEdit {
  return inTurn(
    (file) => without(file, ...PHASE_KEYS),
    changing('creatures', (creature) => without(creature, ...TURN_KEYS)),
    dropping('enchantments', ({ ends = null }) => ends !== null),
    changingHexes((hexes) =>
      Object.fromEntries(Object.entries(hexes).map(([id, hex]) => [id, without(hex as Entry, 'fresh')])),
    ),
    setting({ stage: 'play', turn, active, phase }),
  )
}

/** Fills a seat's pool. */
export function filling(seat: ArenaSeat, points: number): FileEdit {
  return (file) => ({ ...file, pools: ofSeat(file, 'pools', seat, () => points) })
}

/** What a file says of both seats, changed for one of them. */
export function ofSeat(
  file: Entry,
  key: string,
  seat: ArenaSeat,
  change: (said: Json) => Json,
): readonly Json[] {
  return listAt(file, key).map((said, nth) => (nth === seatNumber(seat) ? change(said) : said))
}
