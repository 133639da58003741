import type { HexId } from '@/engine/hex'
import { MOVEMENT_PANEL } from '../../content/table-text'
import { cardOf, creatureOf } from '../../rules/creatures'
import { isSpent } from '../../rules/entry'
import type { Creature } from '../../rules/position'
import { hexOf } from '../../rules/spaces'
import { flightOf, moveOf } from '../../rules/values'
import type { View } from '../../rules/view'
import { actorsIn, actorsOf } from '../gestures/offers'
import { type Way, waysOf, waysTo } from '../gestures/ways'
import type { PanelProps } from '../play/desk'
import { creatureInWords } from '../words/hex-words'
import { spaceName } from '../words/space-words'
import { type Choice, Choices } from './Choices'
import { creatureChoice, inHand } from './creature-choice'

/** The unit in hand with its ways, or the units that can move (AA-9, AA-10). */
export function MovementPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  const id = inHand(desk)
  const unit = id === undefined ? undefined : creatureOf(view, id)
  const here = unit?.at ? hexOf(unit.at) : undefined
  const units = here === undefined ? actorsOf(view) : actorsIn(view, here)
  return (
    <>
      {unit ? <UnitWords view={view} unit={unit} /> : null}
      {unit && gesture.name === 'WayAsked' ? (
        <Ways desk={desk} ways={waysTo(view, unit.id, gesture.hex)} hex={gesture.hex} />
      ) : null}
      {unit && gesture.name === 'CreaturePicked' ? (
        <StayWays desk={desk} ways={waysOf(view, unit.id)} hex={here} />
      ) : null}
      {unit && units.length < 2 ? null : (
        <Choices
          title={MOVEMENT_PANEL.units(here ?? '…')}
          choices={units.map((one) => creatureChoice(desk, one, one.at ? spaceName(one.at) : undefined))}
        />
      )}
    </>
  )
}

interface UnitWordsProps {
  readonly view: View
  readonly unit: Creature
}

function UnitWords({ view, unit }: UnitWordsProps) {
  const flight = flightOf(view, unit)
  return (
    <p>
      {creatureInWords(view, unit)}.{' '}
      <span className="soft">
        {MOVEMENT_PANEL.figures(moveOf(view, unit), cardOf(unit).terrain)}
        {flight ? `; ${MOVEMENT_PANEL.flight(flight.speed, unit.airTurns, flight.duration)}` : ''}.
      </span>{' '}
      {isSpent(view, unit) ? <strong>{MOVEMENT_PANEL.spent}</strong> : null}
    </p>
  )
}

interface WaysProps extends PanelProps {
  readonly ways: readonly Way[]
  readonly hex: HexId | undefined
}

/** Taking off and landing on the spot need no other hex. */
function StayWays({ desk, ways, hex }: WaysProps) {
  return <Ways desk={desk} ways={ways.filter((way) => way.hex === hex)} hex={hex} />
}

/** The ways to one hex, each a button. */
function Ways({ desk, ways, hex }: WaysProps) {
  return (
    <Choices
      title={MOVEMENT_PANEL.ways(hex ?? '')}
      choices={ways.map((way): Choice => ({
        key: way.by,
        name: MOVEMENT_PANEL[way.by],
        more: warningOf(way),
        onChoose: () => desk.send(way.command),
      }))}
    />
  )
}

function warningOf({ fights, isDeadly }: Way): string | undefined {
  if (isDeadly) return MOVEMENT_PANEL.deadly
  return fights ? MOVEMENT_PANEL.fights : undefined
}
