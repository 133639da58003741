import type { Outside } from '@/engine/declare/reading'
import type { Problem } from '@/engine/kernel/refusal'
import { COUNTERMIX, type HauntId, STACKING_LIMIT, UNIT_TYPES } from '../tables/units'
import { terrainAt } from '../queries/board'
import { countOf } from '../queries/counts'
import { isSetUp, nowIn } from '../queries/guards'
import {
  type GivenPosition,
  type PlaySegment,
  type Position,
  SEQUENCE_OF_PLAY,
  type Unit,
} from '../state/position'
import { type Stack, sideOf, stacksOf, unitOf } from '../queries/stacking'
import { fault } from './faults/fault'

/** What does not fit together in a position of the right shape. */
export function positionFaults(file: GivenPosition, position: Position): readonly Problem[] {
  return [
    ...sequenceFaults(position),
    ...unitFaults(file, position),
    ...stackFaults(file, position),
    ...countFaults(position),
    ...hauntFaults(position),
    ...wandFaults(file, position),
  ]
}

const SET_UP_SIDE = {
  sorcererDesign: 'sorcerer',
  wizardDesign: 'wizard',
  sorcererPlacement: 'sorcerer',
  wizardPlacement: 'wizard',
} as const

function sequenceFaults({ side, now, turn }: Position): readonly Problem[] {
  if (isSetUp(now.segment))
    return SET_UP_SIDE[now.segment] === side
      ? []
      : [fault('side', `must be "${SET_UP_SIDE[now.segment]}" in this segment`)]
  const segments: readonly PlaySegment[] = SEQUENCE_OF_PLAY[side]
  const faults: Problem[] = []
  if (!segments.includes(now.segment))
    faults.push(
      fault('segment', `the ${side} phase has no such segment; it has ${segments.join(', ')}`, 'AR-5.6'),
    )
  if (turn < 1) faults.push(fault('turn', 'must be 1 or more in play'))
  return faults
}

function unitFaults(file: GivenPosition, position: Position): readonly Problem[] {
  return file.units.flatMap(({ type, hex }, index) => {
    const path = `units.${index}.hex`
    switch (terrainAt(position, hex)) {
      case undefined:
        return [fault(path, `the map has no hex ${hex}`)]
      case 'mountain':
        return [fault(path, `${hex} is a mountain; units stand on clear hexes`, 'AR-7.2')]
      case 'entry':
        return sideOf(type) === 'sorcerer'
          ? [fault(path, `${hex} is an entry hex; the sorcerer's side never enters it`, 'AR-7.4')]
          : []
      case 'clear':
        return []
    }
  })
}

function stackFaults(file: GivenPosition, position: Position): readonly Problem[] {
  return stacksOf(position).flatMap((stack) => {
    const { hex, units } = stack
    if (terrainAt(position, hex) !== 'clear') return []
    const path = `units.${file.units.findIndex((unit) => unit.hex === hex)}.hex`
    if (new Set(units.map((unit) => sideOf(unit.type))).size > 1)
      return [fault(path, `${hex} holds units of both sides`, 'AR-7.2')]
    if (isInPassing(position, stack)) return []
    if (units.some((unit) => unit.type !== units[0]?.type))
      return [fault(path, `${hex} holds two types; one may stay`, 'AR-7.6')]
    if (units.length > STACKING_LIMIT)
      return [fault(path, `${hex} holds ${units.length} units; four may stay`, 'AR-7.6')]
    return []
  })
}

/** During movement a hex that some of its units have moved into may be over the limit (AR-7.6). */
function isInPassing(position: Position, { units }: Stack): boolean {
  const spent = nowIn(position, 'movement')?.spent
  return spent !== undefined && units.some((unit: Unit) => (spent[unit.id] ?? 0) > 0)
}

function countFaults({ units, left, secrets }: Position): readonly Problem[] {
  return UNIT_TYPES.flatMap((type) => {
    const count = countOf(units, type) + countOf(left, type) + secrets.pool[type]
    if (count <= COUNTERMIX) return []
    return [fault('units', `${count} of ${type}, pool included; the game has ${COUNTERMIX}`, 'AR-1.4')]
  })
}

function hauntFaults(position: Position): readonly Problem[] {
  const seen = new Set<string>()
  return Object.entries(position.haunts).flatMap(([haunt, hex]) => {
    const path = `haunts.${haunt}`
    if (terrainAt(position, hex) !== 'clear')
      return [fault(path, `a haunt stands on a clear hex, ${hex} is none`, 'AR-3.2')]
    if (seen.has(hex)) return [fault(path, `another haunt stands in ${hex}; one haunt a hex`, 'AR-3.2')]
    seen.add(hex)
    return []
  })
}

function wandFaults(file: GivenPosition, position: Position): readonly Problem[] {
  if (isSetUp(position.now.segment)) return []
  if (file.wand === null) return [fault('wand', 'must say where the wand is', 'AR-3.4')]
  if ('haunt' in file.wand)
    return position.haunts[file.wand.haunt] === undefined
      ? [
          fault(
            'wand.haunt',
            `${file.wand.haunt} is not on the board; the wand is hidden in a haunt that is`,
            'AR-3.4',
          ),
        ]
      : []
  const terrain = terrainAt(position, file.wand.hex)
  const carriedOut = terrain === 'entry' && position.ending?.by === 'wand'
  return terrain === 'clear' || carriedOut
    ? []
    : [fault('wand.hex', `${file.wand.hex} is not a clear hex of the map`, 'AR-12.4')]
}

/** What other parts of a file speak of: units, haunts and hexes of a kind. */
export function placesOf(position: Position): Outside {
  const kindOfHex = (terrain: 'clear' | 'entry', kind: string) => (hex: string) =>
    terrainAt(position, hex) === terrain ? undefined : { message: `${hex} is not ${kind} hex of the map` }
  return {
    unit: (id) => (unitOf(position, id) ? undefined : { message: `there is no unit ${id}` }),
    haunt: (id) =>
      position.haunts[id as HauntId] === undefined ? { message: `${id} is not on the board` } : undefined,
    'clear hex': kindOfHex('clear', 'a clear'),
    'entry hex': kindOfHex('entry', 'an entry'),
  }
}
