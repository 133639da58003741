import * as v from 'valibot'
import { strictObject } from '@/engine/record-schema'
import type { Json } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import type { Terrain } from '../../content/names'
import type { CorpseId, CreatureId, EnchantmentId, Holder, ItemId, Space, Target } from '../position'
import { edgeSchema, idSchema, spaceSchema, terrainSchema } from './schemas'

const creature = idSchema<CreatureId>()
const corpse = idSchema<CorpseId>()
const item = idSchema<ItemId>()
const enchantment = idSchema<EnchantmentId>()
const terrain = v.exactOptional(terrainSchema)

/** A target as B-1 writes it; which kind it is of follows from its key. */
export const targetSchema = v.pipe(
  v.nullable(
    v.union(
      [
        strictObject({ to: spaceSchema }),
        strictObject({ creature }),
        strictObject({ corpse }),
        strictObject({ item }),
        strictObject({ space: spaceSchema, terrain }),
        strictObject({ enchantment }),
        strictObject({ edge: edgeSchema }),
      ],
      'must be null for the caster itself, or have one key: to, creature, corpse, item, space (and terrain), enchantment or edge',
    ),
  ),
  v.transform((file): Target => targetFrom(file)),
)

/** A target as a command holds it. */
const ownSchema = v.variant('kind', [
  strictObject({ kind: v.literal('self') }),
  strictObject({ kind: v.literal('to'), to: spaceSchema }),
  strictObject({ kind: v.literal('creature'), creature }),
  strictObject({ kind: v.literal('corpse'), corpse }),
  strictObject({ kind: v.literal('item'), item }),
  strictObject({ kind: v.literal('space'), space: spaceSchema, terrain }),
  strictObject({ kind: v.literal('enchantment'), enchantment }),
  strictObject({ kind: v.literal('edge'), edge: edgeSchema }),
])

/** Either of the two. */
export const anyTargetSchema = v.lazy((input): v.GenericSchema<unknown, Target> =>
  typeof input === 'object' && input !== null && 'kind' in input ? ownSchema : targetSchema,
)

type TargetFile =
  | null
  | { readonly to: Space }
  | { readonly creature: CreatureId }
  | { readonly corpse: CorpseId }
  | { readonly item: ItemId }
  | { readonly space: Space; readonly terrain?: Terrain }
  | { readonly enchantment: EnchantmentId }
  | { readonly edge: readonly [HexId, HexId] }

function targetFrom(file: TargetFile): Target {
  if (file === null) return { kind: 'self' }
  if ('to' in file) return { kind: 'to', ...file }
  if ('creature' in file) return { kind: 'creature', ...file }
  if ('corpse' in file) return { kind: 'corpse', ...file }
  if ('item' in file) return { kind: 'item', ...file }
  if ('space' in file) return { kind: 'space', ...file }
  if ('enchantment' in file) return { kind: 'enchantment', ...file }
  return { kind: 'edge', ...file }
}

/** A target, or what an enchantment is attached to, as B-1 writes it. */
export function targetFile(target: Target | Holder): Json {
  if (target.kind === 'self') return null
  const { kind: _kind, ...rest } = target
  return rest
}
