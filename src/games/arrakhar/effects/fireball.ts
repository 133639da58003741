import { castDraft, type Draft } from 'immer'
import type { Dice } from '@/engine/kernel/dice'
import { reading } from '@/engine/kernel/draft'
import { present } from '@/engine/kernel/refusal'
import { eliminate } from './ending'
import type { Event, FireballRoll } from '../events'
import { progressIn } from '../queries/guards'
import { eliminatedFrom } from '../queries/odds'
import type { FireballDesignation, Position, Unit } from '../state/position'
import { stackIn } from '../queries/stacking'
import { underFire } from '../queries/fireball-range'

/**
 * Rolls one die for every unit under fire; on an emptied hex the fireball is wasted (AR-8.4, AR-8.5). Haunts and the
 * wand are left alone (AR-8.6).
 */
export function resolveFireball(
  draft: Draft<Position>,
  made: FireballDesignation,
  dice: Dice,
): readonly Event[] {
  const { id: designation, caster, hex, wand } = made
  if (!wand) draft.cast.push(caster)
  const targets = stackIn(reading(draft), hex)
  const rolls = targets.length === 0 ? [] : rollAt(draft, underFire(reading(draft), targets), made, dice)
  const eliminated = rolls
    .filter((roll) => roll.eliminated)
    .map(({ unit, unitType }) => ({ id: unit, type: unitType }))
  if (targets.length > 0 && eliminated.length === targets.length) {
    const now = progressIn(reading(draft), 'fireball')
    draft.now = castDraft({ ...now, emptied: [...now.emptied, hex] })
  }
  return [
    { type: 'fireballResolved', designation, caster, hex, wand, rolls, eliminated },
    ...eliminate(
      draft,
      eliminated.map((unit) => unit.id),
    ),
  ]
}

function rollAt(
  draft: Draft<Position>,
  targets: readonly Unit[],
  { hex, wand }: FireballDesignation,
  dice: Dice,
): readonly FireballRoll[] {
  const { settings } = reading(draft)
  const kind = wand ? 'wand' : 'fireball'
  const label = `${wand ? 'Wand fireball' : 'Fireball'} at ${hex}`
  const values = dice.roll({ count: targets.length, faces: 6, label })
  return targets.map(({ id, type }, nth) => {
    const roll = present(values[nth], label)
    return { unit: id, unitType: type, roll, eliminated: roll >= eliminatedFrom(settings, kind, type) }
  })
}
