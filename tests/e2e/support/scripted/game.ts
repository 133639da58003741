import { seededDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyGameRules } from '@/engine/kernel/game'
import { entriesOf, playOn, positionOf } from '@/engine/kernel/history'
import { present, problemsText } from '@/engine/kernel/refusal'
import type { OpenSave } from '@/engine/save/save'
import { readSave } from '@/engine/save/save-read'
import type { AnyHistory } from '@/store/session'
import type { GameTable } from '../game-table'
import { mouseAt, type Reach } from '../hands'

/** How a game is to go, and how its commands are given on the page. */
interface Script {
  readonly rules: AnyGameRules
  /** The file it is opened from, with dice of the program. */
  readonly save: OpenSave
  /** What is played at a position, after these commands of the game. */
  wish(position: object, before: readonly AnyCommand[]): AnyCommand
  /** How a command is played with the mouse at a position, whose side holds the mouse. */
  byMouse(table: GameTable, position: object, command: AnyCommand): Turn
}

/** A game that is known to its end before it is played in a browser. */
export interface ScriptedGame extends Script {
  /** How it goes, with the dice of the file. */
  readonly history: AnyHistory
}

/** Plays one command with the mouse: everything up to the click that gives it, and that click. */
export interface Turn {
  readonly prepare: () => Promise<void>
  readonly give: () => Promise<void>
}

/** Plays a script to the end of its game, without a browser; throws where a command is refused. */
export function scripted(script: Script): ScriptedGame {
  const { rules, save } = script
  const read = readSave(rules, save)
  if (!read.ok) throw new Error(problemsText(read.problems))
  const dice = seededDice(present(save.body.dice, 'dice of the program'))
  let { history } = read.value
  while (rules.resultOf(positionOf(history)) === null) {
    const before = entriesOf(history).map(({ command }) => command)
    const command = script.wish(positionOf(history), before)
    const { played, history: next } = playOn(rules, history, { command, dice })
    if (played.outcome !== 'played') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played)}`)
    history = next
  }
  return { ...script, history }
}

/** A script that says of each command how any hand gives it. */
interface HandyScript extends Omit<Script, 'byMouse'> {
  /** How a command is given at a position, whose asked seat holds the mouse. */
  by(reach: Reach, position: object, command: AnyCommand): Turn
}

/** A game that is known to its end, to be played by mouse, by keys or with fingers. */
export interface HandyGame extends ScriptedGame, HandyScript {}

/** Plays a script for any hand to the end of its game, without a browser. */
export function handy(script: HandyScript): HandyGame {
  const byMouse: Script['byMouse'] = (table, ...of) => script.by({ table, hand: mouseAt(table) }, ...of)
  return { ...script, ...scripted({ ...script, byMouse }) }
}

/** Where nothing comes before the click that gives a command. */
export const nothing = () => Promise.resolve()

/** Lets go of what is in hand and takes up what stands in a hex. */
export async function takeInHand(table: GameTable, hex: string): Promise<void> {
  await table.page.keyboard.press('Escape')
  await table.clickHex(hex)
}
