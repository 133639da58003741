import type { Json } from '@/engine/kernel/game'
import type { Subject } from './subject'

type Keyed = Readonly<Record<string, Json>>

/** By turns of four, so that each map meets each of the variants and army sizes. */
const MAPS = ['standard', 'broken-vale', 'twin-lakes', 'basic'] as const
/** Points of West and East; unequal ones are a handicap. */
const POINTS = [
  [50, 50],
  [80, 80],
  [60, 90],
  [120, 120],
  [30, 30],
] as const

/** Spell cards to be put in the place of others: more than twice what a random army lists. */
const SPELLS = (
  'pacify rally hold dominate venom cripple wings create-zombie sickness slay plague spark shatter fireball ' +
  'bless sanctuary resurrect blur nightmare silence dispel-magic block-magic disenchant anti-magic entangle ' +
  'shape-land clear-skies erosion slow haste recall teleport'
).split(' ')

/** Random play of Arena: its maps and both rulesets in turn, with and without its variants, and East's secrets exchanged. */
export const arena: Omit<Subject, 'rules'> = {
  settings: (nth, turnLimit) => {
    const map = MAPS[nth % MAPS.length] ?? 'standard'
    return {
      ruleset: map === 'basic' ? 'basic' : 'advanced',
      map,
      points: [...(POINTS[nth % POINTS.length] ?? POINTS[0])],
      spellCards: nth % 7 === 6 ? 0 : 8,
      turnLimit,
      firstPlayer: nth % 3 === 2 ? 1 : 'roll',
      variants: { terrainPool: nth % 3 === 1, wild: nth % 5 > 2, enclosed: nth % 2 === 1 },
    }
  },
  houseRules: {
    points: [70, 60],
    spellCards: 3,
    firstPlayer: 0,
    variants: { terrainPool: true, wild: true, enclosed: true },
  },
  revealing: ['armiesRevealed', 'spellRevealed'],
  uninitiated: ['west', 'table'],
  withOtherSecrets: (position) => {
    const file = position as Keyed
    const spells = otherSpells(file)
    const lists = otherList(file)
    return spells || lists ? { ...file, ...spells, ...lists } : undefined
  },
  commands: {
    unasked: [],
    gistOf: (command) => (LISTED_IN_PART.has(command.type) ? undefined : { ...command }),
    isUnderstood: (key) => key === 'kind',
  },
}

/** Types of commands of which the list of legal ones only holds some. */
const LISTED_IN_PART: ReadonlySet<string> = new Set([
  'buildArmy',
  'walk',
  'fly',
  'attackVehicle',
  'declareSpell',
  'declareAbility',
])

/** As many other spell cards for East, those revealed kept. */
function otherSpells({ spells, revealed = [[], []] }: Keyed): Keyed | undefined {
  const [west, east] = isPair(spells) ? spells : []
  const [, shown] = isPair(revealed) ? revealed : []
  if (west === undefined || !isList(east) || !isList(shown) || east.length === shown.length) return undefined
  const others = SPELLS.filter((spell) => !east.includes(spell))
  const changed = [...shown, ...others].slice(0, east.length)
  return changed.length === east.length ? { spells: [west, changed] } : undefined
}

/** Another army list for East, where it has laid one down. */
function otherList({ lists }: Keyed): Keyed | undefined {
  const [west, east] = isPair(lists) ? lists : []
  if (west === undefined || east === undefined || east === null) return undefined
  return { lists: [west, { creatures: ['orc'], items: [], spells: [] }] }
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function isPair(value: Json | undefined): value is readonly [Json, Json] {
  return isList(value) && value.length === 2
}
