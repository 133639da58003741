import { type ReactNode, useId } from 'react'
import type { BoardCounter } from '@/board/board-props'
import { CounterPicture } from '@/board/layers/CounterPicture'
import type { ButtonWords } from '@/engine/declare/words'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import { once } from '../desk/once'
import styles from './choice-buttons.module.css'
import pickingStyles from './picking.module.css'

export interface Choice extends Pick<ButtonWords, 'row'> {
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
  /** Whether it is what everybody does here. */
  readonly isMain?: boolean
  readonly onChoose: () => void
}

export interface ChoiceButtonsProps {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** Letters beside a name that two columns have room for. */
const SHORT = 20

/**
 * Things that may be done or taken, each a button; with much to be said of one, a button has the whole width, and those
 * of one row stand together behind what they have in common.
 */
export function ChoiceButtons({ title, choices }: ChoiceButtonsProps) {
  if (choices.length === 0) return null
  const isWide = choices.some(({ more = '', row }) => !row && more.length > SHORT)
  return (
    <section
      className={classNames(pickingStyles['hex-buttons'], isWide ? styles['choices--wide'] : undefined)}
      aria-label={title}
    >
      <h3>{title}</h3>
      <ul>
        {inRows(choices).map(([first, ...others]) =>
          first.row ? (
            <ChoiceRow key={first.key} name={first.row.name} more={first.more} choices={[first, ...others]} />
          ) : (
            <li key={first.key}>
              <ChoiceButton choice={first} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

type Row = readonly [Choice, ...Choice[]]

/** Choices of the same row together, where the first of them stands. */
function inRows(choices: readonly Choice[]): readonly Row[] {
  const rows = new Map<string, Row>()
  for (const choice of choices) {
    const key = choice.row ? `row ${choice.row.name}` : choice.key
    const before = rows.get(key)
    rows.set(key, before ? [...before, choice] : [choice])
  }
  return [...rows.values()]
}

function ChoiceButton({ choice }: { readonly choice: Choice }) {
  const { name, more, counter, picture, isPicked, isMain, onChoose } = choice
  return (
    <Button
      look={isMain === true ? 'primary' : undefined}
      className={classNames(pickingStyles['hex-button'], styles['choice-button'])}
      aria-current={isPicked === true ? 'true' : undefined}
      onClick={once(onChoose)}
    >
      {counter ? <CounterPicture counter={counter} /> : null}
      {picture}
      <b>{name}</b> {more ? <span>{more}</span> : null}
    </Button>
  )
}

interface ChoiceRowProps {
  readonly name: string
  readonly more: string | undefined
  readonly choices: Row
}

/** What several have in common, said once, and a small button for each. */
function ChoiceRow({ name, more, choices }: ChoiceRowProps) {
  const id = useId()
  return (
    <li className={styles['choice-row']}>
      <span>
        <b>{name}</b>{' '}
        {more ? (
          <span id={id} className={writingStyles.soft}>
            {more}
          </span>
        ) : null}
      </span>
      <span role="group" aria-label={name} aria-describedby={more ? id : undefined}>
        {choices.map(({ key, name: whole, row, onChoose }) => (
          <Button key={key} aria-label={whole} onClick={once(onChoose)}>
            {row?.rest}
          </Button>
        ))}
      </span>
    </li>
  )
}
