import * as v from 'valibot'
import { type AnyKind, type GivenOf, type Kind, kindOf, plain, type ValueOf } from '@/engine/declare/kind'
import { flag, listed, oneOf, place, ref, refOnce, row, whole } from '@/engine/declare/kinds'
import { record } from '@/engine/declare/record'
import { variants } from '@/engine/declare/variants'
import type { HexId } from '@/engine/kernel/hex'
import { ARCHMAGI } from '../tables/archmagi'
import { ARTIFACTS } from '../tables/artifacts'
import { numberOfSeat, SEAT_ROWS, SEATS, type MageSeat } from '../tables/seats'
import { SPELLS } from '../tables/spells'
import { TERRAINS } from '../tables/terrain'
import { isTypeId, type UnitTypeId } from '../tables/types'
import { UNITS } from '../tables/units'
import { PILES } from '../tables/vocabulary'
import type { PlanItem, StackRef, Targets, UnitId } from './terms'

/** A seat by its number, as the specification has it, or by name. */
export const seat = kindOf<MageSeat>({
  schema: v.pipe(
    v.picklist(
      SEAT_ROWS.flatMap(({ id, number }) => [id, number]),
      'must be the number of a seat, from 1 to 4',
    ),
    v.transform((given) => SEAT_ROWS.find(({ id, number }) => given === id || given === number)?.id ?? 'one'),
  ),
  write: numberOfSeat,
  visit: (value, path, to) => to.names('seat', value, path),
})
export const unit = refOnce<UnitId>()
export const hex = place<HexId>('hex')
export const chit = oneOf(
  UNITS.map(({ id }) => id),
  'must be the id of a unit chit, such as "knights"',
)
export const spell = oneOf(
  SPELLS.map(({ id }) => id),
  'must be the id of a spell, such as "fireball"',
)
export const artifact = oneOf(
  ARTIFACTS.map(({ id }) => id),
  'must be the id of an artifact, such as "rune-blade"',
)
export const archmagus = oneOf(
  ARCHMAGI.map(({ id }) => id),
  'must be the id of an Archmagus, such as "wizard"',
)
export const terrain = oneOf(
  TERRAINS.map(({ id }) => id),
  'must be the id of a terrain, such as "plains"',
)
export const pile = oneOf(PILES)
/** A name out of a table, or of a spell on the table. */
export const name = refOnce<string>()

/** What a unit on the map is: a chit, an Archmagus, or what a spell has created. */
export const unitType = plain<UnitTypeId>(
  v.custom<UnitTypeId>(
    (id) => typeof id === 'string' && isTypeId(id),
    'must be the id of a unit, such as "knights"',
  ),
)
/** A list that may hold every unit there is, and more. */
export const many = <K extends AnyKind>(item: K) => listed(item, 2000)
/** A unit that is on the map. */
export const unitThere = ref<UnitId>('unit')
export const stack: Kind<StackRef> = record({ hex, owner: seat })

/** Something for each seat; in files a list in the order of the seats, with null where there is nothing. */
export function forSeats<K extends AnyKind>(
  item: K,
): Kind<Readonly<Record<MageSeat, ValueOf<K>>>, Readonly<Partial<Record<MageSeat, GivenOf<K>>>>> {
  type All<Of> = Readonly<Partial<Record<MageSeat, Of>>>
  return kindOf<Readonly<Record<MageSeat, ValueOf<K>>>, All<GivenOf<K>>>({
    schema: v.pipe(
      listed(item.orNull(), SEATS.length).schema,
      v.transform((all) => {
        const given = all.flatMap((one, nth) => (one === null ? [] : [[SEATS[nth], one] as const]))
        return Object.fromEntries(given) as All<GivenOf<K>>
      }),
    ),
    write(all: All<ValueOf<K>>, within) {
      const said = SEATS.map((seat) => (seat in all ? (item.write(all[seat], within) ?? null) : null))
      return said.slice(0, said.findLastIndex((one) => one !== null) + 1)
    },
    visit(all, path, to) {
      for (const [nth, seat] of SEATS.entries())
        if (seat in all) item.visit?.(all[seat], `${path}.${nth}`, to)
    },
  })
}

/** What something is aimed at, by the slots of its row (AM-E.0.2). */
export const targets: Kind<Targets> = record({
  ...{ unit: unit.optional(), heroes: listed(unit).optional(), chit: chit.optional() },
  ...{ stack: stack.optional(), stacks: listed(stack).optional(), hex: hex.optional() },
  side: row<readonly [HexId, HexId]>(hex, 2, 'must be two hexes').optional(),
  ...{ artifact: artifact.optional(), kin: name.optional(), gift: name.optional() },
  ...{ poison: name.optional(), what: name.optional(), pile: pile.optional() },
})

const enter = flag.optional()
export const casting = {
  ...{ caster: unit, spell, targets, farcast: spell.optional(), from: artifact.optional(), enter },
}
/** Which of what an artifact offers; none offers as many. */
export const choice = whole(0, 9)

/** Something planned for an exchange (AM-11.12). */
export const planItem: Kind<PlanItem> = variants('kind', {
  swap: { unit, with: unit, by: oneOf(['skirmish', 'vanish']) },
  guard: { unit },
  leave: { unit, to: hex, with: unit.optional() },
  support: { unit },
  paralyze: { unit, target: unit },
  artifact: { unit, artifact, targets: targets.optional(), choose: choice.optional(), enter },
  power: { power: name, targets, enter },
  cast: casting,
})
