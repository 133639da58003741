import { concede as giveUp } from '../../effects/flow/conceding'
import { happen } from '../../effects/flow/run'
import { STAGES } from '../../queries/asked'
import type { MageSeat } from '../../state/terms'
import { command } from '../kit/kit'

/** A seat gives up, whenever it is asked for something (AM-V.5). */
export const concede = command({
  clause: 'AM-V.5',
  stage: STAGES,
  args: {},
  refusalOf: () => undefined,
  perform: (doing) => happen(doing, (scene) => giveUp(scene, doing.seat)),
  say: () => 'Give up',
  idles: 'always',
})

/** What gives the game up for a seat. */
export const concession = (seat: MageSeat) => ({ type: 'concede', seat }) as const
