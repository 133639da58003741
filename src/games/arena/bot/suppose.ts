import { recordOf } from '@/engine/basics/record-of'
import { shuffled } from '@/engine/bot/bot-sample'
import type { Random } from '@/engine/kernel/dice'
import { SPELL_IDS, type SpellId, SPELLS } from '../tables/spells'
import { cardOf } from '../queries/creatures'
import { type Army, type ArenaSeat, type Position, SEATS } from '../state/position'
import type { View } from '../state/view'

/**
 * A position that a view allows: what the viewer knows as it is, the spell cards that the other side has not shown
 * drawn among those that its creatures could cast. Nothing but the view goes into it.
 */
export function suppose(view: View, random: Random): Position {
  const { viewer: _viewer, spells, lists, ...table } = view
  const isFinal = (seat: ArenaSeat) => view.now.phase === 'build' && view.locked[seat]
  const secrets = {
    spells: recordOf(SEATS, (seat) => spells[seat] ?? supposedSpells(view, seat, random)),
    lists: recordOf(SEATS, (seat) => lists[seat] ?? (isFinal(seat) ? LEAST_ARMY : null)),
  }
  return { ...table, secrets }
}

/** An army in the place of a final one that is not known yet: legal for any points and in either ruleset (AA-2.9). */
const LEAST_ARMY: Army = { creatures: ['kobold'], items: [], spells: [], terrainPool: 0 }

/** The cards revealed and as many more as are hidden, castable ones first. */
function supposedSpells(view: View, seat: ArenaSeat, random: Random): readonly SpellId[] {
  const shown = view.revealed[seat]
  const missing = view.spellCount[seat] - shown.length
  if (missing <= 0) return shown
  const unseen = shuffled(
    SPELL_IDS.filter((spell) => !shown.includes(spell)),
    random,
  )
  const likely = unseen.filter((spell) => isCastable(view, seat, spell))
  const drawn = new Set([...shown, ...likely, ...unseen])
  const chosen = [...drawn].slice(0, shown.length + missing)
  // In the order of the catalogue, as an army lists them.
  return SPELL_IDS.filter((spell) => chosen.includes(spell))
}

function isCastable({ creatures }: View, seat: ArenaSeat, spell: SpellId): boolean {
  const { type, level } = SPELLS[spell]
  return creatures.some(
    (creature) => creature.controller === seat && (cardOf(creature).casting[type] ?? 0) >= level,
  )
}
