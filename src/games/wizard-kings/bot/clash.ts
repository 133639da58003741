import { type Random, seededRandom } from '@/engine/kernel/dice'
import type { HexId } from '@/engine/kernel/hex'
import { hitNumberOf } from '../queries/battle/hit-numbers'
import { hitChances } from '../queries/battle/odds'
import type { Block, State } from '../state/state'
import { factsOf } from './worth'

/** Somebody in a battle that is foreseen. */
export interface Fighter {
  readonly letter: number
  readonly isWizard: boolean
  /** The highest die by which it scores when it fires. */
  readonly hitOn: number
  readonly strength: number
  readonly perStep: number
  readonly base: number
  /** The round in which it arrives. */
  readonly joins: number
}

/** What a battle comes to on average: how often the attacker wins, and what each side loses. */
export interface Forecast {
  readonly wins: number
  readonly attackerLoss: number
  readonly defenderLoss: number
}

/** A block as it would fight in a hex. */
export function fighterOf(state: State, block: Block, hex: HexId, joins = 1): Fighter {
  const { letter, label, perStep, base } = factsOf(block.kind)
  const isWizard = label.class === 'wizard'
  const mods = state.battle?.hex === hex ? state.battle.mods : {}
  const hitOn = isWizard ? 0 : hitNumberOf(state, { hex, mods }, block).total
  return { letter, isWizard, hitOn, strength: block.strength, perStep, base, joins }
}

/** What a wizard usually casts, by its steps: dice, the die that scores, and the level that may tire it. */
const SPELL = [
  { dice: 0, hitOn: 0, level: 0 },
  { dice: 2, hitOn: 2, level: 1 },
  { dice: 3, hitOn: 3, level: 2 },
  { dice: 5, hitOn: 3, level: 3 },
  { dice: 5, hitOn: 3, level: 3 },
] as const

/** Rounds in which the attacker may fight (CB-6). */
const ROUNDS = 3
/** Fine enough to tell chances apart. */
const GRAIN = 4096

/** Somebody while a battle is tried out. */
interface Trooper {
  readonly fighter: Fighter
  readonly isAttacker: boolean
  strength: number
  hasLeft: boolean
}

/** Tries a battle out so many times without its map: nobody retreats but attackers at the end. */
export function forecast(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  tries: number,
  from = 1,
): Forecast {
  const random = seededRandom(attackers.length * 7 + defenders.length)
  const troop = [
    ...defenders.map((fighter) => trooperOf(fighter, false)),
    ...attackers.map((fighter) => trooperOf(fighter, true)),
  ].sort((one, other) => slotOf(one) - slotOf(other))
  let [wins, attackerLoss, defenderLoss] = [0, 0, 0]
  for (let nth = 0; nth < tries; nth++) {
    fight(troop, from, random)
    if (
      !troop.some((one) => !one.isAttacker && isThere(one)) &&
      troop.some((one) => one.isAttacker && isThere(one))
    )
      wins += 1
    for (const one of troop) {
      if (one.isAttacker) attackerLoss += lossOf(one)
      else defenderLoss += lossOf(one)
    }
  }
  return { wins: wins / tries, attackerLoss: attackerLoss / tries, defenderLoss: defenderLoss / tries }
}

function trooperOf(fighter: Fighter, isAttacker: boolean): Trooper {
  return { fighter, isAttacker, strength: fighter.strength, hasLeft: false }
}

/** In the order of a round (CB-8). */
function slotOf({ fighter: { letter, isWizard }, isAttacker }: Trooper): number {
  return letter * 4 + (isWizard ? 0 : 2) + (isAttacker ? 1 : 0)
}

function isThere({ strength, hasLeft }: Trooper): boolean {
  return strength > 0 && !hasLeft
}

function lossOf({ fighter, strength }: Trooper): number {
  return (fighter.strength - strength) * fighter.perStep + (strength > 0 ? 0 : fighter.base)
}

function fight(troop: readonly Trooper[], from: number, random: Random): void {
  for (const one of troop) {
    one.strength = one.fighter.strength
    one.hasLeft = false
  }
  for (let round = from; round <= ROUNDS; round++)
    for (const one of troop) if (isThere(one) && one.fighter.joins <= round) act(troop, one, round, random)
}

function act(troop: readonly Trooper[], one: Trooper, round: number, random: Random): void {
  const { isWizard, hitOn } = one.fighter
  const spell = SPELL[one.strength]
  const hits =
    isWizard && spell ? scored(spell.dice, spell.hitOn, random) : scored(one.strength, hitOn, random)
  for (let nth = 0; nth < hits; nth++) {
    const target = strongest(troop, !one.isAttacker, round)
    if (target) target.strength -= 1
  }
  if (isWizard && spell && random.below(6) < spell.level) one.hasLeft = true
}

function strongest(troop: readonly Trooper[], isAttacker: boolean, round: number): Trooper | undefined {
  let best: Trooper | undefined
  for (const one of troop)
    if (one.isAttacker === isAttacker && isThere(one) && one.fighter.joins <= round)
      if (!best || one.strength > best.strength) best = one
  return best
}

function scored(dice: number, hitOn: number, random: Random): number {
  let left = random.below(GRAIN) / GRAIN
  const chances = hitChances(dice, hitOn)
  for (let hits = 0; hits < chances.length; hits++) {
    left -= chances[hits] ?? 0
    if (left < 0) return hits
  }
  return chances.length - 1
}
