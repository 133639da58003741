import { test } from './support/fixtures'
import { playWandOut } from './support/wand-game'

test('the wand is found, carried out of the valley, and the seal opened', async ({ visit }) => {
  await playWandOut(await visit())
})
