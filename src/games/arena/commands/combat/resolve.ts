import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import { type Fight, fightIn, idsOf, lossesOf, openFights, retreatsOf } from '../../queries/combat/fights'
import { goOn, open } from '../../effects/combat/losses'
import type { Event } from '../../events'
import { isCastingLong } from '../../queries/in-force'
import { loseCast } from '../../effects/lose-cast'
import type { BySeat, CreatureId, Position } from '../../state/position'
import { refuse } from '../../refuse'
import { SPACE } from '../kit/args'
import { command } from '../kit/kit'

/** Settles the fight in a space, in any order (AA-11.4); stops where a seat has a choice. */
export const resolve = command({
  clause: 'AA-11.4',
  stage: 'combat',
  args: { space: SPACE },
  subject: 'space',
  subjects: ({ table }) => openFights(table),

  refusalOf: ({ table }, { space }) =>
    openFights(table).includes(space)
      ? undefined
      : refuse('AA-11.1', `There is no fight to be settled at ${space}.`),
  perform({ draft, dice }, { space }) {
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

  say: ({ space }) => `Settle the fight in ${space}`,
  ink: 'red',
})

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
