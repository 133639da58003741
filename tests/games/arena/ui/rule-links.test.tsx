// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { refusalOf } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { CLAUSES } from '@/games/arena/clauses'
import { phaseRules, rulesAt } from '@/games/arena/tables/text'
import { arenaRules } from '@/games/arena/rules'
import type { HexId } from '@/engine/kernel/hex'
import { type CreatureId, PHASES } from '@/games/arena/state/position'
import { RULEBOOK } from '@/games/arena/teaching/rulebook'
import { RefusalNotice } from '@/table/panel/RefusalNotice'
import { findPlace } from '@/teach/rules-drawer/place'
import '../../../support/patient'
import { arena } from '../on-the-table'
import { HotSeat } from './hot-seat'

afterEach(cleanup)

const RULES = { rulesAt, headings: CLAUSES }

describe('Links into the rules of Arena', () => {
  test.each(PHASES)('lead from the track to a section: %s', (phase) => {
    expect(findPlace(RULEBOOK, phaseRules(phase).slice(rulesAt('').length))).toMatchObject({
      kind: 'section',
    })
  })

  test('stand in a refusal', () => {
    const { position } = arena('combat', { o: 'orc 0 C4' })
    const command = { type: 'walk', seat: 'west', unit: 'o' as CreatureId, path: [] } as const
    const refusal = present(refusalOf(arenaRules, position, command), 'a refusal')
    render(<RefusalNotice refusal={refusal} rules={RULES} />)
    const link = within(screen.getByRole('alert')).getByRole('link', { name: refusal.clause })
    expect(link.getAttribute('href')).toBe(rulesAt(refusal.clause))
    expect(findPlace(RULEBOOK, refusal.clause)).toBeDefined()
  })

  test('stand at the head of the panel and beside the lines of the log', async () => {
    const table = new HotSeat(arena('movement', { o: 'orc 0 B2', e: 'orc 1 E7' }).position)
    const panel = await screen.findByRole('region', { name: 'What to do now' })
    const head = await within(panel).findByRole('link', { name: 'Movement' })
    expect(head.getAttribute('href')).toBe(phaseRules('movement'))
    act(() => void table.play({ type: 'walk', seat: 'west', unit: 'o' as CreatureId, path: ['B3' as HexId] }))
    const log = await screen.findByRole('list', { name: 'Log' })
    const line = await within(log).findByRole('button', { name: /Orc 1 walks/ })
    const rule = present(line.parentElement?.querySelector('a'), 'a link')
    expect(findPlace(RULEBOOK, rule.textContent)).toMatchObject({ kind: 'clause' })
    expect(rule.getAttribute('href')).toBe(rulesAt(rule.textContent))
  })

  test('exist for every clause that a refusal or a line may cite', () => {
    expect(Object.keys(CLAUSES).filter((clause) => !findPlace(RULEBOOK, clause))).toEqual([])
  })
})
