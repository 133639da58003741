import { type Batch, type Curve, curveThrough } from '@/engine/lab/even-point'
import { shareOf } from '@/engine/lab/statistics'
import type { LabEvening } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import { Button } from '@/widgets/Button'
import { LAB_TEXT, percent, percentRange, rounded } from '../lab-text'
import { batchesOf, type LabRun } from '../run/lab-run'
import { CurveChart } from './CurveChart'
import styles from '../lab.module.css'

interface SumsProps {
  readonly game: AnyGame
  readonly evening: LabEvening
  readonly run: LabRun
  /** The sum of points that is looked at. */
  readonly shown: number
  readonly onShow: (points: number) => void
}

/** The sums of points that were played at, with the curve through what came of them. */
export function Sums({ game, evening, run: { sheets }, shown, onShow }: SumsProps) {
  const measure = evening.measureOf(sheets[0].plan)
  const batches = batchesOf(sheets, measure)
  const curve = curveThrough(batches)
  const seat = seatCalled(game, measure.seat)
  return (
    <section aria-labelledby="lab-sums">
      <h3 id="lab-sums" className={styles['lab__heading']}>
        {LAB_TEXT.sums}
      </h3>
      <div className={styles['lab__pair']}>
        <table className={styles['lab-table']}>
          <thead>
            <tr>
              <th scope="col">{LAB_TEXT.points}</th>
              <th scope="col">{LAB_TEXT.gamesColumn}</th>
              <th scope="col">{LAB_TEXT.share(seat)}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {batches.map((batch) => (
              <SumRow key={batch.points} batch={batch} isShown={batch.points === shown} onShow={onShow} />
            ))}
          </tbody>
        </table>
        <figure className={styles['lab__chart']}>
          <CurveChart batches={batches} curve={curve} label={LAB_TEXT.chart(seat)} />
          <figcaption>{evenText(curve)}</figcaption>
        </figure>
      </div>
    </section>
  )
}

function evenText(curve: Curve | null): string {
  if (!curve) return LAB_TEXT.noCurve
  const { points, interval } = curve.even
  return interval ? LAB_TEXT.evenAt(rounded(points)) : LAB_TEXT.unsure
}

interface SumRowProps {
  readonly batch: Batch
  readonly isShown: boolean
  readonly onShow: (points: number) => void
}

function SumRow({ batch: { points, won, lost }, isShown, onShow }: SumRowProps) {
  const share = won + lost > 0 ? shareOf(won, won + lost) : null
  return (
    <tr>
      <th scope="row">{points}</th>
      <td>{won + lost}</td>
      <td>
        {share ? (
          <>
            <b className={styles['lab-table__range']}>{percent(share.value)}</b>{' '}
            <span className={styles['lab-table__range']}>{percentRange(share.from, share.to)}</span>
          </>
        ) : (
          '–'
        )}
      </td>
      <td>
        <Button aria-pressed={isShown} aria-label={LAB_TEXT.showSheet(points)} onClick={() => onShow(points)}>
          {LAB_TEXT.show}
        </Button>
      </td>
    </tr>
  )
}
