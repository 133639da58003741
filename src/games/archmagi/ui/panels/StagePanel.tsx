import { GroupPicker } from '@/table/panel/GroupPicker'
import { type PanelPart, PanelParts, Soft } from '@/table/panel/PanelParts'
import { unitById } from '../../queries/units'
import type { UnitId } from '../../state/terms'
import { artOf } from '../board/art'
import { PLACES } from '../board/places'
import { sightOf } from '../board/sight'
import { mayDecide } from '../choosing/offers'
import type { Desk, PanelProps } from '../desk/desk'
import type { Moving } from '../desk/gesture'
import { moversAt } from '../gestures/moving-hand'
import { TEXT } from '../texts/table-text'
import { ownUnitInWords } from '../words/hex-words'
import { askedParts } from './asked-parts'
import { battleParts } from './battle-parts'
import { tableParts } from './table-parts'
import { sections } from './sections'
import { undeployable } from './undeployable'

/** What goes on, and what may be done about it. */
export function StagePanel({ desk }: PanelProps) {
  return <PanelParts parts={partsOf(desk)} />
}

function partsOf(desk: Desk): readonly PanelPart[] {
  const { view, gesture } = desk
  return [
    ...battleParts(view),
    ...tableParts(view),
    ...askedParts(view),
    gesture.name === 'Moving' ? <MovingGroup key="group" desk={desk} moving={gesture} /> : null,
    ...(mayDecide(view) ? sections(desk) : []),
    notePart(undeployable(view)),
  ]
}

/** What is said in passing, a line each. */
function notePart(lines: readonly string[]): PanelPart {
  if (lines.length === 0) return null
  return { kind: 'lines', lines: lines.map((line) => <Soft key={line}>{line}</Soft>) }
}

interface MovingGroupProps {
  readonly desk: Desk
  readonly moving: Moving
}

/** The units of the stack in hand, each of which may be left behind. */
function MovingGroup({ desk, moving }: MovingGroupProps) {
  const { view, adjust } = desk
  const state = sightOf(view)
  const take = (units: readonly UnitId[]) =>
    adjust(units.length === 0 ? { type: 'cancel' } : { type: 'pick', gesture: { ...moving, units } })
  const chips = moversAt(view, moving.hex).map((unit) => ({
    id: unit.id,
    kind: moving.hex,
    side: PLACES[unit.seat],
    icon: artOf(unit.type).path,
    label: ownUnitInWords(state, unit),
    foot: String(unitById(state, unit.id)?.artifacts.length || ''),
  }))
  return (
    <GroupPicker
      title={TEXT.stackTitle(moving.hex)}
      chips={chips}
      picked={moving.units}
      onToggle={(id) =>
        take(moving.units.includes(id) ? moving.units.filter((one) => one !== id) : [...moving.units, id])
      }
      onTake={take}
    />
  )
}
