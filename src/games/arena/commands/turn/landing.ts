import type { Draft } from 'immer'
import { reading } from '@/engine/draft'
import { mustLand } from '../../queries/flights'
import { flownBy } from '../../rules/air-turns'
import { arrive } from '../../rules/arrival'
import { enterSpace } from '../../rules/control'
import { creatureOf } from '../../rules/creatures'
import { die } from '../../rules/death'
import { mayEnterGround } from '../../rules/entry'
import type { Event } from '../../rules/events'
import type { Creature, Position } from '../../rules/position'
import { groundOf, hexOf } from '../../rules/spaces'

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
