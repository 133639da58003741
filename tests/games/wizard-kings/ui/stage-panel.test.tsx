// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { refusalOf } from '@/engine/kernel/play'
import type { Command } from '@/games/wizard-kings/commands'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import { viewOf } from '@/games/wizard-kings/queries/view'
import type { Desk } from '@/games/wizard-kings/ui/desk/desk'
import { StagePanel } from '@/games/wizard-kings/ui/panels/StagePanel'
import { scene } from '../scene'

afterEach(cleanup)

function panelWith(...blocks: readonly string[]): string {
  const state = scene(blocks, { step: 'moves', scenario: 'small', map: 'greenmarch-skirmish' })
  const desk = {
    view: viewOf(state, 'north'),
    refusalOf: (command: Command) => refusalOf(wizardKingsPlay, state, command),
  }
  render(
    <StagePanel desk={desk as unknown as Desk} actorsOf={() => []} offersBy={() => []}>
      orders
    </StagePanel>,
  )
  const text = document.body.textContent
  cleanup()
  return text
}

test('who must come in before moves end is told, as long as there is no button that ends them', () => {
  expect(panelWith('a north edge elves.ranger 1', 'x south 0505 orcs.orc 1')).toContain(
    'Blocks that wait at the edge come in first. (MV-12)',
  )
  expect(panelWith('a north 0300 elves.ranger 1', 'x south 0505 orcs.orc 1')).toBe('orders')
})
