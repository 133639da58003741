import { expect, test } from 'vitest'
import type { Seat } from '@/engine/kernel/game'
import type { LogStep } from '@/engine/table/table'
import { arenaRules } from '@/games/arena/rules'
import type { Event } from '@/games/arena/events'
import { namesIn } from '@/games/arena/queries/names'
import { PRESENTATIONS } from '@/games/arena/ui/events'
import { recapWaysBy } from '@/table/recap/recap-ways'
import { arena, type Game } from '../../on-the-table'

const RECAP_WAYS = recapWaysBy(PRESENTATIONS, namesIn)

const viewOf = ({ position }: Game) => arenaRules.viewOf(position, 'east')

/** The log of a game of which these are the steps. */
function logOf(...steps: readonly (readonly [Seat, Game])[]): readonly LogStep<Event>[] {
  return steps.map(([seat, { events }], nth) => ({ number: nth + 1, seat, events, rolls: [], typed: false }))
}

const START = arena('movement', { o: 'orc 0 B2', p: 'orc 0 B4', e: 'orc 1 D5' })
const WALKED = START.play(0, 'walk', { unit: 'o', path: ['B3'] })
const ENDED = WALKED.play(0, 'endPhase')

test('what the other side did since one’s own last step is told thing by thing, without the phases', () => {
  const log = logOf(['east', START], ['west', WALKED], ['west', ENDED])
  const items = RECAP_WAYS.itemsOf(log, 'east', viewOf(ENDED))
  expect(items[0]).toMatchObject({ step: 2, line: { text: 'Orc 1 walks from B2 to B3.' } })
  expect(items.map(({ event }) => event.type)).not.toContain('phaseBegun')
  expect(RECAP_WAYS.itemsOf(log, 'west', viewOf(ENDED))).toEqual([])
})

test('what went by for the own side meanwhile does not keep it from being told', () => {
  const log = logOf(['east', START], ['west', WALKED], ['east', ENDED])
  const told = (isAutomatic: boolean) => {
    const items = RECAP_WAYS.itemsOf(
      log.map((step) => (step.number === 3 && isAutomatic ? { ...step, isAutomatic } : step)),
      'east',
      viewOf(ENDED),
    )
    return [...new Set(items.map(({ step }) => step))]
  }
  expect([told(true), told(false)]).toEqual([[2], []])
})

test('arrows lead from where somebody was to where it went or aimed', () => {
  const arrowsOf = (event: object) => RECAP_WAYS.arrowsOf(event as Event, viewOf(START), [])
  expect(arrowsOf(WALKED.events[0] ?? {})).toMatchObject([{ from: 'B2', to: 'B3', kind: 'aid' }])
  expect(arrowsOf({ type: 'retreated', unit: 'o', from: 'B2', to: 'B1' })).toMatchObject([
    { from: 'B2', to: 'B1' },
  ])
  expect(arrowsOf({ type: 'fired', shooter: 'o', target: 'D5' })).toMatchObject([
    { from: 'B2', to: 'D5', kind: 'blade' },
  ])
  const spark = { type: 'tookEffect', source: { kind: 'spell', spell: 'spark' }, caster: 'o' }
  expect(arrowsOf({ ...spark, target: { kind: 'creature', creature: 'e' } })).toMatchObject([
    { from: 'B2', to: 'D5', kind: 'fire' },
  ])
  expect(arrowsOf({ ...spark, target: { kind: 'self' } })).toEqual([])
  expect(arrowsOf({ type: 'flew', unit: 'o', from: 'B2', path: [], landed: false })).toEqual([])
  expect(arrowsOf({ type: 'gameEnded' })).toEqual([])
})
