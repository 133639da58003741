import { counted } from '@/engine/basics/phrases'
import { happen } from '@/engine/declare/scene'
import type { HexId } from '@/engine/kernel/hex'
import { mark, type Scene, seen, tell, written } from '../../effects/scene'
import { blocksIn, isHeldBy, mapOf } from '../../queries/blocks'
import { controllerOf } from '../../queries/control'
import { withCrossing } from '../../queries/crossings'
import { straightWay } from '../../queries/ground'
import { moverRefusal, moveRefusal, stepsOf, waysOf } from '../../queries/movement'
import { seaMoveRefusal, seaWaysOf } from '../../queries/sea-moves'
import type { Block, State } from '../../state/state'
import { otherSide, type Side } from '../../tables/seats'
import { BLOCK, PATH } from '../kit/args'
import { command, ownRefusal } from '../kit/kit'

/** A block goes along a path; into a hex with enemies it attacks or reinforces (MV-1 to MV-13). */
export const move = command({
  clause: 'MV-1',
  stage: 'moves',
  args: { block: BLOCK, path: PATH },
  subject: 'block',
  target: 'path',
  mayAct: ({ seat }, block) => ownRefusal(block, seat) ?? moverRefusal(block),
  choices: ({ table }, block) => [...waysOf(table, block).values()].map((path) => ({ path })),
  choicesAreLegal: true,
  refusalOf: ({ table }, { block, path }) => moveRefusal(table, block, path),
  perform: (doing, { block, path }) =>
    happen(doing, (scene: Scene) => {
      const { draft } = scene
      let { crossings } = seen(scene)
      const mover = { ...block, did: [...block.did] } as Block
      for (const step of stepsOf(seen(scene), mover, path)) crossings = withCrossing(crossings, mover, step)
      draft.crossings = crossings as typeof draft.crossings
      arrive(scene, mover, path, false)
    }),
  say: ({ block, path }, { table, command: given }) =>
    isAttack(table, given.block, given.path) ? `Attack ${path} with ${block}` : `Move ${block} to ${path}`,
  label: ({ path }, found, { table, seat }) =>
    isHeldBy(table, lastOf(found.path), otherSide(seat)) ? `Attack ${path}` : `To ${path}`,
  row: ({ path }, found, { table, seat }) =>
    gainOf(table, lastOf(found.path), seat) === undefined ? { name: 'To', rest: path } : undefined,
  more: ({ path }, { table, seat }) => gainOf(table, lastOf(path), seat),
  inkOf: ({ table, command: { block, path } }) => (isAttack(table, block, path) ? 'red' : 'green'),
  explains: () => true,
  meant: ({ table }, { at }, hex) => ({
    path: at === 'edge' ? [hex] : straightWay(mapOf(table), at as HexId, hex),
  }),
})

function lastOf(path: readonly HexId[]): HexId {
  return path.at(-1) as HexId
}

/** What a way leads to: enemies, or a city to take (CB-1, CT-1). */
function gainOf(table: Pick<State, 'blocks' | 'boards'>, hex: HexId, seat: Side): string | undefined {
  const enemies = blocksIn(table, hex, otherSide(seat)).length
  if (enemies > 0) return `against ${counted(enemies, 'block', 'blocks')}`
  const city = mapOf(table).cities.find((one) => one.hex === hex)
  if (!city || controllerOf(table, city) === seat) return undefined
  return `takes ${city.name}, ${city.gold} gold`
}

type WithBlocks = { readonly blocks: readonly Block[] }

/** Whether a way ends among enemies of the block. */
function isAttack(table: WithBlocks, id: string, path: readonly HexId[]): boolean {
  const owner = table.blocks.find((block) => block.id === id)?.owner
  return owner !== undefined && isHeldBy(table, lastOf(path), otherSide(owner))
}

/** The block is where its way ends; among enemies that is noted for the battle (CB-2, CB-3). */
function arrive(scene: Scene, mover: Block, path: readonly HexId[], isBySea: boolean): void {
  const { draft } = scene
  const { id: block, kind, owner: seat } = mover
  const from = mover.at as HexId | 'edge'
  const to = lastOf(path)
  const isAttack = isHeldBy(seen(scene), to, otherSide(seat))
  if (isAttack) draft.entries.push({ block, hex: to, from: path.length > 1 ? (path.at(-2) as HexId) : from })
  written(scene, block).at = to
  mark(scene, block, 'moved')
  tell(
    scene,
    { type: 'moved', seat, from, path: [...path], isBySea, isAttack },
    { type: 'movedBlock', seat, block, kind, from, path: [...path] },
  )
}

/** A land block is carried over sea from a friendly port (SE-2 to SE-5). */
export const seaMove = command({
  clause: 'SE-2',
  stage: 'moves',
  args: { block: BLOCK, path: PATH },
  subject: 'block',
  target: 'path',
  yields: true,
  mayAct: ({ seat }, block) => ownRefusal(block, seat),
  choices: ({ table }, block) => [...seaWaysOf(table, block).values()].map((path) => ({ path })),
  choicesAreLegal: true,
  refusalOf: ({ table }, { block, path }) => seaMoveRefusal(table, block, path),
  perform: (doing, { block, path }) =>
    happen(doing, (scene: Scene) => {
      const mover = { ...block, did: [...block.did] } as Block
      const { seaMoves } = scene.draft
      seaMoves.from.push(mover.at === 'edge' ? (path[0] as HexId) : (mover.at as HexId))
      seaMoves.to.push(lastOf(path))
      arrive(scene, mover, path, true)
    }),
  say: ({ block, path }) => `Carry ${block} over sea to ${path}`,
  label: ({ path }) => `By sea to ${path}`,
  row: ({ path }) => ({ name: 'By sea to', rest: path }),
})
