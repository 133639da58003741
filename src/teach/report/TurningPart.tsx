import { TitledPanel } from '@/widgets/TitledPanel'
import { beatsIn } from './chance-lines'
import { addressAt, placeOf, saidAt, useReport } from './report-context'
import { percentText, REPORT_TEXT } from './report-text'
import type { TurningPoint } from './turning-points'
import styles from './report.module.css'

const { turning: TEXT } = REPORT_TEXT

interface TurningPartProps {
  readonly points: readonly TurningPoint[]
  /** Whether all positions have been judged. */
  readonly isKnown: boolean
}

/** The steps that changed the chances most, each with what happened and a way to its position. */
export function TurningPart({ points, isKnown }: TurningPartProps) {
  return (
    <TitledPanel id="report-turning" title={TEXT.title}>
      {points.length > 0 && <p>{TEXT.lead}</p>}
      {points.length === 0 && <p role="status">{isKnown ? TEXT.none : TEXT.wait}</p>}
      <ol className={styles['turning-points']}>
        {points.map((point, nth) => (
          <TurningItem key={point.at} point={point} nth={nth + 1} />
        ))}
      </ol>
    </TitledPanel>
  )
}

function TurningItem({
  point: { at, before, after },
  nth,
}: {
  readonly point: TurningPoint
  readonly nth: number
}) {
  const { game, told } = useReport()
  const [first, second] = game.stage.game.seats
  const winner = after > before ? first : second
  const said = saidAt(game, told, at)
  const swing = { beats: beatsIn(game.stage.game), from: percentText(before), to: percentText(after) }
  return (
    <li className={styles['turning-point']} data-side={winner === first ? 'first' : 'second'}>
      <span className={styles['turning-point__number']} aria-hidden="true">
        {nth}
      </span>
      <div>
        <a href={addressAt(game, told, at)}>{placeOf(told, at)}</a>
        <p className={styles['turning-point__said']}>{said.length === 0 ? TEXT.quiet : said.join(' ')}</p>
        <p className={styles['turning-point__swing']}>
          {TEXT.swing(winner?.name ?? '', Math.round(100 * Math.abs(after - before)), swing)}
        </p>
      </div>
    </li>
  )
}
