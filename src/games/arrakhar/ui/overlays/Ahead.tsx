import pickingStyles from '@/table/panel/picking.module.css'
import styles from '@/table/overlays/overlays.module.css'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { hasteText, OVERLAYS } from '../../tables/overlay-text'
import type { Table } from '../../state/position'
import { mostHaste } from '../../queries/threats/outlook'
import { chooseOverlays, type OverlayChoices } from './choices'

interface AheadProps {
  readonly table: Table
  readonly choices: OverlayChoices
}

/** How far ahead reach is shown, and whether haste still to be cast counts. */
export function Ahead({ table, choices }: AheadProps) {
  return (
    <fieldset className={styles['overlay-ahead']}>
      <legend>{OVERLAYS.ahead}</legend>
      <div className={classNames(pickingStyles.segmented, pickingStyles['segmented--wide'])}>
        {([1, 2] as const).map((movements) => (
          <button
            key={movements}
            type="button"
            className={controlStyles.button}
            aria-pressed={choices.movements === movements}
            onClick={() => chooseOverlays({ movements })}
          >
            {OVERLAYS.movements[movements]}
          </button>
        ))}
      </div>
      <label className={controlStyles.check}>
        <input
          type="checkbox"
          checked={choices.isHasted}
          onChange={(change) => chooseOverlays({ isHasted: change.target.checked })}
        />
        {hasteText(mostHaste(table))}
      </label>
      <p className={styles['overlay-row__hint']}>{OVERLAYS.hidden}</p>
    </fieldset>
  )
}
