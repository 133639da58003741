import { present } from '@/engine/kernel/refusal'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Position, ProgressOf, UnitId } from '@/games/arrakhar/state/position'
import { unresolvedIn } from '@/games/arrakhar/queries/designating'
import { unitOf } from '@/games/arrakhar/queries/stacking'
import { attack, END, move, resolve, ROLL_ORCS } from '../../../support/orders'
import type { Stacks } from '../../../support/situation'
import type { GameTable } from '../game-table'
import { saveAt } from '../saves'
import { nothing, scripted, takeInHand, type Turn } from './game'

/** Whoever takes another gets another game: other rolls, other orcs. */
const SEED = 12

const STACKS: Stacks = {
  '0412': 'elf',
  '0604': 'dwarf',
  '0708': 'barbarian',
  '0709': 'elf',
  '0710': 'ghoul',
  '1012': 'elf',
  '1306': 'dwarf',
  '1506': 'elf',
  '1810': 'barbarian',
}
const CHANGES = { wand: { hex: '0412' } }

/** Moves with their game-turn, a hex at a time; in the second turn an elf carries the wand out of the valley. */
const MOVES: readonly (readonly [turn: number, command: Command])[] = [
  [3, move('barbarian-1', '0608')],
  [3, move('barbarian-1', '0708')],
  [3, move('dwarf-1', '0504')],
  [3, move('elf-3', '1011')],
  [3, move('elf-3', '1012')],
  [3, move('dwarf-2', '1305')],
  [3, move('barbarian-2', '1809')],
  [3, move('elf-4', '1507')],
  [4, move('barbarian-2', '1810')],
  [4, move('dwarf-2', '1306')],
  [4, move('elf-4', '1506')],
  [4, move('elf-1', '0312', '0412')],
  [4, move('elf-1', '0212', '0312')],
  [4, move('elf-1', '0112', '0212')],
]

/** A wand carried out of the valley, with wandering orcs and one attack. */
export const SCRIPTED_WAND = scripted({
  rules,
  save: saveAt('wizard movement', STACKS, CHANGES, { seed: SEED }),
  wish,
  byMouse,
})

/** What is played at a position, after these commands of the game. */
function wish(position: Position, before: readonly Command[]): Command {
  const { now, side } = position
  if (now.segment === 'wanderingOrcs') return now.due === null ? ROLL_ORCS : orcPlaced(position)
  if (side === 'sorcerer') return END
  if (now.segment === 'movement') return nextMove(position, before)
  return now.segment === 'combat' ? fight(position, now) : END
}

function nextMove(position: Position, before: readonly Command[]): Command {
  const [turn, command = END] = MOVES[before.filter(({ type }) => type === 'move').length] ?? []
  return turn === position.turn ? command : END
}

/** An orc goes to the last hex offered. */
function orcPlaced(position: Position): Command {
  return rules.legalCommands(position).findLast(({ type }) => type === 'placeOrc') ?? END
}

/** One attack each time. */
function fight(position: Position, { designations }: ProgressOf<'combat'>): Command {
  const [unresolved] = unresolvedIn(position)
  if (unresolved !== undefined) return resolve(unresolved)
  return designations.length > 0 ? END : attack('elf-2', '0710', 'ghoul-1')
}

/** How a command is played with the mouse at a position, whose side holds the mouse. */
function byMouse(table: GameTable, position: Position, command: Command): Turn {
  switch (command.type) {
    case 'move':
      return {
        prepare: () => takeInHand(table, hexOf(position, command.units)),
        give: () => table.clickHexes(...command.path),
      }
    case 'designateAttack':
      return {
        prepare: async () => {
          await takeInHand(table, hexOf(position, command.attackers))
          await table.clickHex(command.hex)
        },
        give: () => table.press(`Declare attack on ${command.hex}`),
      }
    case 'resolve':
      return { prepare: nothing, give: () => table.press(/^Roll: /) }
    case 'rollWanderingOrcs':
      return { prepare: nothing, give: () => table.press('Roll for wandering orcs') }
    case 'placeOrc':
      return { prepare: nothing, give: () => table.clickHex(command.hex) }
    case 'endSegment':
      return { prepare: nothing, give: () => table.endSegment() }
    default:
      throw new Error(`Nobody has said how ${command.type} is played with the mouse.`)
  }
}

/** The hex of the stack to which units belong. */
function hexOf(position: Position, units: readonly UnitId[]): string {
  const [first = ''] = units
  return present(unitOf(position, first), `unit ${first}`).hex
}
