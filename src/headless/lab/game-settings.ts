import type { Json, Seat } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import { type Arguments, badArguments, wholeNumber } from '../terminal/arguments'
import { readJsonFile, readTextFile } from '../terminal/files'

type Keyed = Readonly<Record<string, Json>>

/** Settings of a new game, of which the lab itself knows the turn limit only, where a game calls it so. */
export type LabSettings = Keyed & { readonly turnLimit?: number }

/** How a game's settings are named by options, the turn limit and the points aside, which every game has. */
export interface SettingsOptions {
  readonly names: readonly string[]
  /** Bots that do not know how to win would play for ever. */
  readonly turnLimit: number
  /** Points by seat as the game takes them. */
  readonly pointsOf: (points: Readonly<Record<Seat, number>>) => Json
  /** All settings: those that every game has, and what else the options name. */
  readonly read: (given: Arguments, common: LabSettings) => Promise<Parsed<LabSettings>>
}

/** Arrakhar's Wand: scenarios, printed or of one's own, and files of tables, costs and a map. */
export const arrakharSettings: SettingsOptions = {
  names: [
    ...['scenario', 'haunts', 'sorcerer-minimum', 'wizard-minimum', 'reconstruction'],
    ...['tables', 'costs', 'map'],
  ],
  turnLimit: 30,
  pointsOf: (points) => points,
  read: async (given, common) => {
    const files = await filesFrom(given)
    if (!files.ok) return files
    const figures = figuresFrom(given)
    if (!figures.ok) return figures
    const { scenario = 'basic', reconstruction } = given.options
    const named = { scenario, ...(reconstruction === undefined ? {} : { reconstruction }) }
    return { ok: true, value: { ...named, ...common, ...figures.value, ...files.value } }
  },
}

/** Points of a seat that an option does not name (AA-2.1). */
const USUAL_POINTS = 80

/** Arena: a ready game by its name, or a ruleset and a map. */
export const arenaSettings: SettingsOptions = {
  names: ['preset', 'ruleset', 'map'],
  turnLimit: 60,
  pointsOf: ({ west = USUAL_POINTS, east = USUAL_POINTS }) => [west, east],
  read: ({ options }, common) => {
    const named = ['preset', 'ruleset', 'map'].flatMap((key) => {
      const value = options[key]
      return value === undefined ? [] : [[key, value] as const]
    })
    return Promise.resolve({ ok: true, value: { ...Object.fromEntries(named), ...common } })
  },
}

/** Archmagi: a ready game by its name, with rounds of its own, or a map and so many seats. */
export const archmagiSettings: SettingsOptions = {
  names: ['preset', 'map', 'players'],
  turnLimit: 40,
  pointsOf: (points) => points,
  read: (given, { turnLimit = 0 }) => {
    const { preset, map } = given.options
    if (preset !== undefined) {
      const other = ['turn-limit', 'map', 'players'].find((name) => given.options[name] !== undefined)
      const ready: Parsed<LabSettings> = { ok: true, value: { preset } }
      return Promise.resolve(other === undefined ? ready : badArguments(`--preset has its own --${other}`))
    }
    const players = wholeNumber(given, 'players', { least: 2, most: 4, otherwise: 2 })
    if (!players.ok) return Promise.resolve(players)
    const named = map === undefined ? {} : { map }
    return Promise.resolve({
      ok: true,
      value: { ...named, seats: players.value, roundLimit: turnLimit },
    })
  },
}

/** Wizard Kings: a ready game by its name, or a scenario with a whole set-up; each has turns of its own. `--handicap yes` evens the former. */
export const wizardKingsSettings: SettingsOptions = {
  names: ['preset', 'scenario', 'handicap'],
  turnLimit: 30,
  pointsOf: (points) => points,
  read({ options }) {
    const { preset, scenario, handicap } = options
    if (options['turn-limit'] !== undefined)
      return Promise.resolve(badArguments('a scenario has its own --turn-limit'))
    if (preset === undefined)
      return Promise.resolve({ ok: true, value: scenario === undefined ? {} : { scenario } })
    const ready: Parsed<LabSettings> = {
      ok: true,
      value: { preset, ...(handicap === 'yes' && { handicap: true }) },
    }
    return Promise.resolve(scenario === undefined ? ready : badArguments('--preset has its own --scenario'))
  },
}

/** Haunts and minimums that are not the scenario's; whether the game takes them is for the game to say. */
function figuresFrom(given: Arguments): Parsed<Keyed> {
  const numbers: Record<string, number> = {}
  for (const name of ['haunts', 'sorcerer-minimum', 'wizard-minimum']) {
    if (given.options[name] === undefined) continue
    const value = wholeNumber(given, name, { least: 0, otherwise: 0 })
    if (!value.ok) return value
    numbers[name] = value.value
  }
  const { haunts, 'sorcerer-minimum': sorcerer, 'wizard-minimum': wizard } = numbers
  const minimums = {
    ...(sorcerer === undefined ? {} : { sorcerer }),
    ...(wizard === undefined ? {} : { wizard }),
  }
  return {
    ok: true,
    value: {
      ...(haunts === undefined ? {} : { haunts }),
      ...(Object.keys(minimums).length === 0 ? {} : { minimums }),
    },
  }
}

async function filesFrom({ options }: Arguments): Promise<Parsed<Keyed>> {
  const parts: Record<string, Json> = {}
  for (const key of ['tables', 'costs'] as const) {
    const file = options[key]
    if (file === undefined) continue
    const json = await readJsonFile(file)
    if (!json.ok) return json
    parts[key] = json.value as Json
  }
  if (options.map !== undefined) {
    const map = await readTextFile(options.map)
    if (!map.ok) return map
    // The map's rows alone: an editor ends a file with a line break, and some end every line with two letters.
    parts.map = map.value.replaceAll('\r\n', '\n').trimEnd()
  }
  return { ok: true, value: parts }
}
