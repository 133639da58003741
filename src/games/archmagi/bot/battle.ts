import { oddsOf } from '../queries/battle/odds'
import { unfoughtPairs } from '../queries/battle/pairs'
import type { Battle } from '../state/state'
import type { MageSeat, UnitId } from '../state/terms'
import { prospectOf } from './clash'
import { fighterOf, forceOf, type Piece, type Scene, type Stack, type Weighing } from './scene'

/** By how much one seat is ahead of another by what is going on between them. */
export interface Lead {
  readonly by: MageSeat
  readonly on: MageSeat
  readonly lead: number
}

/** Two stacks that fight in this turn, or are about to. */
export interface Contest {
  readonly attacker: Stack
  readonly defender: Stack
}

/** Battles that are on and those that must still be fought in this turn. */
export function contestsIn({ state, stacks }: Scene): readonly Contest[] {
  const { battle, phase, active } = state
  if (phase !== 'movement' && phase !== 'exploration' && phase !== 'battle') return []
  const attackers = stacks.filter(({ seat }) => seat === active)
  const isContested = attackers.some(({ at }) => stacks.some((one) => one.at === at && one.seat !== active))
  if (!isContested) return []
  const pairs = unfoughtPairs(state)
  const isOn = ({ hex, seat }: Stack) => battle?.hex === hex && battle.d === seat
  return attackers.flatMap((attacker) =>
    stacks
      .filter(({ at, seat }) => at === attacker.at && seat !== active)
      .filter((one) => isOn(one) || pairs.some(({ hex, owner }) => hex === one.hex && owner === one.seat))
      .map((defender) => ({ attacker, defender })),
  )
}

/** What battles of this turn are expected to bring their attacker. */
export function leadsOf(weighing: Weighing, contests: readonly Contest[]): readonly Lead[] {
  return contests.map(({ attacker, defender }) => ({
    by: attacker.seat,
    on: defender.seat,
    lead: leadIn(weighing, attacker, defender),
  }))
}

function leadIn(weighing: Weighing, attacker: Stack, defender: Stack): number {
  const { battle } = weighing.state
  const [a, d] = [attacker.pieces, defender.pieces]
  if (battle?.hex !== attacker.hex || battle.d !== defender.seat) return foreseen(weighing, a, d, 'begun')
  if (battle.step === 'decide') return foreseen(weighing, a, d, 'open')
  return battle.step === 'roll' ? byOdds(weighing, battle, a, d) : foreseen(weighing, a, d, 'begun')
}

type Pieces = readonly Piece[]

function foreseen(weighing: Weighing, a: Pieces, d: Pieces, from: 'begun' | 'open'): number {
  const hex = (a[0] ?? d[0])?.unit.hex
  if (hex === undefined || a.length === 0 || d.length === 0) return 0
  return prospectOf(forceOf(weighing, a, hex), forceOf(weighing, d, hex))[from]
}

/** What the roll brings with its odds, and what comes after it. */
function byOdds(weighing: Weighing, battle: Battle, a: Pieces, d: Pieces): number {
  const odds = oddsOf(weighing.state, battle)
  if (!odds) return foreseen(weighing, a, d, 'begun')
  const { wins, ties, losses } = odds
  const won = without(weighing, d, fallingOf(battle, 'd'))
  const lost = without(weighing, a, fallingOf(battle, 'a'))
  const value =
    wins * (won.worth + foreseen(weighing, a, won.left, 'open')) +
    ties * foreseen(weighing, a, d, 'open') +
    losses * (foreseen(weighing, lost.left, d, 'open') - lost.worth)
  return value / (wins + ties + losses)
}

/** Who falls if its side loses the roll; nobody where an attack chit is in the field. */
function fallingOf(battle: Battle, role: 'a' | 'd'): UnitId | null {
  const { chit, combatant } = battle.sides[role]
  return chit === null ? combatant : null
}

/** What the first defeat of one that regenerates counts as, of its worth. */
const REGROWTH = 0.25

/** Those who are left when one is defeated, and what is lost with it. */
function without(weighing: Weighing, pieces: Pieces, id: UnitId | null) {
  const fallen = pieces.find(({ unit }) => unit.id === id)
  if (!fallen) return { left: pieces, worth: 0 }
  const { lives, worth } = fighterOf(weighing, fallen, fallen.unit.hex)
  if (lives > 1) return { left: pieces, worth: worth * REGROWTH }
  return { left: pieces.filter((piece) => piece !== fallen), worth }
}
