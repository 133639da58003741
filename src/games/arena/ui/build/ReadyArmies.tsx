import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { BUILD } from '../../tables/build-text'
import { type PresetArmy, PRESETS } from '../../tables/presets'
import { armyCost } from '../../queries/armies'
import type { Settings } from '../../state/position'
import { armyOf } from '../../effects/set-up/new-game'
import styles from './build.module.css'

interface ReadyArmiesProps {
  readonly ruleset: Settings['ruleset']
  readonly onPick: (army: PresetArmy) => void
}

/** The armies of the ready games (B-3), to begin with; some may cost more than there is to spend. */
export function ReadyArmies({ ruleset, onPick }: ReadyArmiesProps) {
  const armies = PRESETS.filter((preset) => preset.ruleset === ruleset).flatMap((preset) => preset.armies)
  return (
    <details className={styles['army-ready']}>
      <summary>{BUILD.ready}</summary>
      <ul className={panelStyles.row}>
        {armies.map((army) => (
          <li key={army.name}>
            <button type="button" className={controlStyles.button} onClick={() => onPick(army)}>
              {BUILD.readyCost(army.name, armyCost(armyOf(army)))}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
