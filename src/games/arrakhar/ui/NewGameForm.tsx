import { type SyntheticEvent, useState } from 'react'
import { present } from '@/engine/refusal'
import type { NewGameProps } from '@/engine/table'
import { Problems } from '@/table/new-game/Problems'
import type { QuickStart } from '../content/quick-starts'
import type { HauntId } from '../content/units'
import { NEW_GAME } from '../content/setup-text'
import type { Command } from '../rules/commands'
import { CustomRules } from './new-game/CustomRules'
import { HouseRuleFields } from './new-game/HouseRuleFields'
import { hauntsOf, openingOf } from './new-game/opening'
import { OptionFields } from './new-game/OptionFields'
import { QuickStarts } from './new-game/QuickStarts'
import { ReconstructionCards } from './new-game/ReconstructionCards'
import { ScenarioCards } from './new-game/ScenarioCards'
import {
  NEW_DRAFT,
  problemsByPlace,
  type ProblemsByPlace,
  type SettingsDraft,
  settingsOf,
  usualPoints,
} from './new-game/settings-draft'
import './new-game/new-game.css'

/** The new-game form: a quick start at one click, or scenario, options and house rules. */
export function NewGameForm({ onStart, onCancel }: NewGameProps<Command>) {
  const [draft, setDraft] = useState<SettingsDraft>(NEW_DRAFT)
  const [problems, setProblems] = useState<ProblemsByPlace>({})
  const change = (part: Partial<SettingsDraft>) => setDraft({ ...draft, ...part })
  const start = (event: SyntheticEvent) => {
    event.preventDefault()
    const read = settingsOf(draft)
    setProblems(problemsByPlace(read.ok ? onStart(read.settings, []) : read.lines))
  }
  const quickStart = (picked: QuickStart) => {
    const opening = openingOf(picked, anyOf(hauntsOf(picked)))
    const { reconstruction } = draft
    setProblems(problemsByPlace(onStart({ scenario: picked.scenario, reconstruction }, opening)))
  }
  return (
    <div className="new-game">
      <h1 className="new-game__title">{NEW_GAME.title}</h1>
      <QuickStarts reconstruction={draft.reconstruction} onPick={quickStart} />
      <section className="panel new-game__own" aria-labelledby="own-game-title">
        <h2 className="panel__title" id="own-game-title">
          {NEW_GAME.ownTitle}
        </h2>
        <form className="stack" onSubmit={start}>
          <p className="new-game__intro">{NEW_GAME.ownIntro}</p>
          <ScenarioCards
            picked={draft.scenario}
            onPick={(scenario) => change({ scenario, points: usualPoints(scenario) })}
          />
          <ReconstructionCards
            picked={draft.reconstruction}
            onPick={(reconstruction) => change({ reconstruction })}
          />
          <OptionFields draft={draft} problems={problems} onChange={change} />
          <HouseRuleFields houseRules={draft.houseRules} onChange={(houseRules) => change({ houseRules })} />
          <CustomRules draft={draft} problems={problems} onChange={change} />
          <div role="alert">
            {Object.keys(problems).length > 0 && <p className="field__error">{NEW_GAME.refused}</p>}
            <Problems lines={problems[''] ?? []} />
          </div>
          <div className="row">
            <button type="submit" className="button button--primary">
              {NEW_GAME.start}
            </button>
            <button type="button" className="button" onClick={onCancel}>
              {NEW_GAME.cancel}
            </button>
          </div>
        </form>
      </section>
    </div>
  )
}

/** One of the haunts by the browser's own chance: the rules never see it chosen, and no player chose it. */
function anyOf(haunts: readonly HauntId[]): HauntId {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return present(haunts[random % haunts.length], 'a haunt for the wand')
}
