import type { Json } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { CreatureCardId } from '../../content/creatures'
import type { ItemCardId } from '../../content/items'
import type { Terrain } from '../../content/names'
import { seatNumber } from '../../rules/files/seat-numbers'
import type { ArenaSeat, Phase, Space } from '../../rules/position'

export type Fields = Readonly<Record<string, Json>>

/** A position file as the desk writes it: everything is said. */
export interface WrittenFile {
  readonly hexes: Readonly<Record<string, Fields>>
  readonly creatures: readonly (Fields & {
    readonly id: string
    readonly number: number
    readonly at: string
  })[]
  readonly items: readonly (Fields & { readonly id: string })[]
  readonly corpses: readonly (Fields & { readonly id: string })[]
  readonly enchantments: readonly WrittenEnchantment[]
  readonly casts: readonly (Fields & { readonly id: string; readonly caster: string })[]
  readonly pools: readonly number[]
  readonly spells: readonly (readonly string[])[]
  readonly revealed: readonly (readonly string[])[]
  readonly active: number
  readonly phase?: string
  /** What only a magic phase has. */
  readonly magic?: Fields & { readonly queue: readonly string[] }
}

/** An enchantment as the desk writes it. */
export type WrittenEnchantment = Fields & {
  readonly id: string
  readonly name: string
  readonly seat: number
  readonly on: Fields
}

/** A change of a position file. */
export type Edit = (file: WrittenFile) => Json

/** Lists of what may be taken off the board. */
export type Kind = 'creatures' | 'items' | 'corpses'

/** What only one phase has, and the count of what was made, which is counted anew. */
const PHASE_KEYS: readonly string[] = [
  'phase',
  'stage',
  'bout',
  'magic',
  'combat',
  'budget',
  'pooled',
  'result',
  'first',
  'itemUses',
]

/** What a creature did in a turn, which the next forgets (AA-3.4). */
const TURN_KEYS: readonly string[] = [
  'moved',
  'from',
  'fired',
  'fought',
  'instantUsed',
  'castBegun',
  'mounted',
  'dismounted',
  'stranded',
  'flown',
]

/** Puts a creature down, as printed and as the last in number. */
export function placing(type: CreatureCardId, owner: ArenaSeat, at: Space): Edit {
  return (file) => {
    const number = Math.max(0, ...file.creatures.map((creature) => creature.number)) + 1
    const placed = { id: `${type}-${nextOf(file)}`, type, number, owner: seatNumber(owner), at }
    return renumbered(file, { creatures: [...file.creatures, placed] })
  }
}

/** Lays an item down. */
export function laying(type: ItemCardId, at: Space): Edit {
  return (file) => renumbered(file, { items: [...file.items, { id: `${type}-${nextOf(file)}`, type, at }] })
}

/** Lays a corpse down. */
export function burying(type: CreatureCardId, owner: ArenaSeat, at: HexId): Edit {
  return (file) => {
    const corpse = { id: `corpse-${nextOf(file)}`, type, owner: seatNumber(owner), at }
    return renumbered(file, { corpses: [...file.corpses, corpse] })
  }
}

/**
 * Takes something off the board: its riders get off, what it carried falls where it stood, and magic that it was
 * casting or that was on it is gone.
 */
export function removing(kind: Kind, id: string): Edit {
  return (file) => {
    const kept = file[kind].filter((one) => one.id !== id)
    const gone = file.creatures.find((creature) => creature.id === id)
    const magic = withoutMagicOf(file, id)
    if (kind !== 'creatures' || !gone) return written(file, { ...magic, [kind]: kept })
    return written(file, {
      ...magic,
      creatures: kept.map((one) => (one['on'] === id ? { ...one, on: null } : one)),
      items: file.items.map((item) => (item['by'] === id ? fallen(item, gone.at) : item)),
    })
  }
}

