import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import { unsealed, writeSave } from '@/engine/save/save'
import { arenaRules } from '@/games/arena/rules'
import type { FrameSize } from '@/teach/links/embed-code'
import { randomPlay } from '../../properties/random-play'
import type { Engine, EngineName, Tab } from './drivers/engine'
import { startEngine } from './drivers/start'
import { framingPage } from './framing'
import { linkTo } from './games/game'
import { Player } from './player'

/** Tests of a frame on a page of another origin, where nothing may be stored, in an engine. */
export function framesIn(name: EngineName): void {
  let engine: Engine
  let tab: Tab

  beforeAll(async () => {
    engine = await startEngine(name)
  })
  afterAll(() => engine.close())
  beforeEach(async () => {
    tab = await engine.open()
    return () => tab.close()
  })

  /** Opens a page that frames a link, and sees what its readers see in the frame. */
  async function framed(hash: string, size: FrameSize): Promise<Player> {
    const { address, home } = await framingPage(inject('address'), hash, size)
    await tab.go(address)
    return new Player(await tab.framed(), home)
  }

  test('a game is stepped through both ways', async () => {
    const reader = await framed(await gameLink(), 'wide')
    await reader.sees(/0 of \d+/)
    await reader.press('Next step')
    await reader.press('Next step')
    await reader.sees(/2 of \d+/)
    await reader.press('Previous step')
    await reader.sees(/1 of \d+/)
    expect(await reader.texts('application')).toHaveLength(1)
    expect(await reader.texts('link')).toContain('Open in Hexhearth ↗')
    await reader.expectNoComplaint()
  })

  test.each(['wide', 'narrow'] as const)(
    'a task of a lesson is solved wrongly, then rightly: %s',
    async (size) => {
      const reader = await framed('#/lesson/arena/first-game/3', size)
      await reader.sees('You are West.')
      await reader.press('To the board')
      await reader.clickHexes('C4', 'C7')
      await reader.sees('Not allowed')
      await reader.press('Start over')
      await reader.clickHexes('C4', 'D5')
      await reader.sees('Well done!')
      await reader.press(/^Next chapter/)
      await reader.sees('Chapter 5 of')
      await reader.expectNoComplaint()
    },
  )
}

/** The link of a game in which something has happened. */
async function gameLink(): Promise<string> {
  const history = randomPlay(arenaRules, { seed: 4, settings: { points: [40, 40] }, commands: 60 })
  return linkTo(writeSave(arenaRules, unsealed(history, diceStateOf(3))))
}
