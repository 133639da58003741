import { useMemo } from 'react'
import { HexButtons } from '@/table/panel/HexButtons'
import { GroupPicker } from '@/table/panel/GroupPicker'
import { capitalized, counted, listed } from '@/engine/phrases'
import { PANEL } from '../../content/panel-text'
import { classNames } from '@/widgets/class-names'
import actionPanelStyles from '@/table/panel/action-panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { UNIT_NAMES } from '../../content/units'
import { isOwn } from '../../rules/guards'
import type { Unit } from '../../rules/position'
import { overstackedHexes, pointsLeft, tooNearEntryHexes } from '../../rules/segments/movement-reach'
import { wandOffer } from '../../rules/segments/wand-carrying'
import { stackIn, unitOf } from '../../rules/stacking'
import type { UnitsPicked } from '../desk/gesture'
import { moverHexes, moversIn, pickMovers, reachOfGroup } from '../gestures/movement'
import { chipsOf } from '../board/unit-chip'
import type { PanelProps } from '../desk/desk'
import { stackOptions } from '../words/stack-text'
import styles from './valley.module.css'

/** Takes all or some of a stack; the move itself is made on the board (AR-7). */
export function MovementPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  return (
    <>
      <Faults desk={desk} />
      {gesture.name === 'UnitsPicked' ? (
        <PickedGroup desk={desk} picked={gesture} />
      ) : (
        <HexButtons
          title="Stacks that can move"
          options={stackOptions(view, moverHexes(view))}
          onChoose={desk.choose}
        />
      )}
    </>
  )
}

/** What keeps the segment from ending, and where. */
function Faults({ desk: { view } }: PanelProps) {
  const overstacked = overstackedHexes(view)
  const tooNear = tooNearEntryHexes(view)
  return (
    <>
      {overstacked.length > 0 ? (
        <p className={actionPanelStyles['panel-warning']}>
          One type and at most four units may stay at {listed(overstacked)}.
        </p>
      ) : null}
      {tooNear.length > 0 ? (
        <p className={actionPanelStyles['panel-warning']}>
          On the first turn nobody may stay so near an entry hex: {listed(tooNear)}.
        </p>
      ) : null}
    </>
  )
}

interface PickedGroupProps extends PanelProps {
  readonly picked: UnitsPicked
}

function PickedGroup({ desk, picked }: PickedGroupProps) {
  const { view, adjust } = desk
  const group = picked.units.flatMap((id) => unitOf(view, id) ?? [])
  const points = Math.min(...group.map((unit) => pointsLeft(view, unit)))
  return (
    <>
      {unitsByType(moversIn(view, picked.hex)).map((units) => (
        <GroupPicker
          key={units[0]?.type}
          title={groupTitle(picked, units[0])}
          chips={chipsOf(view, units, 'points')}
          picked={picked.units.filter((id) => units.some((unit) => unit.id === id))}
          onToggle={(unit) => adjust({ type: 'toggleUnit', unit })}
          onTake={(taken) => adjust({ type: 'takeUnits', units: taken })}
        />
      ))}
      <p className={actionPanelStyles['panel-result']}>
        {counted(points, 'movement point', 'movement points')} left. Choose a lit hex.
      </p>
      <WandSwitch desk={desk} picked={picked} />
      <StacksInReach desk={desk} picked={picked} />
    </>
  )
}

function groupTitle({ hex }: UnitsPicked, unit: Unit | undefined): string {
  return unit ? `${capitalized(UNIT_NAMES[unit.type].many)} at ${hex}` : hex
}

/** The units of each type in the hex, in an order that picking does not change: a second click must find its button. */
function unitsByType(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const types = [...new Set(units.map(({ type }) => type))]
  return types.map((type) => units.filter((unit) => unit.type === type))
}

/** Shows where the group could take the wand along: from its own hex, or from one that it passes. */
function WandSwitch({ desk, picked }: PickedGroupProps) {
  const { view, adjust } = desk
  const couldTake = useMemo(
    () =>
      [...reachOfGroup(view, picked.units).values()].some(
        ({ path }) => wandOffer(view, picked.units, path) !== null,
      ),
    [view, picked.units],
  )
  if (!couldTake) return null
  return (
    <label className={classNames(controlStyles.check, styles['wand-switch'])}>
      <input
        type="checkbox"
        checked={picked.takesWand}
        onChange={(change) => adjust({ type: 'takeWand', takes: change.target.checked })}
      />
      {PANEL.takeWand}
    </label>
  )
}

/** A click on a stack within reach moves there; here it can be picked instead. */
function StacksInReach({ desk, picked }: PickedGroupProps) {
  const { view, follow } = desk
  const within = reachOfGroup(view, picked.units)
  const hexes = moverHexes(view).filter(
    (hex) => within.has(hex) && stackIn(view, hex).some((unit) => isOwn(view, unit)),
  )
  return (
    <HexButtons
      title="Pick this stack instead"
      options={stackOptions(view, hexes)}
      onChoose={(hex) => follow(pickMovers(view, hex))}
    />
  )
}
