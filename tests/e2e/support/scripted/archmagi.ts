import { diceStateOf } from '@/engine/kernel/dice'
import { hexesApart, type HexId } from '@/engine/kernel/hex'
import { present, problemsText } from '@/engine/kernel/refusal'
import { saveAt } from '@/engine/save/save'
import type { Command } from '@/games/archmagi/commands'
import { archmagiFiles } from '@/games/archmagi/files'
import { fieldIn } from '@/games/archmagi/queries/ground'
import { printedOf } from '@/games/archmagi/queries/traits'
import { unitById } from '@/games/archmagi/queries/units'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import type { State, Unit } from '@/games/archmagi/state/state'
import { isArchmagus } from '@/games/archmagi/tables/types'
import { archmagiBy } from '../archmagi-mouse'
import { handy } from './game'

type Move = Extract<Command, { type: 'move' }>

/** Dice with which an Archmagus falls before the rounds are over. */
const SEED = 88

const SETTINGS = { map: 'teaching-isle', responseWindows: 'fast', deferDiscards: true, roundLimit: 12 }

/** What is done where there is a choice, the first that can be. */
const ORDER: readonly Command['type'][] = [
  ...(['rollForOrder', 'dealChits', 'pickArchmagus', 'placeArchmagus'] as const),
  ...(['drawUnits', 'deploy', 'drawSpells', 'discardSpells', 'discardUnits'] as const),
  ...(['move', 'startBattle', 'pick', 'commitPlan', 'rollBattle', 'fightOn'] as const),
  ...(['passResponse', 'passReroll', 'passSave', 'loot', 'replace', 'flee', 'revive'] as const),
  ...(['takeNothing', 'payFortune', 'endPhase'] as const),
]

/** A duel on Teaching Isle from the roll for the turn order: everybody marches on the other's Archmagus. */
export const SCRIPTED_ARCHMAGI = handy({
  rules,
  save: saveAt('archmagi', rules.writePosition(newGame()), diceStateOf(SEED)),
  wish,
  by: archmagiBy,
})

function newGame(): State {
  const read = archmagiFiles.newGame(SETTINGS)
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value
}

/** What is played at a position. */
function wish(position: State): Command {
  const wished = rules.legalCommands(position).filter((command) => isWished(position, command))
  const [best] = ORDER.map((type) => wished.filter((command) => command.type === type)).filter(
    (some) => some.length > 0,
  )
  return present(best?.toSorted((a, b) => worth(position, b) - worth(position, a))[0], 'wished command')
}

function isWished(position: State, command: Command): boolean {
  if (command.type === 'move') return worth(position, command) > 0
  return command.type !== 'commitPlan' || command.final === true
}

/** What a command is good for, beside others of its type. */
function worth(position: State, command: Command): number {
  switch (command.type) {
    case 'pick':
      return strengthOf(unitById(position, command.unit))
    case 'move':
      return nearerBy(position, command)
    default:
      return 0
  }
}

function strengthOf(unit: Unit | undefined): number {
  return unit ? printedOf(unit).brm : 0
}

/** How many hexes a group comes nearer to the Archmagus of another seat; Archmagi themselves stay. */
function nearerBy(position: State, { units, path }: Move): number {
  const movers = units.flatMap((id) => unitById(position, id) ?? [])
  const goal = position.units.find(({ seat, type }) => isArchmagus(type) && seat !== position.active)?.hex
  const end = path.at(-1)
  if (!goal || !end || movers.some(({ type }) => isArchmagus(type))) return 0
  return movers.reduce((sum, { hex }) => sum + apart(position, hex, goal) - apart(position, end, goal), 0)
}

function apart(position: State, from: HexId, to: HexId): number {
  const field = fieldIn(position)
  return hexesApart(field, field.indexOf(from), field.indexOf(to))
}
