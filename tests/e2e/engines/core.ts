import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Engine, EngineName, Tab } from './drivers/engine'
import { startEngine } from './drivers/start'
import { ARCHMAGI } from './games/archmagi'
import { ARENA } from './games/arena'
import { type GameOfCore, type Handed, linkTo } from './games/game'
import { WAND } from './games/wand'
import { WIZARD_KINGS } from './games/wizard-kings'
import { Player } from './player'

/** Tests of what all games live by, in an engine. */
export function coreIn(name: EngineName): void {
  let engine: Engine
  let tab: Tab

  beforeAll(async () => {
    engine = await startEngine(name)
    console.log(`Engine: ${engine.name} ${engine.version}`)
  })
  afterAll(() => engine.close())

  beforeEach(async () => {
    tab = await engine.open()
    return () => tab.close()
  })

  describe.each([WAND, ARENA, ARCHMAGI, WIZARD_KINGS])('$name', (game) => {
    let player: Player
    beforeEach(() => {
      player = new Player(tab, inject('address'), game.lines)
    })

    test('a ready-made game is begun, a turn played by mouse, and a reload comes back to the moment', async () => {
      await beginReadyMade(player, game)
      await game.playByMouse(player)
      await expectHanded(player, game.afterMouse)
      const before = await player.log()
      await player.reload()
      await expectHanded(player, game.afterMouse)
      await player.expectLog(before)
    })

    test('a link is opened, a turn played by keyboard, and a link made of the game holds it', async () => {
      await openLink(player, await linkTo(game.save))
      await expectHanded(player, game.beforeKeys)
      await game.playByKeys(player)
      await expectHanded(player, game.afterKeys)
      const before = await player.log()
      await openLink(player, await linkMade(player, game.afterKeys.curtain !== null))
      await expectHanded(player, game.afterKeys)
      await player.expectLog(before)
    })

    test('the first lesson is found, and its first chapter leads to the next', async () => {
      await player.goTo()
      await player.press(`Learn ${game.name}`, 'link')
      await player.press(/^Start here/, 'link')
      const [first, second] = game.chapters
      await player.sees(first.words)
      expect(await player.texts('heading')).toContain(first.title)
      await player.press(/^Next chapter/)
      await player.sees(second.words)
      expect(await player.texts('heading')).toContain(second.title)
    })
  })
}

/** By a quick start, which is a button on the form of a new game; whoever is asked first sits down. */
async function beginReadyMade(player: Player, { name, quickStart }: GameOfCore): Promise<void> {
  await player.goTo()
  await player.press(`New game of ${name}`, 'link')
  await player.press(quickStart.name)
  if (quickStart.side !== null) await player.takeMouse(quickStart.side)
}

/** The side whose turn it is lifts the curtain, if there is one, and finds the game at its moment. */
async function expectHanded(player: Player, { moment, curtain }: Handed): Promise<void> {
  if (curtain !== null) await player.takeMouse(curtain)
  await player.expectMoment(moment)
  await player.expectNoComplaint()
}

/** As somebody does who was sent it. */
async function openLink(player: Player, hash: string): Promise<void> {
  await player.goTo(hash)
  await player.sees('A shared link')
  await player.press('Open at the table')
}

/** Makes a link of the game at the table, dice and all; both sides agree to that where something is hidden. */
async function linkMade(player: Player, hasSecrets: boolean): Promise<string> {
  await player.press('Menu')
  await player.press('Share a link…', 'menuitem')
  if (hasSecrets) await player.press(/^All players agree/, 'checkbox')
  const link = await player.fieldText()
  expect(link.startsWith(`${player.home}#/open/`)).toBe(true)
  return link.slice(player.home.length)
}
