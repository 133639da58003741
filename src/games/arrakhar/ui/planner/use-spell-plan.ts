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
  if (gesture.name === 'TargetPicked')
    return stillCast(table, spell, wholeSpell(table, spell, gesture.target))
  if (gesture.name !== 'SpellAimed') return undefined
  const { target: hex, casters } = gesture
  const plan =
    gesture.spell === 'wand' ? { hex, casters: [], wand: casters[0] ?? null } : { hex, casters, wand: null }
  return stillCast(table, spell, plan)
}
