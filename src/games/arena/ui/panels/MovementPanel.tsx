import type { HexId } from '@/engine/kernel/hex'
import writingStyles from '@/widgets/writing.module.css'
import { MOVEMENT_PANEL } from '../../tables/table-text'
import { TERRAIN_CLASS_TEXT } from '../../tables/text'
import { cardOf } from '../../queries/creatures'
import { isSpent } from '../../queries/entry'
import type { Creature, CreatureId } from '../../state/position'
import { hexOf } from '../../queries/spaces'
import { flightOf } from '../../queries/values'
import type { View } from '../../state/view'
import { actorsIn, actorsOf } from '../gestures/offers'
import { type Way, waysTo } from '../gestures/ways'
import type { PanelProps } from '../desk/desk'
import { creatureInWords } from '../words/hex-words'
import { type Choice, ChoiceButtons } from '@/table/panel/ChoiceButtons'
import { creatureChoices, creatureInHand } from './choices'

/** The unit in hand with its ways, or the units that can move (AA-9, AA-10). */
export function MovementPanel({ desk }: PanelProps) {
  const { view } = desk
  const unit = creatureInHand(desk)
  if (!unit?.at)
    return <ChoiceButtons title={MOVEMENT_PANEL.who} choices={creatureChoices(desk, actorsOf(view))} />
  const here = hexOf(unit.at)
  const units = actorsIn(view, here)
  return (
    <>
      <UnitWords view={view} unit={unit} />
      <Ways desk={desk} unit={unit.id} own={here} />
      <ChoiceButtons
        title={MOVEMENT_PANEL.units(here)}
        choices={units.length > 1 ? creatureChoices(desk, units) : []}
      />
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
      <span className={writingStyles.soft}>
        {TERRAIN_CLASS_TEXT[cardOf(unit).terrain].line.slice(0, -1)}
        {flight ? `; ${MOVEMENT_PANEL.flight(flight.speed, unit.airTurns, flight.duration)}` : ''}.
      </span>{' '}
      {isSpent(view, unit) ? <strong>{MOVEMENT_PANEL.spent}</strong> : null}
    </p>
  )
}

interface WaysProps extends PanelProps {
  readonly unit: CreatureId
  /** Where it is. */
  readonly own: HexId
}

/** The ways to the hex that is asked about, or else those on the spot: taking off and landing need no other hex. */
function Ways({ desk, unit, own }: WaysProps) {
  const { view, gesture, send } = desk
  const hex = gesture.name === 'WayAsked' ? gesture.hex : own
  return (
    <ChoiceButtons
      title={MOVEMENT_PANEL.ways(hex)}
      choices={waysTo(view, unit, hex).map((way): Choice => ({
        key: way.by,
        name: MOVEMENT_PANEL[way.by],
        more: warningOf(way),
        onChoose: () => send(way.command),
      }))}
    />
  )
}

function warningOf({ fights, isDeadly }: Way): string | undefined {
  if (isDeadly) return MOVEMENT_PANEL.deadly
  return fights ? MOVEMENT_PANEL.fights : undefined
}
