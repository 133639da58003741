import type { RefObject } from 'react'
import type { LabDesk } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { LAB_TEXT, playersText } from '../lab-text'
import { type LabRun, may, progressOf, type Way } from '../run/lab-run'
import { seatsPlaying } from '../seats-playing'
import styles from '../lab.module.css'

interface RunPanelProps {
  readonly game: AnyGame
  readonly desk: LabDesk
  readonly run: LabRun
  readonly isKept: boolean
  readonly head: RefObject<HTMLHeadingElement | null>
  readonly onGo: (way: Way) => void
}

/** How far a run has come, and what may be done with it. */
export function RunPanel({ game, desk, run, isKept, head, onGo }: RunPanelProps) {
  const { played, games } = progressOf(run)
  const { phase, fault } = run
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-labelledby="lab-run">
      <h2 id="lab-run" className={panelStyles['panel__title']} ref={head} tabIndex={-1}>
        {LAB_TEXT.run}
      </h2>
      <Agreed game={game} desk={desk} run={run} />
      <div className={styles['lab__progress']}>
        <progress max={games} value={played} aria-label={LAB_TEXT.run} />
        <b className={styles['lab__figure']}>{LAB_TEXT.progress(played, games)}</b>
      </div>
      <p role="status" data-phase={phase}>
        {LAB_TEXT.phases[phase]}
      </p>
      {fault !== null && (
        <p role="alert" className={classNames(controlStyles['field__error'], styles['lab__fault'])}>
          {fault}
        </p>
      )}
      {!isKept && (
        <p className={classNames(panelStyles.panel, panelStyles['panel--sunken'])}>{LAB_TEXT.notKept}</p>
      )}
      <div className={panelStyles.row}>
        <WayButton way={may('pause', run) ? 'pause' : 'goOn'} run={run} onGo={onGo} />
        <WayButton way="cancel" run={run} onGo={onGo} />
      </div>
    </section>
  )
}

interface WayButtonProps {
  readonly way: Way
  readonly run: LabRun
  readonly onGo: (way: Way) => void
}

/** Stays where it is when there is nothing to press it for, so that whoever goes by keys keeps their place. */
function WayButton({ way, run, onGo }: WayButtonProps) {
  return (
    <Button
      look={way === 'goOn' ? 'primary' : undefined}
      aria-disabled={!may(way, run)}
      onClick={() => onGo(way)}
    >
      {LAB_TEXT[way]}
    </Button>
  )
}

/** What is played and by whom. */
function Agreed({ game, desk, run }: Pick<RunPanelProps, 'game' | 'desk' | 'run'>) {
  const [{ plan }] = run.sheets
  const terms = [
    ...desk.termsOf(plan),
    {
      label: LAB_TEXT.whoPlays,
      value: `${playersText(seatsPlaying(game, desk, plan), plan)}. ${LAB_TEXT.rolloutsAre(plan.rollouts)}`,
    },
    { label: LAB_TEXT.seed, value: plan.seed.toString() },
  ]
  return (
    <dl className={styles['lab__terms']}>
      {terms.map(({ label, value }, nth) => (
        // A label may come twice, as that of house rules does.
        <div key={`${label} ${nth}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
