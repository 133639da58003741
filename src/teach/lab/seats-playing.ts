import type { LabDesk } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import { seatsNamed } from '@/contract/seat-names'
import type { Plan } from '@/engine/lab/plan'

/** The seats that play in the games of a plan whose settings begin a game. */
export function seatsPlaying(game: AnyGame, desk: LabDesk, plan: Plan) {
  return seatsNamed(game, desk.seatsOf?.(plan))
}
