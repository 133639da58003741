import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { onceForEach } from '@/engine/basics/once'
import { goOn, IDLE, playThen } from '@/table/desk/answer'
import { markAll } from '@/table/commands/hand'
import { choosingHand } from '@/table/choosing/choosing-hand'
import type { Command } from '../../commands'
import { moverRefusal } from '../../queries/movement'
import { type Way, waysOfGroup } from '../../queries/ways'
import { hasEnemies, unitById, unitsOf } from '../../queries/units'
import type { View } from '../../queries/view'
import type { Unit } from '../../state/state'
import type { UnitId } from '../../state/terms'
import { sightOf } from '../board/sight'
import { mayDecide, stageIn } from '../choosing/offers'
import { WAYS } from '../choosing/ways'
import type { Gesture, Hand } from '../desk/gesture'

const CHOOSING = choosingHand(WAYS)

/** The units that can still move. */
export const moversIn = onceForEach((view: View): readonly Unit[] => {
  if (stageIn(view) !== 'movement' || !mayDecide(view)) return []
  const state = sightOf(view)
  return unitsOf(state, view.active).filter((unit) => !moverRefusal(state, unit))
})

/** Those of them who stand in a hex. */
export function moversAt(view: View, hex: HexId): readonly Unit[] {
  return moversIn(view).filter((unit) => unit.hex === hex)
}

/** Where a group can go. */
export function waysOfUnits(view: View, ids: readonly UnitId[]): readonly Way[] {
  const state = sightOf(view)
  return waysOfGroup(
    state,
    ids.flatMap((id) => unitById(state, id) ?? []),
  )
}

function moveOf(view: View, { units, path, ride }: Way): Command {
  return {
    ...{ type: 'move', seat: view.active, units: units.map(({ id }) => id), path },
    ...(ride !== undefined && { ride }),
  }
}

/** Takes a stack in hand, or all of it that can move. */
export function movingFrom(view: View, hex: HexId): Gesture {
  return { name: 'Moving', hex, units: moversAt(view, hex).map(({ id }) => id) }
}

/**
 * In Movement a click takes a stack in hand, and a second one on a lit hex moves it there; what else units can do is
 * chosen in the panel. In all other stages what is to be done is chosen part by part, on the board where it stands there.
 */
export const HAND: Hand = {
  hexesToAct: (view) => [...new Set([...moversIn(view).map(({ hex }) => hex), ...CHOOSING.hexesToAct(view)])],
  answer(view, gesture, hex) {
    if (gesture.name === 'Choosing' && Object.keys(gesture.settled).length > 0)
      return CHOOSING.answer(view, gesture, hex)
    if (gesture.name === 'Moving') {
      const way = waysOfUnits(view, gesture.units).find(({ path }) => path.at(-1) === hex)
      if (way) return playThen([moveOf(view, way)])
      if (gesture.hex === hex) return goOn(IDLE)
    }
    if (moversAt(view, hex).length > 0) return goOn(movingFrom(view, hex))
    return CHOOSING.answer(view, gesture.name === 'Moving' ? IDLE : gesture, hex)
  },
  settled(view, gesture) {
    if (gesture.name !== 'Moving') return CHOOSING.settled(view, gesture)
    const still = gesture.units.filter((id) => moversAt(view, gesture.hex).some((unit) => unit.id === id))
    return still.length === 0 ? IDLE : { ...gesture, units: still }
  },
  marks(view, gesture) {
    if (gesture.name !== 'Moving')
      return [
        ...CHOOSING.marks(view, gesture),
        ...markAll([...new Set(moversIn(view).map(({ hex }) => hex))], 'choice'),
      ]
    const waiting = [...new Set(moversIn(view).map(({ hex }) => hex))]
    return [
      ...markAll([gesture.hex], 'selected'),
      ...waysOfUnits(view, gesture.units).flatMap((way) => reachMark(view, way)),
      ...markAll(waiting, 'choice'),
    ]
  },
}

/** A hex that may be moved to, with the steps it takes; into enemies is told otherwise (AM-9.5). */
function reachMark(view: View, { path }: Way): readonly HexMark[] {
  const hex = path.at(-1)
  if (hex === undefined) return []
  const kind = hasEnemies(sightOf(view), hex, view.active) ? 'target' : 'reach'
  return [{ hex, kind, text: String(path.length) }]
}

/** The way of the group in hand to a hex, start included. */
export function pathInHand(view: View, gesture: Gesture, hex: HexId): readonly HexId[] | null {
  if (gesture.name !== 'Moving') return null
  const way = waysOfUnits(view, gesture.units).find(({ path }) => path.at(-1) === hex)
  return way ? [gesture.hex, ...way.path] : null
}
