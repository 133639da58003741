import type { HexId } from '@/engine/kernel/hex'
import { Buttons, type PanelButton } from '@/table/panel/Buttons'
import { PANEL } from '../../tables/panel-text'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import styles from '@/table/panel/picking.module.css'
import writingStyles from '@/widgets/writing.module.css'
import { countOf, STACKING_LIMIT } from '../../tables/units'
import type { Table } from '../../state/position'
import { type AdvanceChoice, advancesOpen } from '../../queries/combat-choices'
import { stackIn, unitOf } from '../../queries/stacking'
import type { PanelProps } from '../desk/desk'
import type { NamingAdvance } from '../desk/gesture'
import { advanceNamed, namingAdvance } from '../gestures/advance'
import { byType, Groups } from './parts'

interface AdvancesProps extends PanelProps {
  /** Hexes whose advance is given up. */
  readonly declined: readonly HexId[]
  readonly onDecline: (hex: HexId) => void
}

/** Advances into emptied hexes: up to four units of one type each, or none (AR-10.9, AR-10.10). */
export function Advances({ desk, declined, onDecline }: AdvancesProps) {
  const { view, gesture, adjust } = desk
  const open = advancesOpen(view).filter(({ hex }) => !declined.includes(hex))
  const choose = (choice: AdvanceChoice) => adjust({ type: 'pick', gesture: namingAdvance(view, choice) })
  const decline = (hex: HexId) => {
    onDecline(hex)
    adjust({ type: 'cancel' })
  }
  return open.map((choice) => (
    <section key={choice.hex} className={styles.advance} aria-label={PANEL.advanceInto(choice.hex)}>
      <h3>
        {PANEL.advanceInto(choice.hex)} <span className={writingStyles.soft}>after {choice.after}</span>
      </h3>
      {gesture.name === 'NamingAdvance' && gesture.hex === choice.hex ? (
        <AdvanceGroup desk={desk} choice={choice} naming={gesture} />
      ) : (
        <Buttons
          buttons={[
            ...(open.length === 1 ? [largestAdvance(desk, choice)] : []),
            { name: PANEL.chooseUnits, onPress: () => choose(choice) },
            { name: PANEL.decline, look: 'quiet', onPress: () => decline(choice.hex) },
          ]}
        />
      )}
    </section>
  ))
}

/** Where one hex alone is open, as many as may go into it do so at once. */
function largestAdvance({ view, follow }: PanelProps['desk'], choice: AdvanceChoice): PanelButton {
  const naming = namingAdvance(view, choice)
  return {
    name: advanceText(view, naming),
    look: 'primary',
    onPress: () => follow(advanceNamed(naming)),
  }
}

function advanceText(table: Table, { units }: NamingAdvance): string {
  const type = units.flatMap((id) => unitOf(table, id) ?? [])[0]?.type
  return type ? PANEL.advanceWith(countOf(units.length, type)) : 'Advance'
}

interface AdvanceGroupProps extends PanelProps {
  readonly choice: AdvanceChoice
  readonly naming: NamingAdvance
}

function AdvanceGroup({ desk, choice: { units, hex }, naming }: AdvanceGroupProps) {
  const { view, follow } = desk
  const able = units.flatMap((id) => unitOf(view, id) ?? [])
  return (
    <>
      <Groups
        desk={desk}
        groups={byType(able)}
        picked={naming.units}
        figure="combat"
        most={STACKING_LIMIT - stackIn(view, hex).length}
      />
      <PrimaryButton onClick={() => follow(advanceNamed(naming))}>{advanceText(view, naming)}</PrimaryButton>
    </>
  )
}
