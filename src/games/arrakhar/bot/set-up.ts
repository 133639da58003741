import { recordOf } from '@/engine/basics/record-of'
import { sumOf } from '@/engine/bot/weigh'
import type { Random } from '@/engine/kernel/dice'
import { at, type HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { HAUNT_IDS, type Side, TYPES_OF, type UnitType } from '../tables/units'
import type { Command } from '../commands'
import { assigning, designing, placing } from '../commands/laying-out'
import type { Counts, Position, Settings, SomeCounts } from '../state/position'
import { countsOf } from '../queries/counts'
import { fillingOf } from '../commands/set-up/filling/fill-placement'
import { pickedBy } from '../commands/set-up/filling/chance'
import { PLACEMENT_STYLES } from '../commands/set-up/filling/placement-styles'
import { withOneMore } from '../queries/legal/set-up'
import { assignedTo, boughtBy, setUpOf, sorcerersInHand } from '../queries/placement'
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
  const { now, side, settings } = position
  switch (now.segment) {
    case 'sorcererPlacement':
      return [...plannedPlacement(position, random), FINISH]
    case 'wizardPlacement':
      return plannedEntries(position, random)
    default:
      return [designing(side, likelyDesign(settings, side, random))]
  }
}

const FINISH: Command = { type: 'finishPlacement' }

/** A force as a bot would design it: always the type that lags farthest behind its share, while points last. */
export function likelyDesign(settings: Settings, side: Side, random: Random): Counts {
  const recipe = present(RECIPES[side][random.below(RECIPES[side].length)], 'a recipe')
  const { minimum } = settings.allowance[side]
  let counts = countsOf(recordOf(TYPES_OF[side], () => minimum))
  for (let open = [...TYPES_OF[side]]; open.length > 0;) {
    const lag = (type: UnitType) => counts[type] / (recipe[type] ?? 1)
    const type = open.reduce((one, other) => (lag(other) < lag(one) ? other : one))
    const more = withOneMore(settings, side, counts, type)
    if (more === counts) open = open.filter((other) => other !== type)
    counts = more
  }
  return counts
}

/** Haunts and sorcerers after one of the styles, and the wand in a haunt far from the ways in, not always the farthest. */
function plannedPlacement(position: Position, random: Random): readonly Command[] {
  const { settings, secrets } = position
  const setUp = setUpOf(position)
  const chance = () => random.below(2 ** 30) / 2 ** 30
  const style = pickedBy(chance, PLACEMENT_STYLES) ?? 'bluff'
  const filling = fillingOf({ settings, setUp, sorcerers: sorcerersInHand(position), style }, chance)
  if (secrets.wandHaunt !== null) return filling
  const placed = [
    ...HAUNT_IDS.map((haunt) => ({ haunt, hex: setUp.haunts[haunt] })),
    ...filling.flatMap((command) => (command.type === 'placeHaunt' ? [command] : [])),
  ]
  const { toEntry, board } = fieldOf(settings)
  const weighed = placed.flatMap(({ haunt, hex }) =>
    hex === undefined ? [] : [{ haunt, weight: at(toEntry, board.grid.indexOf(hex)) ** 2 }],
  )
  const all = sumOf(weighed, ({ weight }) => weight)
  let left = random.below(Math.max(1, all))
  const hiding = weighed.find(({ weight }) => (left -= weight) < 0)
  return [...filling, ...placing({ wandHaunt: hiding?.haunt })]
}

/** Columns by the entry hexes nearest to most haunts, of every type in each (AR-4.1). */
export function plannedEntries(position: Position, random: Random, most = 2): readonly Command[] {
  const { settings, secrets, haunts } = position
  const setUp = setUpOf(position)
  const field = fieldOf(settings)
  const { grid, entryHexes } = field.board
  const sites = Object.values(haunts).map((hex) => grid.indexOf(hex))
  const nearness = (hex: HexId) =>
    sumOf(sites, (site) => 1 / (3 + stepsBetween(field, grid.indexOf(hex), site))) *
    (1 + random.below(100) / 400)
  const columns = entryHexes
    .map((hex) => ({ hex, worth: nearness(hex) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
  const assigned = assignedTo(setUp)
  const assignments = columns.map(({ hex }, nth) => {
    const share = (type: UnitType) => {
      const left = boughtBy(secrets, 'wizard')[type] - assigned[type]
      const each = Math.floor((left + columns.length - 1 - nth) / columns.length)
      return (setUp.entries[hex]?.[type] ?? 0) + each
    }
    return assigning(hex, recordOf(TYPES_OF.wizard, share))
  })
  return [...assignments, FINISH]
}
