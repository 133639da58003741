import type { HexId } from '@/engine/kernel/hex'
import type { Battle, BattleSide, Effect, State, Unit } from '../state/state'
import type { ArtifactId, MageSeat, UnitId } from '../state/terms'
import { artifactRow } from '../tables/chits'
import { withImplied } from '../tables/descriptors'
import { factsOfType } from '../tables/types'
import type { Lasting } from '../tables/effects'
import type { Ability, Circumstance, Descriptor, Keyword, Traits } from '../tables/vocabulary'
import { has, isA, matches } from './filters'
import { isOfClass } from './ground'
import { canStayAs } from './stay'
import { carrierOf } from './units'

type Lent = Ability | { readonly descriptor: Descriptor }

/** What is printed on a unit, and what follows from that (AM-K.2). */
export function printedOf({ own, type }: Pick<Unit, 'own' | 'type'>): Traits {
  return own ?? factsOfType(type)
}

export function homeOf({ type }: Pick<Unit, 'type'>): string | null {
  return factsOfType(type).home
}

/** Whether a unit takes part in the battle that is on (AM-11.4). */
export function isInBattle({ battle }: State, { id, hex, seat }: Unit): boolean {
  if (battle === null || battle.hex !== hex || battle.left.includes(id)) return false
  return battle.a === seat || battle.d === seat
}

/** The side of a battle that a seat is on. */
export function roleOf({ a }: Battle, seat: MageSeat): 'a' | 'd' {
  return seat === a ? 'a' : 'd'
}

/** A seat's side of the battle that is on, if it is in it. */
export function sideOf({ battle }: State, seat: MageSeat): BattleSide | undefined {
  if (!battle || (battle.a !== seat && battle.d !== seat)) return undefined
  return battle.sides[roleOf(battle, seat)]
}

/** The artifact that a unit uses in this battle and that is still there, if any (AM-A.0.4). */
export function inUseBy(state: State, unit: Unit) {
  const use = isInBattle(state, unit) ? sideOf(state, unit.seat)?.inUse[unit.id] : undefined
  return use && isWorking(use, unit) ? use : undefined
}

/** A spent potion works on for its battle; what was lost or destroyed does not. */
function isWorking(
  { artifact, spent }: { artifact: ArtifactId; spent: boolean },
  { artifacts }: Unit,
): boolean {
  return spent || artifacts.includes(artifact)
}

/** Whether a unit can use an artifact: by what is printed, and by what it rides (AM-A.0.2). */
export function canWield(state: State, unit: Unit, artifact: ArtifactId): boolean {
  const printed = printedOf(unit)
  const traits = isMounted(state, unit) ? { ...printed, is: [...printed.is, 'Mounted' as const] } : printed
  return matches(artifactRow(artifact).wielder, traits)
}

/** Whether it rides, and not on a Ship (AM-9.10). */
function isMounted(state: State, unit: Unit): boolean {
  const carrier = carrierOf(state, unit)
  return carrier !== undefined && !isA(printedOf(carrier), 'Ship')
}

/** What the artifacts of a unit do for it now: those that are carried, and the one in use (AM-A.0.3, AM-A.0.5). */
export function artifactEffects(state: State, unit: Unit): readonly Lasting[] {
  const isFighting = isInBattle(state, unit)
  const carried = unit.artifacts.flatMap((artifact) => {
    if (!canWield(state, unit, artifact)) return []
    const { always = [], outside = [] } = artifactRow(artifact)
    return [...always.flatMap((one) => (isLasting(one) ? [one] : [])), ...(isFighting ? [] : outside)]
  })
  const use = inUseBy(state, unit)
  if (!use) return carried
  // What has been spent goes on only where it is for the battle (AM-A.0.6).
  const used = (artifactRow(use.artifact).inUse ?? []).filter(({ until }) => !use.spent || until === 'battle')
  return [...carried, ...used.map((one) => chosen(one, use.choose))]
}

function isLasting(effect: { readonly op: string }): effect is Lasting {
  return effect.op !== 'limit' && effect.op !== 'moveRule'
}

