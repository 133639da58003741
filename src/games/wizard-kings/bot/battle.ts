import { bestOf } from '@/engine/bot/weigh'
import { legalOf } from '@/engine/declare/legal'
import { present } from '@/engine/kernel/refusal'
import { COMMANDS, type Command } from '../commands'
import { blockNamed, blocksIn, isContested, mapOf } from '../queries/blocks'
import { controllerOf } from '../queries/control'
import { chanceOfHits } from '../queries/battle/odds'
import { activeBlocks } from '../queries/battle/slots'
import type { Battle, Block, State } from '../state/state'
import { type SpellId, spellRow } from '../tables/kinds'
import { otherSide } from '../tables/seats'
import { forceIn } from './campaign'
import { fighterOf, forecast } from './clash'
import { factsOf, punchOf, worthOf } from './worth'

type Given<Type extends Command['type']> = Extract<Command, { type: Type }>

/** What is done in a battle: everything that a block in the open slot may do. */
export function battleCommands(state: State): readonly Command[] {
  return legalOf(COMMANDS, state, 'fire', 'cast', 'retreat', 'hold')
}

/** What whoever is asked does in a battle by odds; undefined where nothing is to be decided. */
export function battleMove(state: State): Command | undefined {
  const { battle } = state
  if (!battle) return undefined
  switch (battle.stage) {
    case 'hits':
      return bestOf(legalOf(COMMANDS, state, 'assignHit'), ({ block }) => -lossBy(state, battle, block))
    case 'fatigue':
      return bestRetreat(state, legalOf(COMMANDS, state, 'retreat'))
    case 'slots':
      return actionFor(state, battle)
  }
}

/** What a hit costs: who has still to act in this round does so with a step less. */
function lossBy(state: State, battle: Battle, id: string): number {
  const block = blockNamed(state, id)
  const { perStep, base } = factsOf(block.kind)
  const share = battle.acted.includes(block.id) ? 0.7 : 1
  return perStep * share + (block.strength === 1 ? base : 0)
}

/** The first block that is able leaves if staying costs it more, casts what does most, or fires. */
function actionFor(state: State, battle: Battle): Command | undefined {
  const all = battleCommands(state)
  const block = firstOf(state, all)
  if (!block) return undefined
  const own = all.filter((command) => 'block' in command && command.block === block.id)
  const flight = bestRetreat(state, own.filter(isRetreat))
  if (flight && isBetterAway(state, battle, block)) return flight
  return (
    bestOf(
      own.filter((command) => !isRetreat(command)),
      (command) => hitsOf(state, battle, command),
    ) ?? flight
  )
}

/** Casters before others: what they do helps the others of the slot. */
function firstOf(state: State, all: readonly Command[]): Block | undefined {
  const ids = [...new Set(all.flatMap((command) => ('block' in command ? [command.block] : [])))]
  return bestOf(
    ids.map((id) => blockNamed(state, id)),
    (block) => (all.some((one) => one.type === 'cast' && one.block === block.id) ? 10 : 0) + punchOf(block),
  )
}

function isRetreat(command: Command): command is Given<'retreat'> {
  return command.type === 'retreat'
}

/** How often a battle is tried out before somebody leaves it. */
const TRIES = 16
/** What a hex without a city is worth to hold, and how much a block that stays away still counts as saved. */
const GROUND = 0.4
const SAVED = 0.9

/** Whether a block does better to leave: by what it is likely to lose, and what its side wins by its staying. */
function isBetterAway(state: State, battle: Battle, block: Block): boolean {
  const staying = prospectOf(state, battle, block.owner)
  const leaving = prospectOf(state, battle, block.owner, block.id)
  return leaving > staying + (1 - SAVED) * worthOf(block)
}

/** What a battle brings a side from where it stands, with somebody gone out of it if said. */
function prospectOf(state: State, battle: Battle, side: Block['owner'], but?: string): number {
  const there = (owner: Block['owner']) =>
    blocksIn(state, battle.hex, owner)
      .filter(({ id }) => id !== but)
      .map((block) =>
        fighterOf(state, block, battle.hex, battle.active.includes(block.id) ? 1 : battle.round + 1),
      )
  const [attackers, defenders] = [there(battle.attacker), there(otherSide(battle.attacker))]
  const { wins, attackerLoss, defenderLoss } = forecast(attackers, defenders, TRIES, battle.round)
  const city = mapOf(state).cityIn.get(battle.hex)
  const stake = city ? 1.3 * city.gold : GROUND
  const isAttacker = side === battle.attacker
  const lead = isAttacker ? defenderLoss - attackerLoss : attackerLoss - defenderLoss
  return lead + stake * (isAttacker ? 2 * wins - 1 : 1 - 2 * wins)
}

