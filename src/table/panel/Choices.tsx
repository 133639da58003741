import type { ReactNode } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { once } from '../desk/once'
import styles from './picking.module.css'

/** Something that may be done or taken. */
export interface PicturedChoice {
  readonly key: string
  /** What is done or taken. */
  readonly name: string
  /** All that speaks for or against it, in a few words. */
  readonly more?: string | undefined
  /** What it is about, as it lies on the table. */
  readonly picture?: ReactNode
  /** Whether it is the one in hand. */
  readonly isPicked?: boolean | undefined
  readonly onChoose: () => void
}

interface ChoicesProps {
  readonly title: string
  readonly choices: readonly PicturedChoice[]
}

/** Letters beside a name that two columns have room for. */
const SHORT = 20

/** Things that may be done or taken, each a button; with much to be said of one, a button has the whole width. */
export function Choices({ title, choices }: ChoicesProps) {
  if (choices.length === 0) return null
  const isWide = choices.some(({ more = '' }) => more.length > SHORT)
  return (
    <section
      className={classNames(styles['hex-buttons'], isWide ? styles['choices--wide'] : undefined)}
      aria-label={title}
    >
      <h3>{title}</h3>
      <ul>
        {choices.map(({ key, name, more, picture, isPicked, onChoose }) => (
          <li key={key}>
            <button
              type="button"
              className={classNames(controlStyles.button, styles['hex-button'], styles['choice-button'])}
              aria-current={isPicked === true ? 'true' : undefined}
              onClick={once(onChoose)}
            >
              {picture}
              <b>{name}</b> {more ? <span>{more}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
