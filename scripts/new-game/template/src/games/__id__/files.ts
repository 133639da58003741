import * as v from 'valibot'
import type { HexId } from '@/engine/kernel/hex'
import { commandSchema } from '@/engine/declare/command-schema'
import { fileRulesOf } from '@/engine/declare/file-rules'
import { strictObject } from '@/engine/files/record-schema'
import { listOf, whole } from '@/engine/files/schema'
import { COMMANDS } from './commands'
import { faultsIn } from './queries/faults'
import { startOf } from './state'
import { isHex } from './tables/map'
import { type Stance, STANCES } from './tables/stances'
import { SEATS, TURNS, UNITS } from './tables/units'

const turns = whole(1, TURNS.most)
const side = v.picklist(SEATS)
const unitId = v.picklist(UNITS.map(({ id }) => id))
const hex = v.custom<HexId>((text) => typeof text === 'string' && isHex(text), 'must be the number of a hex')
const stance = v.picklist(Object.keys(STANCES) as [Stance, ...Stance[]])
const crown = v.nullable(unitId)
const settings = strictObject({ turnLimit: v.exactOptional(turns, TURNS.usual) })
const ending = strictObject({ winner: v.picklist([...SEATS, 'draw']), by: v.picklist(['crown', 'turns']) })
const position = strictObject({
  settings,
  stage: v.picklist(['crown', 'move']),
  turn: turns,
  active: side,
  units: listOf(strictObject({ id: unitId, seat: side, hex, stance }), UNITS.length),
  crowns: strictObject({ north: crown, south: crown }),
  ending: v.nullable(ending),
})

/** How __Name__ reads and writes what comes from outside. */
export const __camel__Files = fileRulesOf({
  settings,
  position,
  command: commandSchema(COMMANDS, { seat: side }, { unit: unitId, hex }),
  startOf,
  faultsIn,
})
