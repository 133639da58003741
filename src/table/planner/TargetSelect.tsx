import { useId } from 'react'
import controlStyles from '@/widgets/control.module.css'
import { PLANNER_TEXT as TEXT } from './planner-text'
import styles from './planner.module.css'

interface TargetSelectProps<Target extends string> {
  /** Each place with its name and who is there. */
  readonly targets: readonly (readonly [target: Target, text: string])[]
  readonly target: Target
  readonly onChoose: (target: Target) => void
}

/** What plans are made about, out of all that it could be. */
export function TargetSelect<Target extends string>({
  targets,
  target,
  onChoose,
}: TargetSelectProps<Target>) {
  const id = useId()
  return (
    <p className={styles['target-select']}>
      <label htmlFor={id}>{TEXT.target}</label>
      <select
        id={id}
        className={controlStyles.field}
        value={target}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Target)}
      >
        {targets.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </p>
  )
}
