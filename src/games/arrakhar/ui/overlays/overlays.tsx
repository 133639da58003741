import { counted, listed } from '@/engine/basics/phrases'
import type { HexId } from '@/engine/kernel/hex'
import type { OverlayNote } from '@/table/overlays/overlay'
import { overlaysBy, type OverlayWays, type ShownHexes, type Sight } from '@/table/overlays/overlays-by'
import styles from '@/table/overlays/overlays.module.css'
import { Buttons } from '@/table/panel/Buttons'
import { Check } from '@/widgets/Check'
import { hauntName } from '../../tables/command-text'
import { hasteText, OVERLAY_TEXT, OVERLAYS as TEXT } from '../../tables/overlay-text'
import { countOf, type Side } from '../../tables/units'
import { enemyOf, holds, stackIn, stacksOf } from '../../queries/stacking'
import { entryZone } from '../../queries/threats/entry-zones'
import { mostHaste } from '../../queries/threats/outlook'
import { readyHaunts, type ReadyHaunt } from '../../queries/threats/ready-haunts'
import { reachAhead } from '../../queries/threats/squads'
import { type Threat, threatenedBy, threatsTo } from '../../queries/threats/threats'
import type { View } from '../../state/view'
import type { Parts } from '../desk/desk'
import { hexesToAct, hexOfGesture } from '../gestures/answering'
import { inHandWords } from '../words/in-hand'
import { stackOptions, stackText } from '../words/stack-text'

/** How far ahead reach is looked at. */
interface Ahead {
  readonly movements: 1 | 2
  /** Whether haste still to be cast counts. */
  readonly isHasted: boolean
}

const WAYS: OverlayWays<Parts, Ahead> = {
  overlays: [
    {
      kind: 'reach',
      ...OVERLAY_TEXT.reach,
      empty: TEXT.nobody,
      isOfSubject: true,
      shows: ({ view, ahead, subject }) => {
        const units = subject === null ? [] : stackIn(view, subject)
        if (subject === null || units.length === 0) return { hexes: [] }
        return { hexes: reachAhead(view, units, ahead), remark: `${stackText(view, subject)} at ${subject}` }
      },
    },
    {
      kind: 'threat',
      ...OVERLAY_TEXT.threat,
      isOfDanger: true,
      shows: (sight) => threatened(sight, 'attack'),
    },
    {
      kind: 'fire',
      ...OVERLAY_TEXT.fire,
      isOfDanger: true,
      shows: (sight) => threatened(sight, 'fireball'),
    },
    { kind: 'border', ...OVERLAY_TEXT.border, shows: ({ view }) => ({ hexes: entryZone(view) }) },
    {
      kind: 'ready',
      ...OVERLAY_TEXT.ready,
      isInNotes: true,
      shows: ({ view }) => inNotes(readyHaunts(view).map(readyNote)),
    },
    {
      kind: 'able',
      ...OVERLAY_TEXT.able,
      isInNotes: true,
      shows: ({ view }) => inNotes(stackOptions(view, hexesToAct(view))),
    },
  ],
  threatsTo(view, hex, ahead) {
    // Of a hex where enemies stand, it is asked what one's own side can do.
    const foe = foeOf(view)
    const side = holds(view, hex, foe) ? enemyOf(foe) : foe
    return threatsTo(view, side, hex, ahead).map((threat) => ({
      id: `threat-${threat.by}-${threat.hex}-${threat.type}`,
      from: threat.hex,
      kind: threat.by === 'attack' ? 'blade' : 'fire',
      text: threatText(threat),
    }))
  },
  isHeld: (view, hex) => stackIn(view, hex).length > 0,
  hexOf: hexOfGesture,
  inHandWords,
  hexesToAct,
  ahead: { movements: 1, isHasted: false },
  Ahead: ({ view, ahead, onAhead }) => (
    <fieldset className={styles['overlay-ahead']}>
      <legend>{TEXT.ahead}</legend>
      <Buttons
        as="choice"
        buttons={([1, 2] as const).map((movements) => ({
          name: TEXT.movements[movements],
          isPressed: ahead.movements === movements,
          onPress: () => onAhead({ ...ahead, movements }),
        }))}
      />
      <Check
        label={hasteText(mostHaste(view))}
        checked={ahead.isHasted}
        onChange={(isHasted) => onAhead({ ...ahead, isHasted })}
      />
      <p className={styles['overlay-row__hint']}>{TEXT.hidden}</p>
    </fieldset>
  ),
}

/** What can be laid over the board, and who can hit a hex. */
export const OVERLAYS = overlaysBy(WAYS)

/** The side whose blows a viewer has to fear; of somebody without a side, the one that waits. */
function foeOf({ viewer, side }: View): Side {
  if (viewer === 'wizard') return 'sorcerer'
  return viewer === 'sorcerer' ? 'wizard' : enemyOf(side)
}

function threatened({ view, ahead }: Sight<View, Ahead>, by: Threat['by']): ShownHexes {
  const hexes = threatenedBy(view, foeOf(view), ahead)[by]
  const hit = new Set<HexId>(hexes)
  const held = stacksOf(view).flatMap(({ hex }) => (hit.has(hex) ? hex : []))
  return {
    hexes,
    notes: stackOptions(view, held),
    remark: `${counted(held.length, 'stack', 'stacks')} in danger`,
  }
}

function inNotes(notes: readonly OverlayNote[]): ShownHexes {
  return { hexes: notes.map(({ hex }) => hex), notes }
}

function readyNote({ haunt, hex, beside, coming }: ReadyHaunt): OverlayNote {
  const now = beside.length > 0 ? [`sorcerer beside it at ${listed(beside)}`] : []
  const later = coming.length > 0 ? [`within a move of ${listed(coming)}`] : []
  return { hex, text: `${hauntName(haunt)}, ${listed([...now, ...later])}` }
}

/** A threat in words: '3 orcs at 1206: attack from 0906 after 4 hexes'. */
function threatText({ by, hex, type, units, path }: Threat): string {
  const stand = path.at(-1)
  const way = counted(path.length, 'hex', 'hexes')
  const from = stand === undefined ? 'without moving' : `from ${stand} after ${way}`
  return `${countOf(units.length, type)} at ${hex}: ${by} ${from}`
}
