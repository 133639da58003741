import { useState } from 'react'
import type { Refusal } from '@/engine/kernel/refusal'
import { CheckList } from '@/table/set-up/CheckList'
import { PointsBar } from '@/table/set-up/PointsBar'
import { Notice } from '@/widgets/Notice'
import { rulesAt } from '../../tables/text'
import { RESIGN_TEXT } from '../../tables/resign-text'
import { DESIGN } from '../../tables/setup-text'
import { type Side, TYPES_OF } from '../../tables/units'
import type { SomeCounts } from '../../state/position'
import { countsOf } from '../../queries/counts'
import { designing } from '../../commands/laying-out'
import { costOf } from '../../queries/design'
import type { View } from '../../state/view'
import { HintButton } from '@/table/hints/HintButton'
import { classNames } from '@/widgets/class-names'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { ResignMenu } from '../play/ResignMenu'
import { ClauseLink } from '../rules-help/ClauseLink'
import { designSteps } from './check-steps'
import { readyForces } from './ready-made'
import type { Play } from './set-up-props'
import { UnitCard } from './UnitCard'
import styles from './setup.module.css'

interface ForceDesignProps {
  readonly view: View
  readonly side: Side
  readonly play: Play
}

/** The secret buying of one side's force: counts, points and every fault at once (AR-2). */
export function ForceDesign({ view, side, play }: ForceDesignProps) {
  const { settings } = view
  const [counts, setCounts] = useState<SomeCounts>({})
  const [refusal, setRefusal] = useState<Refusal | undefined>()
  const change = (next: SomeCounts) => {
    setCounts(next)
    setRefusal(undefined)
  }
  const spent = costOf(settings, countsOf(counts))
  return (
    <section className={classNames(styles['set-up'], styles.design)} aria-labelledby="design-title">
      <header className={styles['design__head']}>
        <h1 className={styles['design__title']} id="design-title">
          {DESIGN.title[side]}
        </h1>
        <p>{DESIGN.intro[side]}</p>
      </header>
      <ul className={styles['design__units']}>
        {TYPES_OF[side].map((type) => (
          <UnitCard
            key={type}
            type={type}
            cost={settings.costs[type]}
            minimum={settings.allowance[side].minimum}
            count={counts[type] ?? 0}
            onChange={(count) => change({ ...counts, [type]: count })}
          />
        ))}
      </ul>
      <div className={classNames(panelStyles.panel, styles['design__points'])}>
        <PointsBar spent={spent} limit={settings.allowance[side].points} />
      </div>
      <div className={classNames(panelStyles.panel, styles['design__side'])}>
        <Presets view={view} side={side} onPick={change} />
        <CheckList
          title={DESIGN.check}
          steps={designSteps(settings, side, countsOf(counts))}
          ready={DESIGN.ready}
          Clause={ClauseLink}
        />
        <Notice
          text={refusal?.message ?? null}
          clause={refusal?.clause}
          href={refusal ? rulesAt(refusal.clause) : undefined}
        />
        <div className={panelStyles.row}>
          <PrimaryButton onClick={() => setRefusal(play(designing(side, counts)))}>
            {DESIGN.finish}
          </PrimaryButton>
          <button type="button" className={controlStyles.button} onClick={() => change({})}>
            {DESIGN.clear}
          </button>
          <HintButton />
          <ResignMenu side={side} name={RESIGN_TEXT.setUpMenu} isNamed={false} onResign={play} />
        </div>
      </div>
    </section>
  )
}

interface PresetsProps {
  readonly view: View
  readonly side: Side
  readonly onPick: (counts: SomeCounts) => void
}

function Presets({ view, side, onPick }: PresetsProps) {
  const ready = readyForces(view.settings, side)
  if (ready.length === 0) return null
  return (
    <section aria-label={DESIGN.presets}>
      <h2 className={styles['presets__title']}>{DESIGN.presets}</h2>
      <div className={panelStyles.row}>
        {ready.map(({ id, name, counts }) => (
          <button key={id} type="button" className={controlStyles.button} onClick={() => onPick(counts)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
