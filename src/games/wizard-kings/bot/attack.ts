import { sumOf } from '@/engine/bot/weigh'
import type { HexId } from '@/engine/kernel/hex'
import { blocksIn, hasRoom, isContested, isWizard } from '../queries/blocks'
import { controllerOf } from '../queries/control'
import { withCrossing } from '../queries/crossings'
import { hexesAround } from '../queries/ground'
import { moveRefusal, stepsOf, waysOf } from '../queries/movement'
import type { Block, State } from '../state/state'
import { otherSide } from '../tables/seats'
import { type Campaign, cityStake, give, isFree } from './campaign'
import { fighterOf, forecast } from './clash'
import { stepsToGain } from './recruits'
import { factsOf, punchOf } from './worth'

type Path = readonly HexId[]
/** Where each block can go by itself. */
type Ways = ReadonlyMap<Block, ReadonlyMap<HexId, Path>>

/** Blocks that go into a hex with enemies, and what it is expected to bring. */
interface Raid {
  readonly hex: HexId
  readonly moves: readonly { readonly block: Block; readonly path: Path }[]
  readonly value: number
}

/** Attacks and reinforcements that are worth it, the best first; they are played on the campaign's copy. */
export function planAttacks(game: Campaign): void {
  const { now, side, style } = game
  const free = now.blocks.filter((block) => isFree(game, block) && !isContested(now, block.at as HexId))
  const ways: Ways = new Map(free.map((block) => [block, waysOf(now, block)]))
  const hexes = new Set(now.blocks.filter((block) => block.owner !== side).map(({ at }) => at as HexId))
  const raids = [...hexes].flatMap((hex) => raidOn(game, hex, ways) ?? [])
  for (const raid of raids.sort((one, other) => other.value - one.value)) {
    const isOpen = raid.moves.every(({ block }) => isFree(game, block))
    const best = isOpen ? raid : raidOn(game, raid.hex, ways)
    if (!best || best.value < style.margin + whimOf(game)) continue
    for (const { block, path } of best.moves) give(game, { type: 'move', seat: side, block: block.id, path })
  }
}

/** A chance amount of a style's whim, on either side of nothing. */
export function whimOf({ style, random }: Campaign): number {
  return style.whim === 0 ? 0 : (style.whim * (random.below(1000) - 500)) / 500
}

/** The best of the first so many who can come, the strongest before the others and wizards last. */
function raidOn(game: Campaign, hex: HexId, ways: Ways): Raid | undefined {
  const { now, side } = game
  const able = [...ways.keys()].filter((block) => isFree(game, block) && canCome(game, block, hex, ways))
  const ordered = able.sort((one, other) => rankOf(other) - rankOf(one))
  let best: Raid | undefined
  let moves: Raid['moves'] = []
  let { crossings } = now
  for (const block of ordered) {
    if (!hasRoom(withMoved(now, moves, hex), hex, side)) break
    const path = pathInto({ ...now, crossings }, block, hex, ways)
    if (!path) continue
    for (const step of stepsOf(now, block, path)) crossings = withCrossing(crossings, block, step)
    moves = [...moves, { block, path }]
    const value = valueOf(game, hex, moves)
    if (!best || value > best.value) best = { hex, moves, value }
  }
  return best
}

function rankOf(block: Block): number {
  return isWizard(block) ? block.strength - 10 : punchOf(block)
}

function withMoved(now: State, moves: Raid['moves'], hex: HexId): Pick<State, 'blocks'> {
  return { blocks: [...now.blocks, ...moves.map(({ block }) => ({ ...block, at: hex }))] }
}

function canCome({ atlas }: Campaign, block: Block, hex: HexId, ways: Ways): boolean {
  const own = ways.get(block)
  return (
    own !== undefined &&
    (own.has(hex) || block.at === hex || hexesAround(atlas, hex).some((one) => own.has(one)))
  )
}

