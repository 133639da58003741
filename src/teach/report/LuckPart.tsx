import { useMemo, useState } from 'react'
import type { LuckMeasure } from '@/engine/table/luck-report'
import { TitledPanel } from '@/widgets/TitledPanel'
import { sideOfSeat } from '@/widgets/side'
import controlStyles from '@/widgets/control.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { LuckChart } from './LuckChart'
import { luckSums, type LuckSum } from './luck-sums'
import { useReport } from './report-context'
import { amountText, REPORT_TEXT, signedText } from './report-text'
import styles from './report.module.css'

const { luck: TEXT } = REPORT_TEXT

/** What the dice gave each side beside what they owe, over time and in sum. */
export function LuckPart() {
  const { game, told } = useReport()
  const { measures } = game.luckReport
  const sums = useMemo(
    () =>
      luckSums(
        told.luck,
        measures.map(({ id }) => id),
        game.stage.game.seats.map(({ id }) => id),
      ),
    [told, measures, game],
  )
  const had = measures.filter(({ id }) => sums.some(({ measure }) => measure === id))
  const [chosen, setChosen] = useState(had[0]?.id)
  const measure = had.find(({ id }) => id === chosen)
  return (
    <TitledPanel id="report-luck" title={TEXT.title}>
      <p>{measure ? TEXT.lead : TEXT.none}</p>
      {measure && (
        <>
          {had.length > 1 && <MeasureChoice measures={had} chosen={measure} onChoose={setChosen} />}
          <Said measure={measure} sums={sums} />
          <LuckChart measure={measure} />
          <SumTable measures={had} sums={sums} />
        </>
      )}
    </TitledPanel>
  )
}

interface MeasureChoiceProps {
  readonly measures: readonly LuckMeasure[]
  readonly chosen: LuckMeasure
  readonly onChoose: (id: string) => void
}

function MeasureChoice({ measures, chosen, onChoose }: MeasureChoiceProps) {
  return (
    <label className={styles['report__choice']}>
      <span>{TEXT.measure}</span>
      <select
        className={controlStyles['field__input']}
        value={chosen.id}
        onChange={({ target }) => onChoose(target.value)}
      >
        {measures.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface SaidProps {
  readonly measure: LuckMeasure
  readonly sums: readonly LuckSum[]
}

function Said({ measure, sums }: SaidProps) {
  const { seats } = useReport().game.stage.game
  return (
    <ul className={styles['report__said']}>
      {sums
        .filter((sum) => sum.measure === measure.id)
        .map(({ seat, given, owed }) => (
          <li key={seat} data-side={sideOfSeat(seats, seat)}>
            {measure.said(seats.find(({ id }) => id === seat)?.name ?? seat, given - owed)}
          </li>
        ))}
    </ul>
  )
}

interface SumTableProps {
  readonly measures: readonly LuckMeasure[]
  readonly sums: readonly LuckSum[]
}

function SumTable({ measures, sums }: SumTableProps) {
  const { seats } = useReport().game.stage.game
  const heads = [TEXT.of, TEXT.rolls, TEXT.given, TEXT.owed, TEXT.excess, TEXT.spread]
  return (
    <>
      <div className={styles['report__scroll']} role="region" aria-label={TEXT.sums} tabIndex={0}>
        <table className={styles['luck-table']}>
          <caption className={writingStyles['visually-hidden']}>{TEXT.sums}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map(({ measure, seat, rolls, given, owed, spread }) => (
              <tr key={`${measure} ${seat}`}>
                <th scope="row">
                  {measures.find(({ id }) => id === measure)?.name}{' '}
                  <span className={styles['luck-table__side']} data-side={sideOfSeat(seats, seat)}>
                    {seats.find(({ id }) => id === seat)?.name}
                  </span>
                </th>
                <td>{rolls}</td>
                <td>{amountText(given)}</td>
                <td>{amountText(owed)}</td>
                <td>
                  <b>{signedText(given - owed)}</b>
                </td>
                <td>{TEXT.within(amountText(spread))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={controlStyles['field__hint']}>{TEXT.spreadNote}</p>
    </>
  )
}
