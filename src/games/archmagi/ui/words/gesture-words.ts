import { listed } from '@/engine/basics/phrases'
import { namesIn } from '../../queries/names'
import type { View } from '../../queries/view'
import { WAYS } from '../choosing/ways'
import { optionShown } from '../choosing/option-words'
import { partsOf } from '../choosing/parts'
import type { Gesture } from '../desk/gesture'
import { COMMAND_TITLES } from '../texts/table-text'
import { placeInWords } from './hex-words'
import { narrowed } from '@/table/choosing/narrowing'

/** What is in hand, in words; '' for nothing. */
export function gestureInWords(view: View, gesture: Gesture): string {
  switch (gesture.name) {
    case 'Idle':
      return ''
    case 'Moving':
      return `${listed(gesture.units.map(namesIn(view).unit))}; ${gesture.hex}`
    case 'Choosing': {
      const [command] = narrowed(partsOf, WAYS.offersOf(view), gesture.settled)
      if (!command || Object.keys(gesture.settled).length === 0)
        return gesture.hex === null ? '' : `${gesture.hex}, ${placeInWords(view, gesture.hex)}`
      const chosen = partsOf(command).filter(({ at }) => at !== 'type' && at in gesture.settled)
      const words = chosen.map(({ at, value }) => optionShown(view, at, value).name)
      return [COMMAND_TITLES[command.type], ...words].join(': ')
    }
  }
}
