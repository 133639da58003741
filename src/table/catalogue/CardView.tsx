import { type ComponentType, memo, useState } from 'react'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { Check } from '@/widgets/Check'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { Stepper } from '@/widgets/Stepper'
import type { CatalogueCard } from './catalogue'
import { CATALOGUE_TEXT as TEXT } from './catalogue-text'
import styles from './catalogue.module.css'

interface CardViewProps {
  readonly shelf: string
  readonly card: CatalogueCard
  /** How often it is taken. */
  readonly count: number
  readonly note: string | undefined
  readonly onTake: (shelf: string, id: string, count: number) => void
  readonly Clause: ComponentType<{ readonly clause: string }>
}

/** A card of the catalogue: its figures as chips, each with a hint, and on request all of them in words. */
export const CardView = memo(function CardView({ Clause, ...props }: CardViewProps) {
  const { name, price, face, picture, facts, blurb } = props.card
  return (
    <li className={classNames(panelStyles.panel, styles.card)} data-taken={props.count > 0 ? '' : undefined}>
      <h3 className={styles['card__name']}>
        {face && <CounterPicture className={styles['card__counter']} counter={face} />}
        {picture}
        {name}
      </h3>
      <span className={styles['card__price']}>{price}</span>
      <ul className={styles['card__facts']}>
        {facts.map(({ text, line }) => (
          <li key={text} className={controlStyles.chip} title={line}>
            {text}
          </li>
        ))}
      </ul>
      {blurb !== '' && <p className={styles['card__blurb']}>{blurb}</p>}
      <InWords {...{ name, facts, Clause }} />
      <div className={styles['card__take']}>
        <Take {...props} />
      </div>
    </li>
  )
})

function Take({ shelf, card, count, note, onTake }: Omit<CardViewProps, 'Clause'>) {
  const { id, name, take } = card
  const set = (next: number) => onTake(shelf, id, next)
  switch (take.by) {
    case 'count':
      return <Stepper label={name} labelHidden value={count} min={0} max={take.most} onChange={set} />
    case 'box':
      return (
        <>
          <Check label={take.label} checked={count > 0} onChange={(isTaken) => set(isTaken ? 1 : 0)} />
          <p className={controlStyles['field__hint']}>{note}</p>
        </>
      )
    case 'none':
      return <span title={take.why}>{take.text}</span>
  }
}

/** What the hints on the chips say, for those who do not hover. */
function InWords({
  name,
  facts,
  Clause,
}: Pick<CatalogueCard, 'name' | 'facts'> & Pick<CardViewProps, 'Clause'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['card__words']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={TEXT.inWordsOf(name)}>{TEXT.inWords}</summary>
      {isOpen && (
        <dl>
          {facts.map(({ text, line, clause }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>
                {line} <Clause clause={clause} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
