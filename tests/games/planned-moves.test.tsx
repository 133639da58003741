// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { archmagiPlay } from '@/games/archmagi/play'
import type { State } from '@/games/archmagi/state/state'
import type { MageSeat } from '@/games/archmagi/state/terms'
import { arenaPlay } from '@/games/arena/play'
import type { ArenaSeat } from '@/games/arena/state/position'
import { arrakharRules } from '@/games/arrakhar/rules'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import type { Side as KingsSide } from '@/games/wizard-kings/tables/seats'
import '../support/patient'
import { situation } from '../support/situation'
import { HotSeat as ArenaHotSeat } from './arena/ui/hot-seat'
import { arena } from './arena/on-the-table'
import { firstDuel } from './archmagi/first-duel'
import { HotSeat as WizardHotSeat } from './archmagi/ui/hot-seat'
import { HotSeat as WandHotSeat } from './arrakhar/ui/hot-seat'
import { scene as kings } from './wizard-kings/scene'
import { HotSeat as KingsHotSeat } from './wizard-kings/ui/hot-seat'

afterEach(cleanup)

/** The same where Azure holds no spells, and so never more than it may keep. */
function lightHanded(state: State): State {
  const { mages } = state
  return { ...state, mages: { ...mages, two: { ...mages.two, spells: [] } } }
}

/** A table of each game, and how the mouse passes there. */
const TABLES = [
  {
    name: 'Arrakhar’s Wand',
    who: '2 elves',
    fewer: '1 elf',
    sitDown: () => {
      const table = new WandHotSeat(
        situation('wizard movement', { '0709': '2 elf', '1212': 'ghoul' }).position,
      )
      const asked = () => arrakharRules.askedSeat(table.stand.position)
      const endStage = () => void table.play({ type: 'endSegment' })
      return { table, asked, endStage, comeBack: () => table.undo() }
    },
  },
  {
    name: 'Arena',
    who: 'Orc 1 and Kobold 2',
    fewer: 'Kobold 2',
    sitDown: () => {
      const table = new ArenaHotSeat(
        arena('movement', { o: 'orc 0 C3', k: 'kobold 0 C3', e: 'orc 1 E7' }).position,
      )
      const asked = () => arenaPlay.askedSeat(table.position)
      const endStage = () => void table.play({ type: 'endPhase', seat: asked() as ArenaSeat })
      return { table, asked, endStage, comeBack: endStage }
    },
  },
  {
    name: 'Archmagi',
    who: 'Crimson’s Archmagus, the Wizard, Swordsmen of Crimson and Yeomen of Crimson',
    fewer: 'Swordsmen of Crimson and Yeomen of Crimson',
    sitDown: () => {
      const table = new WizardHotSeat(
        lightHanded(firstDuel()),
        Array.from({ length: 12 }, () => 1),
      )
      const asked = () => archmagiPlay.askedSeat(table.position)
      // Where a phase begins with a draw, that comes first.
      const endStage = () => {
        const seat = asked() as MageSeat
        for (const type of ['drawUnits', 'drawSpells', 'endPhase'] as const) table.play({ type, seat })
      }
      return { table, asked, endStage, comeBack: endStage }
    },
  },
  {
    name: 'Wizard Kings',
    who: 'Ranger of North, A2, strength 3 of 3 and Glader of North, C1, strength 2 of 4',
    fewer: 'Glader of North, C1, strength 2 of 4',
    sitDown: () => {
      const table = new KingsHotSeat(
        kings(['a north 0302 elves.ranger 3', 'b north 0302 elves.glader 2', 'x south 0505 orcs.orc 2']),
      )
      const asked = () => wizardKingsPlay.askedSeat(table.position)
      const endStage = () => {
        const seat = asked() as KingsSide
        const ends = ['endMoves', 'endRecruiting', 'endStudy'] as const
        ends.find((type) => table.play({ type, seat }) === undefined)
      }
      return { table, asked, endStage, comeBack: endStage }
    },
  },
] as const

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const board = () => screen.getByRole('application')
const onBoard = (...keys: readonly string[]) => keys.forEach((key) => fireEvent.keyDown(board(), { key }))
const ghosts = () => document.querySelectorAll('[data-part="ghost"]').length
const planPanel = () => screen.findByRole('region', { name: 'Plan moves' })

