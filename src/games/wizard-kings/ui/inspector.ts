import { capitalized, counted, listed } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import type { Fact, HexSeen } from '@/table/inspector/hex-seen'
import type { Clause } from '../clauses'
import { blockById, isWizard, mapOf, printed } from '../queries/blocks'
import { hexesAround, isCoastal, sideBetween, terrainIn } from '../queries/ground'
import type { View } from '../queries/view'
import type { Block } from '../state/state'
import type { City, HexsideFacts } from '../tables/atlas'
import { FIGURES } from '../tables/figures'
import { armyOf, type SpellId, spellRow, spellsOf } from '../tables/kinds'
import { SEAT_NAMES, SEATS } from '../tables/seats'
import { ROUGH } from '../tables/terrain'
import { countersOf } from './board/board-view'
import { holderOf } from './board/holders'
import { labelText } from './texts/label-text'
import { INSPECTOR_TEXT as TEXT, TEXT as WORDS } from './texts/table-text'

type Told = Fact & { readonly clause: Clause }

/** What is told of a hex that is looked at more closely: its ground, its city, and its blocks with what they can do. */
export function seenIn(view: View, hex: HexId): HexSeen {
  const stacks = view.stacks.filter((stack) => stack.hex === hex)
  return {
    facts: [...groundFacts(view, hex), ...placeFacts(view, hex), ...crossingFacts(view, hex)],
    groups: stacks.map((stack) => ({
      heading: SEAT_NAMES[stack.owner],
      facts: [{ text: counted(stack.count, 'block', 'blocks'), clause: 'MV-9' }],
      pieces: countersOf(view, stack).map((counter) => ({
        id: counter.id,
        counter,
        remarks: [...remarksOf(view, counter.id), ...counter.badges.map(({ label }) => label)],
      })),
    })),
  }
}

const SIDES: readonly (readonly [name: string, clause: Clause, is: (side: HexsideFacts) => boolean])[] = [
  [TEXT.sides.river, 'MP-4', ({ feature }) => feature === 'river'],
  [TEXT.sides.mountain, 'MP-4', ({ feature }) => feature === 'mountain'],
  [TEXT.sides.forest, 'MP-4', ({ feature }) => feature === 'forest'],
  [TEXT.sides.road, 'MP-9', ({ hasRoad }) => hasRoad],
]

/** The terrain and what it does, then what lies on which hexside. */
function groundFacts(view: View, hex: HexId): readonly Told[] {
  const atlas = mapOf(view)
  const terrain = terrainIn(atlas, hex)
  const hasCoast = isCoastal(atlas, hex)
  const sides = SIDES.flatMap(([name, clause, is]): readonly Told[] => {
    const there = hexesAround(atlas, hex).filter((other) => {
      const side = sideBetween(atlas, hex, other)
      return side !== undefined && is(side)
    })
    return there.length > 0 ? [{ text: TEXT.towards(name, listed(there.toSorted())), clause }] : []
  })
  return [
    {
      text: capitalized(hasCoast ? `${WORDS.coastal} ${terrain}` : terrain),
      clause: hasCoast ? 'MP-3' : 'MP-2',
    },
    ...(ROUGH.has(terrain) ? [{ text: TEXT.rough, clause: 'HX-3' } as const] : []),
    ...sides,
  ]
}

/** A city with who controls it, and a henge. */
function placeFacts(view: View, hex: HexId): readonly Told[] {
  const atlas = mapOf(view)
  const city = atlas.cityIn.get(hex)
  const capitalOf = SEATS.find((side) => city && view.seats[side].capitals?.includes(city.id))
  return [
    ...(city ? cityFacts(view, city) : []),
    ...(capitalOf ? [{ text: `${SEAT_NAMES[capitalOf]}’s ${WORDS.capital}`, clause: 'SU-7' } as const] : []),
    ...(atlas.henges.has(hex) ? [{ text: capitalized(WORDS.henge), clause: 'MP-8' } as const] : []),
  ]
}

function cityFacts(view: View, city: City): readonly Told[] {
  const holder = holderOf(view, city)
  const owners = view.stacks.filter(({ hex }) => hex === city.hex).length
  const clause = owners > 1 ? 'CT-6' : holder !== null && holder === city.home ? 'CT-1' : 'CT-2'
  return [
    { text: WORDS.city(city.name, city.gold, city.isPort), clause: 'MP-7' },
    { text: capitalized(WORDS.controlled(holder === null ? null : SEAT_NAMES[holder])), clause },
  ]
}

/** How many have crossed into a hex in this phase, as far as the viewer may know. */
function crossingFacts({ crossings }: View, hex: HexId): readonly Told[] {
  return crossings
    .filter(({ to }) => to === hex)
    .map(({ from, lane, total, foreign }) => {
      const counts = [
        TEXT.blocksOf(total, FIGURES.crossing.total),
        ...(foreign > 0 ? [TEXT.strangersOf(foreign, FIGURES.crossing.strict)] : []),
      ]
      return {
        text: TEXT.crossed(from === 'edge' ? WORDS.edge : from, lane, counts.join(', ')),
        clause: foreign > 0 ? 'HX-4' : 'HX-2',
      }
    })
}

/** The label of a block, and the spells that it can cast, where the viewer knows it. */
function remarksOf(view: View, id: string): readonly string[] {
  const block = blockById(view, id)
  if (!block) return []
  const spells = spellsWith(block).map((spell) => spellRow(spell).name)
  return [labelText(block.kind), ...(spells.length > 0 ? [TEXT.casts(listed(spells))] : [])]
}

/** What a block is strong enough to cast (WZ-2, CH-4). */
function spellsWith(block: Block): readonly SpellId[] {
  const { spell } = printed(block)
  const army = armyOf(block.kind)
  if (isWizard(block) && army) return spellsOf(army).filter((one) => spellRow(one).level <= block.strength)
  if (spell === undefined) return []
  return [spell as SpellId].filter((one) => spellRow(one).level < block.strength)
}
