import type { LogStep } from '@/engine/table'
import { DiceRow } from '@/table/log/DiceRow'
import { DieRow } from '@/table/panel/DieRow'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import { readAtText, TABLE_NAMES } from '../../content/planner-text'
import { UNIT_TYPES } from '../../content/units'
import type { Event } from '../../rules/events'
import type { Table } from '../../rules/position'
import { sideOf } from '../../rules/stacking'
import { CombatTable } from '../odds/CombatTable'
import { oddsNote, ratioText } from '../odds/odds-text'
import type { TypeOf } from '../sentences/line'
import { sentenceOf } from '../sentences/sentence'
import { ClauseLink } from '../rules-help/ClauseLink'
import { FireTable } from '../odds/FireTable'
import { type AttackCount, countOfAttack, type LoggedRoll, type RollEvent } from './rolls'
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
  return (
    <section
      className={classNames(styles['roll-card'], place === 'panel' ? styles['roll-card--last'] : undefined)}
      aria-label={title}
    >
      <h3 className={place === 'panel' ? writingStyles['visually-hidden'] : undefined}>{title}</h3>
      <p className={styles['roll-card__text']}>
        <DiceRow faces={line?.dice ?? []} typed={roll.typed} /> {line?.text}
      </p>
      <p className={styles['roll-card__note']}>
        {noteOf(roll.event, countOfAttack(table, log, roll, typeOf), table)}
      </p>
      <RolledTable table={table} event={roll.event} />
    </section>
  )
}

function noteOf(event: RollEvent, count: AttackCount | undefined, { settings }: Table): string {
  switch (event.type) {
    case 'attackResolved':
      return count ? attackNote(count) : readAtText(event.odds, event.bonus)
    case 'fireballResolved':
      return `One die for each unit then in the hex${settings.options.threeFireballDice ? ', three at most' : ''}.`
    case 'hasteResolved':
      return 'Of several castings on a stack the highest counts.'
    case 'summonCast':
      return `Up to ${event.upTo} may be placed.`
    case 'wanderingOrcsRolled':
      return event.supplied < event.orcs ? `No more than ${event.supplied} counters were left.` : ''
  }
}

function attackNote({ odds, attackers, alive, named }: AttackCount): string {
  const recount = alive < named ? `${alive} of ${named} named were left. ` : ''
  return `${recount}${ratioText(odds)}. ${oddsNote(odds, attackers[0])}`
}

interface RolledTableProps {
  readonly table: Table
  readonly event: RollEvent
}

function RolledTable({ table, event }: RolledTableProps) {
  const { haste, summon, wanderingOrcs } = table.settings.tables
  switch (event.type) {
    case 'attackResolved':
      return <CombatTable table={table} column={event.odds} die={event.roll} />
    case 'fireballResolved': {
      const target = event.rolls[0]?.unitType
      const side = target && sideOf(target)
      return (
        <FireTable
          table={table}
          kind={event.wand ? 'wand' : 'fireball'}
          types={UNIT_TYPES.filter((type) => sideOf(type) === side)}
          target={target}
          rolled={event.rolls.map(({ roll }) => roll)}
        />
      )
    }
    case 'hasteResolved':
      return (
        <DieRow
          title={TABLE_NAMES.haste}
          aside={<ClauseLink clause="AR-9.3" />}
          results={haste.map((b) => `+${b}`)}
          rolled={event.roll}
        />
      )
    case 'summonCast':
      return (
        <DieRow
          title={TABLE_NAMES.summon}
          aside={<ClauseLink clause="AR-6.6" />}
          results={summon.map(String)}
          rolled={event.roll}
        />
      )
    case 'wanderingOrcsRolled':
      return (
        <DieRow
          title={TABLE_NAMES.orcs}
          aside={<ClauseLink clause="AR-5.1" />}
          results={wanderingOrcs.map(String)}
          rolled={event.roll}
        />
      )
  }
}
