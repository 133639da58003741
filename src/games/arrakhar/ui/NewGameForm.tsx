import { useState } from 'react'
import { present } from '@/engine/refusal'
import type { NewGameProps } from '@/engine/table'
import { NewGameFrame } from '@/table/new-game/NewGameFrame'
import type { QuickStart } from '../content/quick-starts'
import type { HauntId } from '../content/units'
import { NEW_GAME } from '../content/setup-text'
import type { Command } from '../commands'
import { CustomRules } from './new-game/CustomRules'
import { HouseRuleFields } from './new-game/HouseRuleFields'
import { hauntsOf, openingOf } from './new-game/opening'
import { OptionFields } from './new-game/OptionFields'
import { OwnScenarioFields } from './new-game/OwnScenarioFields'
import { QuickStarts } from './new-game/QuickStarts'
import { ReconstructionCards } from './new-game/ReconstructionCards'
import { ScenarioCards } from './new-game/ScenarioCards'
import {
  choiceOf,
  choosing,
  NEW_DRAFT,
  problemsByPlace,
  type ProblemsByPlace,
  type SettingsDraft,
  settingsOf,
} from './new-game/settings-draft'

/** The new-game form: a quick start at one click, or scenario, options and house rules. */
export function NewGameForm({ onStart, onCancel }: NewGameProps<Command>) {
  const [draft, setDraft] = useState<SettingsDraft>(NEW_DRAFT)
  const [problems, setProblems] = useState<ProblemsByPlace>({})
  const change = (part: Partial<SettingsDraft>) => setDraft({ ...draft, ...part })
  const start = () => {
    const read = settingsOf(draft)
    setProblems(problemsByPlace(read.ok ? onStart(read.settings, []) : read.lines))
  }
  const quickStart = (picked: QuickStart) => {
    const opening = openingOf(picked, anyOf(hauntsOf(picked)))
    const { reconstruction } = draft
    setProblems(problemsByPlace(onStart({ scenario: picked.scenario, reconstruction }, opening)))
  }
  return (
    <NewGameFrame
      quick={<QuickStarts reconstruction={draft.reconstruction} onPick={quickStart} />}
      intro={NEW_GAME.ownIntro}
      problems={problems}
      onSubmit={start}
      onCancel={onCancel}
    >
      <ScenarioCards picked={choiceOf(draft)} onPick={(choice) => change(choosing(choice))}>
        {draft.isOwn && <OwnScenarioFields draft={draft} problems={problems} onChange={change} />}
      </ScenarioCards>
      <ReconstructionCards
        picked={draft.reconstruction}
        onPick={(reconstruction) => change({ reconstruction })}
      />
      <OptionFields draft={draft} problems={problems} onChange={change} />
      <HouseRuleFields houseRules={draft.houseRules} onChange={(houseRules) => change({ houseRules })} />
      <CustomRules draft={draft} problems={problems} onChange={change} />
    </NewGameFrame>
  )
}

/** One of the haunts by the browser's own chance: the rules never see it chosen, and no player chose it. */
function anyOf(haunts: readonly HauntId[]): HauntId {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return present(haunts[random % haunts.length], 'a haunt for the wand')
}
