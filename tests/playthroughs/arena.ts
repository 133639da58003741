import { arenaRules as rules } from '@/games/arena/rules'
import type { Command } from '@/games/arena/commands'
import type { Event } from '@/games/arena/events'
import type { Creature, Holder, Position, Target } from '@/games/arena/state/position'
import { powerOf } from '@/games/arena/queries/values'
import type { View } from '@/games/arena/state/view'
import { type ArenaHistory, type ArenaRecipe, playArena } from '../support/arena-play'
import type { Playthroughs, Recipe } from './playthrough'

const MEDIUM = { west: 'medium', east: 'medium' } as const

const recipe = (name: string, by: string, game: ArenaRecipe): Recipe<ArenaHistory> => ({
  name,
  by,
  play: (seed) => playArena(game, seed)?.history,
})

function drawn(position: Position): readonly string[] {
  const { turn, active, now, creatures, items, corpses, enchantments, casts, pools } = position
  const spaces = [...new Set(creatures.map(({ at }) => at))]
  const stacks = spaces.map((space) => {
    const there = creatures.filter(({ at }) => at === space)
    const names = there.map((creature) => creatureText(position, creature))
    return `  ${space ?? 'still to be placed'}: ${names.join(', ')}`
  })
  return [
    `== Turn ${turn}, ${active}, ${now.phase} ==`,
    `  magic pools: west ${pools.west}, east ${pools.east}`,
    ...(['west', 'east'] as const).map((seat) => `  held by ${seat}: ${heldBy(position, seat)}`),
    ...stacks.sort(),
    ...corpses.map(({ id, card, hex }) => `  ${id}: corpse of ${card} at ${hex}`),
    ...items.map(({ id, place }) => `  ${id}: ${'at' in place ? `at ${place.at}` : `with ${place.by}`}`),
    ...enchantments.map(({ id, source, on }) => `  ${id}: ${worksOf(source)} on ${pointed(on)}`),
    ...casts.map(({ id, source, target, due }) => {
      return `  ${id}: ${worksOf(source)} at ${pointed(target)}, due in turn ${due}`
    }),
    '',
  ]
}

function heldBy({ hexes }: Position, seat: string): string {
  const held = Object.entries(hexes).filter(([, { control }]) => control === seat)
  return held.map(([hex, { terrain }]) => `${hex} ${terrain}`).join(', ') || 'nothing'
}

function creatureText(position: Position, creature: Creature): string {
  const { id, owner, controller, on } = creature
  const whose = controller === owner ? owner : `${owner}, used by ${controller ?? 'nobody'}`
  return `${id} (${whose}) of Power ${powerOf(position, creature)}${on === null ? '' : ` on ${on}`}`
}

function worksOf(source: object): string {
  return Object.values(source).join(' ')
}

function pointed(at: Holder | Target): string {
  return Object.values(at).flat().join(' ')
}

/** Games of Arena by bots, drawn at the beginning of each turn. */
export const ARENA: Playthroughs<Position, Command, Event, View> = {
  rules,
  drawn,
  isDrawn: (before, after) => after.turn !== before.turn,
  recipes: [
    recipe('basic-game-king-reached', 'king', { settings: { preset: 'basic' }, players: MEDIUM }),
    recipe('first-clash-king-reached', 'king', {
      settings: { preset: 'first-clash' },
      players: { west: 'easy', east: 'strong' },
    }),
    recipe('storm-and-sky-king-reached', 'king', { settings: { preset: 'storm-and-sky' }, players: MEDIUM }),
    recipe('own-armies-turn-limit', 'turnLimit', {
      settings: { points: [60, 60], turnLimit: 8, variants: { terrainPool: true } },
      players: { west: 'medium', east: 'medium' },
    }),
  ],
}
