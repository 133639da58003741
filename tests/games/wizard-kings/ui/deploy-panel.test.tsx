// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Desk } from '@/games/wizard-kings/ui/desk/desk'
import { DeployPanel } from '@/games/wizard-kings/ui/set-up/DeployPanel'
import { viewOf } from '@/games/wizard-kings/queries/view'
import { scene } from '../scene'

afterEach(cleanup)

test('two blocks of a kind are told apart where they are deployed', () => {
  const force = ['dwarves.mage-elder', 'dwarves.high-guard', 'dwarves.high-guard']
  const state = scene([], {
    ...{ map: 'stone-and-bone', step: 'setup', seats: { north: { army: 'dwarves', force } } },
  })
  const desk = { view: viewOf({ ...state, step: 'deploy' }, 'north'), send: () => undefined }
  render(<DeployPanel desk={desk as unknown as Desk} />)
  const names = screen
    .getAllByRole('combobox')
    .map((list) => (list as HTMLSelectElement).labels[0]?.innerText)
  expect(names.toSorted()).toEqual(['High Guard 1', 'High Guard 2', 'Mage (elder)'])
})
