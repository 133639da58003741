import { refuse, type Refused } from '../../refuse'
import type { Battle, BattleSide, State, Unit } from '../../state/state'
import type { ArtifactId, BattleUse, MageSeat, PlanItem, SpellId, TurnUse, UnitId } from '../../state/terms'
import { powerById } from '../../tables/types'
import { roleOf } from '../traits'
import { archmagusOf, mageOf } from '../units'

/** Lists of a battle side by unit, with one more entry for one of them. */
function withUse(used: BattleSide['used'], unit: UnitId, use: BattleUse): BattleSide['used'] {
  return { ...used, [unit]: [...(used[unit] ?? []), use] }
}

/** A list without the first of what is equal to something: of several chits alike one is spent. */
export function withoutOne<Item>(items: readonly Item[], item: Item): readonly Item[] {
  const nth = items.indexOf(item)
  return nth < 0 ? items : items.toSpliced(nth, 1)
}

/** The position with one side of its battle changed. */
function withSide(
  state: State,
  battle: Battle,
  seat: MageSeat,
  change: (side: BattleSide) => Partial<BattleSide>,
): State {
  const role = roleOf(battle, seat)
  const side = battle.sides[role]
  return { ...state, battle: { ...battle, sides: { ...battle.sides, [role]: { ...side, ...change(side) } } } }
}

function withUnitUse(state: State, id: UnitId, use: TurnUse): State {
  const units = state.units.map((unit) => (unit.id === id ? { ...unit, used: [...unit.used, use] } : unit))
  return { ...state, units }
}

function withoutSpell(state: State, seat: MageSeat, spell: SpellId, from: ArtifactId | undefined): State {
  if (from !== undefined)
    return { ...state, scrolls: { ...state.scrolls, [from]: withoutOne(state.scrolls[from] ?? [], spell) } }
  const mage = mageOf(state, seat)
  return { ...state, mages: { ...state.mages, [seat]: { ...mage, spells: withoutOne(mage.spells, spell) } } }
}

/**
 * The position as the next item of a plan is judged in: with what the earlier ones lend, and without what they use up
 * (AM-11.12). Nothing of it has happened yet.
 */
export function plannedState(state: State, seat: MageSeat): State {
  const plan = state.battle?.sides[roleOf(state.battle, seat)].plan ?? []
  return plan.reduce((planned, item) => afterItem(planned, seat, item), state)
}

function afterItem(state: State, seat: MageSeat, item: PlanItem): State {
  const { battle } = state
  if (!battle) return state
  switch (item.kind) {
    case 'swap':
      return item.by === 'vanish'
        ? withUnitUse(state, item.unit, 'vanish')
        : withSide(state, battle, seat, ({ used }) => ({ used: withUse(used, item.unit, 'skirmish') }))
    case 'guard':
      return withSide(state, battle, seat, ({ used }) => ({ used: withUse(used, item.unit, 'guard') }))
    case 'leave':
      return withUnitUse(state, item.unit, 'vanish')
    case 'support':
      return withSide(state, battle, seat, ({ supports }) => ({ supports: [...supports, item.unit] }))
    case 'paralyze':
      return withSide(state, battle, seat, ({ used }) => ({ used: withUse(used, item.unit, 'paralyze') }))
    case 'artifact':
      return withInUse(state, seat, item)
    case 'power':
      return afterPower(state, battle, seat, item.power)
    case 'cast':
      return afterCast(state, seat, item)
  }
}

function withInUse(
  state: State,
  seat: MageSeat,
  { unit, artifact, choose = null }: { unit: UnitId; artifact: ArtifactId; choose?: number | null },
): State {
  const { battle } = state
  if (!battle) return state
  return withSide(state, battle, seat, ({ inUse }) => ({
    inUse: { ...inUse, [unit]: { artifact, choose, spent: false } },
  }))
}

function afterPower(state: State, battle: Battle, seat: MageSeat, id: string): State {
  const by = archmagusOf(state, seat)
  if (!by) return state
  const used = withSide(state, battle, seat, (side) => ({ used: withUse(side.used, by.id, id) }))
  if (powerById(id)?.cost !== 'spells') return used
  return { ...used, mages: { ...used.mages, [seat]: { ...mageOf(used, seat), spells: [] } } }
}

function afterCast(state: State, seat: MageSeat, item: Extract<PlanItem, { kind: 'cast' }>): State {
  const { caster, spell, farcast, from } = item
  const scrolled = from === undefined ? state : withInUse(state, seat, { unit: caster, artifact: from })
  const cast = withoutSpell(scrolled, seat, spell, from)
  return farcast === undefined ? cast : withoutSpell(cast, seat, farcast, undefined)
}

/** Why something that is done once a battle is not done again (AM-K.10). */
export function usedInBattle(side: BattleSide, unit: Unit, use: BattleUse): Refused {
  return side.used[unit.id]?.includes(use) ? refuse('AM-K.10', 'That is done once in a battle.') : undefined
}

/** Why something that is done once a turn is not done again (AM-K.10). */
export function usedInTurn(unit: Unit, use: TurnUse): Refused {
  return unit.used.includes(use) ? refuse('AM-K.10', 'That is done once in a turn.') : undefined
}
