import type { SeenCounter } from '@/board/motion/seen-counter'
import type { HexId } from '@/engine/kernel/hex'
import type { Shown } from '@/table/events/presentation'
import { type Fall, inOrder, sceneOf, seen, sliding, unseen } from '@/table/motion/scene'
import type { SeenUnit, View } from '../../queries/view'
import type { StackRef, UnitId } from '../../state/terms'
import type { MageSeat } from '../../tables/seats'
import type { UnitTypeId } from '../../tables/types'
import { bannerId, bannerOf, hexOfUnit, hiddenIn, stacksOnBoard, withUnits } from '../board/board-view'

type Counters = readonly SeenCounter[]

/** A unit as events tell of it. */
interface ToldUnit {
  readonly unit: UnitId
  readonly kind: UnitTypeId
  readonly seat: MageSeat
  readonly hex: HexId
}

function countersIn(view: View, hex: HexId): Counters {
  return stacksOnBoard(view).flatMap((stack) => (stack.hex === hex ? stack.counters : []))
}

function countersOf(view: View, ids: readonly string[]): Counters {
  return stacksOnBoard(view).flatMap(({ counters }) => counters.filter(({ id }) => ids.includes(id)))
}

/** What is shown of counters, by their ids: units that the viewer sees, and banners for those that it does not. */
export const SCENE = sceneOf<View, string, HexId>({
  hexOf: (hex) => hex,
  hexOfPiece: (view, id) =>
    stacksOnBoard(view).find(({ counters }) => counters.some((one) => one.id === id))?.hex,
  countersOf,
  countersIn,
  relocated: (view, ids, hex) => changed(view, ids, { hex }),
  without: (view, ids) => withUnits(view, (units) => units.filter(({ id }) => !ids.includes(id))),
})

/** The view when something about units that the viewer sees has changed. */
export function changed(
  view: View,
  ids: readonly string[],
  change: Partial<Pick<SeenUnit, 'hex' | 'seat' | 'type'>>,
): View {
  return withUnits(view, (units) =>
    units.map((unit) => {
      if (!ids.includes(unit.id)) return unit
      return { ...unit, ...change, whole: unit.whole && { ...unit.whole, ...change } }
    }),
  )
}

/** The view with so many more hidden units in a stack, or fewer. */
function withHidden(view: View, { hex, owner }: StackRef, more: number): View {
  const isMeant = (one: StackRef) => one.hex === hex && one.owner === owner
  const count = (view.stacks.find(isMeant)?.count ?? 0) + more
  const others = view.stacks.filter((one) => !isMeant(one))
  return { ...view, stacks: count > 0 ? [...others, { hex, owner, count }] : others }
}

/** How many units of a stack there are, seen or hidden. */
export function countIn({ stacks }: View, { hex, owner }: StackRef): number {
  return stacks.find((one) => one.hex === hex && one.owner === owner)?.count ?? 0
}

interface March {
  readonly seat: MageSeat
  readonly from: HexId
  readonly path: readonly HexId[]
  readonly count: number
}

/** Units go along a path: those that the viewer sees at both ends by themselves, the others under their banner. */
export function marching(table: View, after: View, { seat, from, path, count }: March): Shown<View> {
  const to = path.at(-1) ?? from
  const isThere = ({ hex, seat: owner }: SeenUnit) => hex === from && owner === seat
  const units = table.units
    .filter((unit) => isThere(unit) && hexOfUnit(after, unit.id) === to)
    .map(({ id }) => id)
  // An Archmagus is seen where it was placed, and no more when it moves (AM-5.6).
  const stays = table.units.filter((unit) => !isThere(unit) || hexOfUnit(after, unit.id) !== undefined)
  const veiled: View = { ...table, units: stays }
  const hidden = Math.min(count - units.length, hiddenIn(veiled, { hex: from, owner: seat }))
  return inOrder(
    veiled,
    (now) => SCENE.moving(now, units, [from, ...path]),
    (now) => (hidden > 0 ? marchingHidden(now, { seat, from, path, count: hidden }) : unseen(now)),
  )
}

function marchingHidden(table: View, { seat, from, path, count }: March): Shown<View> {
  const end = { hex: path.at(-1) ?? from, owner: seat }
  const next = withHidden(withHidden(table, { hex: from, owner: seat }, -count), end, count)
  return sliding(next, [from, ...path], [bannerOf(end, count)], countersIn(table, end.hex))
}