/** A way into a hex that is still open: the shortest, or one by way of a hex beside it. */
function pathInto(state: State, block: Block, hex: HexId, ways: Ways): Path | undefined {
  const own = ways.get(block)
  const direct = own?.get(hex)
  if (!own || !direct) return undefined
  if (!moveRefusal(state, block, direct)) return direct
  for (const [beside, path] of own)
    if (beside !== hex && path.at(-1) !== hex) {
      const longer = [...path, hex]
      if (!moveRefusal(state, block, longer)) return longer
    }
  return undefined
}

/** How often a battle is tried out before it is begun. */
const TRIES = 14

/** What a raid brings: the city and the enemy's losses less its own, and what is left behind. */
function valueOf(game: Campaign, hex: HexId, moves: Raid['moves']): number {
  const { now, side, style } = game
  const costs = leavingCost(game, moves)
  const enemy = blocksIn(now, hex, otherSide(side)).map((block) => fighterOf(now, block, hex))
  const own = blocksIn(now, hex, side)
  if (own.length > 0) return reliefOf(game, hex, moves) - costs
  const main = mainSideOf(moves)
  const fighters = moves.map(({ block, path }) =>
    fighterOf(now, block, hex, originOf(block, path) === main ? 1 : 2),
  )
  const { wins, attackerLoss, defenderLoss } = forecast(fighters, enemy, TRIES)
  return wins * winningOf(game, hex) + style.malice * defenderLoss - attackerLoss - costs
}

/** Gold that changes hands with a hex. */
function winningOf({ now, atlas, side, gold }: Campaign, hex: HexId): number {
  const city = atlas.cityIn.get(hex)
  if (!city) return 0
  return gold * city.gold * (controllerOf(now, city) === otherSide(side) ? 2 : 1)
}

/** What more defenders are good for where the enemy has come. */
function reliefOf({ now, atlas, side, gold, style }: Campaign, hex: HexId, moves: Raid['moves']): number {
  const enemy = blocksIn(now, hex, otherSide(side)).map((block) => fighterOf(now, block, hex))
  const own = blocksIn(now, hex, side).map((block) => fighterOf(now, block, hex))
  const more = moves.map(({ block }) => fighterOf(now, block, hex, 2))
  const worth = (defenders: typeof own) => {
    const { wins, attackerLoss, defenderLoss } = forecast(enemy, defenders, TRIES)
    return style.malice * attackerLoss - defenderLoss - wins * 2 * gold * (atlas.cityIn.get(hex)?.gold ?? 0)
  }
  return worth([...own, ...more]) - worth(own)
}

function originOf(block: Block, path: Path): string {
  return path.at(-2) ?? block.at
}

/** The hexside by which the strongest come. */
function mainSideOf(moves: Raid['moves']): string {
  const sides = new Map<string, number>()
  for (const { block, path } of moves) {
    const from = originOf(block, path)
    sides.set(from, (sides.get(from) ?? 0) + punchOf(block))
  }
  return [...sides].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** What it costs to leave: cities without a garrison, and steps that are not recruited. */
function leavingCost(game: Campaign, moves: Raid['moves']): number {
  const { now, side, style, atlas, gold, threat } = game
  const ids = new Set(moves.map(({ block }) => block.id))
  const hexes = new Set(moves.map(({ block }) => block.at as HexId))
  const cities = sumOf(hexes, (hex) => {
    const city = atlas.cityIn.get(hex)
    if (!city || blocksIn(now, hex, side).some(({ id }) => !ids.has(id))) return 0
    if (city.home !== side) return cityStake({ ...game, now: without(now, ids) }, city)
    return (threat[atlas.field.indexOf(hex)]?.count ?? 0) > 0 ? gold * city.gold : 0
  })
  const steps = sumOf(moves, ({ block }) => stepsToGain(game, block) * factsOf(block.kind).perStep)
  return cities + style.patience * steps
}

function without(now: State, ids: ReadonlySet<string>): State {
  return { ...now, blocks: now.blocks.filter(({ id }) => !ids.has(id)) }
}
