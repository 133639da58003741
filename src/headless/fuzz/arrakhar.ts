import type { Json } from '@/engine/game'
import type { Subject } from './subject'

type Keyed = Readonly<Record<string, Json>>

const SCENARIOS = ['short', 'basic', 'long'] as const
/** By turns of seven, so that each meets every scenario and option; undefined is the one that goes unnamed. */
const RECONSTRUCTIONS = [
  undefined,
  'balanced',
  undefined,
  'balanced',
  'first',
  'balanced',
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
    skipEmptySegments: nth % 4 !== 3,
  }),
  houseRules: {
    reconstruction: 'balanced',
    points: { sorcerer: 70, wizard: 60 },
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
}

function reconstructionOf(nth: number): Keyed {
  const reconstruction = RECONSTRUCTIONS[nth % RECONSTRUCTIONS.length]
  return reconstruction === undefined ? {} : { reconstruction }
}

function isKeyed(value: Json | undefined): value is Keyed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
