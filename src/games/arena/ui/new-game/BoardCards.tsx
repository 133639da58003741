import { Choices } from '@/table/new-game/Choices'
import { MAPS } from '../../content/boards'
import { MAP_BLURBS, NEW_GAME } from '../../content/new-game-text'
import { RULESET_TEXT } from '../../content/text'
import { MapPicture } from './MapPicture'
import { mapsOf, type SettingsDraft, withRuleset } from './settings-draft'

interface BoardCardsProps {
  readonly draft: SettingsDraft
  readonly onChange: (draft: SettingsDraft) => void
}

const RULESETS = (['advanced', 'basic'] as const).map((id) => ({
  id,
  name: RULESET_TEXT[id].name,
  blurb: RULESET_TEXT[id].line,
}))

/** The ruleset (AA-24) and the map to play on (D-6), as cards. */
export function BoardCards({ draft, onChange }: BoardCardsProps) {
  const maps = mapsOf(draft.ruleset).map((id) => ({
    id,
    name: MAPS[id].name,
    blurb: MAP_BLURBS[id],
    figures: [<MapPicture key={id} map={id} />],
  }))
  return (
    <>
      <Choices
        legend={NEW_GAME.ruleset}
        name="ruleset"
        choices={RULESETS}
        picked={draft.ruleset}
        onPick={(ruleset) => onChange(withRuleset(draft, ruleset))}
      />
      <Choices
        legend={NEW_GAME.map}
        name="map"
        choices={maps}
        picked={draft.map}
        onPick={(map) => onChange({ ...draft, map })}
      />
    </>
  )
}
