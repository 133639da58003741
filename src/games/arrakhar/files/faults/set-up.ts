import type { Problem } from '@/engine/kernel/refusal'
import { type HauntId, STACKING_LIMIT, TYPES_OF, UNIT_TYPES } from '../../tables/units'
import { boardOf } from '../../queries/board'
import { mapCounts } from '../../queries/counts'
import { designFaults, leastPoints } from '../../queries/design'
import { isSetUp } from '../../queries/guards'
import { HAUNT_SPACING, tooNearForHaunt } from '../../queries/haunt-spacing'
import {
  assignedTo,
  boughtBy,
  hauntHexRefusal,
  setUpOf,
  sorcererHexRefusal,
  sorcerersPlaced,
} from '../../queries/placement'
import { NO_SET_UP, type Position, type SetUpSegment, type GivenPosition } from '../../state/position'
import { sideOf } from '../../queries/stacking'
import { SIDES } from '../../state/vocabulary'
import { fault } from './fault'

/** The steps of the set-up by which a side has bought its force (AR-2.5). */
const BOUGHT_BY = {
  sorcerer: ['wizardDesign', 'sorcererPlacement', 'wizardPlacement'],
  wizard: ['sorcererPlacement', 'wizardPlacement'],
} as const satisfies Record<string, readonly SetUpSegment[]>

/** Designs, placements and haunts that the set-up could not have come to (AR-2 to AR-4, AR-13.4). */
export function setUpFaults(file: GivenPosition, position: Position): readonly Problem[] {
  const { now, settings } = position
  const haunts = Object.keys(position.haunts).filter((haunt) => !settings.haunts.includes(haunt as HauntId))
  const faults = [
    ...haunts.map((haunt) => fault(`haunts.${haunt}`, `${haunt} is not used in this scenario`, 'AR-3.1')),
    ...spacingFaults(position),
    ...designsFaults(position),
    ...wandHauntFaults(file, position),
  ]
  if (!isSetUp(now.segment)) return faults
  return [
    ...faults,
    ...pointFaults(position),
    ...boughtFaults(position, now.segment),
    ...boardFaults(position, now.segment),
    ...laidOutFaults(position, now.segment),
  ]
}

/** Haunts never move: those that stand were placed as far from entry hexes and each other as the clauses ask. */
function spacingFaults({ haunts, settings }: Position): readonly Problem[] {
  const board = boardOf(settings)
  const standing = Object.entries(haunts).map(([haunt, hex]) => ({
    haunt,
    hex,
    index: board.grid.indexOf(hex),
  }))
  return standing.flatMap(({ haunt, hex, index }, nth) => {
    const path = `haunts.${haunt}`
    if (board.nearEntry[index] === 1)
      return [fault(path, `${hex} is within two hexes of an entry hex; move ${haunt} farther away`, 'AR-3.2')]
    const near = tooNearForHaunt(board, index)
    const other = standing.slice(0, nth).find((before) => near.includes(before.index))
    return other === undefined
      ? []
      : [
          fault(
            path,
            `${hex} is ${HAUNT_SPACING} hexes or fewer from ${other.haunt} by clear hexes; move one of them away`,
            'AR-3.3',
          ),
        ]
  })
}

function designsFaults({ secrets, settings }: Position): readonly Problem[] {
  return SIDES.flatMap((side) => {
    const counts = secrets.designs[side]
    const [refusal] = counts ? designFaults(settings, side, counts) : []
    return refusal ? [fault(`designs.${side}`, refusal.message, refusal.clause)] : []
  })
}

function pointFaults({ settings }: Position): readonly Problem[] {
  return SIDES.flatMap((side) => {
    const least = leastPoints(settings, side)
    return settings.allowance[side].points < least
      ? [fault(`allowance.${side}.points`, `must be ${least} or more, to pay for the minimums`, 'AR-13.4')]
      : []
  })
}

function boughtFaults({ secrets }: Position, segment: SetUpSegment): readonly Problem[] {
  return SIDES.flatMap((side) => {
    const by: readonly SetUpSegment[] = BOUGHT_BY[side]
    if (by.includes(segment) === (secrets.designs[side] !== null)) return []
    return secrets.designs[side]
      ? [fault(`designs.${side}`, `the ${side} has bought nothing yet; leave it out`, 'AR-2.5')]
      : [fault('designs', `must say what the ${side} bought`, 'AR-2.5')]
  })
}

