import { NEW_GAME_TEXT } from '@/table/new-game/new-game-text'
import { Problems } from '@/table/new-game/Problems'
import { Select } from '@/widgets/Select'
import { Stepper } from '@/widgets/Stepper'
import styles from '@/table/new-game/new-game.module.css'
import controlStyles from '@/widgets/control.module.css'
import { NEW_GAME } from '../../content/new-game-text'
import { SPELL_IDS } from '../../content/spells'
import { SEAT_NAMES } from '../../content/text'
import { FIRST_PLAYERS, type ProblemsByPlace, type SettingsDraft } from './settings-draft'

interface OptionFieldsProps {
  readonly draft: SettingsDraft
  readonly problems: ProblemsByPlace
  readonly onChange: (part: Partial<SettingsDraft>) => void
}

const MOST_TURNS = 200

/** Who begins (AA-2.8), how long it lasts at most (AA-23.4), and how many spells an army lists (AA-2.5). */
export function OptionFields({ draft, problems, onChange }: OptionFieldsProps) {
  return (
    <fieldset className={styles.options}>
      <legend className={controlStyles['field__label']}>{NEW_GAME_TEXT.options}</legend>
      <Select
        label={NEW_GAME.firstPlayer}
        value={draft.firstPlayer}
        options={FIRST_PLAYERS.map((value) => ({
          value,
          name: value === 'roll' ? NEW_GAME.roll : SEAT_NAMES[value],
        }))}
        onChange={(firstPlayer) => onChange({ firstPlayer })}
      />
      <Stepper
        label={NEW_GAME.turnLimit}
        value={draft.turnLimit}
        min={1}
        max={MOST_TURNS}
        onChange={(turnLimit) => onChange({ turnLimit })}
      />
      <p className={controlStyles['field__hint']}>{NEW_GAME.turnLimitHint}</p>
      {draft.ruleset === 'advanced' && (
        <>
          <Stepper
            label={NEW_GAME.spellCards}
            value={draft.spellCards}
            min={0}
            max={SPELL_IDS.length}
            onChange={(spellCards) => onChange({ spellCards })}
          />
          <p className={controlStyles['field__hint']}>{NEW_GAME.spellCardsHint}</p>
        </>
      )}
      <Problems
        lines={[
          ...(problems.firstPlayer ?? []),
          ...(problems.turnLimit ?? []),
          ...(problems.spellCards ?? []),
        ]}
      />
    </fieldset>
  )
}
