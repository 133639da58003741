import { GroupPicker } from '@/table/panel/GroupPicker'
import { capitalized } from '@/engine/phrases'
import { PANEL } from '../../content/panel-text'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { STACKING_LIMIT, UNIT_NAMES } from '../../content/units'
import { stackIn } from '../../rules/stacking'
import type { EntryHasteNamed } from '../desk/gesture'
import { chipsOf } from '../board/unit-chip'
import { hasten } from '../gestures/spells'
import type { PanelProps } from '../desk/desk'
import { HasteForecast } from '../odds/HasteForecast'
import styles from '../odds/parts.module.css'

interface EntryHasteCardProps extends PanelProps {
  readonly named: EntryHasteNamed
}

/** On the first turn a waiting wizard hastens up to four units of one type in its entry hex (AR-9.6). */
export function EntryHasteCard({ desk, named }: EntryHasteCardProps) {
  const { view, adjust, follow } = desk
  const waiting = stackIn(view, named.hex)
  const types = [...new Set(waiting.map(({ type }) => type))]
  const { units } = named
  return (
    <section className={styles.aimed} data-part="aimed" aria-label="Spell in hand">
      <h3>Hasten up to four of one type waiting at {named.hex}</h3>
      {types.map((type) => (
        <GroupPicker
          key={type}
          title={capitalized(UNIT_NAMES[type].many)}
          chips={chipsOf(
            view,
            waiting.filter((unit) => unit.type === type),
            'points',
          )}
          picked={units.filter((id) => waiting.some((unit) => unit.id === id && unit.type === type))}
          most={STACKING_LIMIT}
          onToggle={(unit) => adjust({ type: 'toggleUnit', unit })}
          onTake={(taken) => adjust({ type: 'takeUnits', units: taken })}
        />
      ))}
      <HasteForecast table={view} units={units} castings={1} />
      <div className={styles['aimed__foot']}>
        <PrimaryButton onClick={() => follow(hasten(named))}>
          {PANEL.designate(PANEL.castings(1))}
        </PrimaryButton>
      </div>
    </section>
  )
}
