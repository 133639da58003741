import type { BoardCounter, BoardSite, BoardStack } from '@/board/board-props'
import type { TerrainLook } from '@/board/art'
import { onceFor } from '@/engine/basics/once'
import { capitalized } from '@/engine/basics/phrases'
import type { Terrain } from '../../tables/map'
import { ICONS } from '../../tables/icons'
import { factorText } from '../../tables/text'
import { hauntName } from '../../tables/command-text'
import { HAUNT_IDS, hauntKindOf, type Side, UNITS } from '../../tables/units'
import { boardFrom } from '../../queries/board'
import { isOwn } from '../../queries/guards'
import { pointsLeft } from '../../queries/movement-reach'
import type { FormerUnit, Table, Unit } from '../../state/position'
import { stacksOf } from '../../queries/stacking'
import type { View } from '../../state/view'
import { unitName } from '../sentences/unit-name'

const LOOKS: Readonly<Record<Terrain, TerrainLook>> = { clear: 'clear', mountain: 'mountain', entry: 'gate' }
/** Whose colors a side has. */
export const PLACES: Readonly<Record<Side, 'first' | 'second'>> = { sorcerer: 'first', wizard: 'second' }

/** How a map looks, hex by hex; the same array as long as the map is the same. */
export const terrainLooks = onceFor((map: string): readonly TerrainLook[] =>
  boardFrom(map).terrain.map((terrain) => LOOKS[terrain]),
)

/** The counters on the board and in the entry hexes. */
export function stacksOnBoard(table: Table): readonly BoardStack[] {
  return stacksOf(table).map(({ hex, units }) => ({
    hex,
    counters: units.map((unit) => counterOf(table, unit)),
  }))
}

/** A unit as its counter lies face up, whatever it did last. */
export function faceUp({ id, type }: FormerUnit): BoardCounter {
  const { side, combat, movement } = UNITS[type]
  return {
    id,
    icon: ICONS[type],
    side: PLACES[side],
    factors: `${factorText(combat)}-${movement}`,
    label: capitalized(unitName(id, type)),
    strength: combat,
    flipped: false,
    spent: false,
    badges: [],
  }
}

/** A unit as its counter. */
export function counterOf(table: Table, unit: Unit): BoardCounter {
  return {
    ...faceUp(unit),
    flipped: table.cast.includes(unit.id),
    spent: isSpent(table, unit),
    ...stateOf(table, unit),
    badges: badgesOf(table, unit),
  }
}

/** Whether a unit has used up what this segment lets it do. */
export function isSpent(table: Table, unit: Unit): boolean {
  if (!isOwn(table, unit)) return false
  const { now } = table
  if (now.segment === 'movement') return pointsLeft(table, unit) === 0
  if (now.segment !== 'combat') return false
  return (
    now.advanced.includes(unit.id) || now.designations.some(({ attackers }) => attackers.includes(unit.id))
  )
}

/** What a unit may still do in the movement segment, and which attackers have been named in combat. */
function stateOf(table: Table, unit: Unit): Pick<BoardCounter, 'state'> {
  if (isSpent(table, unit)) return { state: 'done' }
  if (table.now.segment !== 'movement' || !isOwn(table, unit)) return {}
  return { state: partlyMoved(table, unit) === null ? 'ready' : 'partly' }
}

function badgesOf(table: Table, unit: Unit): BoardCounter['badges'] {
  const badges: BoardCounter['badges'][number][] = []
  const bonus = table.haste[unit.id] ?? 0
  if (bonus > 0) badges.push({ text: `+${bonus}`, label: `hasted by ${bonus}`, tone: 'good' })
  const left = partlyMoved(table, unit)
  if (left !== null) badges.push({ text: String(left), label: `${left} points left`, tone: 'plain' })
  return badges
}

/** Points left of a unit that has moved and may move on; null for others. */
export function partlyMoved(table: Table, unit: Unit): number | null {
  const { now } = table
  if (now.segment !== 'movement' || (now.spent[unit.id] ?? 0) === 0) return null
  const left = pointsLeft(table, unit)
  return left > 0 ? left : null
}

/** Haunts and, once revealed, the wand. The sign of the hidden wand shows only while the viewer peeks. */
export function sitesOnBoard(view: View, isPeeking: boolean): readonly BoardSite[] {
  const haunts = HAUNT_IDS.flatMap((haunt): readonly BoardSite[] => {
    const hex = view.haunts[haunt]
    if (hex === undefined) return []
    const marked = isPeeking && view.wandHaunt === haunt
    const label = marked ? `${hauntName(haunt)}, where the wand is hidden` : hauntName(haunt)
    return [{ hex, icon: ICONS[hauntKindOf(haunt)], code: haunt, label, kind: 'place', marked }]
  })
  if (view.wand.hidden) return haunts
  const { hex } = view.wand
  return [
    ...haunts,
    { hex, icon: ICONS.wand, code: 'Wand', label: 'The wand', kind: 'treasure', marked: false },
  ]
}
