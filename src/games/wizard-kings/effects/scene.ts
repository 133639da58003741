import type { Draft } from 'immer'
import { type SceneOf, tell } from '@/engine/declare/scene'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import type { Event } from '../events'
import type { Battle, Block, Deed, State } from '../state/state'

export type Scene = SceneOf<State, Event>
export { tell }

/** The position as it is, for queries. */
export function seen({ draft }: Scene): State {
  return reading(draft)
}

/** A block to be written. */
export function written({ draft }: Scene, id: string): Draft<Block> {
  return present(
    draft.blocks.find((block) => block.id === id),
    id,
  )
}

/** The battle that is fought, to be written. */
export function battleOf({ draft }: Scene): Draft<Battle> {
  return present(draft.battle, 'a battle')
}

/** Notes what a block has done in this turn. */
export function mark(scene: Scene, id: string, deed: Deed): void {
  const block = written(scene, id)
  if (!block.did.includes(deed)) block.did.push(deed)
}

export function unmark(scene: Scene, id: string, deed: Deed): void {
  const block = written(scene, id)
  block.did = block.did.filter((one) => one !== deed)
}

/** What all events on a block that fights tell of it. */
export function told({ id, kind, owner, at }: Block) {
  return { seat: owner, block: id, kind, hex: at as HexId }
}
