import { useState } from 'react'
import type { Table } from '../../rules/position'
import type { Gesture } from '../desk/gesture'
import type { Desk } from '../desk/desk'
import { type PlannedSpell, type SpellPlan, spellTargets, stillCast, wholeSpell } from '../odds/spell-plan'

interface Kept {
  readonly plan: SpellPlan
  /** What was in hand on the board when the plan was made. */
  readonly gesture: Gesture
}

/** The castings being weighed; aiming on the board starts them anew. */
export function useSpellPlan(
  { view, gesture }: Desk,
  spell: PlannedSpell,
): readonly [plan: SpellPlan | undefined, setPlan: (plan: SpellPlan) => void] {
  const [kept, setKept] = useState<Kept | null>(null)
  const aimed = kept?.gesture === gesture ? undefined : aimedPlan(view, spell, gesture)
  const thought = kept ? stillCast(view, spell, kept.plan) : undefined
  const [first] = spellTargets(view, spell)
  const plan = aimed ?? thought ?? (first === undefined ? undefined : wholeSpell(view, spell, first))
  return [plan, (next) => setKept({ plan: next, gesture })]
}

function aimedPlan(table: Table, spell: PlannedSpell, gesture: Gesture): SpellPlan | undefined {
  if (!('aim' in gesture) || gesture.target === null || gesture.aim === 'attack') return undefined
  const { aim, target: hex, units } = gesture
  if (units.length === 0) return stillCast(table, spell, wholeSpell(table, spell, hex))
  const plan =
    aim === 'wand' ? { hex, casters: [], wand: units[0] ?? null } : { hex, casters: units, wand: null }
  return stillCast(table, spell, plan)
}
