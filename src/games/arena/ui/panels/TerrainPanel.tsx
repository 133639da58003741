import writingStyles from '@/widgets/writing.module.css'
import { ChoiceButtons } from '@/table/panel/ChoiceButtons'
import { TERRAIN_PANEL } from '../../tables/table-text'
import { terrainPointsLeft } from '../../queries/terrain-points'
import { nowIn } from '../../queries/guards'
import type { PanelProps } from '../desk/desk'
import { offersOf } from '../gestures/offers'
import { offerChoices } from './choices'

/** What may be spent on the ground, and what can be made of the hex in hand (AA-4.3, AA-4.5, AA-4.9). */
export function TerrainPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  const budget = nowIn(view, 'terrain')?.budget ?? 0
  const pool = terrainPointsLeft(view) - budget
  const hex = gesture.name === 'HexPicked' ? gesture.hex : undefined
  const offers = offersOf(view).filter((command) => 'hex' in command && command.hex === hex)
  return (
    <>
      <p>
        <b>{TERRAIN_PANEL.budget(budget)}</b>
        {pool > 0 ? TERRAIN_PANEL.pool(pool) : ''}.{' '}
        <span className={writingStyles.soft}>{TERRAIN_PANEL.prices}</span>
      </p>
      <ChoiceButtons
        title={hex === undefined ? '' : TERRAIN_PANEL.title(hex, view.hexes[hex]?.terrain ?? '')}
        choices={offerChoices(desk, offers)}
      />
    </>
  )
}
