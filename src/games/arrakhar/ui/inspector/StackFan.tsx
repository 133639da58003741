import { CounterPicture } from '@/board/layers/CounterPicture'
import writingStyles from '@/widgets/writing.module.css'
import { INSPECTOR_TEXT } from '../../content/inspector-text'
import type { UnitId } from '../../rules/position'
import { FactTags } from './FactTags'
import type { GroupSeen, UnitSeen } from './hex-facts'
import styles from './inspector.module.css'

interface StackFanProps {
  readonly group: GroupSeen
  /** Units that can be picked alone. */
  readonly pickable: readonly UnitId[]
  readonly onPick: (units: readonly UnitId[]) => void
}

/** The units of one type in a hex, side by side as counters, under what holds of all of them. */
export function StackFan({ group, pickable, onPick }: StackFanProps) {
  return (
    <section className={styles['inspector__group']} aria-label={group.heading}>
      <h3>{group.heading}</h3>
      <FactTags facts={group.facts} />
      <ul className={styles['inspector__fan']}>
        {group.units.map((unit) => (
          <li key={unit.id}>
            {pickable.includes(unit.id) ? (
              <button
                type="button"
                className={styles['inspector__unit']}
                title={INSPECTOR_TEXT.pickOne(unit.name)}
                onClick={() => onPick([unit.id])}
              >
                <Seen unit={unit} />
                <span className={writingStyles['visually-hidden']}>
                  . {INSPECTOR_TEXT.pickOne(unit.name)}
                </span>
              </button>
            ) : (
              <div className={styles['inspector__unit']}>
                <Seen unit={unit} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Seen({ unit: { counter, name, remarks } }: { readonly unit: UnitSeen }) {
  return (
    <>
      <CounterPicture counter={counter} />
      <b>{name}</b>
      {remarks.map((remark) => (
        <small key={remark}>{remark}</small>
      ))}
    </>
  )
}
