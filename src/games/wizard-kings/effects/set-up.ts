import { present } from '@/engine/kernel/refusal'
import { cityNamed } from '../queries/control'
import { boardOrder, type Force, waitingOf } from '../queries/set-up'
import { figuresOf } from '../state/settings'
import type { Block, Step } from '../state/state'
import type { BlockId } from '../state/vocabulary'
import type { CityId } from '../tables/atlas'
import { type ArmyId, countOf, type Kind, kindsOf, printedOf } from '../tables/kinds'
import { otherSide, type Side } from '../tables/seats'
import { type Scene, seen, tell, written } from './scene'
import { beginTurn } from './turn'

function ask(scene: Scene, step: Step, actor: Side): void {
  scene.draft.step = step
  scene.draft.actor = actor
}

/** The loser of the roll for the map: first to choose its army, and to set up in secret (SU-4). */
function loserOf(scene: Scene): Side {
  return otherSide(present(scene.draft.chooser, 'the winner of the roll'))
}

/** After a board the next is chosen; after the last the edge in the small scenario, armies elsewhere (SU-3). */
export function afterBoard(scene: Scene): void {
  const state = seen(scene)
  const next = boardOrder(state)[state.boards.length]
  if (next) ask(scene, 'boards', next)
  else ask(scene, state.settings.scenario === 'small' ? 'edge' : 'armies', loserOf(scene))
}

/** After both have armies each sets up in secret, one after the other (SU-4, FG-6). */
export function afterArmy(scene: Scene): void {
  const { north, south } = scene.draft.seats
  if (north.army === null || south.army === null) ask(scene, 'armies', otherSide(scene.draft.actor))
  else ask(scene, 'pool', loserOf(scene))
}

/** The secret steps of a seat (SU-5 to SU-8); those that its scenario has not are passed over. */
export function afterSecret(scene: Scene, step: 'pool' | 'force' | 'capitals' | 'deploy'): void {
  const { draft } = scene
  const hasCapitals = figuresOf(seen(scene).settings).capitals > 0
  if (step === 'pool') ask(scene, 'force', draft.actor)
  else if (step === 'force' && hasCapitals) ask(scene, 'capitals', draft.actor)
  else if (step === 'capitals') ask(scene, 'deploy', draft.actor)
  else endSecret(scene)
}

/** A seat has deployed: the other sets up in secret, or the game begins. */
function endSecret(scene: Scene): void {
  const { draft } = scene
  const other = otherSide(draft.actor)
  draft.seats[draft.actor].ready = true
  if (draft.seats[other].ready) endSetUp(scene)
  else ask(scene, 'pool', other)
}

/** Both have deployed: capitals are shown, and the first turn begins (SU-7, SU-10, WB-1). */
function endSetUp(scene: Scene): void {
  const { draft } = scene
  for (const seat of ['north', 'south'] as const) {
    const { capitals } = draft.seats[seat]
    if (capitals.length > 0) tell(scene, { type: 'capitalsShown', seat, cities: [...capitals] })
  }
  draft.turn = 1
  if (draft.settings.randomMoon) ask(scene, 'moon', 'north')
  else beginTurn(scene)
}

/** Puts the chaos kinds of a seat into its pool (SU-5). */
export function fillPool(scene: Scene, side: Side, kinds: readonly Kind[]): void {
  scene.draft.blocks.push(...kinds.map((kind) => blockOf(side, kind, 1)))
}

/**
 * All blocks of an army but its wizards, and the wizards that are chosen; the starting force waits at one step,
 * castles never with it (SU-6, SU-9, CS-7).
 */
export function raiseForce(
  scene: Scene,
  side: Side,
  army: ArmyId,
  { wizards, army: units, chaos }: Force,
): void {
  const { draft } = scene
  const printed = kindsOf(army).filter((kind) => printedOf(kind).class !== 'wizard')
  const all = [...new Set(wizards), ...printed].flatMap((kind) =>
    Array.from(
      { length: printedOf(kind).class === 'wizard' ? count(wizards, kind) : countOf(kind) },
      (_, nth) => blockOf(side, kind, nth + 1),
    ),
  )
  draft.blocks.push(...all)
  for (const kind of [...wizards, ...units, ...chaos]) {
    const block = draft.blocks.find((one) => one.owner === side && one.kind === kind && one.at === 'pool')
    Object.assign(present(block, kind), { at: 'edge', strength: 1 })
  }
}

function count(kinds: readonly Kind[], kind: Kind): number {
  return kinds.filter((one) => one === kind).length
}

function blockOf(owner: Side, kind: Kind, nth: number): Block & { did: [] } {
  const id = `${owner}.${kind}.${nth}` as BlockId
  return { id, kind, owner, at: 'pool', strength: 0, did: [], disbanded: null }
}

/** Puts waiting blocks into cities (SU-8). */
export function deployIn(scene: Scene, side: Side, city: CityId, kinds: readonly Kind[]): void {
  const { hex } = cityNamed(seen(scene), city)
  for (const kind of kinds) {
    const block = waitingOf(seen(scene), side).find((one) => one.kind === kind)
    written(scene, present(block, kind).id).at = hex
  }
  tell(scene, { type: 'deployed', seat: side, hex: hex, kinds })
}
