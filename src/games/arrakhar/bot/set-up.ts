import type { Random } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { HAUNT_IDS, type HauntId, type Side, TYPES_OF, type UnitType } from '../tables/units'
import { boardOf } from '../queries/board'
import type { Command } from '../commands'
import {
  type Counts,
  NO_SET_UP,
  type Position,
  type Settings,
  type SetUp,
  type SomeCounts,
} from '../state/position'
import { countsOf } from '../queries/counts'
import { placing } from '../commands/laying-out'
import { fillingOf } from '../commands/set-up/filling/fill-placement'
import { type Chance, pickedBy } from '../commands/set-up/filling/chance'
import { PLACEMENT_STYLES } from '../commands/set-up/filling/placement-styles'
import { withOneMore } from '../queries/legal/set-up'
import { assignedTo, sorcerersPlaced } from '../queries/placement'
import { fieldOf, stepsBetween } from './field'

/** How a bot spends its points beyond the minimum: shares of the units bought, by type. */
const RECIPES: Readonly<Record<Side, readonly SomeCounts[]>> = {
  wizard: [
    { wizard: 8, barbarian: 8, dwarf: 10, elf: 10 },
    { wizard: 12, barbarian: 6, dwarf: 6, elf: 6 },
    { wizard: 9, barbarian: 4, dwarf: 12, elf: 12 },
  ],
  sorcerer: [
    { sorcerer: 9, demon: 9, orc: 11, ghoul: 10 },
    { sorcerer: 13, demon: 6, orc: 8, ghoul: 7 },
    { sorcerer: 11, demon: 8, orc: 9, ghoul: 8 },
  ],
}

/** The commands of a set-up step, up to the one that ends it (AR-2 to AR-4). */
export function plannedSetUp(position: Position, random: Random): readonly Command[] {
  switch (position.now.segment) {
    case 'sorcererDesign':
    case 'wizardDesign':
      return [plannedDesign(position, random)]
    case 'sorcererPlacement':
      return [...plannedPlacement(position, random), { type: 'finishPlacement' }]
    default:
      return [...plannedEntries(position, random), { type: 'finishPlacement' }]
  }
}

/** A design after one of the recipes. */
function plannedDesign({ side, settings }: Position, random: Random): Command {
  return { type: 'designForce', side, counts: likelyDesign(settings, side, random) }
}

/** A force as a bot would design it: always the type that lags farthest behind its share, while points last. */
export function likelyDesign(settings: Settings, side: Side, random: Random): Counts {
  const recipe = present(RECIPES[side][random.below(RECIPES[side].length)], 'a recipe')
  const { minimum } = settings.allowance[side]
  let counts = countsOf(Object.fromEntries(TYPES_OF[side].map((type) => [type, minimum])))
  for (let open = [...TYPES_OF[side]]; open.length > 0;) {
    const lag = (type: UnitType) => counts[type] / (recipe[type] ?? 1)
    const type = open.reduce((one, other) => (lag(other) < lag(one) ? other : one))
    const more = withOneMore(settings, side, counts, type)
    if (more === counts) open = open.filter((other) => other !== type)
    counts = more
  }
  return counts
}

function chanceOf(random: Random): Chance {
  return () => random.below(2 ** 30) / 2 ** 30
}

/** Haunts and sorcerers after one of the styles, and the wand in a haunt far from the ways in, not always the farthest. */
function plannedPlacement({ settings, secrets }: Position, random: Random): readonly Command[] {
  const setUp = secrets.setUp ?? NO_SET_UP
  const chance = chanceOf(random)
  const style = pickedBy(chance, PLACEMENT_STYLES) ?? 'bluff'
  const sorcerers = (secrets.designs.sorcerer?.sorcerer ?? 0) - sorcerersPlaced(setUp)
  const filling = fillingOf({ settings, setUp, sorcerers, style }, chance)
  if (secrets.wandHaunt !== null) return filling
  const placed = sitesOf(setUp.haunts, filling)
  return [...filling, ...placing({ wandHaunt: hidingPlace(settings, placed, random) })]
}

/** Where the haunts stand once a filling is carried out. */
function sitesOf(haunts: SetUp['haunts'], filling: readonly Command[]): ReadonlyMap<HauntId, HexId> {
  const sites = new Map<HauntId, HexId>()
  for (const haunt of HAUNT_IDS) {
    const hex = haunts[haunt]
    if (hex !== undefined) sites.set(haunt, hex)
  }
  for (const command of filling) if (command.type === 'placeHaunt') sites.set(command.haunt, command.hex)
  return sites
}

function hidingPlace(
  settings: Settings,
  placed: ReadonlyMap<HauntId, HexId>,
  random: Random,
): HauntId | undefined {
  const field = fieldOf(boardOf(settings))
  const remote = [...placed].map(([haunt, hex]) => ({
    haunt,
    weight: (field.toEntry[field.board.grid.indexOf(hex)] ?? 0) ** 2,
  }))
  let left = random.below(
    Math.max(
      1,
      remote.reduce((sum, { weight }) => sum + weight, 0),
    ),
  )
  return remote.find(({ weight }) => (left -= weight) < 0)?.haunt
}

/** Columns by the entry hexes nearest to most haunts, of every type in each (AR-4.1). */
export function plannedEntries(
  { settings, secrets, haunts }: Position,
  random: Random,
  most = 2,
): readonly Command[] {
  const setUp = secrets.setUp ?? NO_SET_UP
  const field = fieldOf(boardOf(settings))
  const { grid, entryHexes } = field.board
  const sites = Object.values(haunts).map((hex) => grid.indexOf(hex))
  const nearness = (hex: HexId) =>
    sites.reduce((sum, site) => sum + 1 / (3 + stepsBetween(field, grid.indexOf(hex), site)), 0) *
    (1 + random.below(100) / 400)
  const ranked = entryHexes
    .map((hex) => ({ hex, worth: nearness(hex) }))
    .toSorted((one, other) => other.worth - one.worth)
  const columns = ranked.slice(0, most).map(({ hex }) => hex)
  const assigned = assignedTo(setUp)
  return columns.map((hex, nth): Command => {
    const share = (type: UnitType) => {
      const left = (secrets.designs.wizard?.[type] ?? 0) - assigned[type]
      const each = Math.floor((left + columns.length - 1 - nth) / columns.length)
      return (setUp.entries[hex]?.[type] ?? 0) + each
    }
    const counts = Object.fromEntries(TYPES_OF.wizard.map((type) => [type, share(type)]))
    return { type: 'assignEntry', hex, counts }
  })
}
