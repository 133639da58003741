import { arenaSaveAt } from '../../support/saves'
import type { Player } from '../player'
import type { GameOfCore } from './game'

export const ARENA: GameOfCore = {
  name: 'Arena',
  quickStart: { name: /^Magic and Monsters/, side: 'West' },
  playByMouse: westByMouse,
  afterMouse: { moment: 'Turn 2, East: Equip and Mount', curtain: 'East' },
  save: arenaSaveAt([
    'movement',
    [
      'west human-grunt C1',
      'west swordmaster B3',
      'west archer C4',
      'east human-grunt C9',
      'east orc B4',
      'east kobold B4',
    ],
  ]),
  beforeKeys: { moment: 'Turn 5, West: Movement', curtain: null },
  playByKeys: westByKeys,
  afterKeys: { moment: 'Turn 6, East: Movement', curtain: null },
  chapters: [
    { title: 'The board', words: 'Each hex has two spaces: the ground, and the air above it.' },
    { title: 'Creatures', words: 'Power' },
  ],
}

/** Everybody stands on the king hex; an orc leaves it, and both sides may answer magic twice. */
async function westByMouse(player: Player): Promise<void> {
  await player.expectMoment('Turn 1, West: Terrain Change')
  await player.endSegmentsUntil('Turn 1, West: Magic 1')
  await player.endSegmentsUntil('Pass the device to East')
  await player.takeMouse('East')
  await player.endSegment()
  await player.takeMouse('West')

  await player.expectMoment('Turn 1, West: Movement')
  await player.clickHexes('C1')
  await player.sees('Units at C1')
  await player.press(/^Orc 5/)
  await player.sees('Orc 5, Power 1, Move 1.')
  await player.clickHexes('C2')
  await player.expectLogged('Orc 5 walks from C1 to C2.')
  await player.expectLogged('West takes C2.')
  await player.press('Undo')
  await player.expectNotLogged('Orc 5 walks')
  await player.press('Redo')
  await player.expectLogged('Orc 5 walks from C1 to C2.')

  await player.endSegmentsUntil('Pass the device to East')
  await player.takeMouse('East')
  await player.endSegment()
  await player.takeMouse('West')
  // Nobody is near enough to fight.
  await player.expectMoment('Turn 1, West: Equip again')
  await player.endSegmentsUntil('Pass the device to East')
}

/** A walk that is taken back and done again, a shot, and a fight in which West says who dies. */
async function westByKeys(player: Player): Promise<void> {
  await player.choose('B3', 'B4')
  await player.expectLogged('Swordmaster 2 walks from B3 to B4.')
  await player.keys('Control+z')
  await player.expectNotLogged('Swordmaster 2 walks')
  await player.keys('Control+y')
  await player.expectLogged('Swordmaster 2 walks from B3 to B4.')
  await player.endSegmentByKeys()

  await player.expectMoment('Turn 5, West: Combat')
  await player.choose('C4', 'B4')
  await player.expectLogged('Archer 3 fires into B4.')
  await player.act('Settle this fight: B4')
  await player.expectLogged('Fight at B4, 3 against 1: West wins.')
  await player.act(/^Orc 5/)
  await player.expectLogged('West picks Orc 5.')
  await player.endSegmentByKeys()
  await player.expectMoment('Turn 5, West: Equip again')
  await player.endSegmentByKeys()
}
