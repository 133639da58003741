import { saveBefore } from '../../support/scripted/moments'
import { SKIRMISH } from '../../support/scripted/skirmish'
import type { Player } from '../player'
import type { GameOfCore } from './game'

const NORTHS_MOVES = 'Turn 1, North: North moves'
const SOUTHS_MOVES = 'Turn 1, South: South moves'
const FLOWN = 'Warbird goes from 0901 to 0902.'

export const WIZARD_KINGS: GameOfCore = {
  name: 'Wizard Kings',
  // Initiative is rolled for with both looking on.
  quickStart: { name: /^Stone and Bone/, side: null },
  playByMouse: northByMouse,
  afterMouse: { moment: SOUTHS_MOVES, curtain: 'South' },
  save: saveBefore(SKIRMISH, 'move'),
  beforeKeys: { moment: NORTHS_MOVES, curtain: 'North' },
  playByKeys: northByKeys,
  afterKeys: { moment: SOUTHS_MOVES, curtain: 'South' },
  chapters: [
    { title: 'Blocks', words: 'You play North and lead the Elves.' },
    { title: 'Gold and turns', words: 'Cities are worth 1 to 3 gold' },
  ],
}

/** North rolls more; a Warbird flies a hex, thinks better of it, and flies there after all. */
async function northByMouse(player: Player): Promise<void> {
  await player.throwDiceByHand()
  await player.press('Roll for initiative')
  await player.enterDice(6, 5)
  await player.enterDice(1, 2)
  await player.takeMouse('North')
  await player.expectMoment(NORTHS_MOVES)
  await player.clickHexes('0901', '0902')
  await player.expectLogged(FLOWN)
  await player.press('Undo')
  await player.expectNotLogged(FLOWN)
  await player.press('Redo')
  await player.expectLogged(FLOWN)
  await player.endSegmentsUntil('Pass the device to South')
}

/** A Glader attacks, and another comes in, as it must before moves end. */
async function northByKeys(player: Player): Promise<void> {
  await player.choose('0806', '0805')
  await player.expectLogged('from 0806 to 0805')
  await player.keys('Control+z')
  await player.expectNotLogged('from 0806 to 0805')
  await player.keys('Control+y')
  await player.expectLogged('from 0806 to 0805')
  await player.act('Glader at the edge')
  await player.choose('0300')
  await player.expectLogged('to 0300')
  await player.endSegmentByKeys()
  await player.expectMoment('Turn 1, North: North recruits')
  await player.endSegmentByKeys()
}
