import { diceStateOf } from '@/engine/kernel/dice'
import { positionAt } from '@/engine/kernel/history'
import { type OpenSave, saveAt } from '@/engine/save/save'
import type { ScriptedGame } from './game'

/** A file that opens a scripted game where its first command of a type is about to be given, with other dice. */
export function saveBefore({ rules, history }: ScriptedGame, type: string): OpenSave {
  const step = history.steps.findIndex(({ entry }) => entry.command.type === type)
  if (step < 0) throw new Error(`Nobody plays ${type}.`)
  return saveAt(rules.id, rules.writePosition(positionAt(history, step)), diceStateOf(1))
}
