import { inject } from 'vitest'
import { firefoxTest } from './support/firefox'
import { playWandOut } from './support/wand-game'

// Where it is skipped, scripts/e2e-setup.mjs has said why.
firefoxTest.skipIf(inject('firefoxPath') === null)(
  'in Firefox too the wand is found, carried out of the valley, and the seal opened',
  async ({ visit }) => {
    await playWandOut(await visit())
  },
)
