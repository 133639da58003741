import { PointsBar } from '@/table/set-up/PointsBar'
import { Stepper } from '@/widgets/Stepper'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { BUILD } from '../../tables/build-text'
import type { Settings } from '../../state/position'
import { type ArmyDraft, listOf } from './army-draft'
import styles from './build.module.css'

interface PoolsProps {
  readonly settings: Settings
  /** Points to spend. */
  readonly limit: number
  readonly spent: number
  readonly draft: ArmyDraft
  readonly onChange: (draft: ArmyDraft) => void
}

/** Points spent, and what becomes of those left: the magic pool (AA-2.3), the terrain pool (AA-25.1). */
export function Pools({ settings, limit, spent, draft, onChange }: PoolsProps) {
  const { ruleset, spellCards, variants } = settings
  const left = Math.max(0, limit - spent)
  return (
    <div className={classNames(panelStyles.panel, styles['army-pools'])}>
      <PointsBar spent={spent} limit={limit} />
      {variants.terrainPool && (
        <Stepper
          label={BUILD.terrainPool}
          value={draft.terrainPool}
          min={0}
          max={Math.max(left, draft.terrainPool)}
          onChange={(terrainPool) => onChange({ ...draft, terrainPool })}
        />
      )}
      {ruleset === 'advanced' && (
        <p className={styles['army-pools__line']}>
          <span title={BUILD.poolHint}>
            {BUILD.pool} <b>{Math.max(0, left - draft.terrainPool)}</b>
          </span>
          <span>{BUILD.spellCount(listOf(draft).spells.length, spellCards)}</span>
        </p>
      )}
    </div>
  )
}
