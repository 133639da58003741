import type { Json } from '@/engine/kernel/game'
import type { Subject } from './subject'

type Keyed = Readonly<Record<string, Json>>

/** By turns of seven, so that each meets each of the options: whole set-ups, and games that begin deployed. */
const STARTS: readonly Keyed[] = [
  { scenario: 'small' },
  { preset: 'stone-and-bone' },
  { scenario: 'medium' },
  { preset: 'greenmarch-skirmish' },
  { scenario: 'large' },
  { preset: 'four-kingdoms' },
  { scenario: 'large', layout: 'column' },
]

/** Random play of Wizard Kings: every scenario, layout and option in turn, and South’s standing blocks of other strength. */
export const wizardKings: Omit<Subject, 'rules'> = {
  settings(nth, turnLimit) {
    const start = STARTS[nth % STARTS.length] ?? {}
    if ('preset' in start) return presetOf(start, nth)
    const turns = Math.max(1, Math.min(turnLimit, 12))
    return {
      ...start,
      werebeasts: nth % 3 !== 2,
      randomMoon: nth % 4 === 1,
      fourArmyUnits: nth % 2 === 1,
      threeWizards: nth % 2 === 1,
      openTable: nth % 13 === 12,
      figures: { turns, earliestEnd: Math.min(5, turns) },
    }
  },
  houseRules: {
    scenario: 'large',
    layout: 'column',
    werebeasts: false,
    randomMoon: true,
    fourArmyUnits: true,
    threeWizards: true,
    figures: { turns: 14, earliestEnd: 9, goldToWin: 25, builds: 4, army: 12 },
  },
  revealing: ['capitalsShown', 'magicWorked', 'battleOpened', 'blocksShown', 'builtThere', 'ended'],
  uninitiated: ['north', 'table'],
  withOtherSecrets(position) {
    const { blocks, battle, settings, ending } = position as Keyed
    if (!isList(blocks) || isOpen(settings) || ending !== undefined) return undefined
    const shown = isKeyed(battle) && isList(battle.active) ? battle.active : []
    const changed = blocks.map((block) =>
      isKeyed(block) && block.owner === 'south' && !shown.includes(block.id ?? null)
        ? otherStrength(block)
        : block,
    )
    return changed.some((block, nth) => block !== blocks[nth])
      ? { ...(position as Keyed), blocks: changed }
      : undefined
  },
  commands: {
    unasked: ['resign'],
    gistOf: (command) => (LISTED_IN_PART.has(command.type) ? undefined : { ...command }),
    isUnderstood: () => false,
  },
}

/** A ready game; two of them take turns in a place. */
function presetOf(start: Keyed, nth: number): Keyed {
  const preset = start.preset === 'four-kingdoms' && nth % 2 === 1 ? 'sand-and-snow' : (start.preset ?? null)
  return { preset, handicap: nth % 3 === 1, openTable: nth % 11 === 10 }
}

/** Types of commands of which the list of legal ones only holds some. */
const LISTED_IN_PART: ReadonlySet<string> = new Set([
  ...['move', 'seaMove', 'castMove', 'cast', 'recruit', 'openBattle'],
  ...['chooseChaosPool', 'chooseForce', 'deploy', 'commitBuilds'],
])

/** Every block has two steps or more. */
function otherStrength(block: Keyed): Keyed {
  if (typeof block.strength !== 'number' || block.strength === 0) return block
  return { ...block, strength: block.strength === 1 ? 2 : 1 }
}

function isOpen(settings: Json | undefined): boolean {
  return isKeyed(settings) && settings.openTable === true
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function isKeyed(value: Json | undefined): value is Keyed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
