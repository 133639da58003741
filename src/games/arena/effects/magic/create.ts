import { castDraft, type Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { CreatureCardId } from '../../tables/creatures'
import type { Effect } from '../../tables/magic'
import { settleControl } from '../control'
import { mayEnterGround } from '../../queries/entry'
import type { Event } from '../../events'
import type { ArenaSeat, Corpse, Creature, Position, Space } from '../../state/position'
import { freshCreature } from '../set-up/muster'
import { groundOf, hexOf } from '../../queries/spaces'
import { enchant } from '../enchantments'
import { keepOnly } from '../keep-only'
import type { EffectContext } from './effect-context'

/** A new creature of the caster's player, where it could go by itself (AA-22.24). */
export function create(
  work: EffectContext,
  { type }: Extract<Effect, { key: 'create' }>,
): Event[] | undefined {
  const { draft, source, seat, magic } = work
  const corpse = corpseOf(work)
  const at = spaceOf(work, corpse)
  if (!at) return undefined
  const made = freshCreature(type, draft.next.creature, seat, at)
  if (!mayEnterGround(reading(draft), made, hexOf(at))) return undefined
  putIntoPlay(draft, made)
  const { id: creature, card } = made
  const lasts = magic.duration === 'Until dispelled'
  return [
    ...(corpse ? useUp(draft, corpse) : []),
    { type: 'created', creature, card, at },
    // What lasts until dispelled is gone when it is (AA-21.4).
    ...(lasts
      ? enchant(draft, { source, seat, ends: null, repeats: null }, { kind: 'creature', creature })
      : []),
    ...settleControl(draft),
  ]
}

/** The dead creature is back as printed, under its owner (AA-22.25). */
export function resurrect(work: EffectContext): Event[] | undefined {
  const { draft } = work
  const corpse = corpseOf(work)
  if (!corpse) return undefined
  const at = groundOf(corpse.hex)
  const { id: creature, card } = putIntoPlay(draft, freshOf(draft, corpse.card, corpse.owner, at))
  return [...useUp(draft, corpse), { type: 'resurrected', creature, card, at }, ...settleControl(draft)]
}

function freshOf(draft: Draft<Position>, card: CreatureCardId, owner: ArenaSeat, at: Space): Creature {
  return freshCreature(card, draft.next.creature, owner, at)
}

function putIntoPlay(draft: Draft<Position>, creature: Creature): Creature {
  draft.creatures.push(castDraft(creature))
  draft.next.creature += 1
  return creature
}

function corpseOf({ draft, target }: EffectContext): Corpse | undefined {
  if (target.kind !== 'corpse') return undefined
  return reading(draft).corpses.find(({ id }) => id === target.corpse)
}

function spaceOf({ target }: EffectContext, corpse: Corpse | undefined): Space | undefined {
  if (corpse) return groundOf(corpse.hex)
  return target.kind === 'space' ? target.space : undefined
}

function useUp(draft: Draft<Position>, { id, hex }: Corpse): Event[] {
  keepOnly(draft.corpses, (corpse) => corpse.id !== id)
  return [{ type: 'corpseUsed', corpse: id, hex }]
}
