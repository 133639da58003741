import type { BoardCounter, BoardField, BoardStack, CounterSign } from '@/board/board-props'
import { listed } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import { onceForEach } from '@/engine/basics/once'
import { has, isA, sumOf } from '../../queries/filters'
import { typeName } from '../../queries/names'
import { printedOf, traitsOf } from '../../queries/traits'
import { carrierOf, isParalysed, unitById } from '../../queries/units'
import { moverRefusal } from '../../queries/movement'
import type { SeenStack, View } from '../../queries/view'
import type { State, Unit } from '../../state/state'
import type { StackRef, UnitId } from '../../state/terms'
import { artifactRow } from '../../tables/chits'
import { SEAT_NAMES } from '../../tables/seats'
import { isArchmagus } from '../../tables/types'
import { artOf, BANNER } from './art'
import { BOARD_TEXT } from './board-text'
import { PLACES } from './places'
import { sightOf } from './sight'

/** The counters of each hex, those of all seats that meet there: the units that the viewer sees, and banners for the others. */
export const stacksOnBoard = onceForEach((view: View): readonly BoardStack[] => {
  const byHex = new Map<HexId, BoardCounter[]>()
  for (const stack of view.stacks)
    byHex.set(stack.hex, [...(byHex.get(stack.hex) ?? []), ...countersOf(view, stack)])
  return [...byHex].map(([hex, counters]) => ({ hex, counters }))
})

/** The counters of a seat's stack: the units that the viewer sees, and a banner for the others. */
export function countersOf(view: View, stack: SeenStack): readonly BoardCounter[] {
  const state = sightOf(view)
  const seen = view.units.filter(({ hex, seat }) => hex === stack.hex && seat === stack.owner)
  const hidden = stack.count - seen.length
  const counters = seen
    .map(({ id }) => unitById(state, id))
    .flatMap((unit) => unit ?? [])
    .sort((one, other) => rankOf(other) - rankOf(one))
    .map((unit) => counterOf(state, unit))
  return hidden === 0 ? counters : [...counters, bannerOf(stack, hidden)]
}

/** Archmagi lie on top, then heroes, then the strong. */
function rankOf(unit: Unit): number {
  const printed = printedOf(unit)
  if (isArchmagus(unit.type)) return 1000
  return printed.brm + (isA(printed, 'Hero') ? 100 : 0) - (isA(printed, 'Site') ? 200 : 0)
}

/** So many units that the viewer does not see, under the banner of their stack (AM-5.2). */
export function bannerOf({ hex, owner }: StackRef, count: number): BoardCounter {
  return {
    id: bannerId(hex, owner),
    icon: BANNER,
    side: PLACES[owner],
    factors: String(count),
    label: BOARD_TEXT.hidden(SEAT_NAMES[owner], count),
    flipped: false,
    spent: false,
    badges: [],
  }
}

/** The counter that stands for what is hidden of a stack. */
export function bannerId(hex: string, owner: string): string {
  return `${owner}@${hex}`
}

/** A unit as its counter: its strength in battle, and what it can do. */
export function counterOf(state: State, unit: Unit): BoardCounter {
  const { id, type, seat } = unit
  const traits = traitsOf(state, unit)
  return {
    id,
    icon: artOf(type),
    side: PLACES[seat],
    factors: `${traits.brm}`,
    label: BOARD_TEXT.own(typeName(type), SEAT_NAMES[seat], isArchmagus(type)),
    flipped: false,
    ...stateOf(state, unit),
    badges: isParalysed(state, id) ? [{ text: '✕', label: BOARD_TEXT.paralysed, tone: 'warning' }] : [],
    signs: signsOf(state, unit),
  }
}

function stateOf(state: State, unit: Unit): Pick<BoardCounter, 'spent' | 'state'> {
  if (state.phase !== 'movement' || unit.seat !== state.active || state.battle || state.setup)
    return { spent: false }
  return moverRefusal(state, unit) ? { spent: true, state: 'done' } : { spent: false, state: 'ready' }
}

/** Small signs on a counter, the most telling first. */
function signsOf(state: State, unit: Unit): readonly CounterSign[] {
  const traits = traitsOf(state, unit)
  const archer = sumOf(traits, 'archer')
  const poison = sumOf(traits, 'poison')
  const carrier = carrierOf(state, unit)
  const signs: readonly (CounterSign | false | undefined)[] = [
    unit.artifacts.length > 0 && {
      shape: 'bag',
      label: BOARD_TEXT.carries(listed(unit.artifacts.map((artifact) => artifactRow(artifact).name))),
      tone: 'good',
    },
    archer > 0 && { shape: 'bow', label: BOARD_TEXT.archer(archer), tone: 'plain' },
    poison > 0 && { shape: 'drop', label: BOARD_TEXT.poison(poison), tone: 'plain' },
    isA(traits, 'Spellcaster') && { shape: 'spark', label: BOARD_TEXT.casts, tone: 'plain' },
    has(traits, 'flying') && { shape: 'wing', label: BOARD_TEXT.flies, tone: 'plain' },
    carrier && { shape: 'chain', label: BOARD_TEXT.riding(typeName(carrier.type)), tone: 'plain' },
  ]
  return signs.flatMap((sign) => sign || [])
}

/** Whose stacks stand where; a contested hex is nobody's. Walls and the like stand on hexsides. */
export const fieldOf = onceForEach((view: View): BoardField => {
  const owners = new Map<string, number>()
  for (const { hex } of view.stacks) owners.set(hex, (owners.get(hex) ?? 0) + 1)
  return {
    claims: view.stacks
      .filter(({ hex }) => owners.get(hex) === 1)
      .map(({ hex, owner }) => ({ hex, side: PLACES[owner] })),
    weather: [],
    barriers: view.effects.flatMap(({ on }) =>
      on.kind === 'hexside' ? [{ between: on.between, bars: 'both' as const }] : [],
    ),
    tokens: [],
  }
})

/** How many units of a stack are among some that a viewer sees. */
function seenIn(units: View['units'], stack: StackRef): number {
  return units.filter(({ hex, seat }) => hex === stack.hex && seat === stack.owner).length
}

/** How many units of a stack a viewer does not see. */
export function hiddenIn({ stacks, units }: View, { hex, owner }: StackRef): number {
  const stack = stacks.find((one) => one.hex === hex && one.owner === owner)
  return stack ? stack.count - seenIn(units, stack) : 0
}

/** The view with some units gone, or elsewhere: for what is seen between two positions. */
export function withUnits(view: View, change: (units: View['units']) => View['units']): View {
  const units = change(view.units)
  const all = new Map<string, SeenStack>(
    units.map(({ hex, seat }) => [bannerId(hex, seat), { hex, owner: seat, count: 0 }]),
  )
  for (const stack of view.stacks) all.set(bannerId(stack.hex, stack.owner), stack)
  const stacks = [...all.values()]
    .map((stack) => ({ ...stack, count: stack.count - seenIn(view.units, stack) + seenIn(units, stack) }))
    .filter(({ count }) => count > 0)
  return { ...view, units, stacks }
}

/** Where a unit stands that the viewer sees. */
export function hexOfUnit({ units }: View, id: UnitId) {
  return units.find((unit) => unit.id === id)?.hex
}
