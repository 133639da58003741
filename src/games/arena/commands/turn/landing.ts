import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { mustLand } from '../../queries/flights'
import { flownBy } from '../../effects/air-turns'
import { arrive } from '../../effects/arrival'
import { enterSpace } from '../../effects/control'
import { creatureOf } from '../../queries/creatures'
import { die } from '../../effects/death'
import { mayEnterGround } from '../../queries/entry'
import type { Event } from '../../events'
import type { Creature, Position } from '../../state/position'
import { groundOf, hexOf } from '../../queries/spaces'

/** Spent units of the active seat come down where they are, or die (AA-10.8). */
export function landSpent(draft: Draft<Position>): Event[] {
  const spent = reading(draft).creatures.filter((unit) => mustLand(reading(draft), unit))
  return spent.flatMap(({ id }) => {
    const unit = creatureOf(reading(draft), id)
    // A death before may have taken its own with it.
    return unit && mustLand(reading(draft), unit) ? comeDown(draft, unit) : []
  })
}

function comeDown(draft: Draft<Position>, unit: Creature): Event[] {
  const { id, at } = unit
  if (at === null) return []
  const hex = hexOf(at)
  if (!mayEnterGround(reading(draft), unit, hex)) return die(draft, [id], 'noWayOut')
  const taken = enterSpace(draft, id, groundOf(hex))
  const flown = flownBy(draft, unit.airTurns)
  arrive(draft, id, { at: groundOf(hex), cameFrom: at, ridersFrom: null, airTurns: 0, flown })
  return [{ type: 'landed', unit: id, at: groundOf(hex) }, ...taken]
}
