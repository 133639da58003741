import { diceStateOf } from '@/engine/kernel/dice'
import { problemsText } from '@/engine/kernel/refusal'
import { type OpenSave, saveAt } from '@/engine/save/save'
import { archmagiFiles } from '@/games/archmagi/files'
import type { Player } from '../player'
import type { GameOfCore } from './game'

const AZURES_TURN = 'Round 1, Azure: Recruit units'

export const ARCHMAGI: GameOfCore = {
  name: 'Archmagi',
  lines: 'down',
  quickStart: { name: /^First Duel/, side: 'Crimson' },
  playByMouse: crimsonByMouse,
  afterMouse: { moment: AZURES_TURN, curtain: 'Azure' },
  save: firstDuel(),
  beforeKeys: { moment: 'Round 1, Crimson: Movement', curtain: 'Crimson' },
  playByKeys: crimsonByKeys,
  afterKeys: { moment: AZURES_TURN, curtain: 'Azure' },
  chapters: [
    { title: 'The isle', words: 'Two mages fight over this isle.' },
    { title: 'A turn', words: 'A turn has five phases on this isle.' },
  ],
}

/** First Duel as it begins, with dice of the program. */
function firstDuel(): OpenSave {
  const begun = archmagiFiles.newGame({ preset: 'first-duel' })
  if (!begun.ok) throw new Error(problemsText(begun.problems))
  return saveAt('archmagi', archmagiFiles.writePosition(begun.value), diceStateOf(1))
}

/** A stack marches to the Temple, thinks better of it, and marches there after all; nobody is met. */
async function crimsonByMouse(player: Player): Promise<void> {
  await player.expectMoment('Round 1, Crimson: Movement')
  await player.clickHexes('C3', 'D3')
  await player.expectLogged('to D3')
  await player.press('Undo')
  await player.expectNotLogged('to D3')
  await player.press('Redo')
  await player.expectLogged('to D3')
  await player.endSegmentsUntil('Pass the device to Azure')
}

async function crimsonByKeys(player: Player): Promise<void> {
  await player.choose('C3', 'D3')
  await player.expectLogged('to D3')
  await player.keys('Control+z')
  await player.expectNotLogged('to D3')
  await player.keys('Control+y')
  await player.expectLogged('to D3')
  await player.endSegmentByKeys()
  await player.expectMoment('Round 1, Crimson: Battle')
  await player.endSegmentByKeys()
}
