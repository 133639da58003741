import * as v from 'valibot'
import { plain } from '@/engine/declare/kind'
import { oneOf, ref, refOnce, spelled, whole } from '@/engine/declare/kinds'
import { eachOf } from '@/engine/declare/record'
import type { HexId } from '@/engine/kernel/hex'
import { type MapId, MAPS } from '../tables/map'
import { HAUNT_IDS, UNIT_TYPES } from '../tables/units'
import type { UnitId } from './terms'

/** Longest text accepted for an id or a hex; real ones have a few characters. */
const LONGEST = 40
/** Largest map text: 60 rows of 60 hexes and their line breaks. */
const LONGEST_MAP = 60 * 61

const hexText = v.pipe(
  v.string(),
  v.maxLength(LONGEST),
  v.transform((text) => text as HexId),
)
const hexOf = (of: string) => plain<HexId>(hexText, (value, path, to) => to.names(of, value, path))

export const SIDES = ['sorcerer', 'wizard'] as const
export const side = oneOf(SIDES, 'must be "sorcerer" or "wizard"')
export const haunt = oneOf(HAUNT_IDS, `must be one of ${HAUNT_IDS.join(', ')}`)
export const unitType = oneOf(UNIT_TYPES, `must be one of ${UNIT_TYPES.join(', ')}`)

/** A hex number by shape; whether the map has it is checked with the map at hand. */
export const hex = plain<HexId>(hexText)
export const clearHex = hexOf('clear hex')
export const entryHex = hexOf('entry hex')

/** A unit in play. */
export const unit = ref<UnitId>('unit', LONGEST)
/** A unit that may have fallen or left. */
export const unitOnce = refOnce<UnitId>(LONGEST)
/** A haunt that stands on the board. */
export const standingHaunt = plain(haunt.schema, (value, path, to) => to.names('haunt', value, path))

/** The bound only keeps absurd numbers out; the clauses judge the rest. */
export const count = whole(0, 1000)
/** A number for every type, of which files are silent about zero. */
export const counts = eachOf(UNIT_TYPES, count.usuallyUnsaid(0))
/** Numbers for some types. */
export const someCounts = eachOf(UNIT_TYPES, count.optional())

/** A map's text, or in files the name of one that the game brings along. */
export const map = spelled(
  v.pipe(
    v.string('must be a map text'),
    v.maxLength(LONGEST_MAP, 'must be 60 rows of 60 hexes at most'),
    v.transform(mapTextOf),
  ),
  (text) => mapIds().find((id) => MAPS[id] === text) ?? text,
)

/** A map by name, or the text itself with the line ends of any system. */
function mapTextOf(given: string): string {
  const named = mapIds().find((id) => id === given)
  return named ? MAPS[named] : given.replaceAll('\r\n', '\n').replace(/\n+$/, '')
}

function mapIds(): readonly MapId[] {
  return Object.keys(MAPS) as MapId[]
}
