import type { Refusal } from '@/engine/kernel/refusal'
import type { AbilityId } from '@/games/arena/tables/abilities'
import type { ItemCardId } from '@/games/arena/tables/items'
import type { CastingTime } from '@/games/arena/tables/magic'
import { type SpellId, SPELLS } from '@/games/arena/tables/spells'
import type { Event } from '@/games/arena/events'
import type { Aim } from '@/games/arena/queries/magic/targets'
import type { MagicSource, Space, Target } from '@/games/arena/state/position'
import { arena, type Game } from '../on-the-table'

/** What the rules are asked by hand: sources, targets and places in few words. */
export const spell = (id: SpellId): MagicSource => ({ kind: 'spell', spell: id })
export const ability = (id: AbilityId): MagicSource => ({ kind: 'ability', ability: id })
export const itemUsed = (id: ItemCardId): MagicSource => ({ kind: 'item', item: id })
export const space = (name: string) => name as Space

/** Targets by their key, as the specification writes them; null is the caster itself. */
export function target(named: Readonly<Record<string, unknown>> | null): Target {
  if (named === null) return { kind: 'self' }
  const [kind] = Object.keys(named)
  return { kind, ...named } as Target
}

/** Some magic of 'c', or of who is named, on its way. */
export function aim(
  game: Game,
  source: MagicSource,
  named: Readonly<Record<string, unknown>> | null,
  caster = 'c',
): Aim {
  const by = game.creature(caster)
  return { source, seat: by.controller ?? by.owner, caster: by, target: target(named) }
}

/** Events of a type. */
export const told = <Type extends Event['type']>({ events }: Game, type: Type) =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type)

/** The clause of a refusal that is told as a sentence; undefined where nothing is refused. */
export function clauseOf(refusal: Refusal | undefined): string | undefined {
  if (refusal && !/^[\dA-Z].*\.$/.test(refusal.message)) throw new Error(`No sentence: ${refusal.message}`)
  return refusal?.clause
}

type Words = string | readonly [string, object]

interface Resolving {
  readonly creatures: Readonly<Record<string, Words>>
  readonly casts?: readonly { readonly id: string; readonly due: number | null }[]
  readonly more?: Readonly<Record<string, unknown>>
  readonly rolls?: readonly number[]
  /** Whose turn it is. */
  readonly active?: 0 | 1
  readonly phase?: 'magic1' | 'magic2'
}

/** The last bout of a magic phase of turn 5, by default the second; when it is passed, all takes effect. */
export function beforeEffects(setting: Resolving): Game {
  const { creatures, casts = [], more = {}, active = 0, phase = 'magic2' } = setting
  const queue = casts.filter(({ due }) => due === null).map(({ id }) => id)
  const magic = { nth: 2, declared: false, queue }
  return arena(phase, creatures, { active, bout: 1 - active, magic, casts, ...more })
}

/** What has come of it. */
export function resolved(setting: Resolving): Game {
  return beforeEffects(setting).play(1 - (setting.active ?? 0), 'passMagic', {}, setting.rolls)
}

const TURNS_BEFORE: Readonly<Partial<Record<CastingTime, number>>> = {
  'Half Turn': 0,
  '1 Turn': 2,
  '2 Turns': 4,
}

/** A cast of 'c' that takes effect in Magic Phase 2 of turn 5. */
export function cast(id: SpellId, named: object | null, more: object = {}) {
  const before = TURNS_BEFORE[SPELLS[id].casting]
  const time = { madeInTurn: 5 - (before ?? 0), due: before === undefined ? null : 5 }
  return { id: 'k', caster: 'c', spell: id, target: named, ...time, ...more }
}

/** A cast of an item or an ability. */
export function use(named: string, at: object | null, more: object = {}) {
  return { id: 'k', caster: 'c', ability: named, target: at, madeInTurn: 5, due: 5, ...more }
}

/** What magic did: bouts and phases left out. */
export function happened({ events }: Game): readonly Event[] {
  return events.filter(({ type }) => type !== 'boutEnded' && type !== 'phaseBegun')
}

/** Why magic failed. */
export const failures = (game: Game) => told(game, 'failed').map(({ why }) => why)
/** Who and what is in play. */
export const inPlay = ({ position }: Game) => position.creatures.map(({ id }) => id as string)
export const marks = ({ position }: Game) => position.enchantments.map(({ id }) => id as string)
