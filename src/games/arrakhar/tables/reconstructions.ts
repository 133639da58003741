import type { MapId } from './map'
import { TABLES, type Tables } from './tables'
import { type Costs, COSTS } from './units'

/**
 * The reconstructions of the lost page of charts, by id. Saves, links and positions hold nothing of a
 * reconstruction but its id: once a set of figures has been published under one, it must never change, or games
 * played with it would replay differently. Whoever changes a figure adds a set under an id of its own
 * (`balanced-3`) and leaves the old one here.
 */
export const RECONSTRUCTION_IDS = ['first', 'balanced', 'balanced-2'] as const
export type ReconstructionId = (typeof RECONSTRUCTION_IDS)[number]

/**
 * What counts where none is named: in saves, links and positions from before there were several, in the vectors of
 * the specification and in whatever the command line is given. For ever the first, for which all of these were
 * written.
 */
export const UNNAMED: ReconstructionId = 'first'

/** What the form for a new game proposes and all teaching teaches; it is written into the game by its name. */
export const PROPOSED: ReconstructionId = 'balanced-2'

/** What a new game may be played with, the proposed one first. The others are there for the games that have them. */
export const OFFERED: readonly ReconstructionId[] = [PROPOSED, 'first']

/** The figures that fill the place of the lost charts, all of them within what the text fixes. */
export interface Reconstruction {
  readonly tables: Tables
  readonly costs: Costs
  /** The map of new games that bring none of their own. */
  readonly map: MapId
}

/**
 * The text of the rulebook fixes, for every set: one or two wandering orcs by the same dice (3.1); two, three or four
 * units called by a summoning (3.2); barbarians and demons least susceptible to fire, sorcerers more than wizards,
 * nobody sure to die (3.4); that only defenders lose units, and that the fire of wizards is especially dangerous to
 * sorcerers: both kinds of fireball kill a sorcerer more easily than a unit of any other type (3.5); haste of 2, 4
 * or 6 (3.6); costs of 1, 2 or 3, spellcasters and the strong fighters being the dear ones (1.2); six entry hexes in
 * a valley ringed by mountains (AR-1.6). The rest is open. A test holds every set to this, but for one fault:
 * `balanced` lets a fireball kill orcs as easily as sorcerers, so no new game is offered it.
 */
export const RECONSTRUCTIONS: Readonly<Record<ReconstructionId, Reconstruction>> = {
  // The set of the specification and its vectors.
  first: { tables: TABLES, costs: COSTS, map: 'valley' },
  // As the first, but orcs burn on 4 to 6, three units come oftener, wizards cost 2 and barbarians 3.
  balanced: {
    tables: { ...TABLES, summon: [2, 3, 3, 3, 4, 4], fireball: { ...TABLES.fireball, orc: 4 } },
    costs: { ...COSTS, wizard: 2, barbarian: 3 },
    map: 'valley',
  },
  // As the first, but wizards cost 2 and barbarians 3 (docs/balance.md).
  'balanced-2': {
    tables: TABLES,
    costs: { ...COSTS, wizard: 2, barbarian: 3 },
    map: 'valley',
  },
}
