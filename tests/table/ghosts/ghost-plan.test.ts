import { describe, expect, test } from 'vitest'
import type { BoardCounter } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { type MovePlan, NO_PLAN } from '@/engine/table/move-plan'
import { type Planned, planAt, settledPlan, standingsOn, withoutGhost } from '@/table/ghosts/ghost-plan'
import { ghostsOn } from '@/table/ghosts/seen-ghosts'

const counter = (id: string): BoardCounter => ({
  id,
  icon: { path: '' },
  side: 'first',
  factors: '1-1',
  label: id,
  flipped: false,
  spent: false,
  badges: [],
})

/** A board with counters, by their hexes: '0407': 'a b'. */
const standings = (stacks: Readonly<Record<string, string>>) =>
  standingsOn(
    Object.entries(stacks).map(([hex, ids]) => ({
      hex: hex as HexId,
      counters: ids.split(' ').map(counter),
    })),
  )

const FIELD = standings({ '0407': 'a b c', '0509': 'x' })

/** What comes of clicks on hexes, one after another. */
function clicked(hexes: string, on = FIELD, first: Planned = { plan: NO_PLAN, held: [] }): Planned {
  return hexes.split(' ').reduce((planned, hex) => planAt(planned, on, hex as HexId), first)
}

/** A plan in few words: 'a b by 0408 to 0409'. */
const told = ({ ghosts }: MovePlan) =>
  ghosts.map(({ counters, via, goal }) =>
    [...counters, ...(via.length > 0 ? ['by', ...via] : []), 'to', goal].join(' '),
  )

describe('A click while moves are planned', () => {
  test('takes all counters of a hex in hand, of either side', () => {
    expect(clicked('0407').held).toEqual(['a', 'b', 'c'])
    expect(clicked('0509').held).toEqual(['x'])
    expect(clicked('0407').plan).toBe(NO_PLAN)
  })

  test('sets a ghost where what is in hand is to go, and prolongs its way', () => {
    expect(told(clicked('0407 0408').plan)).toEqual(['a b c to 0408'])
    expect(told(clicked('0407 0408 0409 0410').plan)).toEqual(['a b c by 0408 0409 to 0410'])
  })

  test('on what is in hand, or where it was led, lets go of it', () => {
    expect(clicked('0407 0407')).toEqual({ plan: NO_PLAN, held: [] })
    const { plan, held } = clicked('0407 0408 0408')
    expect([told(plan), held]).toEqual([['a b c to 0408'], []])
  })

  test('takes up again what is led already, and prolongs that way', () => {
    expect(told(clicked('0407 0408 0408 0407 0409').plan)).toEqual(['a b c by 0408 to 0409'])
  })

  test('takes first what is not led anywhere', () => {
    const plan: MovePlan = { ...NO_PLAN, ghosts: [{ counters: ['a'], via: [], goal: '0408' as HexId }] }
    expect(clicked('0407', FIELD, { plan, held: [] }).held).toEqual(['b', 'c'])
  })

  test('leads no counter to two places', () => {
    const { plan } = clicked('0407 0408')
    expect(told(clicked('0606', FIELD, { plan, held: ['a', 'x'] }).plan)).toEqual([
      'b c to 0408',
      'a x to 0606',
    ])
  })

  test('on a ghost takes it away', () => {
    const { plan } = clicked('0407 0408 0408 0509 0510 0510')
    expect(told(clicked('0408', FIELD, { plan, held: [] }).plan)).toEqual(['x to 0510'])
  })

  test('where nothing stands changes nothing', () => {
    const before = clicked('0407 0408 0408')
    expect(clicked('1010', FIELD, before).plan).toBe(before.plan)
  })

  test('back to where the counters stand takes their ghost away', () => {
    expect(told(clicked('0407 0408 0407').plan)).toEqual([])
  })
})

describe('A plan', () => {
  const { plan } = clicked('0407 0408 0409 0410 0410 0509 0510')

  test('stays the same while its counters stand where they stood', () => {
    expect(settledPlan(plan, FIELD)).toBe(plan)
  })

  test('loses counters that are gone, and a ghost with its last one', () => {
    expect(told(settledPlan(plan, standings({ '0407': 'b c' })))).toEqual(['b c by 0408 0409 to 0410'])
    expect(settledPlan(plan, standings({ '0101': 'y' })).ghosts).toEqual([])
  })

  test('loses counters that have arrived', () => {
    const arrived = standings({ '0410': 'a', '0407': 'b c', '0510': 'x' })
    expect(told(settledPlan(plan, arrived))).toEqual(['b c by 0408 0409 to 0410'])
  })

  test('leads on from a hex on the way, once all have come there', () => {
    expect(told(settledPlan(plan, standings({ '0408': 'a b c', '0509': 'x' })))[0]).toBe(
      'a b c by 0409 to 0410',
    )
    expect(told(settledPlan(plan, standings({ '0408': 'a', '0407': 'b c' })))[0]).toBe(
      'a b c by 0408 0409 to 0410',
    )
  })

  test('is seen from where its counters stand now, the ghosts of one hex together', () => {
    const here = clicked('0407 0509', FIELD)
    const both = clicked('0509', FIELD, { ...here, held: ['a'] }).plan
    const [ghost] = ghostsOn(both, standings({ '0606': 'a', '0407': 'b c', '0509': 'x' }))
    expect(ghost).toMatchObject({ hex: '0509', isOver: true })
    expect(ghost?.counters.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c'])
    expect(ghost?.ways).toContainEqual(['0606', '0509'])
    expect(ghost?.ways).toContainEqual(['0407', '0509'])
  })

  test('is rid of one ghost by its line', () => {
    expect(told(withoutGhost(plan, plan.ghosts[0] as MovePlan['ghosts'][number]))).toEqual(['x to 0510'])
  })
})
