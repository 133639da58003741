import { QuickStartCards } from '@/table/new-game/QuickStartCards'
import { NEW_GAME, PRESET_BLURBS } from '../../content/new-game-text'
import { type Preset, PRESETS } from '../../content/presets'
import { RULESET_TEXT } from '../../content/text'

interface ReadyGamesProps {
  readonly onPick: (preset: Preset) => void
}

const CARDS = PRESETS.map((preset) => ({
  ...preset,
  tag: preset.ruleset === 'basic' ? RULESET_TEXT.basic.name : NEW_GAME.quickTag(preset.points),
  blurb: PRESET_BLURBS[preset.id] ?? '',
}))

/** The ready games (B-3), a button each; the first is the one to begin with. */
export function ReadyGames({ onPick }: ReadyGamesProps) {
  return <QuickStartCards intro={[NEW_GAME.quickIntro]} cards={CARDS} onPick={onPick} />
}
