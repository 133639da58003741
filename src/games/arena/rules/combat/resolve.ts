import type { Draft } from 'immer'
import { reading } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { Refusal } from '@/engine/refusal'
import type { Clause } from '../../content/clauses'
import type { Resolve } from '../commands'
import type { Event } from '../events'
import { isCastingLong } from '../magic/in-force'
import { loseCast } from '../magic/lose-cast'
import type { BySeat, CreatureId, Position } from '../position'
import { refuse } from '../refuse'
import { type Fight, fightIn, idsOf, lossesOf, openFights, retreatsOf } from './fights'
import { combatRefusal, spaceRefusal } from './guards'
import { goOn, open } from './losses'

/** Settles the fight in a space, in any order (AA-11.4); stops where a seat has a choice. */
export const resolve: CommandRule<Position, Resolve, Event> = {
  refusalOf(position, { seat, space }) {
    return combatRefusal(position, seat) ?? spaceRefusal(position, space) ?? fightRefusal(position, space)
  },
  perform(draft, { space }, dice) {
    const table = reading(draft)
    const fight = fightIn(table, space)
    const { attack, defense, winner, spared } = fight
    open(draft, {
      space,
      winner: winner?.seat ?? null,
      losses: lossesOf(table, fight),
      fighters: fightersOf(fight),
      retreats: retreatsOf(fight),
    })
    const fought: Event = {
      type: 'fought',
      space,
      attack: attack.total,
      defense: defense.total,
      winner: winner?.seat ?? null,
      spared,
    }
    return [fought, ...engage(draft, fight), ...goOn(draft, dice)]
  },
}

function fightRefusal(position: Position, space: Resolve['space']): Refusal<Clause> | undefined {
  if (openFights(position).includes(space)) return undefined
  return refuse('AA-11.1', `There is no fight to be settled at ${space}.`)
}

function fightersOf({ attack, defense }: Fight): BySeat<readonly CreatureId[]> {
  const [attackers, defenders] = [idsOf(attack.fighters), idsOf(defense.fighters)]
  return attack.seat === 'west' ? { west: attackers, east: defenders } : { west: defenders, east: attackers }
}

/** Everybody in the space has fought (AA-11.12); whoever casts for turns loses the cast (AA-11.13). */
function engage(draft: Draft<Position>, { attack, defense }: Fight): Event[] {
  const all = [...attack.fighters, ...defense.fighters]
  const engaged = idsOf(all)
  for (const creature of draft.creatures) if (engaged.includes(creature.id)) creature.fought = true
  const casters = all.filter((creature) => isCastingLong(reading(draft), creature))
  return casters.flatMap(({ id }) => loseCast(draft, id, 'engaged'))
}
