import type { BoardArrow, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { IDLE } from '@/table/desk/answer'
import { stackIn } from '../../rules/stacking'
import type { Table } from '../../rules/position'
import { designatingIn } from '../../rules/segments/designating'
import type { AimedSpell } from '../../commands/designations'
import type { EntryHasteNamed, Gesture, SpellAimed } from '../desk/gesture'
import type { Hand } from './hand'
import { arrowsInto, filterStable, markAll } from '@/table/commands/hand'
import { designatedMarks, hexesOfUnits } from './mark-hexes'
import type { Adjustment } from '../desk/adjustment'
import {
  answerSpell,
  casterHexes,
  casterHexesAgainst,
  castersAgainst,
  castersIn,
  spellTargetsOf,
} from './spells'

type SpellGesture = Extract<Gesture, { spell: unknown }>

/** Haste and fireballs (AR-8, AR-9, AR-12.5). */
export const SPELL_HAND: Hand = {
  hexesToAct,
  answer: answerSpell,
  settled(table, gesture) {
    if (gesture.name === 'EntryHasteNamed') return settledEntryHaste(table, gesture)
    return 'spell' in gesture ? settledSpell(table, gesture) : IDLE
  },
  marks(table, gesture) {
    const now = designatingIn(table)
    return [...gestureMarks(table, gesture), ...(now ? designatedMarks(now) : [])]
  },
  arrows: (table, gesture) => [...aimedArrows(gesture), ...castArrows(table)],
  adjusted,
}

function hexesToAct(table: Table): readonly HexId[] {
  if (table.now.segment === 'haste') return casterHexes(table, 'haste')
  return [...new Set([...casterHexes(table, 'fireball'), ...casterHexes(table, 'wand')])]
}

function settledSpell(table: Table, gesture: SpellGesture): Gesture {
  if (gesture.name === 'TargetPicked') return gesture
  const able = ableCasters(table, gesture)
  const casters = filterStable(gesture.casters, (id) => able.includes(id))
  if (casters.length === 0) return IDLE
  return casters === gesture.casters ? gesture : { ...gesture, casters }
}

function settledEntryHaste(table: Table, gesture: EntryHasteNamed): Gesture {
  return castersIn(table, 'haste', gesture.hex).some(({ id }) => id === gesture.caster) ? gesture : IDLE
}

function ableCasters(table: Table, gesture: Exclude<SpellGesture, { name: 'TargetPicked' }>) {
  return gesture.name === 'SpellAimed'
    ? castersAgainst(table, gesture.spell, gesture.hex, gesture.target)
    : castersIn(table, gesture.spell, gesture.hex).map(({ id }) => id)
}

function gestureMarks(table: Table, gesture: Gesture): readonly HexMark[] {
  switch (gesture.name) {
    case 'TargetPicked':
      return [
        { hex: gesture.target, kind: 'selected' },
        ...markAll(casterHexesAgainst(table, gesture.spell, gesture.target), 'choice'),
      ]
    case 'CasterPicked':
      return casterMarks(table, gesture, [gesture.hex])
    case 'SpellAimed':
      return casterMarks(table, gesture, [gesture.target, gesture.hex])
    case 'EntryHasteNamed':
      return [{ hex: gesture.hex, kind: 'selected' }, ...markAll(casterHexes(table, 'haste'), 'choice')]
    default:
      return markAll(hexesToAct(table), 'choice')
  }
}

function casterMarks(
  table: Table,
  { casters: [caster], spell }: Exclude<SpellGesture, { name: 'TargetPicked' }>,
  selected: readonly HexId[],
): readonly HexMark[] {
  const targets = caster === undefined ? [] : spellTargetsOf(table, spell, caster)
  return [...markAll(selected, 'selected'), ...markAll(targets, 'target')]
}

function aimedArrows(gesture: Gesture): readonly BoardArrow[] {
  if (gesture.name !== 'SpellAimed') return []
  return arrowsInto('aimed', [gesture.hex], gesture.target, gesture.spell === 'haste' ? 'aid' : 'fire')
}

function castArrows(table: Table): readonly BoardArrow[] {
  const { now } = table
  if (now.segment !== 'haste' && now.segment !== 'fireball') return []
  const [name, kind] = now.segment === 'haste' ? (['haste', 'aid'] as const) : (['fire', 'fire'] as const)
  return now.designations.flatMap(({ id, caster, hex, resolved }) =>
    resolved ? [] : arrowsInto(`${name}-${id}`, hexesOfUnits(table, [caster]), hex, kind),
  )
}

function adjusted(table: Table, gesture: Gesture, adjustment: Adjustment): Gesture {
  switch (adjustment.type) {
    case 'sendCasters':
      return withCasters(table, gesture, adjustment.count)
    case 'chooseSpell':
      return withSpell(table, gesture, adjustment.spell)
    default:
      return gesture
  }
}

function withCasters(table: Table, gesture: Gesture, count: number): Gesture {
  if (gesture.name !== 'SpellAimed' && gesture.name !== 'CasterPicked') return gesture
  return { ...gesture, casters: ableCasters(table, gesture).slice(0, Math.max(1, count)) }
}

function withSpell(table: Table, gesture: Gesture, spell: AimedSpell): Gesture {
  if (gesture.name === 'TargetPicked') return { ...gesture, spell }
  if (gesture.name !== 'SpellAimed' && gesture.name !== 'CasterPicked') return gesture
  const [caster] = castersIn(table, spell, gesture.hex)
  if (!caster) return gesture
  const picked = { ...gesture, spell, casters: [caster.id] }
  return picked.name === 'SpellAimed' && !stillAimed(table, picked)
    ? { name: 'CasterPicked', spell, hex: picked.hex, casters: picked.casters }
    : picked
}

function stillAimed(table: Table, { spell, hex, casters, target }: SpellAimed): boolean {
  const able = castersAgainst(table, spell, hex, target)
  return stackIn(table, target).length > 0 && casters.every((id) => able.includes(id))
}
