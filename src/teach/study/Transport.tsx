import controlStyles from '@/widgets/control.module.css'
import { momentText, STUDY_TEXT, unitName, unitsOf } from './opened/study-text'
import type { Unit } from './opened/stops'
import { useStops, useStudy } from './opened/use-study'
import { SignButton } from './SignButton'
import { StepSlider } from './StepSlider'
import { type Speed, SPEEDS, useTransport, type Wheel } from './use-transport'
import styles from './study.module.css'

const { transport: TEXT, speeds } = STUDY_TEXT

/** The bar that leads through a line: a slider, steps both ways, and playing by itself. */
export function Transport() {
  const wheel = useTransport()
  const { stops } = useStops()
  const { at, last } = wheel
  const moment = stops[at]?.moment
  const where = moment ? momentText(moment) : ''
  return (
    <section className={styles['study-bar']} aria-label={TEXT.name}>
      <StepSlider {...{ wheel, where }} className={styles['study-bar__slider']} />
      <div className={styles['study-bar__where']}>
        <b>{where}</b> <span>{TEXT.at(at, last)}</span>
      </div>
      <StepButtons wheel={wheel} />
      <Choices wheel={wheel} />
    </section>
  )
}

function StepButtons({ wheel }: { readonly wheel: Wheel }) {
  const { at, last, isRunning, unit, toStop, step, toggle } = wheel
  const { words } = useStudy().stage.game
  const name = unitName(unit, words)
  return (
    <div className={styles['study-bar__buttons']}>
      <SignButton sign="first" label={TEXT.first} isOff={at === 0} onClick={() => toStop(0)} />
      <SignButton sign="back" label={TEXT.back(name)} isOff={at === 0} onClick={() => step(unit, -1)} />
      <SignButton
        sign={isRunning ? 'pause' : 'play'}
        label={isRunning ? TEXT.pause : TEXT.play}
        isOff={last === 0}
        onClick={toggle}
      />
      <SignButton
        sign="forward"
        label={TEXT.forward(name)}
        isOff={at === last}
        onClick={() => step(unit, 1)}
      />
      <SignButton sign="last" label={TEXT.last} isOff={at === last} onClick={() => toStop(last)} />
    </div>
  )
}

function Choices({ wheel: { unit, setUnit, speed, setSpeed } }: { readonly wheel: Wheel }) {
  const { words } = useStudy().stage.game
  return (
    <div className={styles['study-bar__choices']}>
      <label className={styles['study-bar__choice']}>
        <span>{TEXT.unit}</span>
        <select
          className={controlStyles['field__input']}
          value={unit}
          onChange={({ target }) => setUnit(target.value as Unit)}
        >
          {unitsOf(words).map((one) => (
            <option key={one} value={one}>
              {unitName(one, words)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['study-bar__choice']}>
        <span>{TEXT.speed}</span>
        <select
          className={controlStyles['field__input']}
          value={speed}
          onChange={({ target }) => setSpeed(target.value as Speed)}
        >
          {(Object.keys(SPEEDS) as Speed[]).map((one) => (
            <option key={one} value={one}>
              {speeds[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
