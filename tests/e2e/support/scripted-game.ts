import { diceStateOf, seededDice } from '@/engine/dice'
import { historyFrom, playOn, positionOf } from '@/engine/history'
import { present } from '@/engine/refusal'
import type { Save } from '@/engine/save'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/rules/commands'
import { NEWEST_RULES, type Position, type ProgressOf, type UnitId } from '@/games/arrakhar/rules/position'
import { unresolvedIn } from '@/games/arrakhar/rules/segments/designating'
import { unitOf } from '@/games/arrakhar/rules/stacking'
import type { ArrakharHistory } from '../../properties/random-play'
import { attack, END, move, resolve, ROLL_ORCS } from '../../support/orders'
import { situation, type Stacks } from '../../support/situation'
import type { GameTable } from './game-table'
import { saveAt } from './saves'

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
const CHANGES = { rules: NEWEST_RULES, wand: { hex: '0412' } }

/** Moves by game-turn, a hex at a time; in the second turn an elf carries the wand out of the valley. */
const MOVES: Readonly<Record<number, readonly Command[]>> = {
  3: [
    move('barbarian-1', '0608'),
    move('barbarian-1', '0708'),
    move('dwarf-1', '0504'),
    move('elf-3', '1011'),
    move('elf-3', '1012'),
    move('dwarf-2', '1305'),
    move('barbarian-2', '1809'),
    move('elf-4', '1507'),
  ],
  4: [
    move('barbarian-2', '1810'),
    move('dwarf-2', '1306'),
    move('elf-4', '1506'),
    move('elf-1', '0312', '0412'),
    move('elf-1', '0212', '0312'),
    move('elf-1', '0112', '0212'),
  ],
}

/** A game that is known to its end before it is played in a browser. */
export interface ScriptedGame {
  /** The file it is opened from. */
  readonly save: Save
  /** How it goes, with the dice of the file. */
  readonly history: ArrakharHistory
}

/** Plays the game without a browser. */
export function scriptedGame(): ScriptedGame {
  const dice = seededDice(diceStateOf(SEED))
  let history: ArrakharHistory = historyFrom(situation('wizard movement', STACKS, CHANGES).position)
  for (let moved = 0, turn = 0; !positionOf(history).ending;) {
    const position = positionOf(history)
    if (position.turn !== turn) [moved, turn] = [0, position.turn]
    const command = wish(position, moved)
    if (command.type === 'move') moved += 1
    const { played, history: next } = playOn(rules, history, { command, dice })
    if (played.outcome !== 'played') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`)
    history = next
  }
  return { save: saveAt('wizard movement', STACKS, CHANGES, { seed: SEED }), history }
}

/** What is played at a position, when so many moves have been made this game-turn. */
function wish(position: Position, moved: number): Command {
  const { now, side, turn } = position
  if (now.segment === 'wanderingOrcs') return now.due === null ? ROLL_ORCS : orcPlaced(position)
  if (side === 'sorcerer') return END
  if (now.segment === 'movement') return MOVES[turn]?.[moved] ?? END
  return now.segment === 'combat' ? fight(position, now) : END
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

/** Plays one command with the mouse: everything up to the click that gives it, and that click. */
export interface Turn {
  readonly prepare: () => Promise<void>
  readonly give: () => Promise<void>
}

/** How a command is played with the mouse at a position, whose side holds the mouse. */
export function byMouse(table: GameTable, position: Position, command: Command): Turn {
  switch (command.type) {
    case 'move':
      return {
        prepare: () => takeInHand(table, position, command.units),
        give: () => table.clickHexes(...command.path),
      }
    case 'designateAttack':
      return {
        prepare: async () => {
          await takeInHand(table, position, command.attackers)
          await table.clickHex(command.hex)
        },
        give: () => table.press(`Designate attack on ${command.hex}`),
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

/** Lets go of what is in hand and takes up the stack in which units stand. */
async function takeInHand(table: GameTable, position: Position, units: readonly UnitId[]): Promise<void> {
  const [first = ''] = units
  await table.page.keyboard.press('Escape')
  await table.clickHex(present(unitOf(position, first), `unit ${first}`).hex)
}

const nothing = () => Promise.resolve()
