import { memo } from 'react'
import writingStyles from '@/widgets/writing.module.css'
import type { View } from '../../state/view'
import type { Gesture } from '../desk/gesture'
import { hexesToAct, hexOfGesture } from '../gestures/answering'
import { inHandWords } from '../words/in-hand'

interface PickedSpokenProps {
  readonly view: View
  readonly gesture: Gesture
}

/** What N, Shift+N or a click has picked, for a screen reader, and which of how many that can act it is. */
export const PickedSpoken = memo(function PickedSpoken({ view, gesture }: PickedSpokenProps) {
  return (
    <p className={writingStyles['visually-hidden']} role="status">
      {spoken(view, gesture)}
    </p>
  )
})

function spoken(view: View, gesture: Gesture): string {
  const words = inHandWords(view, gesture)
  const hexes = hexesToAct(view)
  const hex = hexOfGesture(view, gesture)
  const nth = hex === undefined ? -1 : hexes.indexOf(hex)
  return nth < 0 ? words : `${words} ${nth + 1} of ${hexes.length} that can act.`
}
