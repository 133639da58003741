import { type ReactNode, useState } from 'react'
import type { BoardCounter } from '@/board/board-props'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { BUILD } from '../../content/build-text'
import { ClauseLink } from './ClauseLink'
import type { Fact } from './creature-facts'
import styles from './build.module.css'

interface CardFrameProps {
  readonly name: string
  /** In words: '3 points'. */
  readonly cost: string
  /** Its counter, where it comes to the board as one. */
  readonly face?: BoardCounter
  /** What it looks like, where it is no counter. */
  readonly picture?: ReactNode
  readonly facts: readonly Fact[]
  /** What it does, in sentences; '' for nothing beside its figures. */
  readonly blurb: string
  /** Whether it is in the army. */
  readonly isTaken: boolean
  /** How it is taken. */
  readonly children: ReactNode
}

/** A card of the catalogue: its figures as chips, each with a hint, and on request all of them in words. */
export function CardFrame({ name, cost, face, picture, facts, blurb, isTaken, children }: CardFrameProps) {
  return (
    <li className={classNames(panelStyles.panel, styles['army-card'])} data-taken={isTaken ? '' : undefined}>
      <h3 className={styles['army-card__name']}>
        {face && <CounterPicture className={styles['army-card__counter']} counter={face} />}
        {picture}
        {name}
      </h3>
      <span className={styles['army-card__cost']}>{cost}</span>
      <ul className={styles['army-card__facts']}>
        {facts.map(({ text, line }) => (
          <li key={text} className={controlStyles.chip} title={line}>
            {text}
          </li>
        ))}
      </ul>
      {blurb !== '' && <p className={styles['army-card__blurb']}>{blurb}</p>}
      <InWords name={name} facts={facts} />
      <div className={styles['army-card__take']}>{children}</div>
    </li>
  )
}

/** What the hints on the chips say, for those who do not hover. */
function InWords({ name, facts }: Pick<CardFrameProps, 'name' | 'facts'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles['army-card__words']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label={BUILD.inWordsOf(name)}>{BUILD.inWords}</summary>
      {isOpen && (
        <dl>
          {facts.map(({ text, line, clause }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>
                {line} <ClauseLink clause={clause} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
