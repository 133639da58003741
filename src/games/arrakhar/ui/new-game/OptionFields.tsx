import { Stepper } from '@/widgets/Stepper'
import { NEW_GAME_TEXT } from '@/table/new-game/new-game-text'
import { Option } from '@/table/new-game/Option'
import { Problems } from '@/table/new-game/Problems'
import styles from '@/table/new-game/new-game.module.css'
import controlStyles from '@/widgets/control.module.css'
import { NEW_GAME, TERMS } from '../../content/setup-text'
import type { ProblemsByPlace, SettingsDraft } from './settings-draft'
import { SidePoints } from './SidePoints'

interface OptionFieldsProps {
  readonly draft: SettingsDraft
  readonly problems: ProblemsByPlace
  readonly onChange: (change: Partial<SettingsDraft>) => void
}

const MOST_TURNS = 99

/** Advanced Play, a handicap, turn limit and skipping of empty segments. */
export function OptionFields({ draft, problems, onChange }: OptionFieldsProps) {
  return (
    <fieldset className={styles.options}>
      <legend className={controlStyles['field__label']}>{NEW_GAME_TEXT.options}</legend>
      <Option
        label={NEW_GAME.skipEmpty}
        hint={TERMS.skipEmpty}
        checked={draft.skipEmptySegments}
        onChange={(skipEmptySegments) => onChange({ skipEmptySegments })}
      />
      <Option
        label={NEW_GAME.advancedPlay}
        hint={TERMS.advancedPlay}
        checked={draft.advancedPlay}
        onChange={(advancedPlay) => onChange({ advancedPlay })}
      />
      <Option
        label={NEW_GAME.turnLimit}
        hint={TERMS.turnLimit}
        checked={draft.limited}
        onChange={(limited) => onChange({ limited })}
      />
      {draft.limited && (
        <Stepper
          label={NEW_GAME.turns}
          value={draft.turnLimit}
          min={1}
          max={MOST_TURNS}
          onChange={(turnLimit) => onChange({ turnLimit })}
        />
      )}
      <Problems lines={problems.turnLimit ?? []} />
      {!draft.isOwn && (
        <SidePoints
          hint={TERMS.handicap}
          draft={draft}
          problems={problems.points ?? []}
          onChange={onChange}
        />
      )}
    </fieldset>
  )
}
