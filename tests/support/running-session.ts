import type { AnyGameRules } from '@/engine/game'
import { readSave } from '@/engine/save-read'
import { arrakharRules } from '@/games/arrakhar/rules'
import { type Session, sessionOf } from '@/store/session'
import { written } from './written'

/** A game of Arrakhar that stands in the middle, its hidden choice and its dice sealed. */
export function runningSession(): Session {
  const rules: AnyGameRules = arrakharRules
  const read = readSave(rules, written('save-2-running'))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const summaryOf = () => ({ scenario: 'Short Scenario', moment: 'Turn 2' })
  return sessionOf(
    { rules, summaryOf, writePosition: (position) => rules.writePosition(position) },
    read.value,
    { saveId: 'running', serial: 1 },
  )
}
