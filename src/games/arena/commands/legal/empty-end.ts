import { onlyEndOf } from '@/engine/declare/legal'
import { mustLand } from '../../queries/flights'
import { positionOf, type View } from '../../state/view'
import { type Command, COMMANDS } from '..'

/**
 * What ends a phase in which the active seat can do nothing else. The last phase of a turn hands it over, and flyers who
 * have to come down are not brought down unseen: such ends are given by hand. Magic phases are passed, not ended.
 */
export function emptyEnd(view: View): Command | undefined {
  const { phase } = view.now
  const last = view.settings.ruleset === 'basic' ? 'combat' : 'equip2'
  if (phase === last || phase === 'magic1' || phase === 'magic2') return undefined
  if (phase === 'movement' && view.creatures.some((unit) => mustLand(view, unit))) return undefined
  return onlyEndOf(COMMANDS, positionOf(view))
}
