import type { Draft } from 'immer'
import type { Dice } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import type { Effect, Magic } from '../../tables/magic'
import { creatureOf, creaturesIn } from '../../queries/creatures'
import { isUnderFirstRules } from '../../queries/earlier-rules'
import type { Event, Failure } from '../../events'
import type {
  ArenaSeat,
  CastId,
  Creature,
  CreatureId,
  MagicSource,
  Position,
  Space,
  Table,
  Target,
} from '../../state/position'
import { isAntiMagic } from '../../queries/in-force'
import { effectsOn, immuneTo } from '../../queries/standing'
import { areaOf } from '../../queries/magic/areas'

/** Magic at the moment when it takes effect. */
export interface EffectContext {
  readonly draft: Draft<Position>
  readonly dice: Dice
  readonly magic: Magic
  readonly source: MagicSource
  readonly seat: ArenaSeat
  /** Null for the repeat of an enchantment. */
  readonly caster: CreatureId | null
  readonly target: Target
  /** Casts of this phase that will fail when their moment comes, and why (AA-22.20, AA-22.21). */
  readonly doomed: Map<CastId, Failure>
}

/** Lets a kind of effect happen; undefined, with nothing changed, when it comes to nothing. */
export type Handler<E extends Effect> = (work: EffectContext, effect: E) => Event[] | undefined

/** Whether an area passes a space over: no magic works there (AA-22.15). */
export function passesOver(
  table: Pick<Table, 'enchantments'>,
  { type }: Magic,
  space: Space | null,
): boolean {
  return type !== 'Tech' && space !== null && isAntiMagic(table, space)
}

/**
 * The creatures that some magic meets, by number: its target, or those in its area; without those that are
 * immune, protected, shielded or where no magic works (AA-17.9, AA-20.14, AA-22.12, AA-22.15).
 */
export function creaturesMet(work: EffectContext): readonly Creature[] {
  return creaturesStruck(reading(work.draft), work)
}

/** Magic with whoever works it and what it is aimed at. */
export type Strike = Pick<EffectContext, 'magic' | 'source' | 'caster' | 'target'>

/** The same of a table on which it has not happened. */
export function creaturesStruck(table: Table, strike: Strike): readonly Creature[] {
  const { magic, target, caster } = strike
  return aimedAt(table, magic, { target, caster }).filter(
    (creature) =>
      !isProtected(table, strike, creature) &&
      !immuneTo(table, creature, magic.type) &&
      !passesOver(table, magic, creature.at) &&
      (magic.type === 'Tech' || effectsOn(table, creature, 'shieldFromMagic').length === 0),
  )
}

/** Whether a creature is protected by now from a spell that was aimed at it; what repeats was aimed long ago (AA-20.14, AA-22.13). */
function isProtected(table: Table, { source, magic, caster }: Strike, creature: Creature): boolean {
  if (source.kind !== 'spell' || magic.target !== 'Creature' || caster === null) return false
  return !isUnderFirstRules(table) && effectsOn(table, creature, 'protectFromSpells').length > 0
}

function aimedAt(
  table: Table,
  magic: Magic,
  { target, caster }: Pick<EffectContext, 'target' | 'caster'>,
): readonly Creature[] {
  switch (target.kind) {
    case 'self':
    case 'to':
      return caster === null ? [] : one(table, caster)
    case 'creature':
      return one(table, target.creature)
    case 'space': {
      if (magic.target === 'Hex' || magic.target === 'Multi-hex') return []
      const area = areaOf(table, magic.target, target.space)
      return [...area.flatMap((space) => creaturesIn(table, space))].sort((a, b) => a.number - b.number)
    }
    case 'corpse':
    case 'item':
    case 'enchantment':
    case 'edge':
      return []
  }
}

function one(table: Table, id: CreatureId): readonly Creature[] {
  const creature = creatureOf(table, id)
  return creature ? [creature] : []
}
