import writingStyles from '@/widgets/writing.module.css'
import { CountButton } from './GroupPicker'
import { COUNT_TEXT as TEXT } from './panel-text'
import styles from './picking.module.css'

interface CountPickerProps {
  readonly title: string
  /** '2 casters'. */
  readonly text: string
  readonly count: number
  readonly most: number
  /** 'One caster fewer'. */
  readonly fewer: string
  readonly more: string
  readonly onCount: (count: number) => void
}

/** How many take part: one at least. */
export function CountPicker({ title, text, count, most, fewer, more, onCount }: CountPickerProps) {
  const step = (by: 1 | -1, label: string, sign: string, isOff: boolean) => (
    <CountButton label={label} sign={sign} disabled={isOff} onClick={() => onCount(count + by)} />
  )
  return (
    <div className={styles['caster-count']} role="group" aria-label={title}>
      <span>
        {text} <span className={writingStyles.soft}>of {most}</span>
      </span>
      <span className={styles.segmented}>
        {step(-1, fewer, TEXT.minus, count <= 1)}
        {step(1, more, TEXT.plus, count >= most)}
      </span>
    </div>
  )
}
