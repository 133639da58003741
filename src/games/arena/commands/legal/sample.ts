import { oneOf } from '@/engine/bot/bot-sample'
import type { Random } from '@/engine/kernel/dice'
import { legalBy, legalOf } from '@/engine/declare/legal'
import { type Command, COMMANDS } from '..'
import { askedSeat } from '../../queries/guards'
import type { ArenaSeat, Position } from '../../state/position'
import { legalCommands, phaseCommands } from './'
import { sampleArmy } from './sample-army'

/** One command in this many is drawn from the whole list, so that everything happens sometimes. */
const RARELY = 500
/** Moves that a random side makes on average before it ends Movement. */
const MOVES_A_PHASE = 12
/** One decision in this many of the other phases is to go on. */
const ENDS_ONE_IN = 4
/** One army in this many is a ready one. */
const READY_ONE_IN = 3
/** One decision in this many may stop a cast; a cast that is stopped is gone (B-5). */
const STOPS_ONE_IN = 10
/** Units asked for a move before Movement ends. */
const UNITS_TRIED = 6

/** A random legal command; undefined when the game is over. Nobody concedes, and a cast is rarely stopped. */
export function sampleCommand(position: Position, random: Random): Command | undefined {
  const seat = askedSeat(position)
  if (seat === null) return undefined
  const sampled = sampleInPhase(position, seat, random)
  return sampled ?? oneOf(legalCommands(position).filter(isPlayed), random)
}

function sampleInPhase(position: Position, seat: ArenaSeat, random: Random): Command | undefined {
  if (random.below(RARELY) === 0) return undefined
  switch (position.now.phase) {
    case 'build':
      return sampleBuild(position, seat, random)
    case 'equip1':
    case 'equip2':
      return sampleEquip(position, random)
    case 'movement':
      return sampleMove(position, seat, random)
    case 'magic1':
    case 'magic2':
      return sampleMagic(position, seat, random)
    case 'terrain':
    case 'combat':
      return sampleOrEnd(position, random)
    case 'placeBasic':
      return oneOf(phaseCommands(position), random)
    case 'over':
      return undefined
  }
}

/** A list, at times another in its place, then the lock. */
function sampleBuild(position: Position, seat: ArenaSeat, random: Random): Command {
  const lock: Command = { type: 'lockArmy', seat }
  if (position.secrets.lists[seat] !== null && random.below(ENDS_ONE_IN) > 0) return lock
  const ready = legalOf(COMMANDS, position, 'buildArmy')
  const army = random.below(READY_ONE_IN) === 0 ? oneOf(ready, random) : undefined
  return army ?? { type: 'buildArmy', ...sampleArmy(position.settings, seat, random) }
}

function sampleEquip(position: Position, random: Random): Command | undefined {
  if (random.below(ENDS_ONE_IN) === 0) return endOf(position)
  const types = random.below(2) === 0 ? (['equip', 'drop'] as const) : (['mount', 'dismount'] as const)
  return oneOf(legalOf(COMMANDS, position, ...types), random) ?? endOf(position)
}

function sampleMove(position: Position, seat: ArenaSeat, random: Random): Command | undefined {
  const units = position.creatures.filter(
    ({ controller, on, moved }) => controller === seat && on === null && !moved,
  )
  const isOver = random.below(MOVES_A_PHASE) === 0
  for (let attempt = 0; attempt < UNITS_TRIED && !isOver; attempt++) {
    const unit = oneOf(units, random)
    const move = unit && oneOf(legalBy(COMMANDS, position, unit.id), random)
    if (move) return move
  }
  return endOf(position)
}

/** Passes as often as it declares: declarations are many, and the bouts go on while there are any. */
function sampleMagic(position: Position, seat: ArenaSeat, random: Random): Command | undefined {
  const pass: Command = { type: 'passMagic', seat }
  if (random.below(2) === 0) return pass
  const mayStop = random.below(STOPS_ONE_IN) === 0
  const played = phaseCommands(position).filter(({ type }) => mayStop || type !== 'stopCasting')
  return oneOf(played, random) ?? pass
}

function sampleOrEnd(position: Position, random: Random): Command | undefined {
  const end = endOf(position)
  if (end && random.below(ENDS_ONE_IN) === 0) return end
  return oneOf(phaseCommands(position), random) ?? end
}

function endOf(position: Position): Command | undefined {
  return legalOf(COMMANDS, position, 'endPhase')[0]
}

/** Random play does not give up. */
function isPlayed({ type }: Command): boolean {
  return type !== 'concede'
}
