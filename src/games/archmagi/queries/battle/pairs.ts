import { refuse, type Refused } from '../../refuse'
import type { State } from '../../state/state'
import type { MageSeat, StackRef } from '../../state/terms'
import { isSheltered } from '../magic/targets'
import { enemyStacks, isSameStack, stackIn } from '../units'

/** Whether the combatants of a side are drawn by a die (AM-11.7, AM-E.34). */
export function isConfused({ effects }: State, seat: MageSeat): boolean {
  return effects.some(
    ({ does, on }) => does.op === 'randomCombatant' && on.kind === 'side' && on.seat === seat,
  )
}

/** Enemy stacks in hexes with units of the active seat (AM-11.1). */
export function contestedPairs(state: State): readonly StackRef[] {
  return enemyStacks(state, state.active).filter(
    ({ hex }) => stackIn(state, { hex, owner: state.active }).length > 0,
  )
}

/** Why a pair is not fought (AM-11.3, AM-E.26). */
function peaceRefusal(state: State, pair: StackRef): Refused {
  const isFoggy = state.effects.some(
    ({ does, on }) => does.op === 'noBattle' && on.kind === 'hex' && on.hex === pair.hex,
  )
  if (isFoggy) return refuse('AM-11.3', 'There is no battle in the fog.')
  return isSheltered(state, pair) || isSheltered(state, { hex: pair.hex, owner: state.active })
    ? refuse('AM-11.3', 'A stack in sanctuary does not fight.')
    : undefined
}

/** Why the active seat may not begin to fight a stack (AM-11.1 to AM-11.3). */
export function pairRefusal(state: State, pair: StackRef): Refused {
  if (!contestedPairs(state).some((one) => isSameStack(one, pair)))
    return refuse('AM-11.1', 'There are no units of both in that hex.')
  if (state.fought.some((one) => isSameStack(one, pair)))
    return refuse('AM-11.2', 'That pair has been fought in this turn.')
  return peaceRefusal(state, pair)
}

/** Pairs that must still be fought (AM-11.2, AM-11.5). */
export function unfoughtPairs(state: State): readonly StackRef[] {
  return contestedPairs(state).filter((pair) => !pairRefusal(state, pair))
}
