import { useState } from 'react'
import type { HexId } from '@/engine/hex'
import { GroupPicker } from '@/table/panel/GroupPicker'
import { capitalized } from '@/engine/phrases'
import { countOf, STACKING_LIMIT, UNIT_NAMES } from '../../../content/units'
import { type AdvanceChoice, advancesOpen } from '../../../rules/segments/combat-choices'
import { stackIn, unitOf } from '../../../rules/stacking'
import { advanceNamed, namingAdvance } from '../../gestures/combat'
import type { NamingAdvance } from '../../gestures/gesture'
import { chipsOf } from '../unit-chip'
import type { PanelProps } from '../desk'

/** Advances into emptied hexes: up to four units of one type each, or none (AR-10.9, AR-10.10). */
export function Advances({ desk }: PanelProps) {
  const { view, gesture, adjust } = desk
  const [declined, setDeclined] = useState<readonly HexId[]>([])
  const open = advancesOpen(view).filter(({ hex }) => !declined.includes(hex))
  const decline = (hex: HexId) => {
    setDeclined([...declined, hex])
    adjust({ type: 'cancel' })
  }
  return open.map((choice) => (
    <section key={choice.hex} className="advance" aria-label={`Advance into ${choice.hex}`}>
      <h3>
        Advance into {choice.hex}{' '}
        <span className="soft">after {choice.after === 'fireball' ? 'fireball' : 'combat'}</span>
      </h3>
      {gesture.name === 'NamingAdvance' && gesture.hex === choice.hex ? (
        <AdvanceGroup desk={desk} choice={choice} naming={gesture} />
      ) : (
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => adjust({ type: 'pick', gesture: namingAdvance(view, choice) })}
          >
            Choose units
          </button>
          <button type="button" className="button button--quiet" onClick={() => decline(choice.hex)}>
            Decline
          </button>
        </div>
      )}
    </section>
  ))
}

interface AdvanceGroupProps extends PanelProps {
  readonly choice: AdvanceChoice
  readonly naming: NamingAdvance
}

function AdvanceGroup({ desk, choice, naming }: AdvanceGroupProps) {
  const { view, adjust, follow } = desk
  const able = choice.units.flatMap((id) => unitOf(view, id) ?? [])
  const types = [...new Set(able.map(({ type }) => type))]
  const room = STACKING_LIMIT - stackIn(view, choice.hex).length
  const type = able.find(({ id }) => naming.units.includes(id))?.type
  return (
    <>
      {types.map((each) => (
        <GroupPicker
          key={each}
          title={capitalized(UNIT_NAMES[each].many)}
          chips={chipsOf(
            view,
            able.filter((unit) => unit.type === each),
          )}
          picked={naming.units.filter((id) => able.some((unit) => unit.id === id && unit.type === each))}
          most={room}
          onToggle={(unit) => adjust({ type: 'toggleUnit', unit })}
          onTake={(units) => adjust({ type: 'takeUnits', units })}
        />
      ))}
      <button type="button" className="button button--primary" onClick={() => follow(advanceNamed(naming))}>
        {type ? `Advance with ${countOf(naming.units.length, type)}` : 'Advance'}
      </button>
    </>
  )
}
