import { bestOf } from '@/engine/bot/weigh'
import { legalOf } from '@/engine/declare/legal'
import { type Command, COMMANDS, refusalOf } from '../commands'
import { creatureOf } from '../queries/creatures'
import { carriedBy, mayBear } from '../queries/equipment'
import { powerOf, rangedOf } from '../queries/values'
import type { ArenaSeat, Creature, Item, Position } from '../state/position'
import { ITEMS } from '../tables/items'

/** By how much fitter somebody must be for an item to change hands. */
const A_HANDING = 0.5

/** Each item goes to whoever fights best among those who have none. */
export function armed(position: Position): Command | undefined {
  const lying = position.items.some(({ place }) => 'at' in place)
  if (!lying) return undefined
  return bestOf(legalOf(COMMANDS, position, 'equip'), (command) => {
    const bearer = creatureOf(position, command.creature)
    return bearer ? fitnessOf(position, bearer) : -Infinity
  })
}

/** Puts down what makes stronger, where somebody beside its bearer fights better without it (AA-6.2). */
export function handedOn(position: Position, seat: ArenaSeat): Command | undefined {
  return position.items
    .map((item) => ({ item, bearer: bearerOf(position, item) }))
    .flatMap(({ item, bearer }): readonly Command[] =>
      bearer?.controller === seat && betterBearer(position, item, bearer)
        ? [{ type: 'drop', seat, creature: bearer.id, item: item.id }]
        : [],
    )
    .find((command) => !refusalOf(position, command))
}

function bearerOf(position: Position, { place }: Item): Creature | undefined {
  return 'by' in place ? creatureOf(position, place.by) : undefined
}

/** Who beside an item's bearer fights best with it, if clearly better. */
export function betterBearer(position: Position, item: Item, bearer: Creature): Creature | undefined {
  const { target, effects } = ITEMS[item.card].ability
  const isWeapon = target === 'Self' && effects.some(({ key }) => key === 'power')
  if (!isWeapon || item.dropped || item.equipped) return undefined
  const without = { ...position, items: position.items.filter((one) => one !== item) }
  const others = position.creatures.filter(
    (one) => one.controller === bearer.controller && one.at === bearer.at && mayBear(position, one, item),
  )
  const least = fitnessOf(without, bearer) + A_HANDING
  return bestOf(others, (one) => fitnessOf(without, one), least)
}

function fitnessOf(position: Position, creature: Creature): number {
  const laden = carriedBy(position, creature).length
  return powerOf(position, creature) + (rangedOf(position, creature)?.power ?? 0) - laden * 1.5
}
