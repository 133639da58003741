import type { BoardArrow } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { creatureOf } from '../../rules/creatures'
import type { Event } from '../../rules/events'
import { hexesOfTarget } from '../gestures/magic-offers'
import { isHarmful } from '../../queries/harm'
import type { CreatureId, Space } from '../../rules/position'
import { hexOf } from '../../rules/spaces'
import type { View } from '../../rules/view'

/** Arrows from those who did something to where they did it; `before` is the table as it stood just before. */
export function arrowsOfEvent(event: Event, before: View): readonly BoardArrow[] {
  switch (event.type) {
    case 'walked':
    case 'flew':
      return arrow(event.type, hexOf(event.from), event.path.at(-1), 'aid')
    case 'carried':
    case 'retreated':
      return arrow(event.type, hexOf(event.from), hexOf(event.to), 'aid')
    case 'fired':
      return arrow(event.type, hexOfCreature(before, event.shooter), hexOf(event.target), 'blade')
    case 'declared':
    case 'tookEffect':
      return magicArrow(event, before)
    default:
      return []
  }
}

type MagicEvent = Extract<Event, { type: 'declared' | 'tookEffect' }>

function magicArrow({ type, source, caster, target }: MagicEvent, before: View): readonly BoardArrow[] {
  if (caster === null || target === null) return []
  const [to] = hexesOfTarget(before, caster, target)
  return arrow(type, hexOfCreature(before, caster), to, isHarmful(source) ? 'fire' : 'aid')
}

/** None where it goes nowhere. */
function arrow(
  id: string,
  from: HexId | undefined,
  to: HexId | undefined,
  kind: BoardArrow['kind'],
): readonly BoardArrow[] {
  return from === undefined || to === undefined || from === to
    ? []
    : [{ id: `${id}-${from}`, from, to, kind }]
}

function hexOfCreature(view: View, id: CreatureId): HexId | undefined {
  const at: Space | null | undefined = creatureOf(view, id)?.at
  return at ? hexOf(at) : undefined
}
