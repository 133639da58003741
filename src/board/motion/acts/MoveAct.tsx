import type { HexId } from '@/engine/kernel/hex'

import { Treasure } from '../../layers/SiteLayer'
import type { MoveEffect } from '../board-effect'
import { Sprite } from '../Sprite'
import { type ActProps, moved } from './act-props'
import { Counters } from './Counters'

const LIFTED = 1.1
const ORIGIN = { x: 0, y: 0 }
/** Room for the ring around the treasure. */
const HALF = 44

/** Counters are taken up, slid from hex to hex and set down. */
export function MoveAct({ effect, place, start, duration }: ActProps<MoveEffect>) {
  const { path, counters, prize } = effect
  const end = path.at(-1)
  if (end === undefined) return null
  const frames = slide(path, end, place)
  return (
    <Sprite
      at={place(end)}
      half={HALF}
      frames={frames}
      easing="cubic-bezier(0.4, 0.05, 0.3, 1)"
      start={start}
      duration={duration}
    >
      <Counters hex={end} counters={counters} />
      {prize && <Treasure site={prize} at={ORIGIN} />}
    </Sprite>
  )
}

function slide(path: readonly HexId[], end: HexId, place: ActProps['place']): readonly Keyframe[] {
  const goal = place(end)
  const stops = path.map((hex) => ({ x: place(hex).x - goal.x, y: place(hex).y - goal.y }))
  const isHop = stops.length === 2
  return stops.flatMap(({ x, y }, nth) => {
    const isEnd = nth === 0 || nth === stops.length - 1
    const frame: Keyframe = { transform: moved(x, y, { size: isEnd ? 1 : LIFTED }) }
    // A single step has no stop at which the counters could be seen lifted.
    const halfway: Keyframe = { transform: moved(x / 2, y / 2, { size: LIFTED }) }
    return isHop && nth === 0 ? [frame, halfway] : [frame]
  })
}
