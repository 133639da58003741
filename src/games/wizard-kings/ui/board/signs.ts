import type { Icon } from '@/board/board-props'

/** Crossed blades; drawn for this program. */
export const BATTLE_SIGN: Icon = {
  path: 'M64 48 288 272l-24 24 40 40 24-24 72 72-16 40 24 24 40-56 56-40-24-24-40 16-72-72 24-24-40-40-24 24L96 48zm384 0L320 176l32 32L464 96V48zM208 288l-72 72-40-16-24 24 56 40 40 56 24-24-16-40 72-72z',
}
