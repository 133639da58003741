import type { BannerEffect } from '../board-effect'
import { BannerPiece } from '../Piece'
import { type ActProps, moved } from './act-props'

/** A banner rises a little, stands, and goes. */
export function BannerAct({ effect, place, start, duration }: ActProps<BannerEffect>) {
  const { hex, text, icon } = effect
  return (
    <BannerPiece spot={place(hex)} text={text} icon={icon} motion={{ frames: RISING, start, duration }} />
  )
}

const RISING: readonly Keyframe[] = [
  { transform: moved(0, 14), opacity: 0, easing: 'ease-out' },
  { transform: moved(0, 0), opacity: 1, offset: 0.1 },
  { transform: moved(0, 0), opacity: 1, offset: 0.88 },
  { transform: moved(0, 0), opacity: 0 },
]
