import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { REPORT_TEXT } from './report-text'
import type { Chances } from './use-chances'
import styles from './report.module.css'

const { chances: TEXT } = REPORT_TEXT

interface ChanceProgressProps {
  readonly chances: Chances
  /** How many positions there are to judge. */
  readonly all: number
}

/** How far the judging is, with a way to stop it and to go on; nothing once all are judged. */
export function ChanceProgress({ chances, all }: ChanceProgressProps) {
  const { values, isRunning, failure, stop, goOn } = chances
  if (failure !== null)
    return (
      <p role="alert">
        {TEXT.failed} {failure}
      </p>
    )
  if (values.length === all) return null
  return (
    <div className={classNames(panelStyles.row, styles['report__progress'])}>
      <progress max={all} value={values.length} aria-label={TEXT.progress} />
      <span>{TEXT.judging(values.length, all)}</span>
      <Button onClick={isRunning ? stop : goOn}>{isRunning ? TEXT.stop : TEXT.goOn}</Button>
    </div>
  )
}
