import writingStyles from '@/widgets/writing.module.css'
import { TERRAIN_PANEL } from '../../content/table-text'
import { nowIn } from '../../rules/guards'
import { terrainPointsLeft } from '../../queries/terrain-points'
import type { View } from '../../rules/view'

/** What may be spent on the ground, and what it costs (AA-4.5). */
export function TerrainBudget({ view }: { readonly view: View }) {
  const budget = nowIn(view, 'terrain')?.budget ?? 0
  const pool = terrainPointsLeft(view) - budget
  return (
    <p>
      <b>{TERRAIN_PANEL.budget(budget)}</b>
      {pool > 0 ? TERRAIN_PANEL.pool(pool) : ''}.{' '}
      <span className={writingStyles.soft}>{TERRAIN_PANEL.prices}</span>
    </p>
  )
}
