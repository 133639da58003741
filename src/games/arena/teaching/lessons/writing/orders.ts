import type { HexId } from '@/engine/hex'
import type { AbilityId } from '../../../content/abilities'
import type { Terrain } from '../../../content/names'
import type { SpellId } from '../../../content/spells'
import type { CommandOf } from '../../../commands'
import type { ArenaSeat, CreatureId, EnchantmentId, ItemId, Space, Target } from '../../../rules/position'

const SELF: Target = { kind: 'self' }

const id = (name: string) => name as CreatureId
const hex = (name: string) => name as HexId
const space = (name: string) => name as Space
const path = (names: string) => (names === '' ? [] : names.split(' ').map(hex))

/** What a seat may be told to do in a lesson; paths are written 'C5 C6'. */
function ordersOf(seat: ArenaSeat) {
  const endPhase: CommandOf<'endPhase'> = { type: 'endPhase', seat }
  const pass: CommandOf<'passMagic'> = { type: 'passMagic', seat }
  return {
    endPhase,
    pass,
    ...landOrdersOf(seat),
    ...unitOrdersOf(seat),
    ...combatOrdersOf(seat),
    ...magicOrdersOf(seat),
  }
}

function landOrdersOf(seat: ArenaSeat) {
  return {
    changeTerrain: (at: string, to: Terrain): CommandOf<'changeTerrain'> => ({
      type: 'changeTerrain',
      seat,
      hex: hex(at),
      to,
    }),
    setStorm: (at: string, on = true): CommandOf<'setStorm'> => ({
      type: 'setStorm',
      seat,
      hex: hex(at),
      on,
    }),
  }
}

function unitOrdersOf(seat: ArenaSeat) {
  return {
    walk: (unit: string, way: string): CommandOf<'walk'> => ({
      type: 'walk',
      seat,
      unit: id(unit),
      path: path(way),
    }),
    /** Over the air spaces of some hexes, and down at the end. */
    fly: (unit: string, way: string, land = true): CommandOf<'fly'> => ({
      type: 'fly',
      seat,
      unit: id(unit),
      path: path(way),
      land,
    }),
    equip: (creature: string, item: string): CommandOf<'equip'> => ({
      type: 'equip',
      seat,
      creature: id(creature),
      item: item as ItemId,
    }),
    mount: (rider: string, on: string): CommandOf<'mount'> => ({
      type: 'mount',
      seat,
      rider: id(rider),
      mount: id(on),
    }),
  }
}

function combatOrdersOf(seat: ArenaSeat) {
  return {
    fire: (shooter: string, at: string): CommandOf<'fire'> => ({
      type: 'fire',
      seat,
      shooter: id(shooter),
      target: space(at),
    }),
    resolve: (at: string): CommandOf<'resolve'> => ({ type: 'resolve', seat, space: space(at) }),
    choose: (creature: string | null): CommandOf<'chooseCasualty'> => ({
      type: 'chooseCasualty',
      seat,
      creature: creature === null ? null : id(creature),
    }),
    attackVehicle: (vehicle: string, ...attackers: readonly string[]): CommandOf<'attackVehicle'> => ({
      type: 'attackVehicle',
      seat,
      vehicle: id(vehicle),
      attackers: attackers.map(id),
    }),
  }
}

function magicOrdersOf(seat: ArenaSeat) {
  const use = { type: 'declareAbility', seat, target: SELF } as const
  return {
    cast: (caster: string, spell: SpellId, target: Target): CommandOf<'declareSpell'> => ({
      type: 'declareSpell',
      seat,
      caster: id(caster),
      spell,
      target,
    }),
    /** Uses an item that works on its bearer. */
    useItem: (user: string, item: string): CommandOf<'declareAbility'> => ({
      ...use,
      user: id(user),
      ability: null,
      item: item as ItemId,
    }),
    /** Uses an ability that works on its user. */
    useAbility: (user: string, ability: AbilityId): CommandOf<'declareAbility'> => ({
      ...use,
      user: id(user),
      ability,
      item: null,
    }),
  }
}

/** Commands of either seat. */
export const WEST = ordersOf('west')
export const EAST = ordersOf('east')

/** Magic aimed at a creature. */
export function aimedAt(creature: string): Target {
  return { kind: 'creature', creature: id(creature) }
}

/** Magic aimed at an enchantment. */
export function aimedAtEnchantment(enchantment: string): Target {
  return { kind: 'enchantment', enchantment: enchantment as EnchantmentId }
}
