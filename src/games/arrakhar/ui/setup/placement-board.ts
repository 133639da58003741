import type { BoardCounter, BoardSite, BoardStack, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import { ICONS } from '../../content/icons'
import { capitalized, factorText, hauntName, TERRAIN_NAMES } from '../../content/text'
import {
  countOf,
  HAUNT_IDS,
  hauntKindOf,
  TYPES_OF,
  UNIT_NAMES,
  UNITS,
  type UnitType,
} from '../../content/units'
import { boardOf } from '../../rules/board'
import type { SetUp } from '../../rules/position'
import { hauntHexRefusal, sorcererHexRefusal } from '../../rules/placement'
import type { View } from '../../rules/view'
import type { Tool } from './placement-tool'

/** A counter of a type as it comes from the box. */
export function freshCounter(type: UnitType, id: string): BoardCounter {
  const { side, combat, movement } = UNITS[type]
  return {
    id,
    icon: ICONS[type],
    side: side === 'sorcerer' ? 'first' : 'second',
    factors: `${factorText(combat)}-${movement}`,
    label: capitalized(UNIT_NAMES[type].one),
    flipped: false,
    spent: false,
    badges: [],
  }
}

/** The sorcerers placed so far. */
export function sorcererStacks({ sorcerers }: SetUp): readonly BoardStack[] {
  return (Object.keys(sorcerers) as HexId[]).map((hex) => ({
    hex,
    counters: freshCounters('sorcerer', sorcerers[hex] ?? 0, hex),
  }))
}

/** The wizard-side units that wait in the entry hexes so far; the top counter bears its entry hex's letter. */
export function waitingStacks({ entries }: SetUp, letterOf: (hex: HexId) => string): readonly BoardStack[] {
  return (Object.keys(entries) as HexId[]).map((hex) => {
    const counters = TYPES_OF.wizard.flatMap((type) => freshCounters(type, entries[hex]?.[type] ?? 0, hex))
    const letter = { text: letterOf(hex), label: `entry hex ${letterOf(hex)}`, tone: 'plain' } as const
    return {
      hex,
      counters: counters.map((counter, nth) => (nth === 0 ? { ...counter, badges: [letter] } : counter)),
    }
  })
}

function freshCounters(type: UnitType, count: number, hex: HexId): readonly BoardCounter[] {
  return Array.from({ length: count }, (_, nth) => freshCounter(type, `${hex}-${type}-${nth}`))
}

/** The haunts placed so far; the one that hides the wand carries its sign, for its owner's eyes. */
export function hauntSitesOf(setUp: SetUp, wandHaunt: View['wandHaunt']): readonly BoardSite[] {
  return HAUNT_IDS.flatMap((haunt): readonly BoardSite[] => {
    const hex = setUp.haunts[haunt]
    if (hex === undefined) return []
    const marked = haunt === wandHaunt
    const label = marked ? `${hauntName(haunt)}, which hides the wand` : hauntName(haunt)
    return [{ hex, icon: ICONS[hauntKindOf(haunt)], code: haunt, label, kind: 'place', marked }]
  })
}

/** Why the tool cannot be used on a hex; a haunt that stands there can always be lifted. */
export function toolRefusal(view: View, setUp: SetUp, tool: Tool, hex: HexId): Refusal | undefined {
  switch (tool.name) {
    case 'haunt':
      if (Object.values(setUp.haunts).includes(hex)) return undefined
      return hauntHexRefusal(view.settings, setUp, tool.haunt, hex)
    case 'sorcerers':
      return sorcererHexRefusal(view.settings, setUp, hex)
    case 'lift':
      return undefined
  }
}

/** The clear hexes that the tool cannot use; mountains and entry hexes speak for themselves. */
export function forbiddenMarks(view: View, setUp: SetUp, tool: Tool): readonly HexMark[] {
  const { grid, terrain } = boardOf(view.settings)
  return grid.ids.flatMap((hex, index): readonly HexMark[] =>
    terrain[index] === 'clear' && toolRefusal(view, setUp, tool, hex) ? [{ hex, kind: 'forbidden' }] : [],
  )
}

/** A hex in words while the sorcerer places: what it is, what stands there, and why not. */
export function placementHexWords(view: View, setUp: SetUp, tool: Tool, hex: HexId): string {
  const { grid, terrain } = boardOf(view.settings)
  const ground = terrain[grid.indexOf(hex)]
  const sorcerers = setUp.sorcerers[hex] ?? 0
  const there = [
    hex,
    ground ? TERRAIN_NAMES[ground] : '',
    ...hauntSitesOf(setUp, view.wandHaunt)
      .filter((site) => site.hex === hex)
      .map(({ label }) => label),
    sorcerers > 0 ? countOf(sorcerers, 'sorcerer') : '',
  ]
  const refusal = toolRefusal(view, setUp, tool, hex)
  const words = there.filter(Boolean).join(', ')
  return refusal ? `${words}; ${refusal.message} (${refusal.clause})` : words
}
