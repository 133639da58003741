import type { ReactNode } from 'react'
import type { BoardCounter } from '@/board/board-props'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import { once } from '../desk/once'
import styles from './choice-buttons.module.css'
import pickingStyles from './picking.module.css'

export interface Choice {
  readonly key: string
  /** What is done or taken. */
  readonly name: string
  /** All that speaks for or against it, in a few words. */
  readonly more?: string | undefined
  /** The counter that it is about, or another picture of it. */
  readonly counter?: BoardCounter
  readonly picture?: ReactNode
  /** Whether it is the one in hand. */
  readonly isPicked?: boolean
  readonly onChoose: () => void
}

export interface ChoiceButtonsProps {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** Letters beside a name that two columns have room for. */
const SHORT = 20

/** Things that may be done or taken, each a button; with much to be said of one, a button has the whole width. */
export function ChoiceButtons({ title, choices }: ChoiceButtonsProps) {
  if (choices.length === 0) return null
  const isWide = choices.some(({ more = '' }) => more.length > SHORT)
  return (
    <section
      className={classNames(pickingStyles['hex-buttons'], isWide ? styles['choices--wide'] : undefined)}
      aria-label={title}
    >
      <h3>{title}</h3>
      <ul>
        {choices.map(({ key, name, more, counter, picture, isPicked, onChoose }) => (
          <li key={key}>
            <Button
              className={classNames(pickingStyles['hex-button'], styles['choice-button'])}
              aria-current={isPicked === true ? 'true' : undefined}
              onClick={once(onChoose)}
            >
              {counter ? <CounterPicture counter={counter} /> : null}
              {picture}
              <b>{name}</b> {more ? <span>{more}</span> : null}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
