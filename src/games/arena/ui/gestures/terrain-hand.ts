import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { goOn, IDLE, refused } from '@/table/desk/answer'
import { TERRAIN_STEPS } from '../../content/terrain'
import type { ChangeTerrain, SetStorm } from '../../rules/commands'
import { changeCost } from '../../rules/phases/terrain'
import { refuse } from '../../rules/refuse'
import { hexAt } from '../../rules/spaces'
import type { View } from '../../rules/view'
import type { Answer, Gesture } from './gesture'
import type { Hand } from './hand'
import { inBoardOrder, offersOf } from './offers'

/** What can be made of a hex now: the steps of its terrain, then a storm more or less (AA-4.3, AA-4.9). */
export function changesOf(view: View, hex: HexId): readonly (ChangeTerrain | SetStorm)[] {
  return offersOf(view).filter(
    (command): command is ChangeTerrain | SetStorm =>
      (command.type === 'changeTerrain' || command.type === 'setStorm') && command.hex === hex,
  )
}

/** What a change costs the active seat in a hex (AA-4.5). */
export function priceOf(view: View, hex: HexId): number {
  const at = hexAt(view, hex)
  return at ? changeCost(at, view.active) : 0
}

function hexesToChange(view: View): readonly HexId[] {
  return inBoardOrder(
    view,
    offersOf(view).flatMap((command) =>
      command.type === 'changeTerrain' || command.type === 'setStorm' ? [command.hex] : [],
    ),
  )
}

/** Terrain Change (AA-4). */
export const TERRAIN_HAND: Hand = {
  hexesToAct: hexesToChange,
  answer: answerTerrain,
  settled: (view, gesture) =>
    gesture.name === 'HexPicked' && changesOf(view, gesture.hex).length > 0 ? gesture : IDLE,
  marks: (view, gesture) => {
    const picked: readonly HexMark[] =
      gesture.name === 'HexPicked' ? [{ hex: gesture.hex, kind: 'selected' }] : []
    const choices = hexesToChange(view).map((hex): HexMark => ({
      hex,
      kind: 'choice',
      text: String(priceOf(view, hex)),
    }))
    return [...picked, ...choices]
  },
}

function answerTerrain(view: View, gesture: Gesture, hex: HexId): Answer {
  if (gesture.name === 'HexPicked' && gesture.hex === hex) return goOn(IDLE)
  if (changesOf(view, hex).length > 0) return goOn({ name: 'HexPicked', hex })
  return refused(
    refuse('AA-4.5', 'The points that are left do not pay for a change there.'),
    changeMeant(view, hex),
  )
}

/** A storm costs what a step costs and goes over a king hex too; the basic game has none (AA-4.9, AA-24.2). */
function changeMeant(view: View, hex: HexId): ChangeTerrain | SetStorm | null {
  const at = hexAt(view, hex)
  if (!at) return null
  const { active: seat } = view
  if (view.settings.ruleset !== 'basic') return { type: 'setStorm', seat, hex, on: at.storm === null }
  return { type: 'changeTerrain', seat, hex, to: TERRAIN_STEPS[at.terrain][0] ?? at.terrain }
}
