import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { markAll } from '@/table/commands/hand'
import type { Clause } from '../../clauses'
import { refusalOf } from '../../commands'
import { magicForecast, struckBy } from '../../effects/bouts/magic-forecast'
import { creatureOf } from '../../queries/creatures'
import { askedSeat } from '../../queries/guards'
import { targetsNamed } from '../../queries/magic/magic-targets'
import { hexOf } from '../../queries/spaces'
import { magicOf } from '../../state/sources'
import type { Space, Target } from '../../state/position'
import { positionOf, type View } from '../../state/view'
import type { Casting } from '../desk/gesture'
import { declarationOf, hexesOfTarget } from './magic-offers'
import { inBoardOrder } from './offers'

/** What aiming at a hex would come to: something, something after a move, or nothing. */
type Prospect = Extract<HexMark['kind'], 'target' | 'distant' | 'futile'>

/** The best of several: what can be hit now is lit, whatever else is there. */
const RANKS: readonly Prospect[] = ['target', 'distant', 'futile']

/** Why magic that meets its kind of target does nothing to it: immunity and protection (AA-17.9, AA-20.14, AA-22.14). */
const IN_VAIN: readonly Clause[] = ['AA-17.9', 'AA-20.14', 'AA-22.14']

/** The hexes of all that magic could be meant for, those out of range and those that it does nothing to among them. */
export function prospectMarks(view: View, casting: Casting): readonly HexMark[] {
  const found = new Map<HexId, Prospect>()
  for (const target of meantTargets(view, casting)) {
    const prospect = prospectOf(view, casting, target)
    if (!prospect) continue
    for (const hex of hexesOfTarget(view, casting.caster, target)) {
      const known = found.get(hex)
      if (!known || RANKS.indexOf(prospect) < RANKS.indexOf(known)) found.set(hex, prospect)
    }
  }
  return RANKS.flatMap((kind) =>
    markAll(
      inBoardOrder(
        view,
        [...found].flatMap(([hex, prospect]) => (prospect === kind ? hex : [])),
      ),
      kind,
    ),
  )
}

/** Everything on the board that some magic names; of the places that it could name, those where it meets somebody. */
function meantTargets(view: View, casting: Casting): readonly Target[] {
  const caster = creatureOf(view, casting.caster)
  if (!caster) return []
  return targetsNamed(positionOf(view), caster, casting.source, Infinity).filter(
    (target) => !isPlace(target) || (isAtCreatures(casting) && meets(view, casting, target)),
  )
}

function isPlace({ kind }: Target): boolean {
  return kind === 'space' || kind === 'edge' || kind === 'to'
}

/** What aiming at one target would come to; undefined where it is not of the kind that is meant. */
export function prospectOf(view: View, casting: Casting, target: Target): Prospect | undefined {
  const seat = askedSeat(view) ?? view.active
  const caster = creatureOf(view, casting.caster)
  const refusal = refusalOf(positionOf(view), declarationOf(casting, target, seat))
  if (refusal?.clause === 'AA-20.12') return 'distant'
  if (refusal) return IN_VAIN.some((clause) => clause === refusal.clause) ? 'futile' : undefined
  const failure = caster && magicForecast(view, { ...casting, seat, caster, target }).failure
  // What takes longer may be aimed out of range; its caster has time to come nearer (AA-20.12).
  if (failure === 'outOfRange') return 'distant'
  return failure ? 'futile' : 'target'
}

/**
 * The targets among which there is something to choose: of the ground and the air of a hex, where magic works on
 * creatures there, only what holds somebody that it meets; both where both do, or neither. What meets somebody comes
 * first.
 */
export function withLayersMeant(view: View, casting: Casting, targets: readonly Target[]): readonly Target[] {
  if (!isAtCreatures(casting)) return targets
  const full = targets.filter((target) => meets(view, casting, target))
  const others = targets.filter((target) => !full.some((met) => met === target || areInOneHex(met, target)))
  return [...full, ...others]
}

/** Whether magic works on the creatures of a place that it names (AA-20.7, AA-20.9). */
export function isAtCreatures({ source }: Casting): boolean {
  const { target } = magicOf(source)
  return target === 'Creatures in hex' || target === 'Creatures in multi-hex'
}

function meets(view: View, casting: Casting, target: Target): boolean {
  const caster = creatureOf(view, casting.caster)
  const seat = askedSeat(view) ?? view.active
  return caster !== undefined && struckBy(view, { ...casting, seat, caster, target }).length > 0
}

function areInOneHex(one: Target, other: Target): boolean {
  return one.kind === 'space' && other.kind === 'space' && isSameHex(one.space, other.space)
}

function isSameHex(one: Space, other: Space): boolean {
  return hexOf(one) === hexOf(other)
}
