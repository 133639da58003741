import { useMemo } from 'react'
import type { LogStep } from '@/engine/table/table'
import { diceOf, presentationOf } from '@/table/events/presentation'
import { DiceRow } from '@/table/log/DiceRow'
import { once } from '@/table/desk/once'
import { PANEL } from '../../tables/panel-text'
import { classNames } from '@/widgets/class-names'
import styles from '@/table/panel/picking.module.css'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import { rolling } from '../../commands/designations'
import type { Event } from '../../events'
import type { Designation, DesignationId } from '../../state/position'
import { designatingIn } from '../../queries/designating'
import { designationText } from '../words/designation-text'
import type { Desk, PanelProps } from '../desk/desk'
import { eventsOfSegment } from '../desk/segment-events'
import { PRESENTATIONS } from '../events'
import { useResolveAll } from './use-resolve-all'
import { TermLink } from '../rules-help/TermLink'

/** What is designated in this segment: taken back before the first roll, then rolled in any order. */
export function Designations({ desk }: PanelProps) {
  const { view, log } = desk
  const resolveAll = useResolveAll(desk)
  const resolutions = useMemo(() => resolutionsOf(log), [log])
  const designations = designatingIn(view)?.designations ?? []
  if (designations.length === 0) return null
  const unresolved = designations.filter(({ resolved }) => !resolved)
  const isRolling = unresolved.length < designations.length
  return (
    <section className={styles.designations} aria-label="Designations">
      <div className={styles['designations__head']}>
        <h3>
          <TermLink term="designate">Designated</TermLink>{' '}
          <span className={writingStyles.soft}>{unresolved.length} to roll</span>
        </h3>
        <button
          type="button"
          className={controlStyles.button}
          aria-disabled={unresolved.length === 0}
          onClick={once(() => (unresolved.length > 0 ? resolveAll() : undefined))}
        >
          {PANEL.resolveAll}
        </button>
      </div>
      <ol>
        {designations.map((made) => (
          <DesignationRow
            key={made.id}
            desk={desk}
            made={made}
            resolution={resolutions.get(made.id)}
            mayWithdraw={!isRolling}
          />
        ))}
      </ol>
    </section>
  )
}

interface DesignationRowProps {
  readonly desk: Desk
  readonly made: Designation
  readonly resolution: Resolution | undefined
  readonly mayWithdraw: boolean
}

function DesignationRow({ desk, made, resolution, mayWithdraw }: DesignationRowProps) {
  const text = designationText(desk.view, made)
  return (
    <li className={styles.designation} data-resolved={made.resolved ? '' : undefined}>
      <span className={styles['designation__text']}>
        <b>{made.hex}</b> {text}
      </span>
      {made.resolved ? (
        <span className={styles['designation__result']}>
          <DiceRow faces={resolution?.faces ?? []} />
          {resolution?.text ?? 'resolved'}
        </span>
      ) : (
        <span className={styles['designation__actions']}>
          {mayWithdraw ? (
            <button
              type="button"
              className={classNames(controlStyles.button, controlStyles['button--quiet'])}
              aria-label={`${PANEL.takeBack}: ${text} at ${made.hex}`}
              onClick={once(() => desk.send({ type: 'withdraw', designation: made.id }))}
            >
              {PANEL.takeBack}
            </button>
          ) : null}
          <button
            type="button"
            className={controlStyles.button}
            aria-label={`${PANEL.roll}: ${text} at ${made.hex}`}
            onClick={once(() => desk.send(rolling(made.id)))}
          >
            {PANEL.roll}
          </button>
        </span>
      )}
    </li>
  )
}

/** What the dice made of a designation. */
interface Resolution {
  /** In a few words. */
  readonly text: string
  readonly faces: readonly number[]
}

/** What the dice made of the designations of the current segment, by their numbers. */
function resolutionsOf(log: readonly LogStep<Event>[]): ReadonlyMap<DesignationId, Resolution> {
  const found = new Map<DesignationId, Resolution>()
  for (const event of eventsOfSegment(log)) {
    const { brief } = presentationOf(PRESENTATIONS, event)
    if (brief && 'designation' in event)
      found.set(event.designation, { text: brief(event), faces: diceOf(PRESENTATIONS, event) })
  }
  return found
}
