import { hauntsLaidOut, hexOfHaunt } from '../../queries/placement'
import { refuse } from '../../refuse'
import { HAUNT } from '../kit/args'
import { command } from '../kit/kit'

/** Chooses in secret the haunt that hides the wand (AR-3.4). */
export const hideWand = command({
  clause: 'AR-3.4',
  stage: 'sorcererPlacement',
  args: { haunt: HAUNT },
  listed: ({ table }) => hauntsLaidOut(table).map((haunt) => ({ haunt })),

  refusalOf: ({ table }, { haunt }) =>
    hexOfHaunt(table, haunt) === undefined
      ? refuse('AR-3.4', `${haunt} is not on the board; the wand is hidden in a haunt that is.`)
      : undefined,
  perform({ draft }, { haunt }) {
    draft.secrets.wandHaunt = haunt
    return [{ type: 'wandHidden', haunt }]
  },

  say: ({ haunt }) => `Hide the wand in ${haunt}`,
  ink: 'blue',
})
