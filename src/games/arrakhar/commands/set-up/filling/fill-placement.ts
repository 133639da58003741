import { areNeighbors, type HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { PLACEMENT_TASTE } from '../../../tables/placement-taste'
import type { HauntId } from '../../../tables/units'
import { type Board, boardOf } from '../../../queries/board'
import type { Command } from '../..'
import { placing } from '../../laying-out'
import { hauntHexRefusal, hauntsInHand, sorcererHexRefusal } from '../../../queries/placement'
import type { Settings, SetUp } from '../../../state/position'
import { type Chance, shuffled } from './chance'
import { type Appeal, appealOf, closeness, type PlacementStyle } from './placement-styles'

type Haunts = SetUp['haunts']
type Sorcerers = SetUp['sorcerers']
type Site = readonly [haunt: HauntId, hex: HexId]

/** What is to be placed, and how. */
export interface Filling {
  readonly settings: Settings
  readonly setUp: SetUp
  /** Sorcerers still in hand. */
  readonly sorcerers: number
  readonly style: PlacementStyle
}

/**
 * Commands that place the haunts and sorcerers still in hand, each legal after the one before; where no legal hex is
 * left the rest stays in hand. Which haunt hides the wand is never chosen here, nor asked.
 */
export function fillingOf(filling: Filling, chance: Chance): readonly Command[] {
  const { settings, setUp, sorcerers } = filling
  const sites = hauntSites(filling, chance)
  const haunts: Haunts = { ...setUp.haunts, ...Object.fromEntries(sites) }
  const posts = sorcererPosts(settings, { ...setUp, haunts }, sorcerers, chance)
  return placing({ haunts: Object.fromEntries(sites), sorcerers: posts })
}

/** As the style wants it if that finds room for all, else packed close. */
function hauntSites({ settings, setUp, style }: Filling, chance: Chance): readonly Site[] {
  const inHand = shuffled(chance, hauntsInHand(settings, setUp))
  const styled = sitesBy(settings, setUp, inHand, appealOf(style, boardOf(settings), chance))
  if (styled.length === inHand.length) return styled
  const packed = sitesBy(settings, setUp, inHand, closeness)
  return packed.length > styled.length ? packed : styled
}

function sitesBy(
  settings: Settings,
  setUp: SetUp,
  inHand: readonly HauntId[],
  appeal: Appeal,
): readonly Site[] {
  const board = boardOf(settings)
  const sites: Site[] = []
  let haunts: Haunts = setUp.haunts
  for (const haunt of inHand) {
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
function sorcererPosts(settings: Settings, setUp: SetUp, inHand: number, chance: Chance): Sorcerers {
  // Which haunts the odd ones guard is left to chance, and tells nothing of the wand.
  const lots = Object.values(setUp.haunts).map(() => chance())
  const posts: Record<HexId, number> = {}
  let sorcerers: Sorcerers = setUp.sorcerers
  for (let left = inHand; left > 0; left--) {
    const hex = nextPost(settings, { ...setUp, sorcerers }, lots)
    if (hex === undefined) break
    posts[hex] = (posts[hex] ?? 0) + 1
    sorcerers = { ...sorcerers, [hex]: (sorcerers[hex] ?? 0) + 1 }
  }
  return posts
}

function nextPost(settings: Settings, setUp: SetUp, lots: readonly number[]): HexId | undefined {
  const board = boardOf(settings)
  const { besideHaunt, guard, lot, onHaunt } = PLACEMENT_TASTE
  const sites = Object.values(setUp.haunts).map((hex) => board.grid.indexOf(hex))
  const guards = sites.map(
    (site, nth) => guardsOf(board, site, setUp.sorcerers) + lot * present(lots[nth], 'lot'),
  )
  const open = board.grid.ids.filter((hex) => !sorcererHexRefusal(settings, setUp, hex))
  return best(open, (hex) => {
    const served = guards.filter((_, nth) =>
      areNeighbors(board.grid, present(sites[nth], 'site'), board.grid.indexOf(hex)),
    )
    const need = served.length > 0 ? besideHaunt - guard * Math.min(...served) : 0
    // Two to a hex leave fewer targets for one fireball than four.
    const crowd = setUp.sorcerers[hex] ?? 0
    return need - crowd - (sites.includes(board.grid.indexOf(hex)) ? onHaunt : 0)
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
