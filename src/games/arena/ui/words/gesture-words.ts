import { creatureOf } from '../../queries/creatures'
import type { CreatureId } from '../../state/position'
import type { View } from '../../state/view'
import type { Gesture } from '../desk/gesture'
import { creatureInWords, placeInWords } from './hex-words'
import { magicName, targetName } from '../../queries/magic-names'

/** What is in hand, in words; '' for nothing. */
export function gestureInWords(view: View, gesture: Gesture): string {
  switch (gesture.name) {
    case 'Idle':
      return ''
    case 'HexPicked':
      return `${gesture.hex}, ${placeInWords(view, gesture.hex)}`
    case 'CreaturePicked':
      return inWords(view, gesture.creature)
    case 'WayAsked':
      return `${inWords(view, gesture.creature)}; ${gesture.hex}`
    case 'MagicPicked':
      return `${magicName(gesture.source)}; ${inWords(view, gesture.caster)}`
    case 'MagicAimed':
      return `${magicName(gesture.source)}: ${targetName(view, gesture.target)}; ${inWords(view, gesture.caster)}`
    case 'VehiclePicked':
      return inWords(view, gesture.vehicle)
  }
}

function inWords(view: View, id: CreatureId): string {
  const creature = creatureOf(view, id)
  return creature ? creatureInWords(view, creature) : ''
}
