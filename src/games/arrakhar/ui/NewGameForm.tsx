import { useState } from 'react'
import { present } from '@/engine/kernel/refusal'
import type { NewGameProps } from '@/engine/table/table'
import { Fields } from '@/table/fields/Fields'
import { NewGameFrame } from '@/table/new-game/NewGameFrame'
import { QuickStartCards } from '@/table/new-game/QuickStartCards'
import type { QuickStart } from '../tables/quick-starts'
import { RECONSTRUCTION_TEXT } from '../tables/reconstructions-text'
import { SCENARIOS } from '../tables/scenarios'
import { NEW_GAME } from '../tables/setup-text'
import type { Command } from '../commands'
import { pickedBy } from '../commands/set-up/filling/chance'
import { hauntsOf, openingOf } from './new-game/opening'
import {
  NEW_DRAFT,
  problemsByPlace,
  type ProblemsByPlace,
  type SettingsDraft,
  settingsOf,
} from './new-game/settings-draft'
import { settingsFields } from './new-game/settings-fields'
import { browserChance } from './setup/browser-chance'
import { quickStartsFor } from './setup/ready-made'

/** The new-game form: a quick start at one click, or scenario, options and house rules. */
export function NewGameForm({ onStart, onCancel }: NewGameProps<Command>) {
  const [draft, setDraft] = useState<SettingsDraft>(NEW_DRAFT)
  const [problems, setProblems] = useState<ProblemsByPlace>({})
  const { reconstruction } = draft
  const start = () => {
    const read = settingsOf(draft)
    setProblems(problemsByPlace(read.ok ? onStart(read.settings, []) : read.lines))
  }
  const quickStart = (picked: QuickStart) => {
    // By the browser's own chance: the rules never see it chosen, and no player chose it.
    const opening = openingOf(
      picked,
      present(pickedBy(browserChance, hauntsOf(picked)), 'a haunt for the wand'),
    )
    setProblems(problemsByPlace(onStart({ scenario: picked.scenario, reconstruction }, opening)))
  }
  return (
    <NewGameFrame
      quick={
        <QuickStartCards
          intro={[NEW_GAME.quickIntro, NEW_GAME.quickCharts(RECONSTRUCTION_TEXT[reconstruction].name)]}
          cards={quickStartsFor(reconstruction).map((one) => ({ ...one, tag: SCENARIOS[one.scenario].name }))}
          onPick={quickStart}
        />
      }
      intro={NEW_GAME.ownIntro}
      problems={problems}
      onSubmit={start}
      onCancel={onCancel}
    >
      <Fields
        fields={settingsFields(draft, problems)}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </NewGameFrame>
  )
}
