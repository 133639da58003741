import { TERRAIN_PANEL } from '../../content/table-text'
import { offersOf } from '../gestures/offers'
import type { PanelProps } from '../desk/desk'
import { ChoiceButtons } from '@/table/panel/ChoiceButtons'
import { offerChoices } from './offer-choice'

/** What can be made of the hex in hand (AA-4.3, AA-4.9). */
export function TerrainPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  if (gesture.name !== 'HexPicked') return null
  const { hex } = gesture
  return (
    <ChoiceButtons
      title={TERRAIN_PANEL.title(hex, view.hexes[hex]?.terrain ?? '')}
      choices={offerChoices(
        desk,
        offersOf(view).filter((command) => 'hex' in command && command.hex === hex),
      )}
    />
  )
}
