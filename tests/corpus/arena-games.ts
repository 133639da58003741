import { arenaRules as rules } from '@/games/arena/rules'
import { endingIn, signsIn } from './arena-signs'
import { type ArenaRecipe, playArena } from '../support/arena-play'
import type { Recorded, Shelf } from './shelf'

/** A recorded game of Arena: how it came about, how it ends, and what it has in it. */
interface Kept extends ArenaRecipe {
  readonly name: string
  readonly ends: string
  /** Signs of it, as `signsIn` names them. */
  readonly has: readonly string[]
}

const MEDIUM = { west: 'medium', east: 'medium' } as const
const CHANCE = { west: 'random', east: 'random' } as const

const army = (creatures: string, items = '', spells = '', terrainPool?: number) =>
  ({
    creatures: creatures.split(' '),
    items: items.split(' ').filter(Boolean),
    spells: spells.split(' ').filter(Boolean),
    ...(terrainPool === undefined ? {} : { terrainPool }),
  }) as unknown as NonNullable<ArenaRecipe['armies']>['west']

/** A caster of every type of magic; what is not spent fills the magic pool. */
const CASTERS = 'necromancer druid wizard high-priest illusionist enchantress chronomancer orc-shaman'

// prettier-ignore -- A game a line.
const KEPT: readonly Kept[] = [
  // The ready games, each between bots and between a bot and chance.
  {
    name: 'first-clash-medium',
    settings: { preset: 'first-clash' },
    players: MEDIUM,
    ends: 'east by king',
    has: ['fired', 'equipped', 'death by poison'],
  },
  {
    name: 'first-clash-strong-easy',
    settings: { preset: 'first-clash' },
    players: { west: 'easy', east: 'strong' },
    ends: 'east by king',
    has: ['fired'],
  },
  {
    name: 'magic-and-monsters-medium',
    settings: { preset: 'magic-and-monsters' },
    players: MEDIUM,
    ends: 'west by king',
    has: ['Death', 'Destruction', 'Holy', 'resurrected'],
  },
  {
    name: 'magic-and-monsters-easy',
    settings: { preset: 'magic-and-monsters' },
    players: { west: 'strong', east: 'easy' },
    ends: 'west by king',
    has: ['Destruction', 'Half Turn'],
  },
  {
    name: 'storm-and-sky-medium',
    settings: { preset: 'storm-and-sky' },
    players: MEDIUM,
    ends: 'west by king',
    has: ['flew', 'mounted', 'landed'],
  },
  {
    name: 'storm-and-sky-chance',
    settings: { preset: 'storm-and-sky', turnLimit: 12 },
    players: CHANCE,
    ends: 'west by turnLimit',
    has: ['stormSet', 'flew', 'mounted', 'dismounted'],
  },
  {
    name: 'machines-and-monsters-medium',
    settings: { preset: 'machines-and-monsters' },
    players: MEDIUM,
    ends: 'west by king',
    has: ['mounted'],
  },
  {
    name: 'machines-and-monsters-chance',
    settings: { preset: 'machines-and-monsters', turnLimit: 12 },
    players: CHANCE,
    ends: 'east by turnLimit',
    has: ['Tech', 'mounted', 'equipped', 'by item'],
  },
  {
    name: 'two-lakes-medium',
    settings: { preset: 'two-lakes' },
    players: MEDIUM,
    ends: 'west by king',
    has: ['Illusion', 'created', 'vehicleAttacked'],
  },
  {
    name: 'two-lakes-easy',
    settings: { preset: 'two-lakes' },
    players: { west: 'easy', east: 'easy' },
    ends: 'west by king',
    has: ['Illusion'],
  },
  // The Basic Rules: the ready game and armies of one's own.
  {
    name: 'basic-medium',
    settings: { preset: 'basic' },
    players: MEDIUM,
    ends: 'west by king',
    has: ['fought'],
  },
  {
    name: 'basic-easy-strong',
    settings: { preset: 'basic' },
    players: { west: 'easy', east: 'strong' },
    ends: 'east by king',
    has: ['fought'],
  },
  {
    name: 'basic-own-armies',
    settings: { ruleset: 'basic', points: [30, 40] },
    players: MEDIUM,
    ends: 'east by king',
    has: ['armyDrawnUp', 'placed', 'firstPlayer'],
  },
  {
    name: 'basic-wiped-out',
    settings: { ruleset: 'basic', points: [12, 60] },
    players: { west: 'random', east: 'medium' },
    ends: 'east by elimination',
    has: ['death by combat', 'placed'],
  },
  {
    name: 'basic-even',
    settings: { ruleset: 'basic', points: [20, 20], turnLimit: 2 },
    players: CHANCE,
    ends: 'draw by turnLimit',
    has: ['placed'],
  },
  // Armies of one's own, the variants, and every ending.
  {
    name: 'own-armies',
    settings: { points: [80, 60] },
    players: { west: 'medium', east: 'strong' },
    ends: 'west by king',
    has: ['armyDrawnUp', 'armiesRevealed'],
  },
  {
    name: 'terrain-pool',
    settings: { points: [60, 60], firstPlayer: 1, turnLimit: 10, variants: { terrainPool: true } },
    players: CHANCE,
    armies: { west: army('orc orc elf', '', '', 20), east: army('elf elf dwarf', '', '', 20) },
    ends: 'west by turnLimit',
    has: ['terrainChanged'],
  },
  {
    name: 'wild',
    settings: { points: [60, 60], turnLimit: 10, variants: { wild: true } },
    players: CHANCE,
    armies: {
      west: army('elephant human-pilot ogre orc'),
      east: army('warhorse human-soldier elephant human-soldier'),
    },
    ends: 'east by turnLimit',
    has: ['mounted'],
  },
  {
    name: 'enclosed',
    settings: { points: [90, 90], map: 'broken-vale', turnLimit: 14, variants: { enclosed: true } },
    players: MEDIUM,
    armies: {
      west: army('tank human-pilot human-grunt human-grunt gunship human-pilot'),
      east: army('tank human-pilot human-grunt archer archer'),
    },
    ends: 'east by elimination',
    has: ['mounted', 'fought'],
  },
  {
    name: 'all-variants-all-spells',
    settings: {
      points: [140, 140],
      map: 'twin-lakes',
      spellCards: 0,
      turnLimit: 8,
      variants: { terrainPool: true, wild: true, enclosed: true },
    },
    players: CHANCE,
    ends: 'east by turnLimit',
    has: ['Spacetime', '1 Turn', 'by spell'],
  },
  {
    name: 'wiped-out',
    settings: { points: [12, 90] },
    players: { west: 'random', east: 'medium' },
    ends: 'east by elimination',
    has: ['armyDrawnUp'],
  },
  {
    name: 'wiped-out-by-west',
    settings: { points: [90, 12], map: 'broken-vale' },
    players: { west: 'strong', east: 'random' },
    ends: 'west by elimination',
    has: ['fought', 'death by combat'],
  },
  {
    name: 'both-wiped-out',
    settings: { points: [10, 10] },
    players: CHANCE,
    armies: { west: army('giant-spider'), east: army('giant-spider') },
    ends: 'draw by elimination',
    has: ['death by poison'],
  },
  {
    name: 'west-gives-up',
    settings: { preset: 'two-lakes' },
    players: MEDIUM,
    concedes: { seat: 'west', turn: 5 },
    ends: 'east by concession',
    has: ['conceded'],
  },
  {
    name: 'east-gives-up',
    settings: { preset: 'storm-and-sky' },
    players: MEDIUM,
    concedes: { seat: 'east', turn: 4 },
    ends: 'west by concession',
    has: ['conceded'],
  },
  {
    name: 'gives-up-in-set-up',
    settings: { points: [50, 50] },
    players: MEDIUM,
    concedes: { seat: 'east', turn: 0 },
    ends: 'west by concession',
    has: ['armyDrawnUp', 'conceded'],
  },
  // Every type of magic.
  {
    name: 'magic-of-all-types',
    settings: { points: [200, 200], spellCards: 0, turnLimit: 10 },
    players: CHANCE,
    armies: {
      west: army(
        CASTERS,
        'grenade',
        'create-zombie bless blur slow wall-of-thorns spark rally venom dispel-magic',
      ),
      east: army(
        CASTERS,
        'grenade',
        'sickness sanctuary haste entangle fireball pacify wings block-magic blur',
      ),
    },
    ends: 'east by turnLimit',
    has: [
      'Charm',
      'Creature',
      'Death',
      'Destruction',
      'Holy',
      'Illusion',
      'Meta',
      'Nature',
      'Spacetime',
      'Tech',
    ],
  },
  {
    name: 'magic-of-two-turns',
    settings: { points: [200, 200], spellCards: 0, turnLimit: 10 },
    players: CHANCE,
    armies: {
      west: army(CASTERS, '', 'plague meteor-swarm earthquake'),
      east: army(CASTERS, '', 'plague meteor-swarm earthquake'),
    },
    ends: 'draw by turnLimit',
    has: ['2 Turns'],
  },
]

/** The recorded games of Arena. */
export const ARENA: Shelf = {
  rules,
  games: KEPT.map(({ name, ends, has, ...recipe }): Recorded => ({
    name,
    promised: { ends, has },
    told: (history) => ({ ends: endingIn(history), has: has.filter((sign) => signsIn(history).has(sign)) }),
    play: (seed) => playArena(recipe, seed),
  })),
  mostBytes: 850_000,
}
