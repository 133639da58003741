import { useState } from 'react'
import type { Refusal } from '@/engine/refusal'
import { CheckList } from '@/table/set-up/CheckList'
import { PointsBar } from '@/table/set-up/PointsBar'
import { Notice } from '@/widgets/Notice'
import { rulesAt } from '../../content/text'
import { DESIGN } from '../../content/setup-text'
import { type Side, TYPES_OF } from '../../content/units'
import type { SomeCounts } from '../../rules/commands'
import { countsOf } from '../../rules/counts'
import { costOf } from '../../rules/design'
import type { View } from '../../rules/view'
import { HintDoor } from '@/table/hints/HintDoor'
import { ClauseLink } from '../rules-help/ClauseLink'
import { designSteps } from './check-steps'
import { presetsFor } from './ready-made'
import type { Play } from './set-up-props'
import { UnitCard } from './UnitCard'

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
    <section className={`set-up design design--${side}`} aria-labelledby="design-title">
      <header className="design__head">
        <h1 className="design__title" id="design-title">
          {DESIGN.title[side]}
        </h1>
        <p>{DESIGN.intro[side]}</p>
      </header>
      <ul className="design__units">
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
      <div className="panel design__points">
        <PointsBar spent={spent} limit={settings.allowance[side].points} />
      </div>
      <div className="panel design__side">
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
        <div className="row">
          <button
            type="button"
            className="button button--primary"
            onClick={() => setRefusal(play({ type: 'designForce', side, counts }))}
          >
            {DESIGN.finish}
          </button>
          <button type="button" className="button" onClick={() => change({})}>
            {DESIGN.clear}
          </button>
          <HintDoor />
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
  const { reconstruction, scenario } = view.settings
  return (
    <section className="presets" aria-label={DESIGN.presets}>
      <h2 className="presets__title">{DESIGN.presets}</h2>
      <div className="row">
        {presetsFor(reconstruction, scenario, side).map(({ id, name, counts }) => (
          <button key={id} type="button" className="button" onClick={() => onPick(counts)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
