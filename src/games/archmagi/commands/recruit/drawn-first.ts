import type { State } from '../../state/state'
import { refuse, type Refused } from '../../refuse'

/** Why nothing else is done in a phase yet: its draw comes first (AM-6.1, AM-7.1). */
export function drawFirst({ drawn, phase }: State): Refused {
  if (drawn || (phase !== 'recruitUnits' && phase !== 'recruitSpells')) return undefined
  return phase === 'recruitUnits'
    ? refuse('AM-6.1', 'The phase begins with the draw of units.')
    : refuse('AM-7.1', 'The phase begins with the draw of spells.')
}
