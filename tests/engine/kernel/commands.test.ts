import { describe, expect, test } from 'vitest'
import { refTo } from '@/engine/declare/arg'
import { commandKit } from '@/engine/declare/command'
import { defineCommands, type Ground, refusalIn } from '@/engine/declare/command-set'
import { legalOf, onlyEndOf } from '@/engine/declare/legal'
import { aimOf, sayOf } from '@/engine/declare/words'
import type { HexId } from '@/engine/kernel/hex'

interface Piece {
  readonly id: string
  readonly owner: 'north' | 'south'
  readonly hex: HexId
  readonly isHidden: boolean
}

interface Board {
  readonly asked: 'north' | 'south'
  readonly segment: 'battle' | 'rest'
  readonly pieces: readonly Piece[]
}

/** A game in small: pieces strike pieces, and a hidden piece is none to the other side. */
interface Duel {
  readonly position: Board
  readonly sight: Board
  readonly table: Board
  readonly stages: { readonly battle: object; readonly rest: object }
  readonly common: object
  readonly seat: Piece['owner']
  readonly names: { readonly of: (id: string) => string }
  readonly event: { readonly type: 'struck' }
  readonly clause: 'seat' | 'stage' | 'name' | 'subject' | 'own'
}

const refuse = (clause: Duel['clause']) => ({ clause, message: `Refused by ${clause}.` })

const PIECE = refTo<Duel, string, Piece, 'piece'>('piece', {
  list: ({ pieces }) => pieces,
  missing: () => refuse('name'),
  hexesOf: ({ pieces }, id) => pieces.filter((piece) => piece.id === id).map(({ hex }) => hex),
  nameOf: (names, id) => names.of(id),
})

const command = commandKit<Duel>()
const GROUND: Ground<Duel> = {
  askedSeat: ({ asked }) => asked,
  stageOf: ({ segment }) => segment,
  nowOf: () => ({}),
  sightOf: (board, seat) => ({
    ...board,
    pieces: board.pieces.filter(({ owner, isHidden }) => owner === seat || !isHidden),
  }),
  commonOf: () => ({}),
  seatOf: (_common, { asked }) => asked,
  gate: ({ segment }, _seat, stages) => (stages.includes(segment) ? undefined : refuse('stage')),
  mayAct: ({ seat }, subject) => ((subject as Piece).owner === seat ? undefined : refuse('subject')),
}
const SET = defineCommands(GROUND)({
  strike: command({
    clause: 'own',
    stage: 'battle',
    args: { striker: PIECE, victim: PIECE },
    subject: 'striker',
    target: 'victim',
    choices: ({ table }) => table.pieces.map((victim) => ({ victim })),
    refusalOf: ({ seat }, { victim }) => (victim.owner === seat ? refuse('own') : undefined),
    perform: () => [{ type: 'struck' }],
    say: ({ striker, victim }) => `Strike ${victim} with ${striker}`,
    ink: 'red',
  }),
})

const piece = (id: string, owner: Piece['owner'], hex: string, isHidden = false): Piece => ({
  id,
  owner,
  hex: hex as HexId,
  isHidden,
})
const BOARD: Board = {
  asked: 'north',
  segment: 'battle',
  pieces: [piece('n', 'north', '0101'), piece('s', 'south', '0202'), piece('ghost', 'south', '0303', true)],
}
const strike = (striker: string, victim: string) => ({ type: 'strike', striker, victim }) as const
const clauseOf = (board: Board, striker: string, victim: string) =>
  refusalIn(SET, board, strike(striker, victim))?.clause

describe('A declared command', () => {
  test('is refused by its stage, then its names, then its subject, then its own clauses', () => {
    expect(clauseOf({ ...BOARD, segment: 'rest' }, 'nobody', 'n')).toBe('stage')
    expect(clauseOf(BOARD, 'nobody', 'nobody')).toBe('name')
    expect(clauseOf(BOARD, 's', 's')).toBe('subject')
    expect(clauseOf(BOARD, 'n', 'n')).toBe('own')
    expect(clauseOf(BOARD, 'n', 's')).toBeUndefined()
  })
  test('is listed where it is accepted, and nowhere else', () => {
    expect(legalOf(SET, BOARD)).toEqual([strike('n', 's')])
    expect(legalOf(SET, { ...BOARD, segment: 'rest' })).toEqual([])
    expect(legalOf(SET, { ...BOARD, asked: 'south' })).toEqual([strike('s', 'n'), strike('ghost', 'n')])
  })
  test('knows nothing of what the seat does not see: a hidden piece is no piece', () => {
    expect(clauseOf(BOARD, 'n', 'ghost')).toBe('name')
    expect(clauseOf(BOARD, 'n', 'no piece at all')).toBe('name')
  })
  test('is said and drawn by its arguments', () => {
    expect(sayOf(SET, { of: (id) => `piece ${id}` }, BOARD, strike('n', 's'))).toBe(
      'Strike piece s with piece n',
    )
    expect(aimOf(SET, BOARD, strike('n', 's'))).toEqual({
      from: ['0101'],
      to: ['0202'],
      ink: 'red',
      isClicked: true,
    })
  })
})

describe('The end of a stage', () => {
  const asked: string[] = []
  const { strike: declared } = SET.commands
  const ENDING = defineCommands(GROUND)({
    strike: {
      ...declared,
      refusalOf(
        at: Parameters<typeof declared.refusalOf>[0],
        found: Parameters<typeof declared.refusalOf>[1],
      ) {
        asked.push(found.striker.id)
        return declared.refusalOf(at, found)
      },
    },
    giveUp: command({
      clause: 'own',
      stage: ['battle', 'rest'],
      args: {},
      refusalOf: () => undefined,
      perform: () => [],
      say: () => 'Give up',
      idles: 'always',
    }),
    end: command({
      clause: 'own',
      stage: 'battle',
      args: {},
      refusalOf: () => undefined,
      perform: () => [],
      say: () => 'End',
      idles: 'end',
    }),
  })
  const alone = { ...BOARD, pieces: [piece('n', 'north', '0101')] }

  test('is all that is left where a seat has nothing to do but what it may always do', () => {
    expect(onlyEndOf(ENDING, alone)).toEqual({ type: 'end' })
    expect(onlyEndOf(ENDING, BOARD)).toBeUndefined()
  })
  test('is nowhere that no command ends the stage', () => {
    expect(onlyEndOf(ENDING, { ...alone, segment: 'rest' })).toBeUndefined()
    expect(onlyEndOf(SET, alone)).toBeUndefined()
  })
  test('is looked for no further than to the first who can do something', () => {
    asked.length = 0
    onlyEndOf(ENDING, { ...BOARD, asked: 'south' })
    expect(new Set(asked)).toEqual(new Set(['s']))
  })
})
