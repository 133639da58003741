import type { BoardArrow, BoardZone, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { goOn, IDLE, refused } from '@/table/desk/answer'
import { refusalOf } from '../../commands'
import { creatureOf } from '../../queries/creatures'
import { askedSeat } from '../../queries/guards'
import { isHarmful } from '../../queries/harm'
import { isInstant } from '../../queries/magic/declaring'
import { magicOf } from '../../state/sources'
import type { Target } from '../../state/position'
import { refuse } from '../../refuse'
import { airOf, boardOf, groundOf, spacesApart, hexOfCreature } from '../../queries/spaces'
import { positionOf, type View } from '../../state/view'
import type { Answer, Gesture, Hand, MagicAimed, MagicPicked } from '../desk/gesture'
import { markAll } from '@/table/commands/hand'
import { nobodysHexRefusal } from './idle-hex'
import {
  type Castable,
  castableLike,
  castablesOf,
  declarationOf,
  hexesOfTarget,
  targetsThere,
} from './magic-offers'
import { actorHexes, actorsIn, heldMarks, inBoardOrder, nextIn, offersBy } from './offers'
import { isAtCreatures, prospectMarks, withLayersMeant } from './magic-prospects'
import { refusedAim } from './refused-aim'

/** Both magic phases (AA-19). */
export const MAGIC_HAND: Hand = {
  hexesToAct: actorHexes,
  answer: answerMagic,
  settled: settledMagic,
  marks: magicMarks,
  zones: (view, gesture) => (isAiming(gesture) ? rangeZones(view, gesture) : []),
  arrows: (view, gesture) => [
    ...view.casts.flatMap(({ id, caster, target }) => arrowTo(view, { id, caster, target })),
    ...(gesture.name === 'MagicAimed' ? arrowTo(view, { ...gesture, id: 'aimed' }) : []),
  ],
}

type Aiming = MagicPicked | MagicAimed

function isAiming(gesture: Gesture): gesture is Aiming {
  return gesture.name === 'MagicPicked' || gesture.name === 'MagicAimed'
}

/**
 * The targets of what is in hand: those that the rules list, or where a hex was named every one there that they
 * accept. Longer casts are listed for some hexes beyond their range only (AA-20.12). Ground or air is left open only
 * where both hold somebody.
 */
export function targetsOpen(view: View, { hex, ...picked }: MagicPicked): readonly Target[] {
  const cast = castableLike(view, picked)
  if (!cast) return []
  if (hex === null) return withLayersMeant(view, cast, cast.targets)
  const seat = askedSeat(view) ?? view.active
  const open = targetsThere(view, cast, hex).filter(
    (target) => !refusalOf(positionOf(view), declarationOf(cast, target, seat)),
  )
  return withLayersMeant(view, cast, open)
}

/**
 * The gesture of a caster with something to declare. What it does to itself, or in this phase to one target alone, has
 * its target already: it is still to be declared. Nobody is led to harm who stands on the own side.
 */
export function pickedMagic(view: View, { caster, source, item, targets }: Castable): Gesture {
  const [only, ...others] = targets
  const isSole = only !== undefined && others.length === 0 && isInstant(magicOf(source).casting)
  return only?.kind === 'self' || (isSole && !(isHarmful(source) && isOwn(view, only)))
    ? { name: 'MagicAimed', caster, source, item, target: only }
    : { name: 'MagicPicked', caster, source, item, hex: null }
}

function isOwn(view: View, target: Target): boolean {
  const creature = target.kind === 'creature' ? creatureOf(view, target.creature) : undefined
  return creature?.controller === askedSeat(view)
}

function answerMagic(view: View, gesture: Gesture, hex: HexId): Answer {
  if (isAiming(gesture)) {
    const { caster, source, item } = gesture
    const picked: MagicPicked = { name: 'MagicPicked', caster, source, item, hex }
    const [target, ...others] = targetsOpen(view, picked)
    if (target && others.length === 0) return goOn({ name: 'MagicAimed', caster, source, item, target })
    if (target) return goOn(picked)
    if (hexOfCreature(view, caster) !== hex) return refusedAim(view, gesture, hex)
  }
  return pickCaster(view, gesture, hex)
}

/** A click on a hex of casters takes them one after another. */
function pickCaster(view: View, gesture: Gesture, hex: HexId): Answer {
  if (actorsIn(view, hex).length > 0)
    return goOn(nextIn(view, hex, gesture.name === 'CreaturePicked' ? gesture.creature : undefined))
  return refused(
    nobodysHexRefusal(view, hex, { seat: askedSeat(view) ?? view.active, abandoned: 'AA-17.10' }) ??
      refuse('AA-19.2', 'Nobody there has magic to declare.'),
  )
}

function settledMagic(view: View, gesture: Gesture): Gesture {
  if (gesture.name === 'CreaturePicked') return offersBy(view, gesture.creature).length > 0 ? gesture : IDLE
  if (!isAiming(gesture)) return IDLE
  if (castableLike(view, gesture)) return gesture
  const { caster } = gesture
  return castablesOf(view, caster).length > 0 ? { name: 'CreaturePicked', creature: caster } : IDLE
}

function magicMarks(view: View, gesture: Gesture): readonly HexMark[] {
  const designated = view.casts.flatMap(({ caster, target }) => hexesOfTarget(view, caster, target))
  return [
    ...(isAiming(gesture) ? aimMarks(view, gesture) : heldMarks(view, gesture)),
    ...(isAiming(gesture) ? [] : markAll(actorHexes(view), 'choice')),
    ...markAll([...new Set(designated)], 'designated'),
  ]
}

function aimMarks(view: View, gesture: Aiming): readonly HexMark[] {
  const { caster, source, item } = gesture
  const casting = { caster, source, item }
  const hexes = targetsOpen(view, { name: 'MagicPicked', ...casting, hex: null }).flatMap((target) =>
    hexesOfTarget(view, caster, target),
  )
  const aimed = gesture.name === 'MagicAimed' ? hexesOfTarget(view, caster, gesture.target) : []
  return [
    ...markAll(aimed, 'selected'),
    ...heldMarks(view, gesture),
    ...prospectMarks(view, casting),
    // Where magic names places, nobody need be there.
    ...(isAtCreatures(casting) ? [] : markAll(inBoardOrder(view, hexes), 'target')),
  ]
}

/** What lies within range on the ground, and what in the air (AA-20.12). */
function rangeZones(view: View, { caster, source }: Aiming): readonly BoardZone[] {
  const at = creatureOf(view, caster)?.at
  const { range, target } = magicOf(source)
  if (!at || target === 'Self') return []
  const board = boardOf(view)
  const within = (spaceOf: typeof groundOf) =>
    board.ids.filter((hex) => spacesApart(board, at, spaceOf(hex)) <= range)
  return [
    { id: 'range-ground', kind: 'reach', hexes: within(groundOf), label: 'Ground within range' },
    { id: 'range-air', kind: 'able', hexes: within(airOf), label: 'Air within range' },
  ]
}

function arrowTo(
  view: View,
  { id, caster, target }: Pick<MagicAimed, 'caster' | 'target'> & { readonly id: string },
): readonly BoardArrow[] {
  const from = hexOfCreature(view, caster)
  const [to] = hexesOfTarget(view, caster, target)
  if (from === undefined || to === undefined || from === to) return []
  return [{ id, from, to, kind: 'aid' }]
}
