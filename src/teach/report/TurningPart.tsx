import { addressAt, placeOf, saidAt, useReport } from './report-context'
import { percentText, REPORT_TEXT } from './report-text'
import type { TurningPoint } from './turning-points'

const { turning: TEXT } = REPORT_TEXT

interface TurningPartProps {
  readonly points: readonly TurningPoint[]
  /** Whether all positions have been judged. */
  readonly isKnown: boolean
}

/** The steps that changed the chances most, each with what happened and a way to its position. */
export function TurningPart({ points, isKnown }: TurningPartProps) {
  return (
    <section className="panel" aria-labelledby="report-turning">
      <h2 className="panel__title" id="report-turning">
        {TEXT.title}
      </h2>
      {points.length === 0 && <p role="status">{isKnown ? TEXT.none : TEXT.wait}</p>}
      <ol className="turning-points">
        {points.map((point, nth) => (
          <TurningItem key={point.at} point={point} nth={nth + 1} />
        ))}
      </ol>
    </section>
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
  const [from, to] = winner === first ? [before, after] : [1 - before, 1 - after]
  return (
    <li className="turning-point" data-side={winner === first ? 'first' : 'second'}>
      <span className="turning-point__number" aria-hidden="true">
        {nth}
      </span>
      <div>
        <a href={addressAt(game, told, at)}>{placeOf(told, at)}</a>
        <p className="turning-point__said">{said.length === 0 ? TEXT.quiet : said.join(' ')}</p>
        <p className="turning-point__swing">
          {TEXT.swing(winner?.name ?? '', Math.round(100 * (to - from)), percentText(from), percentText(to))}
        </p>
      </div>
    </li>
  )
}
