import { saveAt } from '../../support/saves'
import type { Player } from '../player'
import type { GameOfCore } from './game'

/** A gate of the valley, where wizards, dwarves and elves wait in the quick start. */
const GATE = '0112'
/** An open hex three steps into the valley. */
const INSIDE = '0412'

export const WAND: GameOfCore = {
  name: 'Arrakhar’s Wand',
  quickStart: { name: /^First clash/, side: 'Sorcerer' },
  playByMouse: async (player) => {
    await player.throwDiceByHand()
    await sorcererByMouse(player)
    await wizardByMouse(player)
  },
  afterMouse: { moment: 'Turn 2, Sorcerer: Wandering orcs', curtain: 'Sorcerer' },
  save: saveAt('wizard haste', {
    '0509': '2 sorcerer',
    '0710': '2 ghoul',
    '0709': '2 elf',
    '0708': '2 wizard',
    '0808': 'barbarian',
  }),
  beforeKeys: { moment: 'Turn 3, Wizard: Haste', curtain: 'Wizard' },
  playByKeys: wizardByKeys,
  afterKeys: { moment: 'Turn 4, Sorcerer: Wandering orcs', curtain: 'Sorcerer' },
  chapters: [
    { title: 'The valley', words: 'The six hexes marked E are gates' },
    { title: 'Two sides', words: 'He wins at the moment when the wand is carried into an entry hex.' },
  ],
}

/** An orc wanders in, demons are summoned and walk a hex. */
async function sorcererByMouse(player: Player): Promise<void> {
  await player.expectMoment('Turn 1, Sorcerer: Wandering orcs')
  await player.press('Roll for wandering orcs')
  await player.enterDice(1)
  await player.sees('1 orc still to be placed')
  await player.clickHexes('0510')
  await player.sees('AR-5.3')
  await player.clickHexes('0511')
  await player.expectLogged('A wandering orc appears at 0511.')

  await player.expectMoment('Turn 1, Sorcerer: Summon')
  await player.clickHexes('0707', '0706')
  await player.press('Summon demons at T2')
  await player.enterDice(1)
  await player.press('Place 2 demons')
  await player.expectLogged('2 demons appear at 0706.')

  await player.endSegmentsUntil('Turn 1, Sorcerer: Movement')
  await player.clickHexes('0706', '0806')
  await player.expectLogged('2 demons move 0706–0806 (1 point).')
  await player.press('Undo')
  await player.expectNotLogged('2 demons move')
  await player.press('Redo')
  await player.expectLogged('2 demons move 0706–0806 (1 point).')
  await player.endSegmentsUntil('Pass the device to the Wizard')
}

/** Four elves come through the gate. */
async function wizardByMouse(player: Player): Promise<void> {
  await player.takeMouse('Wizard')
  await player.endSegmentsUntil('Turn 1, Wizard: Movement')
  await player.clickHexes(GATE)
  await player.pressWithin(`Elves at ${GATE}`, 'All')
  await player.sees('4 movement points left.')
  await player.clickHexes(INSIDE)
  await player.expectLogged(`4 elves move ${GATE}–${INSIDE} (3 points).`)
  await player.endSegmentsUntil('Pass the device to the Sorcerer')
}

/** Every segment of the wizard's phase has something to do. */
async function wizardByKeys(player: Player): Promise<void> {
  await player.choose('0708', '0808')
  await player.act('Aim haste')
  await player.act(/^Roll: .* at 0808$/)
  await player.typeDice(3)
  await player.expectLogged('rolls 3; +4 movement.')
  await player.endSegmentByKeys()

  await player.expectMoment('Turn 3, Wizard: Movement')
  await player.choose('0808', '0807')
  await player.expectLogged('1 barbarian moves 0808–0807 (1 point).')
  await player.keys('Control+z')
  await player.expectNotLogged('1 barbarian moves')
  await player.keys('Control+y')
  await player.expectLogged('1 barbarian moves 0808–0807 (1 point).')
  await player.endSegmentByKeys()

  await player.expectMoment('Turn 3, Wizard: Fireball')
  await player.choose('0708', '0710')
  await player.act('Aim 1 fireball')
  await player.act(/^Roll: .* at 0710$/)
  await player.typeDice(5, 1)
  await player.expectLogged('Fireball at 0710 on 2 ghouls: rolls 5 and 1; 1 ghoul eliminated.')
  await player.endSegmentByKeys()

  await player.expectMoment('Turn 3, Wizard: Combat')
  await player.choose('0709', '0710')
  await player.act('Declare attack on 0710')
  await player.act(/^Roll: .* at 0710$/)
  await player.typeDice(1)
  await player.expectLogged('Attack at 0710')
  await player.endSegmentByKeys()
  await player.expectMoment('Turn 3, Wizard: Haunt check')
  await player.endSegmentByKeys()
}
