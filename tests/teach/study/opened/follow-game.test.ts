import { describe, expect, test } from 'vitest'
import { diceStateOf, handDice } from '@/engine/kernel/dice'
import { historyFrom, playOn } from '@/engine/kernel/history'
import { chapterOf, lengthOf, type Study, type StudyHistory } from '@/engine/study/study'
import { writeStudy } from '@/engine/study/study-file'
import { branchAt } from '@/engine/study/study-lines'
import type { StudyRules } from '@/store/study/study-desk'
import type { KeptStudy } from '@/store/study/study-shelf'
import { followed } from '@/teach/study/opened/follow-game'
import { type CoinCommand, coinRules, coinStart } from '../../../support/coin-game'

const RULES: StudyRules = coinRules
const GAME: readonly CoinCommand[] = [{ type: 'hide', hand: 'left' }, { type: 'note' }, { type: 'pass' }]

function history(commands: readonly CoinCommand[]): StudyHistory {
  return commands.reduce<StudyHistory>(
    (before, command) => playOn(RULES, before, { command, dice: handDice([]) }).history,
    historyFrom(coinStart()),
  )
}

function study(commands: readonly CoinCommand[], secrets: 'open' | 'kept'): Study {
  const chapter = chapterOf({ title: 'Game', lineTitle: 'As played', secrets, history: history(commands) })
  return { game: 'coin', title: 'Coins', chapters: [chapter] }
}

function kept(one: Study): KeptStudy {
  return { id: 's1', gameId: 'coin', title: '', savedAt: 0, file: writeStudy(RULES, one, diceStateOf(3)) }
}

describe('A study of the game at the table', () => {
  const [chapter] = study(GAME.slice(0, 2), 'open').chapters
  if (!chapter) throw new Error('no chapter')
  const branched = branchAt(chapter, { line: 'main', step: 1 }, 'Trap').chapter
  const known = kept({ ...study([], 'open'), chapters: [branched] })

  test('goes on with what was played meanwhile, its branches kept and its new secrets too', () => {
    const after = followed(RULES, [known], study(GAME, 'kept'))
    expect(after?.id).toBe('s1')
    expect(after?.study.chapters[0]?.lines.map(lengthOf)).toEqual([3, 1])
    expect(after?.study.chapters[0]?.secrets).toBe('kept')
  })
  test('keeps what the players agreed to while nothing more was played', () => {
    expect(followed(RULES, [known], study(GAME.slice(0, 2), 'kept'))?.study.chapters[0]?.secrets).toBe('open')
  })
  test('is a new one for another game, or for one that had not begun', () => {
    const other: readonly CoinCommand[] = [{ type: 'hide', hand: 'right' }, { type: 'note' }]
    expect(followed(RULES, [known], study(other, 'kept'))).toBeUndefined()
    expect(followed(RULES, [kept(study([], 'kept'))], study(GAME, 'kept'))).toBeUndefined()
  })
})
