import type { Battle, State, Unit } from '../../state/state'
import { CANNIBAL_TAGS, ROLL_KEYWORDS } from '../../tables/keywords'
import type { Lasting } from '../../tables/effects'
import type { Ability, Tag } from '../../tables/vocabulary'
import { has, isA, matches, sumOf } from '../filters'
import { isHomeAt } from '../ground'
import { artifactEffects, effectsOn, homeOf, isSpellImmune, ownTraits, printedOf } from '../traits'
import { isParalysed } from '../units'
import {
  availableOfSide,
  type Fighter,
  fighterOf,
  otherRole,
  type Role,
  supportersOf,
  unitsOfSide,
} from './fighters'

/** Something that is added to a battle roll (AM-12.1). */
export interface Modifier {
  /** Under which heading it is told. */
  readonly key: Tag
  readonly n: number
  readonly tags: readonly Tag[]
  /** Whose it is, for the breakdown: the fighter itself where it is null. */
  readonly by: Unit | null
}

/** Both sides of a battle roll, seen from one. */
export interface Bout {
  readonly state: State
  readonly battle: Battle
  readonly role: Role
  readonly own: Fighter
  readonly foe: Fighter
}

/** A figure that magic adds (AM-E.1). */
type Mod = Extract<Lasting, { op: 'mod' }>

/** The headings under which modifiers are told before all others, whatever else they are. */
const FIRST: readonly Tag[] = ['aura', 'artifact', 'curse', 'holyLight', 'spell']

function headingOf(tags: readonly Tag[]): Tag {
  return FIRST.find((tag) => tags.includes(tag)) ?? (tags[0] as Tag)
}

function modifier(n: number, tags: readonly Tag[], by: Unit | null = null): Modifier {
  return { key: headingOf(tags), n, tags, by }
}

/** A bout as one side has it; undefined while a side has no fighter. */
export function boutOf(state: State, battle: Battle, role: Role): Bout | undefined {
  const own = fighterOf(state, battle, role)
  const foe = fighterOf(state, battle, otherRole(role))
  return own && foe && { state, battle, role, own, foe }
}

/** All that is added to a side's roll, the dice left out (AM-12.1); what is negated has been dropped (AM-12.5). */
export function modifiersOf(bout: Bout): readonly Modifier[] {
  const negated = negatedTags(bout)
  return collected(bout).filter(
    ({ key, tags, n }) => (n !== 0 || key === 'base') && !tags.some((tag) => negated.includes(tag)),
  )
}

/** The same, with those that do not count: crossed out where the table tells them. */
export function collected(bout: Bout): readonly Modifier[] {
  const { own } = bout
  return [
    modifier(isZeroed(bout) ? 0 : own.traits.brm, ['base']),
    ...homeOfFighter(bout),
    ...own.traits.has.flatMap((ability) => ownKeyword(bout, ability)),
    ...meal(own),
    ...ofArtifacts(bout),
    ...ofSupport(bout),
    ...ofSites(bout),
    ...ofSpells(bout),
  ]
}

/** The home bonus (AM-2.8). */
function homeOfFighter({ state, battle, own }: Bout): readonly Modifier[] {
  return own.unit && isHomeAt(state, homeOf(own.unit), battle.hex) ? [modifier(1, ['home'])] : []
}

/** Whether the printed modifier counts as 0: who opposes is shielded against it (AM-E.3). */
export function isZeroed({ state, own, foe }: Bout): boolean {
  if (!foe.unit) return false
  const shields = [...artifactEffects(state, foe.unit), ...effectsOn(state, foe.unit).map(({ does }) => does)]
  return shields.some((one) => one.op === 'zeroBrm' && matches(one.vs, own.traits))
}

/** How many dice more it rolls (AM-K.16); none where its printed modifier does not count. */
export function extraDiceOf(bout: Bout): number {
  return isZeroed(bout) ? 0 : sumOf(bout.own.traits, 'extraDie')
}

/** What a keyword of the fighter adds to its own roll; a Slay against several kinds counts once (AM-12.4). */
function ownKeyword({ role, foe }: Bout, ability: Ability): readonly Modifier[] {
  const roll = ROLL_KEYWORDS[ability.k]
  if (!roll || roll.to !== 'self' || !('n' in ability)) return []
  if (roll.role && (roll.role === 'attack') !== (role === 'a')) return []
  const vs = ability.k === 'slay' ? ability.vs : (roll.vs ?? true)
  return matches(vs, foe.traits) ? [modifier(ability.n, roll.tags)] : []
}

