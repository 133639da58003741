import { Stepper } from '@/widgets/Stepper'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { NEW_GAME_TEXT as TEXT } from './new-game-text'
import { Problems } from './Problems'
import styles from './new-game.module.css'

/** The points of one side. */
interface SidePoints<Side extends string> {
  readonly side: Side
  readonly name: string
  readonly value: number
  /** What the buttons add and take; 1 when left out. */
  readonly step?: number
}

interface PointFieldsProps<Side extends string> {
  readonly hint: string
  readonly sides: readonly SidePoints<Side>[]
  readonly most: number
  readonly problems: readonly string[]
  readonly onChange: (side: Side, points: number) => void
  /** Takes back all changes; left out where nothing was changed. */
  readonly onUsual: (() => void) | undefined
}

/** What each side may spend: a handicap is more for one than for the other. */
export function PointFields<Side extends string>(props: PointFieldsProps<Side>) {
  const { hint, sides, most, problems, onChange, onUsual } = props
  return (
    <fieldset className={styles.handicap}>
      <legend className={controlStyles['field__label']}>{TEXT.points}</legend>
      <p className={controlStyles['field__hint']}>{hint}</p>
      <div className={styles['handicap__sides']}>
        {sides.map(({ side, name, value, step = 1 }) => (
          <Stepper
            key={side}
            label={name}
            value={value}
            min={0}
            max={most}
            step={step}
            onChange={(points) => onChange(side, points)}
          />
        ))}
        {onUsual && (
          <button
            type="button"
            className={classNames(controlStyles.button, controlStyles['button--quiet'])}
            onClick={onUsual}
          >
            {TEXT.usualPoints}
          </button>
        )}
      </div>
      <Problems lines={problems} />
    </fieldset>
  )
}
