import { areNeighbors, hexesApart, type HexId } from '@/engine/hex'
import type { HauntId } from '../../content/units'
import { type Board, boardOf } from '../../rules/board'
import type { Command } from '../../rules/commands'
import { hauntHexRefusal, sorcererHexRefusal } from '../../rules/placement'
import type { Settings, SetUp } from '../../rules/position'

type Haunts = SetUp['haunts']
type Sorcerers = SetUp['sorcerers']
type Site = readonly [haunt: HauntId, hex: HexId]

/**
 * Commands that place the haunts and the number of sorcerers still in hand, each legal after the one before; where no
 * legal hex is left the rest stays in hand. Which haunt hides the wand is never chosen here.
 */
export function fillingOf(settings: Settings, setUp: SetUp, sorcerers: number): readonly Command[] {
  const sites = hauntSites(settings, setUp)
  const haunts: Haunts = { ...setUp.haunts, ...Object.fromEntries(sites) }
  const posts = sorcererPosts(settings, { ...setUp, haunts }, sorcerers)
  return [
    ...sites.map(([haunt, hex]): Command => ({ type: 'placeHaunt', haunt, hex })),
    ...Object.entries(posts).map(([hex, count]): Command => ({
      type: 'placeSorcerers',
      hex: hex as HexId,
      count,
    })),
  ]
}

/** The haunts still in hand. */
export function hauntsInHand(settings: Settings, setUp: SetUp): readonly HauntId[] {
  return settings.haunts.filter((haunt) => setUp.haunts[haunt] === undefined)
}

/** Spread over the valley if that finds room for all, else packed close. */
function hauntSites(settings: Settings, setUp: SetUp): readonly Site[] {
  const spread = sitesBy(settings, setUp, apartness)
  if (spread.length === hauntsInHand(settings, setUp).length) return spread
  const packed = sitesBy(settings, setUp, closeness)
  return packed.length > spread.length ? packed : spread
}

/** How good a hex is for the next haunt, given the indices of what it is measured against. */
type Appeal = (board: Board, index: number, placed: readonly number[]) => number

const apartness: Appeal = (board, index, placed) => {
  const entries = board.entryHexes.map((hex) => board.grid.indexOf(hex))
  return Math.min(...[...entries, ...placed].map((other) => hexesApart(board.grid, index, other)))
}

const closeness: Appeal = (board, index, placed) =>
  -placed.reduce((sum, other) => sum + hexesApart(board.grid, index, other), 0)

function sitesBy(settings: Settings, setUp: SetUp, appeal: Appeal): readonly Site[] {
  const board = boardOf(settings)
  const sites: Site[] = []
  let haunts: Haunts = setUp.haunts
  for (const haunt of hauntsInHand(settings, setUp)) {
    const placed = Object.values(haunts).map((hex) => board.grid.indexOf(hex))
    const open = board.grid.ids.filter((hex) => !hauntHexRefusal(settings, { ...setUp, haunts }, haunt, hex))
    const hex = best(open, (id) => appeal(board, board.grid.indexOf(id), placed))
    if (hex === undefined) break
    sites.push([haunt, hex])
    haunts = { ...haunts, [haunt]: hex }
  }
  return sites
}

/** Where the sorcerers in hand go: next to the haunt with the fewest, one after the other. */
function sorcererPosts(settings: Settings, setUp: SetUp, inHand: number): Sorcerers {
  const posts: Record<HexId, number> = {}
  let sorcerers: Sorcerers = setUp.sorcerers
  for (let left = inHand; left > 0; left--) {
    const hex = nextPost(settings, { ...setUp, sorcerers })
    if (hex === undefined) break
    posts[hex] = (posts[hex] ?? 0) + 1
    sorcerers = { ...sorcerers, [hex]: (sorcerers[hex] ?? 0) + 1 }
  }
  return posts
}

function nextPost(settings: Settings, setUp: SetUp): HexId | undefined {
  const board = boardOf(settings)
  const sites = Object.values(setUp.haunts).map((hex) => board.grid.indexOf(hex))
  const guards = sites.map((site) => guardsOf(board, site, setUp.sorcerers))
  const open = board.grid.ids.filter((hex) => !sorcererHexRefusal(settings, setUp, hex))
  return best(open, (hex) => {
    const served = sites.flatMap((site, nth) =>
      areNeighbors(board.grid, site, board.grid.indexOf(hex)) ? [guards[nth] ?? 0] : [],
    )
    const standsOnHaunt = sites.includes(board.grid.indexOf(hex))
    const need = served.length > 0 ? 100 - Math.min(...served) : 0
    // Two to a hex leave fewer targets for one fireball than four, and a haunt's own hex blocks summoning.
    return need * 10 - (setUp.sorcerers[hex] ?? 0) - (standsOnHaunt ? 2000 : 0)
  })
}

function guardsOf(board: Board, site: number, sorcerers: Sorcerers): number {
  return Object.entries(sorcerers)
    .filter(([hex]) => areNeighbors(board.grid, site, board.grid.indexOf(hex)))
    .reduce((sum, [, count]) => sum + count, 0)
}

/** The first of the items with the highest worth. */
function best<Item>(items: readonly Item[], worthOf: (item: Item) => number): Item | undefined {
  let found: Item | undefined
  let highest = -Infinity
  for (const item of items) {
    const worth = worthOf(item)
    if (worth <= highest) continue
    found = item
    highest = worth
  }
  return found
}
