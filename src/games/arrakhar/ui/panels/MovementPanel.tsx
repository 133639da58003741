import { useMemo } from 'react'
import { listed } from '@/engine/basics/phrases'
import { PANEL } from '../../tables/panel-text'
import { RollResult } from '@/table/panel/RollResult'
import { Check } from '@/widgets/Check'
import actionPanelStyles from '@/table/panel/action-panel.module.css'
import { overstackedHexes, tooNearEntryHexes } from '../../queries/movement-reach'
import { wandOffer } from '../../queries/wand-carrying'
import type { PanelProps } from '../desk/desk'
import type { UnitsPicked } from '../desk/gesture'
import { moverHexes, moversIn, reachOfGroup } from '../gestures/movement'
import { pointsText } from '../words/in-hand'
import { byType, Groups, Stacks } from './parts'
import styles from './valley.module.css'

/** Takes all or some of a stack; the move itself is made on the board (AR-7). */
export function MovementPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  const faults = [
    { says: 'One type and at most four units may stay at', hexes: overstackedHexes(view) },
    { says: 'On the first turn nobody may stay so near an entry hex:', hexes: tooNearEntryHexes(view) },
  ].filter(({ hexes }) => hexes.length > 0)
  return (
    <>
      {faults.map(({ says, hexes }) => (
        <p key={says} className={actionPanelStyles['panel-warning']}>
          {says} {listed(hexes)}.
        </p>
      ))}
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
  const { view } = desk
  return (
    <>
      <Groups
        desk={desk}
        groups={byType(moversIn(view, picked.hex), ` at ${picked.hex}`)}
        picked={picked.units}
        figure="points"
      />
      <RollResult>{pointsText(view, picked.units)} left. Choose a lit hex.</RollResult>
      <WandSwitch desk={desk} picked={picked} />
    </>
  )
}

/** Shows where the group could take the wand along: from its own hex, or from one that it passes. */
function WandSwitch({ desk: { view, adjust }, picked: { units, takesWand } }: PickedGroupProps) {
  const couldTake = useMemo(
    () => [...reachOfGroup(view, units).values()].some(({ path }) => wandOffer(view, units, path) !== null),
    [view, units],
  )
  if (!couldTake) return null
  return (
    <Check
      label={PANEL.takeWand}
      checked={takesWand}
      className={styles['wand-switch']}
      onChange={(takes) => adjust({ type: 'takeWand', takes })}
    />
  )
}
