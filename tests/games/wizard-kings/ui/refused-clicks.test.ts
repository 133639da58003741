import { expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { refusalOf } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { wizardKingsPlay } from '@/games/wizard-kings/play'
import { viewOf } from '@/games/wizard-kings/queries/view'
import type { State } from '@/games/wizard-kings/state/state'
import { sceneOf } from '@/games/wizard-kings/teaching/lessons/scene'
import { MODEL } from '@/games/wizard-kings/ui/table'
import { IDLE } from '@/table/desk/answer'
import { scene } from '../scene'

/** The clause under which a click is refused, with a block in hand or none; undefined where something comes of it. */
function refusedAt(state: State, hex: string, held?: string): string | undefined {
  const gesture = held === undefined ? IDLE : ({ name: 'Holding', subject: held } as const)
  const answer = MODEL.answerHex(viewOf(state, state.actor), gesture, hex as HexId)
  if (answer.kind !== 'refusal') return undefined
  const { meant, otherwise } = answer
  return (meant && refusalOf(wizardKingsPlay, state, meant)?.clause) ?? otherwise.clause
}

test('a hex that the block in hand does not reach says by which clause', () => {
  const state = scene(['a north 0502 elves.ranger 3', 'x south 0401 orcs.orc 2'])
  const at = (hex: string) => refusedAt(state, hex, 'a')
  expect([at('0501'), at('0906'), at('0300')]).toEqual([undefined, 'MV-3', 'MV-5'])
  const swimmer = scene(['s north 0603 elves.white-ship 3'])
  expect(refusedAt(swimmer, '0503', 's')).toBe('MV-4')
})

test('a block that does nothing says why', () => {
  const moves = scene([
    'a north 0502 elves.ranger 3 moved',
    'c north 0402 elves.castle-small 2',
    'x south 0505 orcs.orc 2',
  ])
  expect(refusedAt(moves, '0502')).toBe('MV-2')
  expect(refusedAt(moves, '0402')).toBe('MV-3')
  const recruiting = scene(['w north 0402 elves.wicana 1', 'b north 0302 elves.ranger 1'], {
    step: 'recruiting',
  })
  expect(refusedAt(recruiting, '0402')).toBe('RC-2.1')
})

test('of the other side’s blocks nothing is told but that nothing is to be done (FG-8)', () => {
  const hidden = (kind: string) =>
    refusedAt(scene(['a north 0301 elves.ranger 3', `x south 0505 ${kind} 1`]), '0505')
  expect(hidden('orcs.orc')).toBe('MV-1')
  expect(hidden('orcs.castle-small')).toBe('MV-1')
})

test('a way that ends among enemies is marked as an attack though nobody sees who they are', () => {
  const state = scene(['a north 0502 elves.ranger 3', 'x south 0402 orcs.orc 2'])
  const marks = MODEL.marksOf(viewOf(state, 'north'), { name: 'Holding', subject: 'a' })
  expect(marks.filter(({ kind }) => kind === 'target').map(({ hex }) => hex)).toEqual(['0402'])
})

test('a block is carried over sea by a click where it cannot go by land, and goes by land where it can (SE-2)', () => {
  const told = sceneOf({ map: 'saltmere', blocks: ['north elves.ranger 0806', 'south orcs.orc 1104'] })
  const read = wizardKingsFiles.parsePosition(told.ok ? told.value : null)
  const state = present(read.ok ? read.value : null, 'a position')
  const given = (hex: string) => {
    const answer = MODEL.answerHex(
      viewOf(state, 'north'),
      { name: 'Holding', subject: 'ranger-1' },
      hex as HexId,
    )
    return answer.kind === 'commands' ? answer.commands.map(({ type }) => type) : answer.kind
  }
  expect([given('1005'), given('0805')]).toEqual([['seaMove'], ['move']])
})
