import * as v from 'valibot'
import type { Parsed } from '@/engine/refusal'
import { listOf, parseWith, whole } from '@/engine/schema'
import type { Command } from '../commands'
import { hauntSchema, hexSchema, sideSchema, someCountsSchema, unitIdSchema } from './schemas'

const MOST_NAMED = 200
const unitIds = listOf(unitIdSchema, MOST_NAMED)
const path = listOf(hexSchema, MOST_NAMED)
const count = whole(0, 1000)
const designation = whole(0, 1_000_000)

/** Every command's payload by type (section 14). */
const schema = v.variant('type', [
  v.strictObject({ type: v.literal('designForce'), side: sideSchema, counts: someCountsSchema }),
  v.strictObject({ type: v.literal('placeHaunt'), haunt: hauntSchema, hex: hexSchema }),
  v.strictObject({ type: v.literal('liftHaunt'), haunt: hauntSchema, hex: v.exactOptional(hexSchema) }),
  v.strictObject({ type: v.literal('hideWand'), haunt: hauntSchema }),
  v.strictObject({ type: v.literal('placeSorcerers'), hex: hexSchema, count }),
  v.strictObject({ type: v.literal('liftSorcerers'), hex: hexSchema, count }),
  v.strictObject({ type: v.literal('assignEntry'), hex: hexSchema, counts: someCountsSchema }),
  v.strictObject({ type: v.literal('finishPlacement') }),
  v.strictObject({ type: v.literal('rollWanderingOrcs') }),
  v.strictObject({ type: v.literal('placeOrc'), hex: hexSchema }),
  v.strictObject({ type: v.literal('castSummon'), sorcerer: unitIdSchema, haunt: hauntSchema }),
  v.strictObject({ type: v.literal('placeSummoned'), count }),
  v.strictObject({
    type: v.literal('designateHaste'),
    caster: unitIdSchema,
    hex: v.exactOptional(hexSchema),
    units: v.exactOptional(unitIds),
  }),
  v.strictObject({ type: v.literal('designateFireball'), caster: unitIdSchema, hex: hexSchema }),
  v.strictObject({ type: v.literal('designateWandFireball'), caster: unitIdSchema, hex: hexSchema }),
  v.strictObject({
    type: v.literal('designateAttack'),
    attackers: unitIds,
    hex: hexSchema,
    defenders: unitIds,
  }),
  v.strictObject({ type: v.literal('withdraw'), designation }),
  v.strictObject({ type: v.literal('resolve'), designation }),
  v.strictObject({
    type: v.literal('move'),
    units: unitIds,
    path,
    takeWandAt: v.optional(v.nullable(hexSchema), null),
  }),
  v.strictObject({ type: v.literal('advance'), units: unitIds, hex: hexSchema }),
  v.strictObject({ type: v.literal('endSegment') }),
  v.strictObject({ type: v.literal('resign'), side: sideSchema }),
  v.strictObject({ type: v.literal('offerDraw'), side: sideSchema }),
  v.strictObject({ type: v.literal('answerDraw'), side: sideSchema, accept: v.optional(v.boolean(), true) }),
])

/** A command from JSON, its shape only. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parseWith(schema, json)
}
