import type { Draft } from 'immer'
import { reading, without } from '@/engine/kernel/draft'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Clause } from '../../clauses'
import { END_NAMES } from '../../tables/command-text'
import { HAUNT_IDS } from '../../tables/units'
import type { Event } from '../../events'
import { isSetUp } from '../../queries/guards'
import type { Position } from '../../state/position'
import { refuse } from '../../refuse'
import { designationClause } from '../../queries/designating'
import { overstackedHexes, tooNearEntryHexes } from '../../queries/movement-reach'
import { goOn } from '../../effects/turn/sequence'
import { holds } from '../../queries/stacking'
import { command, SEGMENTS } from '../kit/kit'

/** Ends the segment when nothing compulsory is left; the haunt check is carried out by it (AR-5, AR-11). */
export const endSegment = command({
  clause: 'AR-5.6',
  stage: SEGMENTS,
  args: {},
  refusalOf: ({ table }) =>
    isSetUp(table.now.segment)
      ? refuse('AR-2.5', 'The set-up goes on when the design or the placement is finished.')
      : dutyRefusal(table),
  perform({ draft }) {
    const { now } = reading(draft)
    const checked = now.segment === 'hauntCheck' ? checkHaunts(draft) : []
    return [...checked, ...goOn(draft)]
  },
  say(_, { table }) {
    const { segment } = table.now
    return isSetUp(segment) ? 'End the segment' : END_NAMES[segment]
  },
})

function dutyRefusal(position: Position): Refusal<Clause> | undefined {
  const { now } = position
  switch (now.segment) {
    case 'wanderingOrcs':
      if (now.due === null) return refuse('AR-5.1', 'Roll for wandering orcs first.')
      return now.due > 0 ? refuse('AR-5.3', `Wandering orcs still to be placed: ${now.due}.`) : undefined
    case 'summon':
      return now.pending
        ? refuse('AR-6.6', 'Say how many of the summoned units are placed; none is an answer.')
        : undefined
    case 'movement':
      return stackingRefusal(position)
    case 'haste':
    case 'fireball':
    case 'combat': {
      const open = now.designations.filter(({ resolved }) => !resolved)
      if (open.length === 0) return undefined
      const names = open.map(({ id, hex }) => `${id} (${hex})`).join(', ')
      return refuse(designationClause(now.segment), `Designated and not yet rolled: ${names}.`)
    }
    default:
      return undefined
  }
}

function stackingRefusal(position: Position): Refusal<Clause> | undefined {
  const crowded = overstackedHexes(position)
  if (crowded.length > 0)
    return refuse('AR-7.6', `More than one type or more than four units in ${crowded.join(', ')}.`)
  const near = tooNearEntryHexes(position)
  if (near.length > 0)
    return refuse('AR-7.7', `On the first game-turn too near an entry hex: ${near.join(', ')}.`)
  return undefined
}

/** Destroys every haunt that wizard-side units hold, before and after the wand comes to light there (AR-11.1 to AR-11.3). */
function checkHaunts(draft: Draft<Position>): readonly Event[] {
  const position = reading(draft)
  const events: Event[] = []
  for (const haunt of HAUNT_IDS) {
    const hex = position.haunts[haunt]
    if (hex === undefined || !holds(position, hex, 'wizard')) continue
    draft.haunts = without(draft.haunts, haunt)
    events.push({ type: 'hauntDestroyed', haunt, hex })
    if (position.wand.hidden && position.secrets.wandHaunt === haunt) {
      draft.wand = { hidden: false, hex }
      events.push({ type: 'wandFound', haunt, hex })
    }
  }
  return events
}
