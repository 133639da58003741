import { happen } from '@/engine/declare/scene'
import { type Scene, tell } from '../../effects/scene'
import { STAGES } from '../../queries/asked'
import { levelsOf } from '../../queries/victory'
import { otherSide, type Side } from '../../tables/seats'
import { command } from '../kit/kit'

/** A seat gives up, at any time (VC-5). */
export const resign = command({
  clause: 'VC-5',
  stage: STAGES,
  args: {},
  refusalOf: () => undefined,
  perform: (doing) =>
    happen(doing, (scene: Scene) => {
      const level = levelsOf(scene.draft.settings).early
      const ending = { winner: otherSide(doing.seat), level, by: 'resigned' } as const
      scene.draft.ending = ending
      tell(scene, { type: 'ended', ...ending })
    }),
  say: () => 'Give up',
  idles: 'always',
})

/** What gives the game up for a seat. */
export const concession = (seat: Side) => ({ type: 'resign', seat }) as const
