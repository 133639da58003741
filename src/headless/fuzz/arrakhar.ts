import type { Json } from '@/engine/game'
import type { Subject } from './subject'

type Keyed = Readonly<Record<string, Json>>

const SCENARIOS = ['short', 'basic', 'long'] as const

/** Random play of Arrakhar's Wand: its scenarios in turn, with and without its options, and its secrets exchanged. */
export const arrakhar: Omit<Subject, 'rules'> = {
  settings: (nth, turnLimit) => ({
    scenario: SCENARIOS[nth % SCENARIOS.length],
    turnLimit,
    advancedPlay: nth % 5 === 4,
    skipEmptySegments: nth % 4 !== 3,
  }),
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

function isKeyed(value: Json | undefined): value is Keyed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
