import { PointsBar } from '@/table/set-up/PointsBar'
import { Stepper } from '@/widgets/Stepper'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { BUILD } from '../../tables/build-text'
import type { Army, Settings } from '../../state/position'
import styles from './build.module.css'

interface PoolsProps {
  readonly settings: Settings
  /** Points to spend. */
  readonly limit: number
  readonly spent: number
  readonly army: Army
  readonly onChange: (army: Army) => void
}

/** Points spent, and what becomes of those left: the magic pool (AA-2.3), the terrain pool (AA-25.1). */
export function Pools({ settings, limit, spent, army, onChange }: PoolsProps) {
  const { ruleset, spellCards, variants } = settings
  const left = Math.max(0, limit - spent)
  return (
    <div className={classNames(panelStyles.panel, styles['army-pools'])}>
      <PointsBar spent={spent} limit={limit} />
      {variants.terrainPool && (
        <Stepper
          label={BUILD.terrainPool}
          value={army.terrainPool}
          min={0}
          max={Math.max(left, army.terrainPool)}
          onChange={(terrainPool) => onChange({ ...army, terrainPool })}
        />
      )}
      {ruleset === 'advanced' && (
        <p className={styles['army-pools__line']}>
          <span title={BUILD.poolHint}>
            {BUILD.pool} <b>{Math.max(0, left - army.terrainPool)}</b>
          </span>
          <span>{BUILD.spellCount(army.spells.length, spellCards)}</span>
        </p>
      )}
    </div>
  )
}
