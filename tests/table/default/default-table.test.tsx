// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { listAt, valueAt } from '@/engine/files/json-look'
import { ordersOf } from '@/engine/declare/orders'
import { play } from '@/engine/kernel/play'
import { problemsText } from '@/engine/kernel/refusal'
import type { LogStep } from '@/engine/table/table'
import { IDLE } from '@/table/desk/answer'
import '../../support/patient'
import { QUIET } from '../../support/comfort'
import { scriptedDice } from '../../support/scripted-dice'
import {
  SKELETON_COMMANDS as COMMANDS,
  SKELETON_MODEL as MODEL,
  type SkeletonEvent,
  type SkeletonState,
  skeletonRules as rules,
  skeletonScene as scene,
  SkeletonNewGameForm,
  SkeletonTable,
  skeletonTeaching,
} from '../../support/skeleton'

const NORTH = ordersOf(COMMANDS, 'north')

function positionOf(json: unknown): SkeletonState {
  const parsed = rules.parsePosition(json)
  if (!parsed.ok) throw new Error(problemsText(parsed.problems))
  return parsed.value
}

const CLASH = scene('north-1 0301', 'north-2 0303', 'south-1 0304', 'south-2 0205')

/** A table that plays by the rules, with these rolls, for whoever is asked. */
function Played({
  start,
  rolls = [],
}: {
  readonly start: SkeletonState
  readonly rolls?: readonly number[]
}) {
  const [dice] = useState(() => scriptedDice(rolls))
  const [state, setState] = useState(start)
  const [log, setLog] = useState<readonly LogStep<SkeletonEvent>[]>([])
  const seat = rules.askedSeat(state)
  const view = rules.viewOf(state, seat ?? 'table')
  const props: ComponentProps<typeof SkeletonTable> = {
    view,
    seat,
    log,
    viewAt: () => view,
    play(command) {
      const played = play(rules, state, command, dice)
      if (played.outcome === 'refused') return played.refusal
      if (played.outcome !== 'played') throw new Error(played.outcome)
      const { events, rolls: rolled } = played
      setState(played.position)
      setLog([...log, { number: log.length + 1, seat, events, rolls: rolled, typed: false }])
      return undefined
    },
    refusalOf: (command) => rules.commands[command.type].refusalOf(state, command as never),
    seal: null,
    sealHolds: null,
    comfort: { ...QUIET, warnsAtEnd: true },
    onComfort: vi.fn(),
    onRematch: vi.fn(),
    onHome: vi.fn(),
  }
  return <SkeletonTable {...props} />
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

afterEach(cleanup)

describe('A table of declarations alone', () => {
  test('is played by its buttons, from the secret choice to the end', async () => {
    render(<Played start={positionOf(scene('north-1 0303', 'south-1 0304'))} rolls={[6]} />)
    await press(/^North 1/)
    await press('Attack 0304 needs 4')
    expect(await screen.findByRole('heading', { level: 2, name: 'North wins' })).toBeTruthy()
    expect(screen.getByText('South 1 falls with the crown')).toBeTruthy()
  })
  test('keeps a secret choice from the other side', async () => {
    const started = rules.newGame({})
    if (!started.ok) throw new Error('refused')
    render(<Played start={started.value} />)
    await press(/^North 3/)
    await press('Carry the crown')
    expect(
      screen.getByText('Pick the unit that carries your crown. The other side must not know.'),
    ).toBeTruthy()
    expect(
      MODEL.boardOf(rules.viewOf(started.value, 'south')).stacks.flatMap(({ counters }) => counters),
    ).toEqual(expect.not.arrayContaining([expect.objectContaining({ badges: [expect.anything()] })]))
  })
  test('asks before a turn is ended in which somebody could still act, and shows who', async () => {
    render(<Played start={positionOf(CLASH)} />)
    await press(/^End the turn/)
    expect(screen.getByRole('group', { name: '2 units can still act.' })).toBeTruthy()
    await press('End anyway')
    expect(screen.getByText('Turn 6, South')).toBeTruthy()
  })
  test('takes up who can act by key, and lets go again', async () => {
    render(<Played start={positionOf(CLASH)} />)
    await userEvent.keyboard('n')
    expect(screen.getByRole('region', { name: 'What North 1 can do' })).toBeTruthy()
    await userEvent.keyboard('n')
    expect(screen.getByRole('region', { name: 'What North 2 can do' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('region', { name: 'Who can act' })).toBeTruthy()
  })
  test('is played by the board in words, and tells why nothing can be done', async () => {
    render(<Played start={positionOf(CLASH)} />)
    await userEvent.keyboard('b')
    const words = within(screen.getByRole('region', { name: 'Board in words' }))
    await userEvent.click(words.getByRole('button', { name: /^0304 grass, South 1$/ }))
    expect(screen.getByText(/other side’s/)).toBeTruthy()
    await userEvent.click(
      words.getByRole('button', { name: /^0301 grass, North 1, carries the crown; can act$/ }),
    )
    await userEvent.click(words.getByRole('button', { name: /^0302 grass; may be entered$/ }))
    expect(screen.getByText('North 1 moves to 0302')).toBeTruthy()
  })
})

describe('Its model', () => {
  const view = rules.viewOf(positionOf(CLASH), 'north')
  test('marks what may be entered apart from what may be attacked', () => {
    const marks = MODEL.marksOf(view, { name: 'Holding', subject: 'north-2' })
    expect(marks.find(({ hex }) => hex === '0304')?.kind).toBe('target')
    expect(marks.find(({ hex }) => hex === '0302')?.kind).toBe('reach')
    expect(marks.find(({ hex }) => hex === '0303')?.kind).toBe('selected')
  })
  test('offers nothing to whoever is not asked, and says so', () => {
    const other = rules.viewOf(positionOf(CLASH), 'south')
    expect(MODEL.marksOf(other, IDLE)).toEqual([])
    expect(MODEL.answerHex(other, IDLE, '0304' as HexId)).toMatchObject({
      kind: 'refusal',
      otherwise: { message: 'It is the other side’s turn.' },
    })
  })
  test('reads a hint: what to do, why by which clause, and an arrow', () => {
    const command = NORTH.move({ unit: 'north-2', to: '0304' })
    const reasons = [{ type: 'command', command }]
    expect(MODEL.hints.hintOf(view, { commands: [command], chance: 0.5, reasons, nodes: 1 })).toMatchObject({
      lines: ['Attack 0304 with North 2'],
      reasons: [{ text: 'Attack 0304 with North 2: needs 4' }],
      seats: ['North', 'South'],
      drawings: [{ kind: 'arrow', from: '0303', to: '0304', ink: 'red' }, { kind: 'circle' }],
    })
  })
  test('draws itself in small', () => {
    expect(MODEL.glimpseOf(view).map).toEqual(['..1..', '.....', '..1..', '..2..', '.2...'])
  })
})

describe('Teaching from a table', () => {
  test('an editor places, moves and removes units', async () => {
    const { Editor, desk } = skeletonTeaching
    const onChange = vi.fn<(file: Json) => void>()
    const ids = () =>
      listAt(onChange.mock.lastCall?.[0], 'units').map((unit) => [valueAt(unit, 'id'), valueAt(unit, 'hex')])
    function Desk() {
      const [file, setFile] = useState(desk.starts[0]?.position ?? null)
      const nothing = { problems: [], drawings: [], isDrawing: false, onDraw: () => undefined }
      const change = (next: Json) => {
        onChange(next)
        setFile(next)
      }
      return <Editor {...nothing} file={file} onChange={change} />
    }
    render(<Desk />)
    const board = screen.getByRole('application', { name: 'Map of the two crowns' })
    const cursorTo = async (...keys: readonly string[]) => {
      board.focus()
      for (const key of keys) await userEvent.keyboard(`{${key}}`)
    }
    await userEvent.selectOptions(screen.getByLabelText('A click on the board'), 'places South 2')
    await cursorTo('Enter')
    const [placed] = ids()
    expect(placed).toEqual(['south-2', expect.stringMatching(/^\d{4}$/)])
    await userEvent.selectOptions(screen.getByLabelText('A click on the board'), 'picks and moves units')
    await cursorTo('ArrowDown', 'Enter')
    expect(ids()).not.toEqual([placed])
    expect(ids()).toHaveLength(1)
    await press('South 2')
    expect(ids()).toEqual([])
  })
  test('charts stand with their clauses', () => {
    const { Charts } = skeletonTeaching
    render(<Charts place={null} />)
    expect(screen.getByText('forest').nextSibling?.textContent).toBe('1')
  })
  test('a short game begins at one click, and one of another length by the form', async () => {
    const onStart = vi.fn(() => [])
    render(<SkeletonNewGameForm onStart={onStart} onCancel={() => undefined} />)
    await press(/^Two crowns/)
    expect(onStart).toHaveBeenLastCalledWith({ turnLimit: 20 }, [])
    await press('Turns at most: less')
    fireEvent.submit(screen.getByRole('button', { name: 'Start' }))
    expect(onStart).toHaveBeenLastCalledWith({ turnLimit: 19 }, [])
  })
})
