import { capitalized } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import type { HexSeen, InspectorModel } from '@/table/inspector/hex-seen'
import { allowanceOf } from '../queries/movement'
import { traitsOf } from '../queries/traits'
import { unitById } from '../queries/units'
import type { View } from '../queries/view'
import type { UnitId } from '../state/terms'
import { artifactRow } from '../tables/chits'
import { SEAT_NAMES } from '../tables/seats'
import { countersOf } from './board/board-view'
import { sightOf } from './board/sight'
import type { Parts } from './desk/desk'
import { abilityInWords, groundInWords } from './words/hex-words'
import { WORDS } from './words/words-text'

/** What is told of a hex that is looked at more closely. */
export const INSPECTOR: InspectorModel<Parts> = { seenIn }

function seenIn(view: View, hex: HexId): HexSeen {
  const stacks = view.stacks.filter((stack) => stack.hex === hex)
  return {
    facts: groundInWords(view, hex).map((text) => ({ text: capitalized(text), clause: 'AM-2.3' })),
    groups: stacks.map((stack) => ({
      heading: SEAT_NAMES[stack.owner],
      facts: [],
      pieces: countersOf(view, stack).map((counter) => ({
        id: counter.id,
        counter,
        remarks: [...remarksOf(view, counter.id), ...counter.badges.map(({ label }) => label)],
      })),
    })),
  }
}

/** All that a unit is and can do, as far as it is seen. */
function remarksOf(view: View, id: string): readonly string[] {
  const state = sightOf(view)
  const unit = unitById(state, id as UnitId)
  if (!unit) return []
  const { has, brm, is } = traitsOf(state, unit)
  return [
    WORDS.figures(brm, allowanceOf(state, unit)),
    ...has.map(abilityInWords),
    ...(is.includes('Spellcaster') ? [WORDS.casts] : []),
    ...unit.artifacts.map((artifact) => artifactRow(artifact).name),
  ]
}
