import { classNames } from '@/widgets/class-names'
import { Tooltip } from '@/widgets/Tooltip'
import controlStyles from '@/widgets/control.module.css'
import { LineIcon } from './LineIcon'
import styles from './play.module.css'

interface Props {
  readonly icon: 'undo' | 'redo'
  readonly name: string
  readonly keys: string
  /** Why it does nothing now. */
  readonly stopped: string | undefined
  readonly onStep: () => void
}

/** Undo or redo. Stopped, it stays where it is and can still be reached, so that it can say why. */
export function StepButton({ icon, name, keys, stopped, onStep }: Props) {
  return (
    <Tooltip text={stopped ?? `${name} (${keys})`}>
      <button
        type="button"
        className={classNames(controlStyles.button, styles['step-button'])}
        aria-label={name}
        aria-disabled={stopped !== undefined}
        aria-description={stopped}
        onClick={onStep}
      >
        <LineIcon name={icon} />
        <span className={styles['step-button__name']}>{name}</span>
      </button>
    </Tooltip>
  )
}