/** A unit that the viewer does not see is set down under the banner of its stack. */
export function landingHidden(table: View, stack: StackRef): Shown<View> {
  const { hex } = stack
  const counters = [bannerOf(stack, 1)]
  return seen(withHidden(table, stack, 1), { kind: 'land', hex, counters, before: countersIn(table, hex) })
}

/** A unit as a viewer sees it of whom an event tells. */
function seenUnit({ unit, kind, seat, hex }: ToldUnit): SeenUnit {
  return { id: unit, type: kind, seat, hex, own: null, whole: null }
}

/** A unit comes onto the map, unless it is there already; how it is seen then is known from what comes after. */
export function arriving(
  kind: 'land' | 'summon',
  told: ToldUnit,
  [table, after]: readonly [before: View, after: View],
): Shown<View> {
  const { unit, hex } = told
  if (hexOfUnit(table, unit) === hex) return unseen(table)
  const come = after.units.find(({ id }) => id === unit) ?? seenUnit(told)
  const there = { ...come, hex, whole: come.whole && { ...come.whole, hex } }
  const next = withUnits(table, (units) => [...units.filter(({ id }) => id !== unit), there])
  return SCENE.appearing(kind, hex, [table, next], [unit])
}

/** Counters of a stack are turned over: those that the viewer sees before and after, its banner among them. */
function flipping(
  stack: StackRef,
  [table, after]: readonly [before: View, after: View],
  units: readonly SeenUnit[],
) {
  const ids = [bannerId(stack.hex, stack.owner), ...units.map(({ id }) => id)]
  const before = countersIn(table, stack.hex).filter(({ id }) => !ids.includes(id))
  return {
    kind: 'flip',
    hex: stack.hex,
    from: countersOf(table, ids),
    to: countersOf(after, ids),
    before,
  } as const
}

/** Hidden units of a stack are turned over: the viewer sees from now on what they are. */
export function revealing(table: View, units: readonly SeenUnit[]): Shown<View> {
  const hidden = units.filter(({ id }) => hexOfUnit(table, id) === undefined)
  const [first] = hidden
  if (!first) return unseen(table)
  const stack = { hex: first.hex, owner: first.seat }
  const shown = hidden.slice(0, hiddenIn(table, stack))
  if (shown.length === 0) return unseen(table)
  const next: View = { ...table, units: [...table.units, ...shown] }
  return seen(next, flipping(stack, [table, next], shown))
}

/** Units that the viewer sees no more lie under the banners of their stacks again (AM-5.7). */
export function veiling(table: View, after: View): Shown<View> {
  const isVeiled = ({ id }: SeenUnit) => hexOfUnit(after, id) === undefined
  const next: View = { ...table, units: table.units.filter((unit) => !isVeiled(unit)) }
  const flips = table.stacks.flatMap((stack) => {
    const units = table.units.filter(
      (unit) => isVeiled(unit) && unit.hex === stack.hex && unit.seat === stack.owner,
    )
    return units.length > 0 ? [flipping(stack, [table, next], units)] : []
  })
  return seen(next, ...flips)
}

/** The view in which a unit is seen of which an event tells. */
export function known(table: View, told: ToldUnit): View {
  return revealing(table, [seenUnit(told)]).table
}

/** A unit goes out of play. */
export function falling(table: View, told: ToldUnit, manner: Fall['manner']): Shown<View> {
  return SCENE.falling(known(table, told), [told.unit], { hex: told.hex, manner })
}

/** All stacks of a seat leave the map. */
export function leaving(table: View, seat: MageSeat): Shown<View> {
  const next: View = {
    ...table,
    units: table.units.filter((unit) => unit.seat !== seat),
    stacks: table.stacks.filter(({ owner }) => owner !== seat),
  }
  const falls = table.stacks
    .filter(({ owner }) => owner === seat)
    .map(({ hex }) => {
      const before = countersIn(table, hex)
      const left = countersIn(next, hex).map(({ id }) => id)
      const counters = before.filter(({ id }) => !left.includes(id))
      return { kind: 'fall', hex, counters, before, manner: 'leaving' } as const
    })
  return seen(next, ...falls)
}
