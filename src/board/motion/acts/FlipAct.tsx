import type { FlipEffect } from '../board-effect'
import type { SeenCounter } from '../seen-counter'
import { Sprite } from '../Sprite'
import type { ActProps } from './act-props'
import { Counters } from './Counters'

const turned = (degrees: number, lift: number): Keyframe => ({
  transform: `translateY(${-lift}px) perspective(260px) rotateY(${degrees}deg) scale(${1 + lift / 60})`,
})

/** The counter is seen until it stands on edge, then its other face. */
const AWAY: readonly Keyframe[] = [
  turned(0, 0),
  { ...turned(90, 9), opacity: 1, offset: 0.5 },
  { ...turned(90, 9), opacity: 0, offset: 0.501 },
  { ...turned(90, 9), opacity: 0 },
]
const BACK: readonly Keyframe[] = [
  { ...turned(-90, 9), opacity: 0 },
  { ...turned(-90, 9), opacity: 0, offset: 0.499 },
  { ...turned(-90, 9), opacity: 1, offset: 0.5 },
  turned(0, 0),
]

/** Counters are lifted, turned over and laid down. */
export function FlipAct({ effect, place, start, duration }: ActProps<FlipEffect>) {
  const { hex, from, to } = effect
  const face = (counters: readonly SeenCounter[], frames: readonly Keyframe[]) => (
    <Sprite at={place(hex)} frames={frames} easing="ease-in-out" start={start} duration={duration}>
      <Counters hex={hex} counters={counters} />
    </Sprite>
  )
  return (
    <>
      {face(from, AWAY)}
      {face(to, BACK)}
    </>
  )
}
