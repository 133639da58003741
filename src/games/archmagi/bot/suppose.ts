import { oneOf } from '@/engine/bot/bot-sample'
import type { Random } from '@/engine/kernel/dice'
import { isA } from '../queries/filters'
import { canStayAs } from '../queries/stay'
import { supposed } from '../queries/supposed'
import type { SeenStack, View } from '../queries/view'
import type { State } from '../state/state'
import type { ArtifactId, MageSeat, SpellId, UnitType } from '../state/terms'
import { FULL_BAGS } from '../tables/chits'
import { factsOfType, isArchmagus, type UnitTypeId } from '../tables/types'
import { withPending } from './pending'

/** Chits that may be anywhere as far as a viewer knows. */
type Pool = Map<string, number>

/** A position that a view allows: hidden chits are drawn from those that are nowhere to be seen. */
export function suppose(view: View, random: Random): State {
  const pools = {
    units: poolOf('units', [...view.units.map(({ type }) => type), ...heldIn(view, 'reserve')]),
    spells: poolOf('spells', [...heldIn(view, 'spells'), ...view.table.map(({ spell }) => spell)]),
    artifacts: poolOf('artifacts', [
      ...view.units.flatMap(({ whole }) => whole?.artifacts ?? []),
      ...heldIn(view, 'stored'),
    ]),
  }
  const hidden = new Map(view.order.map((seat) => [seat, hiddenOf(view, seat, pools.units, random)]))
  const state = supposed(view, {
    unit: (seat) => hidden.get(seat)?.shift() ?? ANY_UNIT,
    reserve: () => (drawn(pools.units, random) ?? ANY_UNIT) as UnitType,
    stored: () => (drawn(pools.artifacts, random) ?? 'treasure') as ArtifactId,
    spell: () => (drawn(pools.spells, random) ?? 'fog') as SpellId,
  })
  return withPending(state)
}

/** Where all chits are in sight. */
const ANY_UNIT = 'peasant-rabble'

function poolOf(pile: keyof typeof FULL_BAGS, seen: readonly string[]): Pool {
  const pool: Pool = new Map(Object.entries(FULL_BAGS[pile]))
  for (const chit of seen) pool.set(chit, Math.max(0, (pool.get(chit) ?? 0) - 1))
  return pool
}

function heldIn(view: View, what: 'reserve' | 'stored' | 'spells'): readonly string[] {
  return Object.values(view.mages).flatMap((mage) => mage[what] ?? [])
}

/** One chit by chance, taken out; undefined where none is left. */
function drawn(pool: Pool, random: Random): string | undefined {
  const all = [...pool.values()].reduce((sum, count) => sum + count, 0)
  if (all === 0) return undefined
  let nth = random.below(all)
  for (const [chit, count] of pool) {
    if (nth < count) {
      pool.set(chit, count - 1)
      return chit
    }
    nth -= count
  }
  return undefined
}

/** What the hidden units of a seat are, in the order in which a supposed position asks for them. */
function hiddenOf(view: View, seat: MageSeat, pool: Pool, random: Random): UnitTypeId[] {
  const stacks = view.stacks.filter(({ owner }) => owner === seat)
  const counts = stacks.map((stack) => stack.count - seenIn(view, stack))
  const home = mageStack(view, seat, counts, random)
  return stacks.flatMap((stack, nth) => {
    const mage = nth === home ? view.archmagi[seat] : undefined
    const others = Math.max(0, (counts[nth] ?? 0) - (mage === undefined ? 0 : 1))
    const types = Array.from({ length: others }, () => fitting(view, stack, pool, random))
    return mage === undefined ? types : [mage, ...types]
  })
}

function seenIn({ units }: View, { hex, owner }: SeenStack): number {
  return units.filter((unit) => unit.hex === hex && unit.seat === owner).length
}

/** In which of its stacks a hidden Archmagus is: rather in a large one, and at sea only where all are. */
function mageStack(view: View, seat: MageSeat, counts: readonly number[], random: Random): number {
  const mage = view.archmagi[seat]
  const isSeen = view.units.some((unit) => unit.seat === seat && isArchmagus(unit.type))
  if (mage === undefined || isSeen || view.mages[seat]?.out) return -1
  const stacks = view.stacks.filter(({ owner }) => owner === seat)
  const facts = factsOfType(mage)
  const ashore = stacks.map(({ hex }) => canStayAs(view, facts, facts.home, hex))
  const ticketsWhere = (isMeant: (nth: number) => boolean) =>
    counts.flatMap((count, nth) => (isMeant(nth) ? Array.from({ length: count ** 2 }, () => nth) : []))
  const tickets = ticketsWhere((nth) => ashore[nth] === true)
  return oneOf(tickets.length > 0 ? tickets : ticketsWhere(() => true), random) ?? -1
}

/** How often something that cannot be in a hex is put back for something else. */
const MOST_REDRAWS = 30

/** A unit that could stay in the hex of a stack. */
function fitting(view: View, { hex }: SeenStack, pool: Pool, random: Random): UnitTypeId {
  for (let nth = 0; nth < MOST_REDRAWS; nth++) {
    const type = drawn(pool, random) as UnitType | undefined
    if (type === undefined) break
    const facts = factsOfType(type)
    // A Site is always seen (AM-K.6).
    if (!isA(facts, 'Site') && canStayAs(view, facts, facts.home, hex)) return type
    pool.set(type, (pool.get(type) ?? 0) + 1)
  }
  return ANY_UNIT
}
