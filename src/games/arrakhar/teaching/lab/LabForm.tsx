import { type SyntheticEvent, useMemo, useState } from 'react'
import { Problems } from '@/table/new-game/Problems'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { LabFormProps } from '@/contract/manifest'
import type { Side } from '../../content/units'
import { countsOf } from '../../rules/counts'
import { costOf } from '../../rules/design'
import { CustomRules } from '../../ui/new-game/CustomRules'
import { HouseRuleFields } from '../../ui/new-game/HouseRuleFields'
import { OptionFields } from '../../ui/new-game/OptionFields'
import { OwnScenarioFields } from '../../ui/new-game/OwnScenarioFields'
import { ReconstructionCards } from '../../ui/new-game/ReconstructionCards'
import { ScenarioCards } from '../../ui/new-game/ScenarioCards'
import { choiceOf, choosing, type SettingsDraft } from '../../ui/new-game/settings-draft'
import { presetsFor } from '../../ui/setup/ready-made'
import { type ForceChoice, OWN_FORCE } from './force-choice'
import { ForceFields } from './ForceFields'
import { LAB_TEXT } from './lab-text'
import { agreedOf, type MatchDraft, matchOf, NEW_MATCH, NO_FAULTS } from './match-draft'
import newGameStyles from '../../ui/new-game/new-game.module.css'
import styles from './lab-form.module.css'

const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** The match that the lab plays: what the new-game form asks, and both forces. */
export function LabForm({ onStart, children }: LabFormProps) {
  const [draft, setDraft] = useState<MatchDraft>(NEW_MATCH)
  const [faults, setFaults] = useState(NO_FAULTS)
  const { settings } = draft
  const agree = (part: Partial<SettingsDraft>) => setDraft({ ...draft, settings: { ...settings, ...part } })
  const start = (event: SyntheticEvent) => {
    event.preventDefault()
    const read = matchOf(draft)
    setFaults(read.ok ? NO_FAULTS : read.faults)
    if (read.ok) onStart(read.match)
  }
  const isRefused = faults !== NO_FAULTS
  return (
    <form className={panelStyles.stack} onSubmit={start}>
      <ScenarioCards
        picked={choiceOf(settings)}
        onPick={(choice) => setDraft(withCharts(draft, choosing(choice)))}
      >
        {settings.isOwn && <OwnScenarioFields draft={settings} problems={faults.settings} onChange={agree} />}
      </ScenarioCards>
      <ReconstructionCards
        picked={settings.reconstruction}
        onPick={(reconstruction) => setDraft(withCharts(draft, { reconstruction }))}
      />
      <Forces draft={draft} faults={faults.forces} onChange={(forces) => setDraft({ ...draft, forces })} />
      <OptionFields draft={settings} problems={faults.settings} onChange={agree} />
      <details className={newGameStyles['custom-rules']}>
        <summary className={newGameStyles['custom-rules__summary']}>{LAB_TEXT.houseRules}</summary>
        <HouseRuleFields houseRules={settings.houseRules} onChange={(houseRules) => agree({ houseRules })} />
      </details>
      <CustomRules draft={settings} problems={faults.settings} onChange={agree} />
      <div role="alert">
        {isRefused && <p className={controlStyles['field__error']}>{LAB_TEXT.refused}</p>}
        <Problems lines={faults.settings[''] ?? []} />
      </div>
      {children}
    </form>
  )
}

interface ForcesProps {
  readonly draft: MatchDraft
  readonly faults: Readonly<Record<Side, readonly string[]>>
  readonly onChange: (forces: MatchDraft['forces']) => void
}

function Forces({ draft, faults, onChange }: ForcesProps) {
  const { settings, forces } = draft
  const agreed = useMemo(() => agreedOf(settings), [settings])
  const costOfForce = (side: Side, { counts }: ForceChoice) =>
    agreed.ok
      ? LAB_TEXT.costs(costOf(agreed.settings, countsOf(counts)), agreed.settings.allowance[side].points)
      : undefined
  return (
    <fieldset className={panelStyles.stack}>
      <legend className={controlStyles['field__label']}>{LAB_TEXT.forces}</legend>
      <p className={controlStyles['field__hint']}>{LAB_TEXT.readyHint}</p>
      <div className={styles['lab-forces']}>
        {SIDES.map((side) => (
          <ForceFields
            key={side}
            side={side}
            ready={presetsFor(settings.reconstruction, settings.scenario, side)}
            choice={forces[side]}
            cost={costOfForce(side, forces[side])}
            faults={faults[side]}
            onChange={(choice) => onChange({ ...forces, [side]: choice })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The draft in another scenario or by other charts, without a ready-made force that is not offered there. */
function withCharts(draft: MatchDraft, change: Partial<SettingsDraft>): MatchDraft {
  const settings = { ...draft.settings, ...change }
  const fitting = (side: Side) => {
    const choice = draft.forces[side]
    const isOffered =
      ['own', 'each', 'typed'].includes(choice.by) ||
      presetsFor(settings.reconstruction, settings.scenario, side).some(({ id }) => id === choice.by)
    return isOffered ? choice : OWN_FORCE
  }
  return { settings, forces: { sorcerer: fitting('sorcerer'), wizard: fitting('wizard') } }
}
