import { ownOf } from '@/engine/basics/own'
import type { ArtifactId, ChitId, MageSeat, Pile, SpellId, UnitType } from '../state/terms'
import type { Mage, State, Unit } from '../state/state'
import { magesOf } from '../state/start'
import { FULL_BAGS } from '../tables/chits'
import { FULL_TERRAIN_BAG } from '../tables/terrain'
import { SEATS } from '../tables/seats'
import type { UnitTypeId } from '../tables/types'
import { stackIn } from './units'
import { standInOf, type SeenMage, type SeenStack, type SeenUnit, type View } from './view'

/** What is put where a viewer does not know what there is. */
export interface Filling {
  /** A hidden unit of a seat. */
  unit(seat: MageSeat): UnitTypeId
  reserve(seat: MageSeat): UnitType
  stored(seat: MageSeat): ArtifactId
  spell(seat: MageSeat): SpellId
}

/** Anything, for what a seat may do depends on nothing that it does not know (AM-D.1). */
const ANYTHING: Filling = {
  unit: () => 'peasant-rabble',
  reserve: () => 'peasant-rabble',
  stored: () => 'rune-blade',
  spell: () => 'fog',
}

/** Numbers of units and effects in a supposed position begin beyond those of any game. */
const BEYOND = 1_000_000

/** A position that a view allows, with something in the place of all that the viewer does not know. */
export function supposed(view: View, filling: Filling = ANYTHING): State {
  const { settings, ground, setup, order, round, active, phase, drawn, fought, table, rolled, ending } = view
  return {
    ...{ settings, ground, setup, order, round, active, phase, drawn, fought, table, rolled, ending },
    ...{ archmagi: view.archmagi, effects: view.effects, given: view.given, stolen: view.stolen },
    mages: magesIn(view, filling),
    units: withDisclosed(view, [
      ...view.units.map(wholeOf),
      ...view.stacks.flatMap((stack) => hiddenIn(view, stack, () => filling.unit(stack.owner))),
    ]),
    bags: { ...FULL_BAGS, archmagi: archmagiLeft(view), terrain: FULL_TERRAIN_BAG },
    queues: {
      ...{ units: [], spells: [], artifacts: [], archmagi: [] },
      ...(view.queues as Partial<Record<Pile, readonly ChitId[]>>),
    },
    seenQueues: (Object.keys(view.queues) as Pile[]).map((pile) => ({ pile, seat: active })),
    scrolls: view.scrolls,
    battle: view.battle,
    fallen: [],
    agenda: view.asked ? [view.asked] : [],
    next: BEYOND,
  }
}

function archmagiLeft({ archmagi }: View): Readonly<Record<string, number>> {
  const taken = Object.values(archmagi).map((type) => [type, 0] as const)
  return { ...FULL_BAGS.archmagi, ...Object.fromEntries(taken) }
}

function magesIn(view: View, filling: Filling): State['mages'] {
  const mages = Object.entries(magesOf(SEATS)).map(([seat, none]) => {
    const seen = ownOf(view.mages, seat)
    return [seat, seen ? mageOf(seen, seat as MageSeat, filling) : none] as const
  })
  return Object.fromEntries(mages) as State['mages']
}

function mageOf(
  { out, owed, traded, held, reserve, stored, spells }: SeenMage,
  seat: MageSeat,
  fill: Filling,
): Mage {
  return {
    ...{ out, owed, traded, sees: [] },
    reserve: reserve ?? filled(held.reserve, () => fill.reserve(seat)),
    stored: stored ?? filled(held.stored, () => fill.stored(seat)),
    spells: spells ?? filled(held.spells, () => fill.spell(seat)),
  }
}

/** A unit of which only the outside is known carries nothing, and has done nothing, as far as one sees. */
function wholeOf({ whole, ...outside }: SeenUnit): Unit {
  if (whole) return whole
  const nothing = { artifacts: [], used: [], knownTo: [], foundBare: [] }
  return { ...outside, ...nothing, riding: null, shown: 'turn', boundTo: null }
}

/** The units of a stack whose artifacts were disclosed carry these, whichever of them does (AM-8.5). */
function withDisclosed({ asked, disclosed }: View, units: readonly Unit[]): readonly Unit[] {
  if (asked?.ask !== 'take') return units
  const bearer = stackIn({ units }, asked.from)[0]
  const known = new Set(stackIn({ units }, asked.from).flatMap(({ artifacts }) => artifacts))
  const artifacts = [...(bearer?.artifacts ?? []), ...disclosed.filter((one) => !known.has(one))]
  return units.map((unit) => (unit === bearer ? { ...unit, artifacts } : unit))
}

/** Those of a stack that the viewer does not see. */
function hiddenIn(view: View, stack: SeenStack, type: () => UnitTypeId): readonly Unit[] {
  const seen = view.units.filter(({ hex, seat }) => hex === stack.hex && seat === stack.owner).length
  return filled(stack.count - seen, (nth) => ({
    ...wholeOf({
      ...{ id: standInOf(stack, nth), type: type(), seat: stack.owner, hex: stack.hex },
      own: null,
      whole: null,
    }),
    shown: 'no',
  }))
}

function filled<Value>(count: number, fill: (nth: number) => Value): readonly Value[] {
  return Array.from({ length: count }, (_, nth) => fill(nth))
}
