import type { LandEffect } from '../board-effect'
import { Sprite } from '../Sprite'
import { type ActProps, moved } from './act-props'
import { Counters } from './Counters'

const DOWN: readonly Keyframe[] = [
  { transform: moved(0, -22, { size: 1.35, turn: -6 }), opacity: 0 },
  { transform: moved(0, -10, { size: 1.2, turn: -3 }), opacity: 1, offset: 0.45 },
  { transform: moved(0, 0), opacity: 1 },
]

/** Counters are set down from above. */
export function LandAct({ effect: { hex, counters }, place, ...moment }: ActProps<LandEffect>) {
  return (
    <Sprite at={place(hex)} frames={DOWN} easing="ease-in" {...moment}>
      <Counters hex={hex} counters={counters} />
    </Sprite>
  )
}
