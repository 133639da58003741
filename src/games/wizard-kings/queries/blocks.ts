import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import type { Block, Deed, State } from '../state/state'
import { OFF_MAP } from '../state/vocabulary'
import { atlasOf, type Atlas } from '../tables/atlas'
import { FIGURES } from '../tables/figures'
import { printedOf } from '../tables/kinds'
import type { Side } from '../tables/seats'
import { TYPES } from '../tables/terrain'
import type { Lane, PrintedBlock } from '../tables/vocabulary'

type OnMap = Pick<State, 'blocks'>

/** The map of a game. */
export function mapOf({ boards }: Pick<State, 'boards'>): Atlas {
  return atlasOf(boards)
}

export function blockById({ blocks }: OnMap, id: string): Block | undefined {
  return blocks.find((block) => block.id === id)
}

/** The block of an id that the rules themselves have kept. */
export function blockNamed(state: OnMap, id: string): Block {
  return present(blockById(state, id), id)
}

/** Blocks in a hex, of one side or of both, in their order in the position. */
export function blocksIn({ blocks }: OnMap, hex: HexId, side?: Side): readonly Block[] {
  return blocks.filter(({ at, owner }) => at === hex && (side === undefined || owner === side))
}

/** Whose blocks are where, be they known or not. */
export interface Presence {
  readonly blocks: readonly Pick<Block, 'at' | 'owner'>[]
}

/** Whether a side has a block in a hex. */
export function isHeldBy({ blocks }: Presence, hex: HexId, side: Side): boolean {
  return blocks.some(({ at, owner }) => at === hex && owner === side)
}

/** Whether both sides have blocks in a hex (TM-9). */
export function isContested(state: OnMap, hex: HexId): boolean {
  return isHeldBy(state, hex, 'north') && isHeldBy(state, hex, 'south')
}

export function isOnMap({ at }: Pick<Block, 'at'>): boolean {
  return !OFF_MAP.some((place) => place === at)
}

export function has({ did }: Pick<Block, 'did'>, deed: Deed): boolean {
  return did.includes(deed)
}

export function printed({ kind }: Pick<Block, 'kind'>): PrintedBlock {
  return printedOf(kind)
}

export function isCastle(block: Pick<Block, 'kind'>): boolean {
  return printed(block).class === 'castle'
}

export function isWizard(block: Pick<Block, 'kind'>): boolean {
  return printed(block).class === 'wizard'
}

/** Whether a block flies, as wizards do (WZ-12). */
export function isFlyer(block: Pick<Block, 'kind'>): boolean {
  return printed(block).type === 'air' && !isCastle(block)
}

export function laneOf(block: Pick<Block, 'kind'>): Lane {
  return TYPES[printed(block).type].lane
}

/** Whether one more block of a side, castles aside, has room in a hex (MV-9). */
export function hasRoom(state: OnMap, hex: HexId, side: Side): boolean {
  return blocksIn(state, hex, side).filter((block) => !isCastle(block)).length < FIGURES.stacking
}

/** Whether a block cannot be in a hex at all: on land for land blocks, at sea or on a coast for aquatics (MV-4, SE-1). */
export function isOffItsGround(
  { terrain, field, coastal }: Atlas,
  block: Pick<Block, 'kind'>,
  hex: HexId,
): boolean {
  const nth = field.indexOf(hex)
  const isSea = terrain[nth] === 'sea'
  return { land: isSea, water: !isSea && coastal[nth] !== true, air: false }[laneOf(block)]
}

/** Whether a block stands in full sea without being at home there (MV-11, SE-7). */
export function isOverSea({ terrain, field }: Atlas, block: Pick<Block, 'kind'>, hex: HexId): boolean {
  return terrain[field.indexOf(hex)] === 'sea' && laneOf(block) === 'air'
}
