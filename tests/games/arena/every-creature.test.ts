import { describe, expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { present } from '@/engine/kernel/refusal'
import { CREATURE_IDS, CREATURES } from '@/games/arena/tables/creatures'
import { fightIn } from '@/games/arena/queries/combat/fights'
import { legalOf } from '@/engine/declare/legal'
import { COMMANDS } from '@/games/arena/commands'
import { arenaPlay } from '@/games/arena/play'
import type { CreatureId, Space } from '@/games/arena/state/position'
import { attackOf, poisonOf, powerOf } from '@/games/arena/queries/values'
import { playBothWays } from '../../support/play-both-ways'
import { arena, newArena } from './on-the-table'

const CARDS = CREATURE_IDS.map((id) => CREATURES[id])
const SOLD = CARDS.filter(({ isSold }) => isSold)
const FREE_MOVERS = CARDS.filter(({ move, flight }) => move > 0 || flight !== null)
const SHOOTERS = CARDS.filter(({ ranged }) => ranged !== null)

const named = <Card extends { readonly name: string }>(cards: readonly Card[]) =>
  cards.map((card) => [card.name, card] as const)

/** The creature as 'x' on river, which every class may enter; a machine with a pilot on it. */
function onRiver({ id, vehicle }: { readonly id: string; readonly vehicle: boolean }) {
  const creature = { x: `${id} 0 C4` }
  return vehicle ? { ...creature, pilot: 'human-pilot 0 C4 on x' } : creature
}

describe('every creature of the catalogue', () => {
  test.each(named(SOLD))('%s is bought and stands on its king hex', (_, { id }) => {
    const army = { creatures: [id, 'orc'], items: [], spells: [] }
    const { position } = newArena({ points: [80, 80], firstPlayer: 0 })
      .play(0, 'buildArmy', army)
      .play(0, 'lockArmy')
      .play(1, 'buildArmy', { ...army, creatures: ['orc'] })
      .play(1, 'lockArmy')
    expect(position.creatures.map(({ card, at }) => `${card} ${at ?? ''}`)).toContain(`${id} C1`)
  })

  test.each(named(FREE_MOVERS))('%s goes each way that is open to it', (_, card) => {
    const { position } = arena('movement', onRiver(card))
    const ways = legalOf(COMMANDS, position, 'walk', 'fly').filter(({ unit }) => unit === 'x')
    expect(ways.map(({ type }) => type)).toEqual(
      expect.arrayContaining([...(card.move > 0 ? ['walk'] : []), ...(card.flight ? ['fly'] : [])]),
    )
    for (const way of ways) {
      const played = playBothWays(arenaPlay, position, way, handDice([]))
      expect(played.outcome).toBe('played')
    }
  })

  test.each(named(CARDS))('%s fights with what its card says', (_, card) => {
    const { position } = arena('combat', { ...onRiver(card), o: 'orc 1 C4' })
    const creature = present(
      position.creatures.find(({ id }) => id === ('x' as CreatureId)),
      'x',
    )
    expect(powerOf(position, creature)).toBe(card.power)
    expect([attackOf(position, creature), poisonOf(position, creature)]).toEqual([card.attack, card.poison])
    expect(fightIn(position, 'C4' as Space).attack.total).toBe(card.power)
  })

  test.each(named(SHOOTERS))('%s fires as far as its card says, and no farther', (_, card) => {
    const { min, max } = present(card.ranged, 'a ranged attack')
    const at = (apart: number) => `C${4 + apart}`
    const game = arena('combat', { ...onRiver(card), o: `orc 1 ${at(max)}`, far: `orc 1 ${at(max + 1)}` })
    expect(game.refusal(0, 'fire', { shooter: 'x', target: at(max + 1) })).toBe('AA-14.2')
    const fired = game.play(0, 'fire', { shooter: 'x', target: at(max) })
    expect(fightIn(fired.position, at(max) as Space).attack.total).toBe(card.ranged?.power)
    if (min > 1) {
      const near = arena('combat', { ...onRiver(card), o: `orc 1 ${at(1)}` })
      expect(near.refusal(0, 'fire', { shooter: 'x', target: at(1) })).toBe('AA-14.2')
    }
  })
})
