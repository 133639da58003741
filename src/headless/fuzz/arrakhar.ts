import type { Json } from '@/engine/kernel/game'
import type { Subject } from './subject'

type Keyed = Readonly<Record<string, Json>>

const SCENARIOS = ['short', 'basic', 'long'] as const
/** By turns of seven, so that each meets every scenario and option; undefined is the one that goes unnamed. */
const RECONSTRUCTIONS = [
  undefined,
  'balanced-2',
  undefined,
  'balanced',
  'first',
  'balanced-2',
  undefined,
] as const

/** A plain of 24 by 16 hexes with entry hexes at two of its edges. */
const PLAIN = [
  '...E.......E.......E....',
  ...Array.from({ length: 14 }, () => '......^........^........'),
  '...E.......E.......E....',
].join('\n')

/** Random play of Arrakhar's Wand: its scenarios in turn, with and without its options, and its secrets exchanged. */
export const arrakhar: Omit<Subject, 'rules'> = {
  settings: (nth, turnLimit) => ({
    scenario: SCENARIOS[nth % SCENARIOS.length],
    ...reconstructionOf(nth),
    turnLimit,
    advancedPlay: nth % 5 === 4,
    ...ownScenarioOf(nth),
    skipEmptySegments: nth % 4 !== 3,
  }),
  houseRules: {
    reconstruction: 'balanced',
    points: { sorcerer: 70, wizard: 60 },
    // With minimums, for Advanced Play has none.
    advancedPlay: false,
    minimums: { sorcerer: 5, wizard: 3 },
    haunts: 9,
    costs: { wizard: 4, barbarian: 3, dwarf: 2, elf: 2, sorcerer: 4, demon: 3, orc: 2, ghoul: 1 },
    tables: {
      wanderingOrcs: [0, 1, 1, 2, 2, 3],
      summon: [1, 1, 2, 2, 3, 3],
      haste: [1, 2, 3, 4, 5, 6],
      fireball: { barbarian: 5, demon: 5, orc: 4, wizard: 6 },
      wandFireball: { orc: 2, ghoul: 2, sorcerer: 3 },
      combat: Array.from({ length: 6 }, () => ['-', '-', '1', '1', '1', 'E', 'E']),
    },
    map: PLAIN,
    threeFireballDice: true,
    noEntryHaste: true,
    fixedOdds: true,
    advanceAnyTime: true,
    lateAdvances: true,
  },
  revealing: ['hauntDestroyed', 'wandFound'],
  uninitiated: ['wizard', 'table'],
  withOtherSecrets: (position) => {
    const { wand, haunts } = position as Keyed
    if (!isKeyed(wand) || !isKeyed(haunts) || !('haunt' in wand)) return undefined
    const other = Object.keys(haunts).find((haunt) => haunt !== wand.haunt)
    if (other === undefined) return undefined
    return { ...(position as Keyed), wand: { haunt: other }, pool: { demon: 0, orc: 0, ghoul: 0 } }
  },
  commands: {
    unasked: ['resign', 'offerDraw'],
    gistOf: (command) => (LISTED_WHOLE.has(command.type) ? { ...command } : undefined),
    isUnderstood: (key, value) =>
      (key === 'takeWandAt' && (value ?? null) === null) || (key === 'accept' && (value ?? true) === true),
  },
}

/** Types of commands of which every legal one is listed. */
const LISTED_WHOLE: ReadonlySet<string> = new Set([
  'rollWanderingOrcs',
  'placeOrc',
  'placeSummoned',
  'designateFireball',
  'designateWandFireball',
  'finishPlacement',
  'resolve',
  'withdraw',
  'endSegment',
  'resign',
  'offerDraw',
  'answerDraw',
])
/** Every eighth is a scenario of one's own: few points or many, other minimums, and the other number of haunts. */
function ownScenarioOf(nth: number): Keyed {
  if (nth % 8 !== 6) return {}
  const isLarge = nth % 16 === 6
  return {
    advancedPlay: false,
    points: isLarge ? { sorcerer: 140, wizard: 130 } : { sorcerer: 18, wizard: 12 },
    minimums: isLarge ? { sorcerer: 8, wizard: 2 } : { sorcerer: 1, wizard: 0 },
    haunts: SCENARIOS[nth % SCENARIOS.length] === 'long' ? 6 : 9,
  }
}

function reconstructionOf(nth: number): Keyed {
  const reconstruction = RECONSTRUCTIONS[nth % RECONSTRUCTIONS.length]
  return reconstruction === undefined ? {} : { reconstruction }
}

function isKeyed(value: Json | undefined): value is Keyed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
