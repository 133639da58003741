import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import type { Command } from '@/games/arena/commands'
import { phaseCommands } from '@/games/arena/commands/legal'
import { arenaPlay } from '@/games/arena/play'
import { creatureOf } from '@/games/arena/queries/creatures'
import type { ArenaSeat, CreatureId, Position, Space } from '@/games/arena/state/position'

/** What a command leads to. */
export function after(position: Position, command: Command): Position {
  const played = play(arenaPlay, position, command, seededDice(diceStateOf(7)))
  if (played.outcome !== 'played') throw new Error(JSON.stringify(played))
  return played.position
}

/** The game a moment later, nobody doing anything but to end the phases. */
function onward(position: Position): Position {
  const seat = arenaPlay.askedSeat(position) as ArenaSeat
  const { phase } = position.now
  if (phase === 'magic1' || phase === 'magic2') return after(position, { type: 'passMagic', seat })
  return after(position, { type: 'endPhase', seat })
}

/** The game as it stands when a moment comes, nobody doing anything before. */
export function until(position: Position, isThere: (now: Position) => boolean): Position {
  let now = position
  for (let steps = 0; !isThere(now); steps++) {
    if (steps > 30) throw new Error('That moment does not come.')
    now = onward(now)
  }
  return now
}

/** Every moment to which a unit's Movement can lead, by carrying out whatever it may do in it and by doing nothing. */
export function outcomes(position: Position, id: string): readonly Position[] {
  const moves = phaseCommands(position).filter((command) => 'unit' in command && command.unit === id)
  return [position, ...moves.map((move) => after(position, move))].map((moved) =>
    until(moved, ({ now }) => now.phase !== 'movement'),
  )
}

/** Every space where a unit can be when Movement has ended. */
export function played(position: Position, id: string): readonly Space[] {
  const spaces = outcomes(position, id).flatMap((then) => creatureOf(then, id as CreatureId)?.at ?? [])
  return [...new Set(spaces)].sort()
}
