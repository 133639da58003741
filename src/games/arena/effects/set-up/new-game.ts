import type { Draft } from 'immer'
import { dictionary } from '@/engine/basics/dictionary'
import type { Dice } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { MAPS } from '../../tables/boards'
import { DEFAULTS } from '../../tables/game-rules'
import type { Preset, PresetArmy } from '../../tables/presets'
import { kingOf } from '../../queries/entry'
import {
  type Army,
  type BySeat,
  type Hex,
  NEWEST_RULES,
  type Position,
  SEATS,
  type Settings,
} from '../../state/position'
import { boardOf } from '../../queries/spaces'
import { beginPlay } from './first-turn'
import { muster } from './muster'

/** Nothing is rolled for at the start of a game whose first player is known. */
const NO_DICE: Dice = {
  roll: ({ label }) => {
    throw new Error(`Nothing is rolled at the start of a game: ${label}`)
  },
}

/**
 * The first position of a game: armies still to be drawn up where `armies` is null, else both in place and
 * the first turn begun; West then has it where `firstPlayer` of the settings is 'roll' (B-3).
 */
export function newGame(settings: Settings, armies: BySeat<Army> | null): Position {
  const position = emptyTable(settings)
  if (!armies) return position
  const draft = position as Draft<Position>
  draft.locked = { west: true, east: true }
  muster(draft, armies)
  beginPlay(draft, settings.firstPlayer === 'roll' ? 'west' : settings.firstPlayer, NO_DICE)
  return position
}

/** What a preset says in place of settings and army lists (B-3). */
export function presetGame(preset: Preset): { settings: Settings; armies: BySeat<Army> } {
  const [west, east] = preset.armies
  return {
    settings: {
      rules: NEWEST_RULES,
      ruleset: preset.ruleset,
      map: preset.map,
      points: { west: preset.points[0], east: preset.points[1] },
      spellCards: DEFAULTS.spellCards,
      turnLimit: DEFAULTS.turnLimit,
      firstPlayer: 'west',
      variants: { terrainPool: false, wild: false, enclosed: false },
    },
    armies: { west: armyOf(west), east: armyOf(east) },
  }
}

/** The army list of a ready army: each card as often as it is counted. */
export function armyOf({ creatures, items, spells }: PresetArmy): Army {
  return { creatures: cardsOf(creatures), items: cardsOf(items), spells, terrainPool: 0 }
}

function cardsOf<Card extends string>(counts: Readonly<Partial<Record<Card, number>>>): readonly Card[] {
  const entries = Object.entries(counts) as [Card, number][]
  return entries.flatMap(([card, count]) => Array.from({ length: count }, () => card))
}

/** A table with nothing on it but its terrain, its army lists still to be drawn up (AA-1.6, AA-2.10). */
function emptyTable(settings: Settings): Position {
  return {
    settings,
    turn: 0,
    first: null,
    active: 'west',
    now: { phase: 'build' },
    hexes: startingHexes(settings),
    creatures: [],
    items: [],
    corpses: [],
    enchantments: [],
    casts: [],
    itemUses: dictionary(),
    pools: { west: 0, east: 0 },
    terrainPools: { west: 0, east: 0 },
    revealed: { west: [], east: [] },
    spellCount: { west: 0, east: 0 },
    locked: { west: false, east: false },
    next: { creature: 1, other: 1 },
    ending: null,
    secrets: { spells: { west: [], east: [] }, lists: { west: null, east: null } },
  }
}

function startingHexes(settings: Settings): Record<HexId, Hex> {
  const board = boardOf({ settings })
  const { terrain } = MAPS[settings.map]
  // In the basic game the king areas are nobody's (AA-24.4).
  const holders = settings.ruleset === 'basic' ? [] : SEATS
  return Object.fromEntries(
    board.ids.map((hex, index): [HexId, Hex] => [
      hex,
      {
        terrain: terrain[hex] ?? board.start[index] ?? 'Grass',
        control: holders.find((seat) => kingOf({ settings }, seat) === hex) ?? null,
        storm: null,
        fresh: false,
      },
    ]),
  )
}
