import { ownOf } from '@/engine/basics/own'
import { without } from '@/engine/kernel/draft'
import type { Viewer } from '@/engine/kernel/game'
import { askIn } from './asked'
import { isSeenBy } from './secrecy'
import type { Ask, Battle, BattleSide, Effect, Holder, Mage, State, TableSpell, Unit } from '../state/state'
import type { ArtifactId, ChitId, MageSeat, Pile, StackRef, UnitId } from '../state/terms'
import { isArchmagus, type UnitTypeId } from '../tables/types'
import { stackIn, unitById } from './units'

/** What a viewer sees of a unit: of one that is not its own no artifacts, and none of what it has done (AM-5.3). */
export interface SeenUnit {
  readonly id: UnitId
  readonly type: UnitTypeId
  readonly seat: MageSeat
  readonly hex: Unit['hex']
  /** What a created one is like, which whoever sees it sees (AM-S.68). */
  readonly own: Unit['own']
  /** Null where the viewer may not know. */
  readonly whole: Unit | null
}

/** What is public of a stack (AM-5.2). */
export interface SeenStack extends StackRef {
  readonly count: number
}

/** What a viewer sees of what a seat holds: the numbers are public (AM-5.4). */
export interface SeenMage extends Pick<Mage, 'out' | 'owed' | 'traded'> {
  readonly held: { readonly reserve: number; readonly stored: number; readonly spells: number }
  readonly reserve: Mage['reserve'] | null
  readonly stored: Mage['stored'] | null
  readonly spells: Mage['spells'] | null
}

/** What a viewer may know of a game. */
export interface View extends Pick<
  State,
  | 'settings'
  | 'ground'
  | 'setup'
  | 'order'
  | 'round'
  | 'active'
  | 'phase'
  | 'drawn'
  | 'fought'
  | 'table'
  | 'rolled'
  | 'ending'
> {
  readonly viewer: Viewer
  readonly mages: Readonly<Partial<Record<MageSeat, SeenMage>>>
  readonly units: readonly SeenUnit[]
  readonly stacks: readonly SeenStack[]
  /** What is in force, as far as it does not tell what a hidden unit is. */
  readonly effects: readonly Effect[]
  /** The Archmagi of the viewer, and those that have been placed (AM-3.5). */
  readonly archmagi: State['archmagi']
  /** What has changed hands in this phase, and what is with its thief, where the viewer takes part in it (AM-8.7). */
  readonly given: State['given']
  readonly stolen: State['stolen']
  readonly battle: Battle | null
  readonly asked: Ask | null
  /** The artifacts of the stack that the viewer may take one from: they have been disclosed to it (AM-8.5, AM-S.23). */
  readonly disclosed: readonly ArtifactId[]
  /** How many chits there are in each bag, its queue included (AM-5.5). */
  readonly bags: Readonly<Record<Pile, number>>
  /** Spells on Scrolls that the viewer has, or may look into (AM-S.41). */
  readonly scrolls: State['scrolls']
  /** The chits that will come first, where the viewer has foreseen them (AM-P.16). */
  readonly queues: Readonly<Partial<Record<Pile, readonly ChitId[]>>>
}

/** What a viewer may know (AM-D.1). */
export function viewOf(state: State, viewer: Viewer): View {
  const { settings, ground, setup, order, round, active, phase, drawn, fought, table, rolled, ending } = state
  return {
    ...{ settings, ground, setup, order, round, active, phase, drawn, fought, table, rolled, ending, viewer },
    mages: Object.fromEntries(order.map((seat) => [seat, seenMage(state, seat, viewer)])),
    units: state.units
      .filter((unit) => isSeenBy(state, unit, viewer))
      .map((unit) => seenUnit(state, unit, viewer)),
    stacks: stacksOf(state),
    effects: state.effects.flatMap((effect) => seenEffect(state, effect, viewer)),
    archmagi: seenArchmagi(state, viewer),
    given: isOwn(state, active, viewer) ? state.given : [],
    stolen: isOwn(state, active, viewer) ? state.stolen : [],
    battle: state.battle && seenBattle(state, state.battle, viewer),
    asked: seenAsk(state, viewer),
    disclosed: disclosedTo(state, viewer),
    table: table.map((spell) => seenSpell(state, spell, viewer)),
    bags: bagSizes(state),
    scrolls: seenScrolls(state, viewer),
    queues: Object.fromEntries(
      state.seenQueues
        .filter(({ seat }) => isOwn(state, seat, viewer))
        .map(({ pile }) => [pile, state.queues[pile]]),
    ),
  }
}

/** Whether a viewer knows all that a seat knows. */
function isOwn({ settings, ending }: State, seat: MageSeat, viewer: Viewer): boolean {
  return viewer === seat || viewer === 'referee' || settings.openHands || ending !== null
}

function seenScrolls(state: State, viewer: Viewer): State['scrolls'] {
  const isOpen = ({ seat }: Pick<Unit, 'seat'>) =>
    isOwn(state, seat, viewer) || ownOf(state.mages, viewer)?.sees.includes('spells')
  const held = [
    ...state.units.filter(isOpen).flatMap(({ artifacts }) => artifacts),
    ...state.order.filter((seat) => isOpen({ seat })).flatMap((seat) => state.mages[seat].stored),
  ]
  return Object.fromEntries(Object.entries(state.scrolls).filter(([id]) => held.some((one) => one === id)))
}

