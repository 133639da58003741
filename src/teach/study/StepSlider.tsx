import { useMemo } from 'react'
import { classNames } from '@/widgets/class-names'
import { STUDY_TEXT } from './opened/study-text'
import { turnMarks } from './opened/turn-marks'
import { useStops } from './opened/use-study'
import styles from './step-slider.module.css'
import type { Wheel } from './use-transport'

const { transport: TEXT } = STUDY_TEXT

interface StepSliderProps {
  readonly wheel: Pick<Wheel, 'at' | 'last' | 'toStop'>
  /** The moment of the game at which it stands. */
  readonly where: string
  readonly className: string | undefined
}

/** Leads to any stop of a line; marks show where its game-turns begin. */
export function StepSlider({ wheel: { at, last, toStop }, where, className }: StepSliderProps) {
  return (
    <div className={classNames(styles['step-slider'], className)}>
      <input
        type="range"
        className={styles['step-slider__input']}
        min={0}
        max={last}
        value={at}
        aria-label={TEXT.slider}
        aria-valuetext={`${TEXT.at(at, last)}, ${where}`}
        onChange={({ target }) => toStop(target.valueAsNumber)}
      />
      <TurnMarks last={last} />
    </div>
  )
}

/** For the eye alone: the slider tells its game-turn in words. */
function TurnMarks({ last }: { readonly last: number }) {
  const { stops } = useStops()
  const marks = useMemo(() => turnMarks(stops), [stops])
  return (
    <div className={styles['step-slider__turns']} aria-hidden="true">
      {marks.map(({ at, number }) => (
        <span
          key={at}
          className={styles['step-slider__turn']}
          style={{ insetInlineStart: `${(100 * at) / Math.max(1, last)}%` }}
        >
          {number}
        </span>
      ))}
    </div>
  )
}
