import { STUDY_TEXT } from './opened/study-text'
import type { Wheel } from './use-transport'

const { transport: TEXT } = STUDY_TEXT

interface StepSliderProps {
  readonly wheel: Pick<Wheel, 'at' | 'last' | 'toStop'>
  /** The moment of the game at which it stands. */
  readonly where: string
  readonly className: string | undefined
}

/** Leads to any stop of a line. */
export function StepSlider({ wheel: { at, last, toStop }, where, className }: StepSliderProps) {
  return (
    <input
      type="range"
      className={className}
      min={0}
      max={last}
      value={at}
      aria-label={TEXT.slider}
      aria-valuetext={`${TEXT.at(at, last)}, ${where}`}
      onChange={({ target }) => toStop(target.valueAsNumber)}
    />
  )
}
