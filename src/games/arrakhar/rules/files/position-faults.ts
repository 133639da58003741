import type { Problem } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import { COUNTERMIX, STACKING_LIMIT, UNIT_TYPES } from '../../content/units'
import { terrainAt } from '../board'
import { countOf } from '../counts'
import { isSetUp, nowIn } from '../guards'
import { type PlaySegment, type Position, SEQUENCE_OF_PLAY, type Unit } from '../position'
import { type Stack, sideOf, stacksOf, unitOf } from '../stacking'
import type { PositionFile } from './schema/position-schema'

/** What does not fit together in a position of the right shape. */
export function positionFaults(file: PositionFile, position: Position): readonly Problem[] {
  return [
    ...sequenceFaults(position),
    ...unitFaults(file, position),
    ...stackFaults(file, position),
    ...countFaults(position),
    ...hauntFaults(position),
    ...wandFaults(file, position),
    ...referenceFaults(file, position),
  ]
}

function fault(path: string, message: string, clause?: Clause): Problem {
  return clause === undefined ? { path, message } : { path, message, clause }
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

function unitFaults(file: PositionFile, position: Position): readonly Problem[] {
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

function stackFaults(file: PositionFile, position: Position): readonly Problem[] {
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

function wandFaults(file: PositionFile, position: Position): readonly Problem[] {
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

/** Units, hexes and haunts that other parts speak of must be there. */
function referenceFaults(file: PositionFile, position: Position): readonly Problem[] {
  return [
    ...namedUnits(file)
      .filter(([, id]) => !unitOf(position, id))
      .map(([path, id]) => fault(path, `there is no unit ${id}`)),
    ...namedHexes(file)
      .filter(([, hex]) => terrainAt(position, hex) !== 'clear')
      .map(([path, hex]) => fault(path, `${hex} is not a clear hex of the map`)),
    ...summonFaults(file, position),
    ...setUpFaults(file, position),
  ]
}

type Named = readonly (readonly [path: string, name: string])[]

function namedUnits({ cast, haste, advanced, designations, summonPending }: PositionFile): Named {
  const each = (key: string, ids: readonly string[] = []): Named =>
    ids.map((id, nth) => [`${key}.${nth}`, id] as const)
  const casters = (designations ?? []).flatMap((made, nth): Named =>
    'caster' in made
      ? [[`designations.${nth}.caster`, made.caster]]
      : each(`designations.${nth}.attackers`, made.attackers),
  )
  const summoner: Named = summonPending ? [['summonPending.sorcerer', summonPending.sorcerer]] : []
  const hasted = Object.keys(haste ?? {}).map((id) => [`haste.${id}`, id] as const)
  return [...each('cast', cast), ...hasted, ...each('advanced', advanced), ...casters, ...summoner]
}

function namedHexes({ emptied = [], opened }: PositionFile): Named {
  return [
    ...emptied.map((hex, nth) => [`emptied.${nth}`, hex] as const),
    ...(opened === undefined ? [] : [['opened', opened] as const]),
  ]
}

function summonFaults({ summonPending }: PositionFile, position: Position): readonly Problem[] {
  if (!summonPending || position.haunts[summonPending.haunt] !== undefined) return []
  return [fault('summonPending.haunt', `${summonPending.haunt} is not on the board`)]
}

/** What has been laid out so far stands on hexes of its kind. */
function setUpFaults({ setUp }: PositionFile, position: Position): readonly Problem[] {
  if (!setUp) return []
  const sorcerers = Object.keys(setUp.sorcerers).map((hex) => [`setUp.sorcerers.${hex}`, hex] as const)
  const haunts = Object.entries(setUp.haunts).map(([haunt, hex]) => [`setUp.haunts.${haunt}`, hex] as const)
  const entries = Object.keys(setUp.entries).map((hex) => [`setUp.entries.${hex}`, hex] as const)
  return [
    ...[...sorcerers, ...haunts]
      .filter(([, hex]) => terrainAt(position, hex) !== 'clear')
      .map(([path, hex]) => fault(path, `${hex} is not a clear hex of the map`)),
    ...entries
      .filter(([, hex]) => terrainAt(position, hex) !== 'entry')
      .map(([path, hex]) => fault(path, `${hex} is not an entry hex of the map`)),
  ]
}
