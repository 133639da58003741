import type { BoardCounter } from '@/board/board-props'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { once } from '@/table/desk/once'
import { classNames } from '@/widgets/class-names'
import pickingStyles from '@/table/panel/picking.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { ItemCardId } from '../../content/items'
import { ItemPicture } from '../items/ItemPicture'
import styles from './panels.module.css'

export interface Choice {
  readonly key: string
  /** What is done or taken. */
  readonly name: string
  /** All that speaks for or against it, in a few words. */
  readonly more?: string | undefined
  /** The counter or the item that it is about, for its picture. */
  readonly counter?: BoardCounter
  readonly item?: ItemCardId | undefined
  /** Whether it is the one in hand. */
  readonly isPicked?: boolean
  readonly onChoose: () => void
}

interface ChoicesProps {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** Letters beside a name that two columns have room for. */
const SHORT = 20

/** Things that may be done or taken, each a button; with much to be said of one, a button has the whole width. */
export function Choices({ title, choices }: ChoicesProps) {
  if (choices.length === 0) return null
  const isWide = choices.some(({ more = '' }) => more.length > SHORT)
  return (
    <section
      className={classNames(pickingStyles['hex-buttons'], isWide ? styles['choices--wide'] : undefined)}
      aria-label={title}
    >
      <h3>{title}</h3>
      <ul>
        {choices.map(({ key, name, more, counter, item, isPicked, onChoose }) => (
          <li key={key}>
            <button
              type="button"
              className={classNames(
                controlStyles.button,
                pickingStyles['hex-button'],
                styles['choice-button'],
              )}
              aria-current={isPicked === true ? 'true' : undefined}
              onClick={once(onChoose)}
            >
              {counter ? <CounterPicture counter={counter} /> : null}
              {item ? <ItemPicture card={item} /> : null}
              <b>{name}</b> {more ? <span>{more}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
