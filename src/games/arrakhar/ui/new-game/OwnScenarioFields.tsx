import { Choices } from '@/table/new-game/Choices'
import { Problems } from '@/table/new-game/Problems'
import formStyles from '@/table/new-game/new-game.module.css'
import controlStyles from '@/widgets/control.module.css'
import { Stepper } from '@/widgets/Stepper'
import { HAUNT_COUNTS } from '../../content/scenarios'
import { NEW_GAME, OWN_SCENARIO as TEXT } from '../../content/setup-text'
import { SIDE_NAMES } from '../../content/text'
import { COUNTERMIX, type Side } from '../../content/units'
import type { ProblemsByPlace, SettingsDraft } from './settings-draft'
import { SidePoints } from './SidePoints'
import styles from './new-game.module.css'

interface OwnScenarioFieldsProps {
  readonly draft: SettingsDraft
  readonly problems: ProblemsByPlace
  readonly onChange: (change: Partial<SettingsDraft>) => void
}

const SIDES: readonly Side[] = ['sorcerer', 'wizard']
const COUNTS = { '6': 6, '9': 9 } as const
const CARDS = HAUNT_COUNTS.map((count) => ({
  id: `${count}` as const,
  name: NEW_GAME.haunts(count),
  blurb: TEXT.hauntBlurbs[count],
}))

/** A scenario of the players' own: points, haunts and minimums (AR-13.3, AR-13.4). */
export function OwnScenarioFields({ draft, problems, onChange }: OwnScenarioFieldsProps) {
  const { minimums, haunts, advancedPlay } = draft
  return (
    <fieldset className={styles['own-scenario']}>
      <legend className={controlStyles['field__label']}>{TEXT.title}</legend>
      <p className={controlStyles['field__hint']}>
        {TEXT.hint}{' '}
        <a href="#/rules/arrakhar/variations" target="_blank" rel="noopener">
          {TEXT.ideas}
        </a>
      </p>
      <SidePoints hint={TEXT.points} draft={draft} problems={problems.points ?? []} onChange={onChange} />
      <Choices
        legend={TEXT.haunts}
        name="haunts"
        choices={CARDS}
        picked={`${haunts}`}
        onPick={(count) => onChange({ haunts: COUNTS[count] })}
      />
      <Problems lines={problems.haunts ?? []} />
      <fieldset className={formStyles.handicap}>
        <legend className={controlStyles['field__label']}>{TEXT.minimums}</legend>
        <p className={controlStyles['field__hint']}>{advancedPlay ? TEXT.noMinimums : TEXT.minimumsHint}</p>
        {!advancedPlay && (
          <div className={formStyles['handicap__sides']}>
            {SIDES.map((side) => (
              <Stepper
                key={side}
                label={TEXT.minimumOf(SIDE_NAMES[side])}
                value={minimums[side]}
                min={0}
                max={COUNTERMIX}
                onChange={(minimum) => onChange({ minimums: { ...minimums, [side]: minimum } })}
              />
            ))}
          </div>
        )}
        <Problems lines={problems.minimums ?? []} />
      </fieldset>
    </fieldset>
  )
}
