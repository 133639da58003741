import type { Term } from '@/engine/table/table'
import type { LabDesk } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { LAB_TEXT, playersText } from '../lab-text'
import { pointsIn } from '../run/lab-run'
import type { KeptRun } from '../run/run-shelf'
import { seatsPlaying } from '../seats-playing'
import styles from '../lab.module.css'

interface KeptRunsProps {
  readonly game: AnyGame
  readonly desk: LabDesk
  readonly kept: readonly KeptRun[]
  /** The id of the run that is looked at. */
  readonly shown: string | undefined
  /** Whether games are being played, which looking away would end. */
  readonly isBusy: boolean
  readonly onShow: (run: KeptRun) => void
  readonly onForget: (id: string) => void
}

/** The runs that this browser keeps, to look at and to go on with. */
export function KeptRuns({ kept, ...rest }: KeptRunsProps) {
  if (kept.length === 0) return null
  return (
    <section className={panelStyles.stack} aria-labelledby="lab-kept">
      <h2 id="lab-kept" className={styles['lab__heading']}>
        {LAB_TEXT.kept}
      </h2>
      <ul className={styles['lab__kept']}>
        {kept.map((run) => (
          <Kept key={run.id} run={run} {...rest} />
        ))}
      </ul>
    </section>
  )
}

function Kept({
  run,
  game,
  desk,
  shown,
  isBusy,
  onShow,
  onForget,
}: Omit<KeptRunsProps, 'kept'> & { readonly run: KeptRun }) {
  const { plan, mostSheets } = run
  const [scenario]: readonly Term[] = desk.termsOf(plan)
  const points = desk.evening && pointsIn(desk, plan)
  const name = LAB_TEXT.keptRun(scenario?.value ?? plan.game, points, plan.seed)
  return (
    <li className={styles['lab__kept-run']} aria-current={run.id === shown ? 'true' : undefined}>
      <div className={styles['lab__kept-words']}>
        <p>
          <b>{name}</b>
        </p>
        <p className={controlStyles['field__hint']}>
          {playersText(seatsPlaying(game, desk, plan), plan)}. {LAB_TEXT.keptFacts(plan.games, mostSheets)}
        </p>
      </div>
      <Button
        aria-disabled={isBusy || run.id === shown}
        aria-label={LAB_TEXT.lookAt(name)}
        onClick={() => {
          if (!isBusy && run.id !== shown) onShow(run)
        }}
      >
        {LAB_TEXT.look}
      </Button>
      <Button
        look="quiet"
        aria-disabled={isBusy}
        aria-label={LAB_TEXT.forgetRun(name)}
        onClick={() => {
          if (!isBusy) onForget(run.id)
        }}
      >
        {LAB_TEXT.forget}
      </Button>
    </li>
  )
}