function seenUnit(state: State, unit: Unit, viewer: Viewer): SeenUnit {
  const { id, type, seat, hex, own } = unit
  return { id, type, seat, hex, own, whole: isOwn(state, seat, viewer) ? unit : null }
}

function stacksOf({ units }: State): readonly SeenStack[] {
  const counts = new Map<string, SeenStack>()
  for (const { hex, seat } of units) {
    const key = `${hex} ${seat}`
    counts.set(key, { hex, owner: seat, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** Stands in for a unit of a stack that the viewer may not tell from the others. */
export function standInOf({ hex, owner }: StackRef, nth: number): UnitId {
  return `${owner}@${hex}#${nth}` as UnitId
}

/** Whoever could take an artifact up is of a kind that may be hidden: only their owner is told (AM-5.3). */
function seenAsk(state: State, viewer: Viewer): Ask | null {
  const ask = askIn(state)
  if (!ask) return null
  return ask.ask === 'loot' && !isOwn(state, ask.seat, viewer) ? { ...ask, takers: [] } : ask
}

function disclosedTo(state: State, viewer: Viewer): readonly ArtifactId[] {
  const ask = askIn(state)
  if (ask?.ask !== 'take' || !isOwn(state, ask.seat, viewer)) return []
  return stackIn(state, ask.from).flatMap(({ artifacts }) => artifacts)
}

/** A chit of the Reserve that is named outside a battle is known to its seat alone (AM-5.4, AM-M.6). */
function seenSpell(state: State, spell: TableSpell, viewer: Viewer): TableSpell {
  if (state.battle || isOwn(state, spell.seat, viewer) || spell.targets.chit === undefined) return spell
  return { ...spell, targets: without(spell.targets, 'chit') }
}

/** What lies on hidden units is hidden with them, and so is what a changed unit was before (AM-5.3). */
function seenEffect(state: State, effect: Effect, viewer: Viewer): readonly Effect[] {
  const unit = 'unit' in effect.on ? unitById(state, effect.on.unit) : undefined
  if (!unit || isOwn(state, unit.seat, viewer)) return [effect]
  const isSeen = isSeenBy(state, unit, viewer)
  if (effect.on.kind === 'unit' && (!isSeen || effect.does.op === 'form')) return []
  const on: Holder = isSeen
    ? effect.on
    : { kind: 'stackOf', unit: standInOf({ hex: unit.hex, owner: unit.seat }, 0) }
  return [{ ...effect, on, caster: isOwn(state, effect.seat, viewer) ? effect.caster : null }]
}

/** Archmagi are drawn in secret and placed openly; those that are picked are so before all (AM-3.3, AM-3.5). */
function seenArchmagi(state: State, viewer: Viewer): State['archmagi'] {
  const isPlaced = (seat: MageSeat) =>
    state.settings.archmagi === 'pick' ||
    state.units.some((unit) => unit.seat === seat && isArchmagus(unit.type)) ||
    state.setup === null
  return Object.fromEntries(
    Object.entries(state.archmagi).filter(
      ([seat]) => isPlaced(seat as MageSeat) || isOwn(state, seat as MageSeat, viewer),
    ),
  )
}

function seenMage(state: State, seat: MageSeat, viewer: Viewer): SeenMage {
  const { out, owed, traded, reserve, stored, spells } = state.mages[seat]
  const sees = ownOf(state.mages, viewer)?.sees ?? []
  const isWhole = isOwn(state, seat, viewer)
  const isReserveOpen = isWhole || sees.includes('reserves')
  return {
    ...{ out, owed, traded },
    held: { reserve: reserve.length, stored: stored.length, spells: spells.length },
    reserve: isReserveOpen ? reserve : null,
    stored: isReserveOpen ? stored : null,
    spells: isWhole || sees.includes('spells') ? spells : null,
  }
}

/** Picks and plans are secret until both sides have committed (AM-11.6, AM-11.9). */
function seenBattle(state: State, battle: Battle, viewer: Viewer): Battle {
  const { a, d } = battle.sides
  return {
    ...battle,
    sides: { a: seenSide(state, a, battle.a, viewer), d: seenSide(state, d, battle.d, viewer) },
  }
}

function seenSide(state: State, side: BattleSide, seat: MageSeat, viewer: Viewer): BattleSide {
  if (isOwn(state, seat, viewer)) return side
  return { ...side, pick: side.combatant === null ? null : side.pick, plan: [] }
}

function bagSizes({ bags, queues }: State): View['bags'] {
  const sizeOf = (pile: Pile) =>
    Object.values(bags[pile]).reduce((sum, count) => sum + count, queues[pile].length)
  return {
    units: sizeOf('units'),
    spells: sizeOf('spells'),
    artifacts: sizeOf('artifacts'),
    archmagi: sizeOf('archmagi'),
  }
}
