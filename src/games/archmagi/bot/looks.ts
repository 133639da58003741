import type { Command } from '../commands'
import type { Casting, PlanItem, SpellId } from '../state/terms'
import { spellRow } from '../tables/chits'
import type { EffectSpec } from '../tables/effects'
import type { State } from '../state/state'
import { unitById } from '../queries/units'
import { isArchmagus } from '../tables/types'
import { factsOf } from './facts'

/** What of all legal commands is worth a look: what hardly ever helps, or helps in no other way than another, is not. */
export function worthALook(commands: readonly Command[], state: State): readonly Command[] {
  const support = commands.find((command) => command.type === 'plan' && command.item.kind === 'support')
  // It costs nothing, and its order decides nothing.
  if (support) return [support]
  const seen = new Set<string>()
  return cheapest(state, commands).filter((command) => {
    if (!isMeaningful(state, command)) return false
    const key = keyOf(command)
    if (key === undefined) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function isMeaningful(state: State, command: Command): boolean {
  switch (command.type) {
    case 'cast':
      return command.farcast === undefined && isUseful(command)
    case 'plan':
      return isWorthPlanning(state, command.item)
    case 'commitPlan':
      return command.final === undefined
    case 'respond':
      return command.farcast === undefined
    case 'visionsOfPile':
    case 'feed':
    case 'ride':
      return false
    default:
      return true
  }
}

/** Who casts it makes no difference. */
function keyOf(command: Command): string | undefined {
  if (command.type === 'plan' && command.item.kind === 'cast') {
    const { caster: _, ...cast } = command.item
    return JSON.stringify(cast)
  }
  if (command.type !== 'cast') return undefined
  const { caster: _, ...cast } = command
  return isCastAfar(command.spell) ? JSON.stringify(cast) : undefined
}

function opsOf(spell: SpellId): readonly EffectSpec['op'][] {
  return spellRow(spell).effects.map(({ op }) => op)
}

function isCastAfar(spell: SpellId): boolean {
  return opsOf(spell).includes('areaAttack')
}

/** What spells do that tell at once, out of battles. */
const USEFUL: readonly EffectSpec['op'][] = [
  ...(['areaAttack', 'deploy', 'draw', 'createUnit', 'takeArtifact', 'replace', 'mod'] as const),
]

function isUseful({ spell }: Pick<Casting, 'spell'>): boolean {
  const isShort = spellRow(spell).effects.some((one) => one.op === 'replace' && one.until === 'turn')
  return !isShort && opsOf(spell).some((op) => USEFUL.includes(op))
}

function isWorthPlanning(state: State, item: PlanItem): boolean {
  switch (item.kind) {
    case 'cast':
      return item.farcast === undefined
    case 'leave': {
      const unit = unitById(state, item.unit)
      return unit !== undefined && isArchmagus(unit.type)
    }
    case 'swap':
    case 'guard':
    case 'support':
    case 'paralyze':
    case 'artifact':
    case 'power':
      return true
  }
}

/** Of several ways to pay, the cheapest: a retreat by whom it costs least, a trade of the two chits worth least. */
function cheapest(state: State, commands: readonly Command[]): readonly Command[] {
  const costs = new Map(commands.map((command) => [command, costOf(state, command)]))
  const least = (type: Command['type']) =>
    Math.min(...commands.filter((one) => one.type === type).map((one) => costs.get(one) ?? 0))
  const [retreat, trade] = [least('retreat'), least('trade')]
  return commands.filter((command) => {
    if (command.type === 'retreat') return costs.get(command) === retreat
    return command.type !== 'trade' || costs.get(command) === trade
  })
}

function costOf(state: State, command: Command): number {
  if (command.type === 'retreat') {
    const unit = unitById(state, command.sacrifice)
    return unit ? factsOf(unit).worth : 0
  }
  if (command.type !== 'trade') return 0
  return command.chits.reduce((sum, chit) => sum + factsOf({ type: chit, own: null }).worth, 0)
}
