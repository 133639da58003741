import { type ComponentType, type ReactNode, useState } from 'react'
import type { Refusal } from '@/engine/kernel/refusal'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { Notice } from '@/widgets/Notice'
import panelStyles from '@/widgets/panel.module.css'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Stepper } from '@/widgets/Stepper'
import { CheckList } from './CheckList'
import { type ForceRules, type ReadyForce, type SomeOf, stepsOf } from './force-rules'
import { PointsBar } from './PointsBar'
import { FORCE_TEXT as TEXT, SET_UP_TEXT } from './set-up-text'
import styles from './force-screen.module.css'

/** What is told of a type that can be bought. */
interface ForceCard {
  readonly cost: number
  /** Its figures as chips, each with a hint. */
  readonly figures: readonly { readonly text: string; readonly hint: string }[]
  /** What it does, in a phrase. */
  readonly says: string
}

interface ForceScreenProps<Settings, Side extends string, Type extends string> {
  readonly forces: ForceRules<Settings, Side, Type>
  readonly settings: Settings
  readonly side: Side
  readonly title: string
  readonly intro: string
  readonly cardOf: (type: Type) => ForceCard
  /** The forces to begin with. */
  readonly ready: readonly ReadyForce<Type>[]
  readonly rulesAt: (clause: string) => string
  readonly Clause: ComponentType<{ readonly clause: string }>
  /** Buys a force, or says why not. */
  readonly onFinish: (counts: SomeOf<Type>) => Refusal | undefined
  /** What else may be done, as buttons. */
  readonly others: ReactNode
}

/** The buying of one side's force: counts, points and every fault at once. */
export function ForceScreen<Settings, Side extends string, Type extends string>(
  props: ForceScreenProps<Settings, Side, Type>,
) {
  const { forces, settings, side, cardOf, ready, rulesAt, Clause } = props
  const [counts, setCounts] = useState<SomeOf<Type>>(() => noneOf())
  const [refusal, setRefusal] = useState<Refusal | undefined>()
  const change = (next: SomeOf<Type>) => {
    setCounts(next)
    setRefusal(undefined)
  }
  return (
    <section className={styles.design} aria-labelledby="design-title">
      <header className={styles['design__head']}>
        <h2 className={styles['design__title']} id="design-title">
          {props.title}
        </h2>
        <p>{props.intro}</p>
      </header>
      <ul className={styles['design__units']}>
        {forces.typesOf(side).map((type) => (
          <CardView
            key={type}
            card={cardOf(type)}
            name={forces.nameOf(type)}
            face={forces.faceOf(type)}
            count={counts[type] ?? 0}
            most={forces.most}
            onChange={(count) => change({ ...counts, [type]: count })}
          />
        ))}
      </ul>
      <div className={classNames(panelStyles.panel, styles['design__points'])}>
        <PointsBar spent={forces.costOf(settings, counts)} limit={forces.pointsOf(settings, side)} />
      </div>
      <div className={classNames(panelStyles.panel, styles['design__side'])}>
        {ready.length > 0 && <ReadyForces ready={ready} onPick={change} />}
        <CheckList
          title={SET_UP_TEXT.check}
          steps={stepsOf(forces, settings, side, counts)}
          ready={TEXT.legal}
          Clause={Clause}
        />
        <Notice
          text={refusal?.message ?? null}
          clause={refusal?.clause}
          href={refusal && rulesAt(refusal.clause)}
        />
        <div className={panelStyles.row}>
          <PrimaryButton onClick={() => setRefusal(props.onFinish(counts))}>{TEXT.finish}</PrimaryButton>
          <Button onClick={() => change(noneOf())}>{TEXT.clear}</Button>
          {props.others}
        </div>
      </div>
    </section>
  )
}

function noneOf<Type extends string>(): SomeOf<Type> {
  const none: Partial<Record<Type, number>> = {}
  return none
}

interface CardViewProps {
  readonly card: ForceCard
  readonly name: string
  readonly face: ReactNode
  readonly count: number
  readonly most: number
  readonly onChange: (count: number) => void
}

/** One type to buy: its counter, what it can do, its cost and how many. */
function CardView({ card: { cost, figures, says }, name, face, count, most, onChange }: CardViewProps) {
  return (
    <li className={classNames(panelStyles.panel, styles['unit-card'])}>
      {face}
      <div className={styles['unit-card__text']}>
        <h2>{name}</h2>
        <ul className={styles['unit-card__figures']}>
          {figures.map(({ text, hint }) => (
            <li key={text} className={controlStyles.chip} title={hint}>
              {text}
            </li>
          ))}
        </ul>
        <p className={styles['unit-card__power']}>{says}</p>
      </div>
      <div className={styles['unit-card__count']}>
        <Stepper label={name} labelHidden value={count} min={0} max={most} onChange={onChange} />
        <span className={styles['unit-card__sum']}>{TEXT.sum(count * cost)}</span>
      </div>
    </li>
  )
}

interface ReadyForcesProps<Type extends string> {
  readonly ready: readonly ReadyForce<Type>[]
  readonly onPick: (counts: SomeOf<Type>) => void
}

function ReadyForces<Type extends string>({ ready, onPick }: ReadyForcesProps<Type>) {
  return (
    <section aria-label={TEXT.ready}>
      <h2 className={styles['ready__title']}>{TEXT.ready}</h2>
      <div className={panelStyles.row}>
        {ready.map(({ id, name, counts }) => (
          <Button key={id} onClick={() => onPick(counts)}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}
