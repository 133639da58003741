import type { Json } from '@/engine/kernel/game'
import type { Subject } from './subject'

type Keyed = Readonly<Record<string, Json>>

/** By turns of seven, so that each map meets each of the options. */
const GROUNDS: readonly Keyed[] = [
  { map: 'teaching-isle' },
  { map: 'mirror-isle', seats: 3 },
  { map: 'four-horns', seats: 4 },
  { map: { generator: { columns: 9, rows: 8, land: 24 } } },
  { map: 'mirror-isle', terrainMethod: 'd20', exploration: true },
  { map: 'four-horns', terrainMethod: 'chits' },
  { map: { generator: {} }, terrainMethod: 'chits', seats: 4, exploration: true },
]

/** Rounds of a random game, at most: whoever plays by chance seldom finds the other Archmagus. */
const MOST_ROUNDS = 5

/** Spells and units that may be put in the place of others: more than twice what somebody holds. */
const SPELLS =
  'fog winds charm hide curse chasm sleep smite shield growth forge scry haste flood fear disintegrate web illusion plague'
const UNITS = 'orcs knights pikemen militia zealots yeomen gnomes ogres goblins dwarves elves boarboyz'

/** Random play of Archmagi: all maps, two to four seats, every option in turn, and the second seat's hand exchanged. */
export const archmagi: Omit<Subject, 'rules'> = {
  settings: (nth, turnLimit) => ({
    ...GROUNDS[nth % GROUNDS.length],
    roundLimit: Math.min(turnLimit, MOST_ROUNDS),
    templeRule: nth % 2 === 1 ? 'chart' : 'subroll',
    noDeploy: nth % 5 === 4 ? ['plains', 'castle'] : [],
    pileFilter: nth % 3 === 1 ? 'onMap' : 'all',
    archmagi: nth % 4 === 2 ? 'pick' : 'random',
    responseWindows: nth % 2 === 0 ? 'sealed' : 'fast',
    deferDiscards: nth % 3 === 2,
    openHands: nth % 11 === 10,
  }),
  houseRules: {
    seats: 3,
    map: { generator: { columns: 12, rows: 10, land: 36, reefs: 3, abysses: 1 } },
    terrainMethod: 'chits',
    exploration: true,
    templeRule: 'chart',
    noDeploy: ['hills'],
    archmagi: 'pick',
    responseWindows: 'fast',
    deferDiscards: true,
    roundLimit: 7,
  },
  revealing: [
    ...['looked', 'sawQueue', 'sawHoldings', 'artifactsDisclosed', 'spellCast', 'spellAnswered'],
    ...['plansRevealed', 'combatantSet', 'retreated', 'joined', 'revealed', 'ended'],
  ],
  uninitiated: ['one', 'table'],
  withOtherSecrets(position) {
    const { settings, seats, battle = null } = position as Keyed
    if (!isClosed(settings) || battle !== null) return undefined
    const [first, second, ...others] = isList(seats) ? seats : []
    if (!isKeyed(first) || !isKeyed(second) || 'sees' in first) return undefined
    const text = JSON.stringify(position)
    const reserve = exchanged(second.reserve, UNITS, text)
    const spells = exchanged(second.spells, SPELLS, text)
    if (!reserve || !spells) return undefined
    return { ...(position as Keyed), seats: [first, { ...second, reserve, spells }, ...others] }
  },
  commands: {
    unasked: [],
    gistOf: (command) => (LISTED_IN_PART.has(command.type) ? undefined : { ...command }),
    isUnderstood: () => false,
  },
}

/** Types of commands of which the list of legal ones only holds some. */
const LISTED_IN_PART: ReadonlySet<string> = new Set([
  ...['move', 'discardUnits', 'discardSpells', 'cast', 'plan', 'respond', 'reroll', 'trade', 'ride'],
])

/** As many other chits that are named nowhere, if there are so many. */
function exchanged(held: Json | undefined, others: string, text: string): readonly string[] | undefined {
  const free = others.split(' ').filter((chit) => !text.includes(`"${chit}"`))
  return isList(held) && free.length >= held.length ? free.slice(0, held.length) : undefined
}

/** Whether a game's hands are secret, and any chit may be in them. */
function isClosed(settings: Json | undefined): boolean {
  return isKeyed(settings) && settings.openHands !== true && settings.pileFilter !== 'onMap'
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function isKeyed(value: Json | undefined): value is Keyed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
