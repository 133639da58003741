// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { refusalOf } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { CLAUSES } from '@/games/arrakhar/clauses'
import { SEGMENT_NAMES, segmentRules } from '@/games/arrakhar/tables/text'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'
import { RuledNotice } from '@/games/arrakhar/ui/rules-help/RuledNotice'
import { arrakharRules } from '@/games/arrakhar/rules'
import { findPlace } from '@/teach/rules-drawer/place'
import { move } from '../../../../support/orders'
import { situation } from '../../../../support/situation'
import { HotSeat } from '../hot-seat'
import '../../../../support/patient'

// A game does not wait for them at its start; these tests begin in the middle of one.
afterEach(cleanup)

const START = '#/rules/arrakhar/'
const STACKS = { '0509': 'sorcerer', '0710': '2 ghoul', '0709': '2 elf', '0708': '2 wizard' }

/** The places in the rules to which the links of the page lead. */
function placesLinked(): readonly string[] {
  const links = document.querySelectorAll(`a[href^="${START}"]`)
  return [...links].map((link) => link.getAttribute('href')?.slice(START.length) ?? '')
}

const SEGMENTS = [
  'sorcerer wanderingOrcs',
  'sorcerer summon',
  'sorcerer movement',
  'sorcerer fireball',
  'sorcerer combat',
  'wizard haste',
  'wizard movement',
  'wizard fireball',
  'wizard combat',
  'wizard hauntCheck',
] as const

describe('Links into the rules', () => {
  test.each(SEGMENTS)('stand at the panel and on the track, and all lead somewhere: %s', async (when) => {
    new HotSeat(situation(when, STACKS).position)
    const panel = await screen.findByRole('region', { name: 'What to do now' })
    const segment = when.split(' ')[1] as keyof typeof SEGMENT_NAMES
    const head = await within(panel).findByRole('link', { name: SEGMENT_NAMES[segment] })
    expect(head.getAttribute('href')).toBe(segmentRules(segment))
    const step = document.querySelector('[aria-current="step"] a')
    expect(step?.getAttribute('href')).toBe(head.getAttribute('href'))
    const places = placesLinked()
    expect(places.length).toBeGreaterThan(10)
    expect(places.filter((place) => !findPlace(RULEBOOK, place))).toEqual([])
  })
  test('stand in a refusal', () => {
    const { position } = situation('wizard movement', STACKS)
    const refusal = present(refusalOf(arrakharRules, position, move('elf-1', '0710')), 'a refusal')
    render(<RuledNotice refusal={refusal} />)
    const link = within(screen.getByRole('alert')).getByRole('link', { name: refusal.clause })
    expect(link.getAttribute('href')).toBe(START + refusal.clause)
    expect(findPlace(RULEBOOK, refusal.clause)).toBeDefined()
  })
  test('stand beside the lines of the log', async () => {
    const table = new HotSeat(situation('wizard movement', STACKS).position)
    await screen.findByRole('region', { name: 'What to do now' })
    act(() => void table.play(move('elf-1', '0809')))
    const log = await screen.findByRole('list', { name: 'Log' })
    const line = await within(log).findByRole('button', { name: /elf moves/i })
    const rule = present(line.parentElement?.querySelector('a'), 'a link')
    expect(findPlace(RULEBOOK, rule.textContent)).toMatchObject({ kind: 'clause' })
    expect(rule.getAttribute('href')).toBe(START + rule.textContent)
  })
  test('exist for every clause that a refusal or a line may cite', () => {
    expect(Object.keys(CLAUSES).filter((clause) => !findPlace(RULEBOOK, clause))).toEqual([])
  })
})
