import { useState } from 'react'
import type { NewGameProps } from '@/engine/table'
import { NewGameFrame } from '@/table/new-game/NewGameFrame'
import { Problems } from '@/table/new-game/Problems'
import { NEW_GAME } from '../content/new-game-text'
import type { Command } from '../commands'
import { BoardCards } from './new-game/BoardCards'
import { OptionFields } from './new-game/OptionFields'
import { PointsPart } from './new-game/PointsPart'
import { ReadyGames } from './new-game/ReadyGames'
import {
  NEW_DRAFT,
  problemsByPlace,
  type ProblemsByPlace,
  type SettingsDraft,
  settingsOf,
} from './new-game/settings-draft'
import { VariantFields } from './new-game/VariantFields'

/** The new-game form: a ready game at one click, or ruleset, map, points, options and variants. */
export function NewGameForm({ onStart, onCancel }: NewGameProps<Command>) {
  const [draft, setDraft] = useState<SettingsDraft>(NEW_DRAFT)
  const [problems, setProblems] = useState<ProblemsByPlace>({})
  const change = (part: Partial<SettingsDraft>) => setDraft({ ...draft, ...part })
  const begin = (settings: unknown) => setProblems(problemsByPlace(onStart(settings, [])))
  return (
    <NewGameFrame
      quick={<ReadyGames onPick={({ id }) => begin({ preset: id })} />}
      intro={NEW_GAME.ownIntro}
      problems={problems}
      onSubmit={() => begin(settingsOf(draft))}
      onCancel={onCancel}
    >
      <BoardCards draft={draft} onChange={setDraft} />
      <Problems lines={problems.map ?? []} />
      <PointsPart draft={draft} problems={problems.points ?? []} onChange={change} />
      <OptionFields draft={draft} problems={problems} onChange={change} />
      <VariantFields
        ruleset={draft.ruleset}
        variants={draft.variants}
        onChange={(variants) => change({ variants })}
      />
    </NewGameFrame>
  )
}
