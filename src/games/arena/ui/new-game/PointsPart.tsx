import { PointFields } from '@/table/new-game/PointFields'
import styles from '@/table/new-game/new-game.module.css'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { NEW_GAME, SIZE_NAMES } from '../../content/new-game-text'
import { SEAT_NAMES } from '../../content/text'
import { SEATS } from '../../rules/position'
import { ARMY_SIZES, evenPoints, isAt, type SettingsDraft, usualPoints } from './settings-draft'

interface PointsPartProps {
  readonly draft: SettingsDraft
  readonly problems: readonly string[]
  readonly onChange: (part: Partial<SettingsDraft>) => void
}

const MOST_POINTS = 300

/** What each side may spend on its army: a size for both (AA-2.1), or a handicap (AA-2.4). */
export function PointsPart({ draft, problems, onChange }: PointsPartProps) {
  const { ruleset, points } = draft
  const usual = usualPoints(ruleset)
  return (
    <>
      {ruleset === 'advanced' && (
        <fieldset className={styles.options}>
          <legend className={controlStyles['field__label']}>{NEW_GAME.size}</legend>
          <div className={panelStyles.row}>
            {ARMY_SIZES.map((size) => (
              <button
                key={size.id}
                type="button"
                className={controlStyles.button}
                aria-pressed={isAt(points, evenPoints(size.points))}
                onClick={() => onChange({ points: evenPoints(size.points) })}
              >
                {SIZE_NAMES[size.id]} {size.points}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <PointFields
        hint={ruleset === 'basic' ? NEW_GAME.handicapBasic : NEW_GAME.handicap}
        sides={SEATS.map((side) => ({ side, name: SEAT_NAMES[side], value: points[side] }))}
        most={MOST_POINTS}
        problems={problems}
        onChange={(seat, value) => onChange({ points: { ...points, [seat]: value } })}
        onUsual={isAt(points, usual) ? undefined : () => onChange({ points: usual })}
      />
    </>
  )
}
