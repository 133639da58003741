import { useState } from 'react'
import type { NewGameProps } from '@/engine/table/table'
import { Fields } from '@/table/fields/Fields'
import { NewGameFrame } from '@/table/new-game/NewGameFrame'
import { QuickStartCards } from '@/table/new-game/QuickStartCards'
import { problemsBy } from '@/table/new-game/problems-by-place'
import { NEW_GAME as TEXT, PRESET_BLURBS } from '../tables/new-game-text'
import { PRESETS } from '../tables/presets'
import { RULESET_TEXT } from '../tables/text'
import type { Command } from '../commands'
import { NEW_GAME } from '../state/settings'
import { NEW_DRAFT, PLACES, type ProblemsByPlace, type SettingsDraft } from './new-game/settings-draft'
import { settingsFields } from './new-game/settings-fields'

/** The ready games (B-3); the first is the one to begin with. */
const READY_GAMES = PRESETS.map((preset) => ({
  ...preset,
  tag: preset.ruleset === 'basic' ? RULESET_TEXT.basic.name : TEXT.quickTag(preset.points),
  blurb: PRESET_BLURBS[preset.id] ?? '',
}))

/** The new-game form: a ready game at one click, or ruleset, map, points, options and variants. */
export function NewGameForm({ onStart, onCancel }: NewGameProps<Command>) {
  const [draft, setDraft] = useState<SettingsDraft>(NEW_DRAFT)
  const [problems, setProblems] = useState<ProblemsByPlace>({})
  const begin = (settings: unknown) => setProblems(problemsBy(PLACES, onStart(settings, [])))
  return (
    <NewGameFrame
      quick={
        <QuickStartCards
          intro={[TEXT.quickIntro]}
          cards={READY_GAMES}
          onPick={({ id }) => begin({ preset: id })}
        />
      }
      intro={TEXT.ownIntro}
      problems={problems}
      onSubmit={() => begin(NEW_GAME.write(draft, {}))}
      onCancel={onCancel}
    >
      <Fields
        fields={settingsFields(draft, problems)}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </NewGameFrame>
  )
}
