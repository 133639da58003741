import type { BoardCounter, BoardSite, BoardStack, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { capitalized } from '@/engine/basics/phrases'
import { ICONS } from '../../tables/icons'
import { SORCERER_PLACEMENT, WIZARD_PLACEMENT } from '../../tables/setup-text'
import { factorText, TERRAIN_NAMES } from '../../tables/text'
import { hauntName } from '../../tables/command-text'
import {
  countOf,
  HAUNT_IDS,
  hauntKindOf,
  TYPES_OF,
  UNIT_NAMES,
  UNITS,
  type UnitType,
} from '../../tables/units'
import { boardOf } from '../../queries/board'
import type { SetUp } from '../../state/position'
import type { View } from '../../state/view'

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
    const letter = {
      text: letterOf(hex),
      label: WIZARD_PLACEMENT.gate(letterOf(hex)),
      tone: 'plain',
    } as const
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
    const label = marked ? SORCERER_PLACEMENT.hidesWand(hauntName(haunt)) : hauntName(haunt)
    return [{ hex, icon: ICONS[hauntKindOf(haunt)], code: haunt, label, kind: 'place', marked }]
  })
}

/** The clear hexes where something may not go; mountains and entry hexes speak for themselves. */
export function forbiddenMarks(
  view: View,
  refusalAt: (hex: HexId) => Refusal | undefined,
): readonly HexMark[] {
  const { grid, terrain } = boardOf(view.settings)
  return grid.ids.flatMap((hex, index): readonly HexMark[] =>
    terrain[index] === 'clear' && refusalAt(hex) ? [{ hex, kind: 'forbidden' }] : [],
  )
}

/** A hex in words while the sorcerer places: what it is, what stands there, and why not. */
export function placementHexWords(
  view: View,
  setUp: SetUp,
  hex: HexId,
  refusal: Refusal | undefined,
): string {
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
  const words = there.filter(Boolean).join(', ')
  return refusal ? `${words}; ${refusal.message} (${refusal.clause})` : words
}
