import { MOVEMENT_PANEL, PLACING_PANEL } from '../../content/table-text'
import { cardOf } from '../../rules/creatures'
import { moveOf } from '../../rules/values'
import { actorsOf } from '../gestures/offers'
import type { PanelProps } from '../desk/desk'
import { ChoiceButtons } from '@/table/panel/ChoiceButtons'
import { creatureChoice } from './creature-choice'

/** Creatures still to be placed, one of which is in hand (AA-24.4). */
export function PlacingPanel({ desk }: PanelProps) {
  const { view } = desk
  return (
    <ChoiceButtons
      title={PLACING_PANEL.waiting}
      choices={actorsOf(view).map((creature) =>
        creatureChoice(
          desk,
          creature,
          MOVEMENT_PANEL.figures(moveOf(view, creature), cardOf(creature).terrain),
        ),
      )}
    />
  )
}
