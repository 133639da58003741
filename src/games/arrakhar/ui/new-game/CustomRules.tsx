import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { NEW_GAME } from '../../content/setup-text'
import { CustomText } from './CustomText'
import type { ProblemsByPlace, SettingsDraft } from './settings-draft'
import styles from './new-game.module.css'

interface CustomRulesProps {
  readonly draft: SettingsDraft
  readonly problems: ProblemsByPlace
  readonly onChange: (change: Partial<SettingsDraft>) => void
}

const TEXTS = [
  ['tables', NEW_GAME.tables, NEW_GAME.tablesHint],
  ['costs', NEW_GAME.costs, NEW_GAME.costsHint],
  ['map', NEW_GAME.map, NEW_GAME.mapHint],
] as const

/** House tables, costs and map (AR-13.5), folded away until wanted. */
export function CustomRules({ draft, problems, onChange }: CustomRulesProps) {
  const wrong = TEXTS.some(([place]) => problems[place] !== undefined)
  return (
    <details className={styles['custom-rules']} open={wrong}>
      <summary className={styles['custom-rules__summary']}>{NEW_GAME.custom}</summary>
      <div className={panelStyles.stack}>
        <p className={controlStyles['field__hint']}>{NEW_GAME.customIntro}</p>
        {TEXTS.map(([place, label, hint]) => (
          <CustomText
            key={place}
            label={label}
            hint={hint}
            value={draft[place]}
            problems={problems[place] ?? []}
            onChange={(text) => onChange({ [place]: text })}
          />
        ))}
      </div>
    </details>
  )
}
