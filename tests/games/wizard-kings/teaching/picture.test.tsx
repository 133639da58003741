// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { viewOf } from '@/games/wizard-kings/queries/view'
import { wizardKingsTeaching } from '@/games/wizard-kings/teaching'
import { scene } from '../scene'

const { Picture, paper } = wizardKingsTeaching
const VIEW = viewOf(scene([], { map: 'greenmarch-skirmish', scenario: 'small' }), 'referee')

afterEach(cleanup)

function isNamed(city: string): boolean {
  return screen.queryByText(city) !== null
}

test('a picture of a part of the map names the cities that lie in it', () => {
  const hexes = ['0501', '0604'] as unknown as readonly HexId[]
  render(<Picture view={VIEW} hexes={hexes} label="A part" />)
  expect(['Highbough', 'Crowmere', 'Oakenfall'].filter(isNamed)).toEqual(['Highbough', 'Crowmere'])
})

test('the map on paper names all its cities', () => {
  render(<paper.Map view={VIEW} label="The map" />)
  expect(['Highbough', 'Crowmere', 'Oakenfall'].filter(isNamed)).toHaveLength(3)
})
