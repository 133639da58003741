import { type PanelPart, Soft } from '@/table/panel/PanelParts'
import { MOVEMENT_PANEL } from '../../tables/table-text'
import { TERRAIN_CLASS_TEXT } from '../../tables/text'
import { cardOf } from '../../queries/creatures'
import { isSpent } from '../../queries/entry'
import type { Creature } from '../../state/position'
import { hexOf } from '../../queries/spaces'
import { flightOf } from '../../queries/values'
import type { View } from '../../state/view'
import type { Desk } from '../desk/desk'
import { actorsIn, actorsOf } from '../gestures/offers'
import { type Way, waysTo } from '../gestures/ways'
import { creatureInWords } from '../words/hex-words'
import { creatureChoices, creatureInHand } from './choices'

/**
 * The unit in hand with its ways, or the units that can move (AA-9, AA-10). Ways lead to the hex that is asked about,
 * or else stay on the spot: taking off and landing need no other hex.
 */
export function movementParts(desk: Desk): readonly PanelPart[] {
  const { view, gesture, send } = desk
  const unit = creatureInHand(desk)
  if (!unit?.at)
    return [{ kind: 'choices', title: MOVEMENT_PANEL.who, choices: creatureChoices(desk, actorsOf(view)) }]
  const here = hexOf(unit.at)
  const to = gesture.name === 'WayAsked' ? gesture.hex : here
  const ways = waysTo(view, unit.id, to).map((way) => ({
    key: way.by,
    name: MOVEMENT_PANEL[way.by],
    more: warningOf(way),
    onChoose: () => send(way.command),
  }))
  const units = actorsIn(view, here)
  return [
    { kind: 'text', text: unitWords(view, unit) },
    { kind: 'choices', title: MOVEMENT_PANEL.ways(to), choices: ways },
    {
      kind: 'choices',
      title: MOVEMENT_PANEL.units(here),
      choices: units.length > 1 ? creatureChoices(desk, units) : [],
    },
  ]
}

function unitWords(view: View, unit: Creature) {
  const flight = flightOf(view, unit)
  return (
    <>
      {creatureInWords(view, unit)}.{' '}
      <Soft>
        {TERRAIN_CLASS_TEXT[cardOf(unit).terrain].line.slice(0, -1)}
        {flight ? `; ${MOVEMENT_PANEL.flight(flight.speed, unit.airTurns, flight.duration)}` : ''}.
      </Soft>{' '}
      {isSpent(view, unit) ? <strong>{MOVEMENT_PANEL.spent}</strong> : null}
    </>
  )
}

function warningOf({ fights, isDeadly }: Way): string | undefined {
  if (isDeadly) return MOVEMENT_PANEL.deadly
  return fights ? MOVEMENT_PANEL.fights : undefined
}
