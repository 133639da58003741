import { type ComponentType, useMemo } from 'react'
import type { LogStep } from '@/engine/table/table'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import { type EventTypes, type Presentations, presentationOf } from '../events/presentation'
import { DiceRow } from '@/widgets/DiceRow'
import { sentenceBy } from '../log/sentences'
import { PLANNER_TEXT as TEXT } from './planner-text'
import { type LoggedRoll, rollsIn } from './logged-rolls'
import styles from './planner.module.css'

/** What a game tells of the rolls of its log. */
export interface RollWays<T extends EventTypes, View extends T['table']> {
  readonly presentations: Presentations<T>
  readonly namesIn: (view: View) => T['names']
  /** The table of a cell, with the cell lit. */
  readonly Table: ComponentType<{ readonly view: View; readonly cell: T['cell'] }>
  /** What shifted, rounded or limited a roll, as a sentence. */
  readonly noteOf: (
    roll: LoggedRoll<T['event']>,
    cell: T['cell'],
    told: { readonly view: View; readonly names: T['names']; readonly log: readonly LogStep<T['event']>[] },
  ) => string
}

interface RollsProps<T extends EventTypes, View extends T['table']> {
  readonly ways: RollWays<T, View>
  readonly desk: { readonly view: View; readonly log: readonly LogStep<T['event']>[] }
}

interface LastRollProps<T extends EventTypes, View extends T['table']> extends RollsProps<T, View> {
  /** The events of the stage that runs. */
  readonly recent: readonly T['event'][]
}

/** What was rolled last in the stage that runs, shown where it was read on its table. */
export function LastRoll<T extends EventTypes, View extends T['table']>(props: LastRollProps<T, View>) {
  const { ways, desk, recent } = props
  const roll = useMemo(() => rollsIn(ways.presentations, desk.log).at(-1), [ways, desk.log])
  if (!roll || !recent.includes(roll.event)) return null
  // Another card for each roll: its dice tumble, though they show the faces of the last.
  return <RollCard key={roll.id} {...{ ways, desk, roll }} title={TEXT.last} isAmongControls />
}

interface RollsPageProps<T extends EventTypes, View extends T['table']> extends RollsProps<T, View> {
  /** The roll asked for, by its id; null for the latest. */
  readonly asked: string | null
  readonly onAsk: (id: string) => void
}

/** The rolls of the log one by one, each on its own cell. */
export function RollsPage<T extends EventTypes, View extends T['table']>(props: RollsPageProps<T, View>) {
  const { ways, desk, asked, onAsk } = props
  const rolls = useMemo(() => rollsIn(ways.presentations, desk.log), [ways, desk.log])
  const roll = rolls.find(({ id }) => id === asked) ?? rolls.at(-1)
  if (!roll) return <p className={writingStyles.soft}>{TEXT.noRoll}</p>
  const at = rolls.indexOf(roll)
  const step = (next: LoggedRoll<T['event']> | undefined, label: string) => (
    <Button aria-disabled={!next} onClick={() => (next ? onAsk(next.id) : undefined)}>
      {label}
    </Button>
  )
  return (
    <>
      <div className={styles['roll-steps']}>
        {step(rolls[at - 1], TEXT.earlierRoll)}
        <span className={writingStyles.soft}>
          {at + 1} of {rolls.length}
        </span>
        {step(rolls[at + 1], TEXT.laterRoll)}
      </div>
      <RollCard {...{ ways, desk, roll }} title={TEXT.asked} />
    </>
  )
}

interface RollCardProps<T extends EventTypes, View extends T['table']> extends RollsProps<T, View> {
  readonly title: string
  readonly roll: LoggedRoll<T['event']>
  /** There it stays in sight below them, and its title goes without saying. */
  readonly isAmongControls?: boolean
}

/** A roll on its own cell of its table, with whatever shifted or rounded it by name. */
function RollCard<T extends EventTypes, View extends T['table']>(props: RollCardProps<T, View>) {
  const { ways, desk, title, roll, isAmongControls = false } = props
  const { view, log } = desk
  const names = useMemo(() => ways.namesIn(view), [ways, view])
  const line = sentenceBy(ways.presentations)(roll.event, names)
  const cell = presentationOf(ways.presentations, roll.event).cell?.(roll.event, view)
  return (
    <section
      className={classNames(styles['roll-card'], isAmongControls ? styles['roll-card--last'] : undefined)}
      aria-label={title}
      data-part="rolled"
    >
      <h3 className={isAmongControls ? writingStyles['visually-hidden'] : undefined}>{title}</h3>
      <p className={styles['roll-card__text']} data-held="">
        <DiceRow faces={line?.dice ?? []} typed={roll.typed} /> {line?.text}
      </p>
      {cell === undefined ? null : (
        <>
          <p className={styles['roll-card__note']} data-held="">
            {ways.noteOf(roll, cell, { view, names, log })}
          </p>
          <ways.Table view={view} cell={cell} />
        </>
      )}
    </section>
  )
}
