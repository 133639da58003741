import { capitalized } from '@/engine/basics/phrases'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { TitledPanel } from '@/widgets/TitledPanel'
import { mistakesAddress } from '../addresses/mistakes-address'
import { beatsIn, type Grounds } from './chance-lines'
import { addressAt, placeOf, saidAt, useReport } from './report-context'
import { percentText, REPORT_TEXT } from './report-text'
import type { TurningPoint } from './turning-points'
import styles from './report.module.css'

const { turning: TEXT } = REPORT_TEXT

interface TurningPartProps {
  readonly grounds: Grounds
  readonly points: readonly TurningPoint[]
  /** Whether all positions have been judged. */
  readonly isKnown: boolean
}

/** The steps that changed the chances most, each with what happened and a way to its position. */
export function TurningPart({ grounds, points, isKnown }: TurningPartProps) {
  return (
    <TitledPanel id="report-turning" title={TEXT.title}>
      {points.length > 0 && <p>{TEXT.lead}</p>}
      {points.length === 0 && <p role="status">{isKnown ? TEXT.none : TEXT.wait}</p>}
      <ol className={styles['turning-points']}>
        {points.map((point, nth) => (
          <TurningItem key={point.at} grounds={grounds} point={point} nth={nth + 1} />
        ))}
      </ol>
      {points.length > 0 && <MistakeLinks />}
    </TitledPanel>
  )
}

/** Ways to learn from them, for each side that a person played; secrets that are still kept are in the way. */
function MistakeLinks() {
  const { game } = useReport()
  if (game.viewer !== 'referee') return null
  const persons = game.seats.filter(({ id }) => !game.bots[id])
  return (
    <p className={panelStyles.row}>
      {persons.map(({ id, name }) => (
        <a
          key={id}
          className={controlStyles.button}
          href={mistakesAddress(game.stage.game.id, id, game.place)}
        >
          {TEXT.learn(name, persons.length === 1)}
        </a>
      ))}
    </p>
  )
}

interface TurningItemProps extends Pick<TurningPartProps, 'grounds'> {
  readonly point: TurningPoint
  readonly nth: number
}

function TurningItem({ grounds, point: { at, before, after }, nth }: TurningItemProps) {
  const { game, told } = useReport()
  const winner = grounds[after > before ? 0 : 1]
  const said = saidAt(game, told, at)
  const swing = { beats: beatsIn(grounds), from: percentText(before), to: percentText(after) }
  return (
    <li className={styles['turning-point']} data-side={winner.side}>
      <span className={styles['turning-point__number']} aria-hidden="true">
        {nth}
      </span>
      <div>
        <a href={addressAt(game, told, at)}>{placeOf(told, at)}</a>
        <p className={styles['turning-point__said']}>{said.length === 0 ? TEXT.quiet : said.join(' ')}</p>
        <p className={styles['turning-point__swing']}>
          {TEXT.swing(capitalized(winner.name), Math.round(100 * Math.abs(after - before)), swing)}
        </p>
      </div>
    </li>
  )
}