/** What a unit that has fed in this turn is stronger by (AM-K.13). */
function meal({ unit, traits }: Fighter): readonly Modifier[] {
  return unit?.used.includes('fed') ? [modifier(sumOf(traits, 'cannibal'), CANNIBAL_TAGS)] : []
}

/** Artifacts in use: the fighter's own, and those that help whoever fights for the side (AM-A.0.5). */
function ofArtifacts(bout: Bout): readonly Modifier[] {
  const { state, battle, role, own } = bout
  return availableOfSide(state, battle, role).flatMap((bearer) => {
    const isOwn = bearer.id === own.unit?.id
    return artifactEffects(state, bearer).flatMap((effect) =>
      effect.op === 'mod' && (effect.to === 'side' || (effect.to === 'self' && isOwn)) && isMet(bout, effect)
        ? [modifier(effect.n, effect.tags, isOwn ? null : bearer)]
        : [],
    )
  })
}

/** Whether fighter and foe are such as a modifier is for. */
function isMet({ own, foe }: Bout, { who = true, vs = true }: Mod): boolean {
  return matches(who, own.traits) && matches(vs, foe.traits)
}

/** Archers and Generals that support (AM-K.12, AM-K.18); never for themselves. */
function ofSupport({ state, battle, role }: Bout): readonly Modifier[] {
  return supportersOf(state, battle, role).flatMap((unit) =>
    ownTraits(state, unit).has.flatMap((ability) => {
      const roll = ROLL_KEYWORDS[ability.k]
      return roll?.to === 'supported' ? [modifier('n' in ability ? ability.n : 1, roll.tags, unit)] : []
    }),
  )
}

/** The strongest Site of the side beside the fighter (AM-K.6). */
function ofSites({ state, battle, role, own }: Bout): readonly Modifier[] {
  const sites = availableOfSide(state, battle, role).filter(
    (unit) => unit.id !== own.unit?.id && isA(printedOf(unit), 'Site'),
  )
  const best = sites.reduce<Unit | null>(
    (most, unit) => (most && printedOf(most).brm >= printedOf(unit).brm ? most : unit),
    null,
  )
  return best ? [modifier(printedOf(best).brm, ['site'], best)] : []
}

/** Effects on the fighter, its side, its foe and the battle; none of a spell for who is immune to spells (AM-M.16). */
function ofSpells({ state, battle, role, own, foe }: Bout): readonly Modifier[] {
  const isImmune = own.unit !== null && isSpellImmune(state, own.unit)
  return state.effects.flatMap(({ does, on, spell }) => {
    if (does.op !== 'mod' || (isImmune && spell !== null)) return []
    const isOn = (unit: Unit | null) => on.kind === 'unit' && on.unit === unit?.id
    const lies: Readonly<Record<Mod['to'], boolean>> = {
      self: isOn(own.unit),
      foe: isOn(foe.unit),
      side: on.kind === 'side' && on.seat === battle[role],
      both: on.kind === 'battle',
    }
    return lies[does.to] && matches(does.vs ?? true, foe.traits) ? [modifier(does.n, does.tags)] : []
  })
}

/** What does not count for this side's fighter (AM-E.2). */
function negatedTags({ state, battle, role, own, foe }: Bout): readonly Tag[] {
  const effects = state.effects.flatMap(({ does, on, seat }) => {
    if (does.op !== 'negate') return []
    const isOn = (unit: Unit | null) => on.kind === 'unit' && on.unit === unit?.id
    const counts: Readonly<Record<typeof does.of, boolean>> = {
      holder: isOn(own.unit),
      opponent: isOn(foe.unit),
      enemySide: on.kind === 'battle' && seat !== battle[role],
      bothSides: on.kind === 'battle',
    }
    return counts[does.of] ? does.tags : []
  })
  const shields = foe.unit ? artifactEffects(state, foe.unit) : []
  const used = shields.flatMap((one) => (one.op === 'negate' && one.of === 'opponent' ? one.tags : []))
  return [...effects, ...used, ...(isSiteNegated(state, battle, otherRole(role)) ? (['site'] as const) : [])]
}

/** Whether a side has something in the fight or in support that lets Sites of the other count for nothing (AM-K.21). */
function isSiteNegated(state: State, battle: Battle, role: Role): boolean {
  const { combatant, chit } = battle.sides[role]
  const fighting = unitsOfSide(state, battle, role).filter(({ id }) => chit === null && id === combatant)
  return [...fighting, ...supportersOf(state, battle, role)].some(
    (unit) => !isParalysed(state, unit.id) && has(ownTraits(state, unit), 'negateSite'),
  )
}

/** The sum of what is added: bonuses of all sources count, with those of the same kind (AM-0.15). */
export function sumOfModifiers(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { n }) => sum + n, 0)
}