/** A loan of which one of several was chosen (AM-A.40). */
function chosen(effect: Lasting, nth: number | null): Lasting {
  if (effect.op !== 'grant' || !effect.choose || nth === null) return effect
  return { op: 'grant', give: effect.choose[nth] ?? [] }
}

/** The effects that lie on a unit, by itself or as one of its side in the battle. */
export function effectsOn(state: State, unit: Unit): readonly Effect[] {
  const isFighting = isInBattle(state, unit)
  const isImmune = state.effects.length > 0 && isSpellImmune(state, unit)
  return state.effects.filter(({ on, spell }) => {
    if (on.kind === 'unit') return on.unit === unit.id
    // What a spell does for a whole side passes by who is immune to spells (AM-M.16).
    return on.kind === 'side' && isFighting && on.seat === unit.seat && !(isImmune && spell !== null)
  })
}

/** Whether spells do nothing to it, friendly or not: for certain, not by a die (AM-M.16, AM-E.5). */
export function isSpellImmune({ effects }: State, unit: Unit): boolean {
  if (has(printedOf(unit), 'spellImmune')) return true
  return effects.some(
    ({ does, on }) =>
      does.op === 'immune' && does.chance === undefined && on.kind === 'unit' && on.unit === unit.id,
  )
}

/** What is lent to a unit by artifacts and effects (AM-E.4). */
function lentTo(state: State, unit: Unit): readonly Lent[] {
  const effects = effectsOn(state, unit).map(({ does }) => does)
  return [...artifactEffects(state, unit), ...effects].flatMap((one) => (one.op === 'grant' ? one.give : []))
}

/** What a unit takes over from whom it rides on (AM-9.8, AM-9.10). */
const CARRIED: readonly Keyword[] = ['flying', 'swift', 'verySwift']

/** What a unit is and has for itself: as printed, implied and lent (AM-0.13). */
export function ownTraits(state: State, unit: Unit): Traits {
  const printed = printedOf(unit)
  const lent = lentTo(state, unit)
  if (lent.length === 0) return printed
  const is = lent.flatMap((one) => ('descriptor' in one ? withImplied(one.descriptor) : []))
  return {
    brm: printed.brm,
    is: [...printed.is, ...is],
    has: [...printed.has, ...lent.flatMap((one) => ('k' in one ? [one] : []))],
  }
}

/** Everything that a unit is and has where it stands (AM-0.13, AM-E.0.1); a Site is always Slow (AM-12.2). */
export function traitsOf(state: State, unit: Unit): Traits {
  const own = ownTraits(state, unit)
  const carrier = carrierOf(state, unit)
  const carried = carrier ? ownTraits(state, carrier).has.filter(({ k }) => CARRIED.includes(k)) : []
  const all = [...own.has, ...carried]
  const is: (Descriptor | Circumstance)[] = [...own.is]
  const isSwift = all.some(({ k }) => k === 'swift' || k === 'verySwift')
  if (!isSwift || isA(own, 'Site')) is.push('Slow')
  if (isMounted(state, unit)) is.push('Mounted')
  if (carrier && isAtSea(state, unit.hex) && !canStayAs(state, own, homeOf(unit), unit.hex))
    is.push('Transported')
  return { brm: own.brm, is, has: all }
}

/** Whether a hex is water and nothing else (AM-9.13). */
export function isAtSea(state: State, hex: HexId): boolean {
  return !isOfClass(state, hex, 'land')
}

/** Whether a unit can stay in a hex, by itself or where its carrier can (AM-9.3). */
export function canStay(state: State, unit: Unit, hex: HexId): boolean {
  if (canStayAs(state, ownTraits(state, unit), homeOf(unit), hex)) return true
  const carrier = carrierOf(state, unit)
  return carrier !== undefined && canStay(state, carrier, hex)
}

/** Whether a unit is a spellcaster (AM-M.1, AM-K.8). */
export function isSpellcaster(state: State, unit: Unit): boolean {
  return isA(ownTraits(state, unit), 'Spellcaster')
}

/** Whether a unit of this id is named in a list. */
export function isAmong(units: readonly Unit[], id: UnitId): boolean {
  return units.some((unit) => unit.id === id)
}
