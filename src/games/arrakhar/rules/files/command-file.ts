import * as v from 'valibot'
import { strictObject } from '@/engine/record-schema'
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
  strictObject({ type: v.literal('designForce'), side: sideSchema, counts: someCountsSchema }),
  strictObject({ type: v.literal('placeHaunt'), haunt: hauntSchema, hex: hexSchema }),
  strictObject({ type: v.literal('liftHaunt'), haunt: hauntSchema, hex: v.exactOptional(hexSchema) }),
  strictObject({ type: v.literal('hideWand'), haunt: hauntSchema }),
  strictObject({ type: v.literal('placeSorcerers'), hex: hexSchema, count }),
  strictObject({ type: v.literal('liftSorcerers'), hex: hexSchema, count }),
  strictObject({ type: v.literal('assignEntry'), hex: hexSchema, counts: someCountsSchema }),
  strictObject({ type: v.literal('finishPlacement') }),
  strictObject({ type: v.literal('rollWanderingOrcs') }),
  strictObject({ type: v.literal('placeOrc'), hex: hexSchema }),
  strictObject({ type: v.literal('castSummon'), sorcerer: unitIdSchema, haunt: hauntSchema }),
  strictObject({ type: v.literal('placeSummoned'), count }),
  strictObject({
    type: v.literal('designateHaste'),
    caster: unitIdSchema,
    hex: v.exactOptional(hexSchema),
    units: v.exactOptional(unitIds),
  }),
  strictObject({ type: v.literal('designateFireball'), caster: unitIdSchema, hex: hexSchema }),
  strictObject({ type: v.literal('designateWandFireball'), caster: unitIdSchema, hex: hexSchema }),
  strictObject({
    type: v.literal('designateAttack'),
    attackers: unitIds,
    hex: hexSchema,
    defenders: unitIds,
  }),
  strictObject({ type: v.literal('withdraw'), designation }),
  strictObject({ type: v.literal('resolve'), designation }),
  strictObject({
    type: v.literal('move'),
    units: unitIds,
    path,
    takeWandAt: v.optional(v.nullable(hexSchema), null),
  }),
  strictObject({ type: v.literal('advance'), units: unitIds, hex: hexSchema }),
  strictObject({ type: v.literal('endSegment') }),
  strictObject({ type: v.literal('resign'), side: sideSchema }),
  strictObject({ type: v.literal('offerDraw'), side: sideSchema }),
  strictObject({ type: v.literal('answerDraw'), side: sideSchema, accept: v.boolean() }),
])

/** A command from JSON, its shape only. */
export function parseCommand(json: unknown): Parsed<Command> {
  return parseWith(schema, json)
}
