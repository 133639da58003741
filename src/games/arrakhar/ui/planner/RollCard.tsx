import type { LogStep } from '@/engine/table/table'
import { presentationOf } from '@/table/events/presentation'
import { DiceRow } from '@/table/log/DiceRow'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import { UNIT_TYPES } from '../../tables/units'
import type { Event } from '../../events'
import type { Table } from '../../state/position'
import { sideOf } from '../../queries/stacking'
import { CombatTable } from '../odds/CombatTable'
import { FireTable } from '../odds/FireTable'
import { oddsNote, ratioText } from '../odds/odds-text'
import type { TypeOf } from '../sentences/words'
import { PRESENTATIONS, sentenceOf } from '../events'
import type { Cell } from '../events/kit'
import { DieTable } from './DieTable'
import { type AttackCount, countOfAttack, type LoggedRoll } from './rolls'
import styles from '../odds/parts.module.css'

interface RollCardProps {
  readonly title: string
  /** Among controls it stays in sight below them. */
  readonly place: 'panel' | 'page'
  readonly table: Table
  readonly log: readonly LogStep<Event>[]
  readonly roll: LoggedRoll
  readonly typeOf: TypeOf
}

/** A roll on its own cell of its table, with whatever shifted or rounded it by name. */
export function RollCard({ title, place, table, log, roll, typeOf }: RollCardProps) {
  const line = sentenceOf(roll.event, typeOf)
  const cell = presentationOf(PRESENTATIONS, roll.event).cell?.(roll.event, table)
  const count = countOfAttack(table, log, roll, typeOf)
  return (
    <section
      className={classNames(styles['roll-card'], place === 'panel' ? styles['roll-card--last'] : undefined)}
      aria-label={title}
    >
      <h3 className={place === 'panel' ? writingStyles['visually-hidden'] : undefined}>{title}</h3>
      <p className={styles['roll-card__text']}>
        <DiceRow faces={line?.dice ?? []} typed={roll.typed} /> {line?.text}
      </p>
      <p className={styles['roll-card__note']}>{count ? attackNote(count) : cell?.note}</p>
      {cell ? <RolledTable table={table} cell={cell} /> : null}
    </section>
  )
}

function attackNote({ odds, attackers, alive, named }: AttackCount): string {
  const recount = alive < named ? `${alive} of ${named} named were left. ` : ''
  return `${recount}${ratioText(odds)}. ${oddsNote(odds, attackers[0])}`
}

interface RolledTableProps {
  readonly table: Table
  readonly cell: Cell
}

function RolledTable({ table, cell }: RolledTableProps) {
  switch (cell.table) {
    case 'combat':
      return <CombatTable table={table} column={cell.column} die={cell.die} />
    case 'fireball':
    case 'wand': {
      const { target, rolled } = cell
      const types = UNIT_TYPES.filter((type) => target && sideOf(type) === sideOf(target))
      return <FireTable table={table} kind={cell.table} types={types} target={target} rolled={rolled} />
    }
    default:
      return <DieTable table={table} of={cell.table} rolled={cell.rolled} />
  }
}
