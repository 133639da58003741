import { recordOf } from '@/engine/basics/record-of'
import type { Viewer } from '@/engine/kernel/game'
import { leaksTo } from '@/engine/lab/leaks'
import { SPELL_IDS } from './tables/spells'
import { type Army, type ArenaSeat, type Position, SEATS } from './state/position'
import { viewOf } from './state/view'

/**
 * What a viewer's view tells of the other side's secrets (AA-1.9): it must not change when they do. `look`
 * makes the view: a test hands one in that tells too much.
 */
export function leaksOf(
  position: Position,
  viewer: Viewer,
  look: (position: Position, viewer: Viewer) => object = viewOf,
): readonly string[] {
  return leaksTo(position, viewer, { look, alter: withOtherSecrets, moment: position.now.phase })
}

const BOGUS_ARMY: Army = { creatures: ['phantom'], items: [], spells: [], terrainPool: 7 }

function withOtherSecrets(position: Position, viewer: Viewer): Position {
  const { spells, lists } = position.secrets
  return {
    ...position,
    secrets: {
      spells: recordOf(SEATS, (seat) => (viewer === seat ? spells[seat] : otherSpells(position, seat))),
      lists: recordOf(SEATS, (seat) => (viewer === seat ? lists[seat] : BOGUS_ARMY)),
    },
  }
}

/** As many other spell cards, those revealed kept. */
function otherSpells(
  { revealed, secrets }: Position,
  seat: ArenaSeat,
): Position['secrets']['spells'][ArenaSeat] {
  const own = secrets.spells[seat]
  const others = SPELL_IDS.filter((spell) => !own.includes(spell))
  return [...revealed[seat], ...others].slice(0, own.length)
}