/** Where others stand, in a city above all, and no enemy near. */
function bestRetreat(state: State, ways: readonly Given<'retreat'>[]): Given<'retreat'> | undefined {
  const { cityIn } = mapOf(state)
  return bestOf(ways, ({ seat, to }) => {
    const city = cityIn.get(to)
    const isNew = city !== undefined && controllerOf(state, city) !== seat
    return (
      forceIn(state, to, seat).punch +
      (city?.gold ?? 0) * (isNew ? 2 : 0.5) -
      (isContested(state, to) ? 5 : 0)
    )
  })
}

/** Hits, or what counts as so many, that an action brings on average. */
function hitsOf(state: State, battle: Battle, command: Command): number {
  switch (command.type) {
    case 'fire': {
      const block = blockNamed(state, command.block)
      return (block.strength * fighterOf(state, block, battle.hex).hitOn) / 6
    }
    case 'cast':
      return castValue(state, battle, command)
    default:
      return 0
  }
}

/** What paying a step, or tiring, costs. */
const PRICE = { step: 0.8, tire: 0.35 }

function castValue(state: State, battle: Battle, command: Given<'cast'>): number {
  const caster = blockNamed(state, command.block)
  const { level } = spellRow(command.spell)
  const price = factsOf(caster.kind).label.class === 'wizard' ? (PRICE.tire * level) / 6 : PRICE.step * level
  return effectOf(state, battle, caster, command) - price
}

/** Hits by those who are helped or hindered count as those of the spell. */
function effectOf(
  state: State,
  battle: Battle,
  caster: Block,
  { spell, target, kinds }: Given<'cast'>,
): number {
  const { effect } = spellRow(spell)
  const own = activeBlocks(state, battle, caster.owner)
  const foes = activeBlocks(state, battle, otherSide(caster.owner))
  const aimed = target === undefined ? undefined : blockNamed(state, target)
  const still = (blocks: readonly Block[]) =>
    blocks.filter(({ id, kind }) => !battle.acted.includes(id) && factsOf(kind).label.hit !== null)
  switch (effect.kind) {
    case 'bolt':
      return boltValue(present(aimed, 'a target'), effect)
    case 'blast':
      return Math.min(stepsIn(foes), (effect.dice * effect.hitOn) / 6) * 0.95
    case 'storm':
      return foes.reduce((sum, foe) => sum + boltValue(foe, effect), 0)
    case 'empower':
      return (effect.bonus * stepsIn(still(aimed ? [aimed] : own))) / 6
    case 'weaken':
      return (effect.penalty * stepsIn(still(aimed ? [aimed] : foes))) / 6
    case 'bind':
      return punchOf(present(aimed, 'a target'))
    case 'ward':
      return Math.min(effect.absorb, stepsIn(still(foes)) / 3)
    case 'summon':
      return 0.7 * (kinds?.length ?? 0)
    case 'raise':
      return 0.9
    case 'heal':
      return 0.8
    default:
      return 0
  }
}

function stepsIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { strength }) => sum + strength, 0)
}

/** Steps that fall on average by what they are worth, and the chance that the block falls. */
function boltValue(
  { kind, strength }: Block,
  { dice, hitOn }: { readonly dice: number; readonly hitOn: number },
): number {
  const { perStep, base } = factsOf(kind)
  let steps = 0
  for (let hits = 1; hits <= strength; hits++) steps += chanceOfHits(hits, dice, hitOn)
  return steps * perStep + chanceOfHits(strength, dice, hitOn) * base
}

/**
 * Plans worth comparing in a battle: the sensible one, and everything else that its block could do, the best of each
 * kind.
 */
export function battlePlans(state: State): readonly (readonly Command[])[] {
  const { battle } = state
  const sensible = battleMove(state)
  if (!battle || !sensible) return []
  if (battle.stage !== 'slots') return [[sensible]]
  const id = 'block' in sensible ? sensible.block : undefined
  const own = battleCommands(state).filter((command) => 'block' in command && command.block === id)
  const retreats = own.filter(isRetreat)
  const flight = bestRetreat(state, retreats)
  const casts = bestCasts(state, battle, own)
  const others = own.filter(({ type }) => type === 'fire' || type === 'hold')
  return [sensible, ...others, ...casts, ...(flight ? [flight] : [])].map((command) => [command])
}

/** Of each spell the best aim. */
function bestCasts(state: State, battle: Battle, own: readonly Command[]): readonly Command[] {
  const casts = own.filter((command) => command.type === 'cast')
  const spells = [...new Set(casts.map(({ spell }) => spell))] as readonly SpellId[]
  return spells.flatMap((spell) => {
    const best = bestOf(
      casts.filter((one) => one.spell === spell),
      (one) => castValue(state, battle, one),
    )
    return best ? [best] : []
  })
}
