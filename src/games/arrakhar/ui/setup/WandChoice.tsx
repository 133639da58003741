import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { SORCERER_PLACEMENT as TEXT, TERMS } from '../../content/setup-text'
import { hauntName } from '../../content/command-text'
import type { HauntId } from '../../content/units'
import type { CommandOf } from '../../commands'
import type { Settings, SetUp } from '../../rules/position'
import { TermLink } from '../rules-help/TermLink'
import styles from './placement.module.css'

interface WandChoiceProps {
  readonly settings: Settings
  readonly setUp: SetUp
  readonly wandHaunt: HauntId | null
  readonly onHide: (command: CommandOf<'hideWand'>) => void
}

/** Which haunt hides the wand (AR-3.4): the sorcerer's secret. */
export function WandChoice({ settings, setUp, wandHaunt, onHide }: WandChoiceProps) {
  return (
    <fieldset className={classNames(styles.tray, styles['wand-choice'])}>
      <legend className={styles['tray__title']}>{TEXT.wand}</legend>
      <p className={controlStyles['field__hint']}>
        {TEXT.wandNote}{' '}
        <TermLink term="seal" hint={TERMS.seal}>
          {TEXT.sealed}
        </TermLink>
      </p>
      <div className={styles.choices}>
        {settings.haunts.map((haunt) => (
          <label key={haunt} className={styles.choice}>
            <input
              type="radio"
              name="wand-haunt"
              checked={haunt === wandHaunt}
              onChange={() => onHide({ type: 'hideWand', haunt })}
            />
            <span aria-hidden="true">{haunt}</span>
            <span className={writingStyles['visually-hidden']}>
              {hauntName(haunt)}
              {setUp.haunts[haunt] === undefined && TEXT.notYet}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