/** What lies open: haunts, sorcerers and the pool once the sorcerer's side is placed, and nothing before. */
function boardFaults(position: Position, segment: SetUpSegment): readonly Problem[] {
  const { haunts, units, secrets, settings, wand } = position
  const pool = boughtBy(secrets, 'sorcerer')
  const placed = segment === 'wizardPlacement'
  const expected = mapCounts((type) => (placed && type !== 'sorcerer' ? pool[type] : 0))
  const standing = placed ? settings.haunts : []
  return [
    ...(wand.hidden ? [] : [fault('wand', 'nobody has found the wand before play', 'AR-3.4')]),
    ...(Object.keys(haunts).length === standing.length
      ? []
      : [fault('haunts', placed ? `must be ${standing.join(', ')}, all placed` : 'must be empty', 'AR-3.1')]),
    ...(units.length === (placed ? pool.sorcerer : 0)
      ? []
      : [fault('units', 'must be the sorcerers bought, once they are placed', 'AR-3.5')]),
    ...(UNIT_TYPES.every((type) => secrets.pool[type] === expected[type])
      ? []
      : [fault('pool', 'must be the force bought but for its sorcerers, once they are placed', 'AR-3.6')]),
  ]
}

function laidOutFaults(position: Position, segment: SetUpSegment): readonly Problem[] {
  const setUp = setUpOf(position)
  const { haunts, sorcerers, entries } = setUp
  const isBare = (part: object) => Object.keys(part).length === 0
  const early = { haunts: segment !== 'sorcererPlacement', entries: segment !== 'wizardPlacement' }
  return [
    ...(early.haunts && !(isBare(haunts) && isBare(sorcerers))
      ? [fault('setUp', 'haunts and sorcerers are laid out in their own placement', 'AR-2.5')]
      : sorcererSideFaults(position)),
    ...(early.entries && !isBare(entries)
      ? [fault('setUp.entries', "the wizard's side is laid out in its own placement", 'AR-2.5')]
      : entryFaults(position)),
  ]
}

function sorcererSideFaults(position: Position): readonly Problem[] {
  const { settings, secrets } = position
  const setUp = setUpOf(position)
  const haunts = (Object.keys(setUp.haunts) as HauntId[]).flatMap((haunt) => {
    const path = `setUp.haunts.${haunt}`
    if (!settings.haunts.includes(haunt))
      return [fault(path, `${haunt} is not used in this scenario`, 'AR-3.1')]
    const hex = setUp.haunts[haunt]
    const refusal = hex === undefined ? undefined : hauntHexRefusal(settings, setUp, haunt, hex)
    return refusal ? [fault(path, refusal.message, refusal.clause)] : []
  })
  const crowds = Object.entries(setUp.sorcerers).flatMap(([hex, count]) => {
    const path = `setUp.sorcerers.${hex}`
    if (count > STACKING_LIMIT) return [fault(path, `must be ${STACKING_LIMIT} or less`, 'AR-3.5')]
    const refusal = sorcererHexRefusal(settings, NO_SET_UP, hex as never)
    return refusal ? [fault(path, refusal.message, refusal.clause)] : []
  })
  const bought = boughtBy(secrets, 'sorcerer').sorcerer
  return [
    ...haunts,
    ...crowds,
    ...(sorcerersPlaced(setUp) > bought
      ? [fault('setUp.sorcerers', `must be ${bought} or fewer in all, as bought`, 'AR-3.5')]
      : []),
  ]
}

function entryFaults(position: Position): readonly Problem[] {
  const { secrets } = position
  const setUp = setUpOf(position)
  const assigned = assignedTo(setUp)
  const bought = boughtBy(secrets, 'wizard')
  const foreign = UNIT_TYPES.filter((type) => sideOf(type) === 'sorcerer' && assigned[type] > 0)
  const more = TYPES_OF.wizard.filter((type) => assigned[type] > bought[type])
  return [...foreign, ...more].map((type) =>
    fault('setUp.entries', `${assigned[type]} of ${type} are more than were bought`, 'AR-4.1'),
  )
}

/** The haunt that hides or hid the wand (AR-3.4): laid out or standing before it is found, gone afterwards. */
function wandHauntFaults(file: GivenPosition, position: Position): readonly Problem[] {
  const { now, haunts, secrets, settings } = position
  const { wandHaunt: haunt } = secrets
  if (isSetUp(now.segment)) return hidingFaults(position, now.segment)
  const { wand } = file
  const { wandHaunt } = file.secrets
  if (wand && 'haunt' in wand && wandHaunt !== null && wandHaunt !== wand.haunt)
    return [fault('wandHaunt', `must be ${wand.haunt}, where the wand is hidden`, 'AR-3.4')]
  if (position.wand.hidden || haunt === null) return []
  return settings.haunts.includes(haunt) && haunts[haunt] === undefined
    ? []
    : [fault('wandHaunt', `the wand was found in a haunt that is destroyed, not in ${haunt}`, 'AR-11.2')]
}

function hidingFaults(position: Position, segment: SetUpSegment): readonly Problem[] {
  const { wandHaunt } = position.secrets
  const where = segment === 'wizardPlacement' ? position.haunts : setUpOf(position).haunts
  if (wandHaunt !== null && where[wandHaunt] === undefined)
    return [fault('wandHaunt', `${wandHaunt} is not on the board`, 'AR-3.4')]
  return wandHaunt === null && segment === 'wizardPlacement'
    ? [fault('wandHaunt', 'must say which haunt hides the wand', 'AR-3.4')]
    : []
}
