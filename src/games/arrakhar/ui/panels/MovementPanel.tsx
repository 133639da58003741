import { useMemo } from 'react'
import { counted, listed } from '@/engine/basics/phrases'
import { PANEL } from '../../tables/panel-text'
import { classNames } from '@/widgets/class-names'
import actionPanelStyles from '@/table/panel/action-panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { isOwn } from '../../queries/guards'
import { overstackedHexes, pointsLeft, tooNearEntryHexes } from '../../queries/movement-reach'
import { wandOffer } from '../../queries/wand-carrying'
import { stackIn, unitOf } from '../../queries/stacking'
import type { PanelProps } from '../desk/desk'
import type { UnitsPicked } from '../desk/gesture'
import { moverHexes, moversIn, pickMovers, reachOfGroup } from '../gestures/movement'
import { byType, Groups, Stacks } from './parts'
import styles from './valley.module.css'

/** Takes all or some of a stack; the move itself is made on the board (AR-7). */
export function MovementPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
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
      {gesture.name === 'UnitsPicked' ? (
        <PickedGroup desk={desk} picked={gesture} />
      ) : (
        <Stacks desk={desk} title="Stacks that can move" hexes={moverHexes(view)} />
      )}
    </>
  )
}

interface PickedGroupProps extends PanelProps {
  readonly picked: UnitsPicked
}

function PickedGroup({ desk, picked }: PickedGroupProps) {
  const { view, follow } = desk
  const group = picked.units.flatMap((id) => unitOf(view, id) ?? [])
  const points = Math.min(...group.map((unit) => pointsLeft(view, unit)))
  const within = reachOfGroup(view, picked.units)
  const others = moverHexes(view).filter(
    (hex) => within.has(hex) && stackIn(view, hex).some((unit) => isOwn(view, unit)),
  )
  return (
    <>
      <Groups
        desk={desk}
        groups={byType(moversIn(view, picked.hex), ` at ${picked.hex}`)}
        picked={picked.units}
        figure="points"
      />
      <p className={actionPanelStyles['panel-result']}>
        {counted(points, 'movement point', 'movement points')} left. Choose a lit hex.
      </p>
      <WandSwitch desk={desk} picked={picked} />
      {/* A click on a stack within reach moves there; here it can be picked instead. */}
      <Stacks
        desk={desk}
        title="Pick this stack instead"
        hexes={others}
        onChoose={(hex) => follow(pickMovers(view, hex))}
      />
    </>
  )
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