function withoutMagicOf(file: WrittenFile, id: string): Fields {
  const casts = file.casts.filter(({ caster }) => caster !== id)
  return {
    enchantments: file.enchantments.filter(({ on }) => on['creature'] !== id && on['item'] !== id),
    ...castsLeft(file, casts),
  }
}

/** Only some of the casts are left, in the order of a magic phase, too. */
export function castsLeft({ magic }: WrittenFile, casts: WrittenFile['casts']): Fields {
  const ids = casts.map(({ id }) => id)
  return {
    casts,
    ...(magic && { magic: { ...magic, queue: magic.queue.filter((id) => ids.includes(id)) } }),
  }
}

/** Puts a creature on a mount, or on its own feet. */
export function mounting(rider: string, mount: string | null): Edit {
  return (file) =>
    written(file, {
      // Who pilots a vehicle now follows from who sits on it.
      creatures: file.creatures.map((one) =>
        withoutController(one.id === rider ? { ...one, on: mount } : one),
      ),
    })
}

/** Gives an item to a creature, or lays it down. */
export function giving(item: string, place: { readonly by: string } | { readonly at: Space }): Edit {
  return (file) =>
    written(file, {
      items: file.items.map((one) => (one.id === item ? { ...unplaced(one), ...place } : one)),
    })
}

/** What may be said of a hex. */
interface HexChange {
  readonly terrain?: Terrain
  readonly control?: ArenaSeat | null
  /** The last turn of its storm. */
  readonly storm?: number | null
}

/** Changes the ground, the control or the weather of a hex. */
export function shaping(hex: HexId, { control, ...rest }: HexChange): Edit {
  return (file) => {
    const change = { ...rest, ...(control === undefined ? {} : { control: control && seatNumber(control) }) }
    return written(file, { hexes: { ...file.hexes, [hex]: { ...file.hexes[hex], ...change } } })
  }
}

/**
 * Sets the moment: the phase begins anew, and what had come of the last one is forgotten, as is what creatures did in
 * that turn and what was in force for one phase.
 */
export function timing(turn: number, active: ArenaSeat, phase: Phase): Edit {
  return (file) => ({
    ...without(file as unknown as Fields, PHASE_KEYS),
    creatures: file.creatures.map((creature) => without(creature, TURN_KEYS)),
    enchantments: file.enchantments.filter(({ ends }) => (ends ?? null) === null),
    hexes: Object.fromEntries(Object.entries(file.hexes).map(([id, hex]) => [id, without(hex, ['fresh'])])),
    stage: 'play',
    turn,
    active: seatNumber(active),
    phase,
  })
}

/** Fills a seat's pool. */
export function filling(seat: ArenaSeat, points: number): Edit {
  return (file) => {
    const { pools } = file
    return written(file, { pools: pools.map((pool, nth) => (nth === seatNumber(seat) ? points : pool)) })
  }
}

/** The file with some of its keys anew. */
export function written(file: WrittenFile, change: Readonly<Record<string, Json>>): Json {
  return { ...(file as unknown as Fields), ...change }
}

/** Something new is in the file, so that it is counted anew what comes next. */
export function renumbered(file: WrittenFile, change: Readonly<Record<string, Json>>): Json {
  return { ...without(file as unknown as Fields, ['next']), ...change }
}

function without(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)))
}

/** A number that no id of the file ends in. */
export function nextOf({ creatures, items, corpses, enchantments, casts }: WrittenFile): number {
  const ends = [...creatures, ...items, ...corpses, ...enchantments, ...casts].map(({ id }) =>
    Number(/\d{1,6}$/.exec(id)?.[0] ?? 0),
  )
  return Math.max(creatures.length, ...ends) + 1
}

function withoutController({ controller: _, ...creature }: Fields): Fields {
  return creature
}

function unplaced({ at: _at, by: _by, ...item }: Fields): Fields {
  return item
}

function fallen(item: Fields, from: string): Fields {
  return { ...unplaced(item), at: from.replace('^', '') }
}
