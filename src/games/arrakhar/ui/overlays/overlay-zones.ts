import type { BoardArrow } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { counted, listed } from '@/engine/basics/phrases'
import type { Overlay, OverlayNote } from '@/table/overlays/overlay'
import { hauntName } from '../../tables/command-text'
import { OVERLAY_IDS, OVERLAY_TEXT, type OverlayId } from '../../tables/overlay-text'
import { countOf, type Side } from '../../tables/units'
import { enemyOf, holds, stackIn, stacksOf } from '../../queries/stacking'
import { entryZone } from '../../queries/threats/entry-zones'
import { readyHaunts, type ReadyHaunt } from '../../queries/threats/ready-haunts'
import { reachAhead } from '../../queries/threats/squads'
import { type Threat, threatenedBy, threatsTo } from '../../queries/threats/threats'
import type { View } from '../../state/view'
import { hexesToAct } from '../gestures/answering'
import { stackText } from '../words/stack-text'
import type { OverlayChoices } from './choices'

/** What is looked at: who looks, and whose reach. */
export interface Sight {
  readonly view: View
  readonly choices: OverlayChoices
  /** The stack pointed at or picked, or null. */
  readonly subject: HexId | null
}

/** The side whose blows a viewer has to fear; of somebody without a side, the one that waits. */
export function foeOf({ viewer, side }: View): Side {
  if (viewer === 'wizard') return 'sorcerer'
  return viewer === 'sorcerer' ? 'wizard' : enemyOf(side)
}

/** The overlays that are switched on, in the order of their menu. */
export function overlaysOf(sight: Sight): readonly Overlay[] {
  return OVERLAY_IDS.filter((id) => sight.choices.on.includes(id)).map((id) => overlayOf(sight, id))
}

function overlayOf(sight: Sight, id: OverlayId): Overlay {
  const { hexes, notes = [], remark } = FOUND[id](sight)
  const count = counted(hexes.length, 'hex', 'hexes')
  const summary = remark === undefined ? count : `${count}, ${remark}`
  return { id, kind: id, hexes, notes, summary, label: `${OVERLAY_TEXT[id].name}: ${summary}` }
}

interface Found {
  readonly hexes: readonly HexId[]
  readonly notes?: readonly OverlayNote[]
  readonly remark?: string
}

const FOUND: Readonly<Record<OverlayId, (sight: Sight) => Found>> = {
  reach: ({ view, choices, subject }) => {
    const units = subject === null ? [] : stackIn(view, subject)
    if (subject === null || units.length === 0) return { hexes: [] }
    return {
      hexes: reachAhead(view, units, choices),
      remark: `${stackText(view, subject)} at ${subject}`,
    }
  },
  threat: (sight) => threatened(sight, 'attack'),
  fire: (sight) => threatened(sight, 'fireball'),
  border: ({ view }) => ({ hexes: entryZone(view) }),
  ready: ({ view }) => {
    const haunts = readyHaunts(view)
    return { hexes: haunts.map(({ hex }) => hex), notes: haunts.map(readyNote) }
  },
  able: ({ view }) => {
    const hexes = hexesToAct(view)
    return { hexes, notes: hexes.map((hex) => ({ hex, text: stackText(view, hex) })) }
  },
}

function threatened({ view, choices }: Sight, by: Threat['by']): Found {
  const foe = foeOf(view)
  const hexes = threatenedBy(view, foe, choices)[by]
  const hit = new Set(hexes)
  const notes = stacksOf(view)
    .filter(({ hex }) => hit.has(hex))
    .map(({ hex }) => ({ hex, text: stackText(view, hex) }))
  return { hexes, notes, remark: `${counted(notes.length, 'stack', 'stacks')} in danger` }
}

function readyNote({ haunt, hex, beside, coming }: ReadyHaunt): OverlayNote {
  const now = beside.length > 0 ? [`sorcerer beside it at ${listed(beside)}`] : []
  const later = coming.length > 0 ? [`within a move of ${listed(coming)}`] : []
  return { hex, text: `${hauntName(haunt)}, ${listed([...now, ...later])}` }
}

/** Who can hit the hex that is asked about: enemies, or where enemies stand the viewer's own side. */
export function threatsOf({ view, choices }: Pick<Sight, 'view' | 'choices'>): readonly Threat[] {
  const { asked } = choices
  if (asked === null) return []
  const foe = foeOf(view)
  const side = holds(view, asked, foe) ? enemyOf(foe) : foe
  return threatsTo(view, side, asked, choices)
}

/** An arrow from each stack that can hit the hex, one a stack and blow. */
export function threatArrows(threats: readonly Threat[], target: HexId): readonly BoardArrow[] {
  return threats.map(({ by, hex, type }) => ({
    id: `threat-${by}-${hex}-${type}`,
    from: hex,
    to: target,
    kind: by === 'attack' ? 'blade' : 'fire',
  }))
}

/** A threat in words: '3 orcs at 1206: attack from 0906 after 4 hexes'. */
export function threatText({ by, hex, type, units, path }: Threat): string {
  const stand = path.at(-1)
  const way = counted(path.length, 'hex', 'hexes')
  const from = stand === undefined ? 'without moving' : `from ${stand} after ${way}`
  return `${countOf(units.length, type)} at ${hex}: ${by} ${from}`
}