describe.each(TABLES)('Moves planned at the table of $name', ({ who, fewer, sitDown }) => {
  /** Takes the stack that can act in hand and leads it across two hexsides, by the cursor of the keyboard. */
  async function plan() {
    const seated = sitDown()
    await screen.findByRole('button', { name: 'Plan moves' })
    press('n')
    press('l')
    const panel = await planPanel()
    onBoard('Enter', 's', 'Enter', 's', 'Enter')
    return { ...seated, panel }
  }

  /** Goes on until the mouse has passed. */
  function handOver(asked: () => string | null, goOn: () => void) {
    const before = asked()
    for (let stages = 0; asked() === before && stages < 12; stages++) act(goOn)
    expect(asked()).not.toBe(before)
  }

  test('stand as ghosts on the board, and in words beside it; nothing is played', async () => {
    const { table, panel } = await plan()
    expect(ghosts()).toBe(1)
    expect(document.querySelectorAll('[data-part="ghost-way"]')).toHaveLength(1)
    within(panel).getByRole('heading', { name: 'Planning: nothing is played' })
    expect(within(panel).getByRole('status').textContent).toMatch(
      new RegExp(`^Planned: ${who} from \\w+ to \\w+ by \\w+\\.$`),
    )
    expect(within(panel).getAllByRole('listitem')).toHaveLength(1)
    expect(table.commands).toEqual([])
  })

  test('go line by line, or all at once', async () => {
    const { panel } = await plan()
    fireEvent.click(within(panel).getByRole('button', { name: /^Remove: / }))
    expect(ghosts()).toBe(0)
    onBoard('a', 'Enter')
    expect(ghosts()).toBe(1)
    fireEvent.click(within(await planPanel()).getByRole('button', { name: 'Clear plan' }))
    expect(ghosts()).toBe(0)
  })

  test('take along those counters of a stack that are wanted', async () => {
    const { panel } = await plan()
    fireEvent.click(within(panel).getByRole('button', { name: 'Clear plan' }))
    onBoard('w', 'w', 'Enter')
    const [first] = within(await planPanel()).getByRole('group', { name: 'Which counters go' }).children
    if (first) fireEvent.click(first)
    onBoard('s', 'Enter')
    expect((await planPanel()).textContent).not.toContain(`Planned: ${who}`)
    expect((await planPanel()).textContent).toContain(`Planned: ${fewer} from`)
  })

  test('leave by Escape what can be played as it was', async () => {
    await plan()
    press('Escape')
    press('Escape')
    expect(screen.queryByRole('region', { name: 'Plan moves' })).toBeNull()
    await screen.findByRole('region', { name: 'What to do now' })
    expect(ghosts()).toBe(1)
  })

  test('are left by whoever goes on to play, and stay in sight', async () => {
    const { asked, endStage } = await plan()
    const before = asked()
    act(endStage)
    expect(asked()).toBe(before)
    expect(screen.queryByRole('region', { name: 'Plan moves' })).toBeNull()
    expect(ghosts()).toBe(1)
  })

  test('are shown to their own seat alone, and to it again when it comes back', async () => {
    const { asked, endStage, comeBack } = await plan()
    handOver(asked, endStage)
    expect(ghosts()).toBe(0)
    expect(screen.queryByText('Planning: nothing is played')).toBeNull()
    expect(document.body.innerHTML).not.toContain('Planned')
    press('l')
    expect(within(await planPanel()).queryAllByRole('listitem')).toEqual([])
    handOver(asked, comeBack)
    expect(ghosts()).toBe(1)
    expect(screen.queryByRole('region', { name: 'Plan moves' })).toBeNull()
  })
})
