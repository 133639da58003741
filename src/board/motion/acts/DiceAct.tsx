import type { DiceEffect } from '../board-effect'
import { ThrownPiece } from '../Piece'
import { DICE_LAND } from '../schedule'
import { type ActProps, moved } from './act-props'

/** Dice fall beside their hexes, stand there, and go. */
export function DiceAct({ effect, place, start, duration }: ActProps<DiceEffect>) {
  return effect.throws.map(({ hex, dice }) => (
    <ThrownPiece key={hex} spot={place(hex)} dice={dice} motion={{ frames: FALLING, start, duration }} />
  ))
}

const FALLING: readonly Keyframe[] = [
  { transform: moved(0, -120, { size: 1.5 }), opacity: 0, easing: 'ease-in' },
  { transform: moved(0, -96, { size: 1.4 }), opacity: 1, offset: DICE_LAND * 0.15, easing: 'ease-in' },
  { transform: moved(0, 0), opacity: 1, offset: DICE_LAND * 0.55, easing: 'ease-out' },
  { transform: moved(0, -16), opacity: 1, offset: DICE_LAND * 0.78, easing: 'ease-in' },
  { transform: moved(0, 0), opacity: 1, offset: DICE_LAND },
  { transform: moved(0, 0), opacity: 1, offset: 0.92 },
  { transform: moved(0, 0), opacity: 0 },
]
