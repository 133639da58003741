import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { PROPOSED, RECONSTRUCTIONS } from '@/games/arrakhar/tables/reconstructions'
import { arrakharFiles } from '@/games/arrakhar/files'
import { draftPosition } from '@/games/arrakhar/files/position-read'
import type { Position, UnitId } from '@/games/arrakhar/state/position'
import {
  adding,
  choosing,
  clearing,
  counting,
  type Edit,
  eliminating,
  erasing,
  hastening,
  hidingWand,
  layingWand,
  markingCast,
  moving,
  placingHaunt,
  reconstructing,
  siding,
  taking,
  timing,
} from '@/games/arrakhar/teaching/editor/edits'
import { hexOfFault } from '@/games/arrakhar/teaching/editor/PositionEditor'
import { STARTS } from '@/games/arrakhar/teaching/editor/starts'

const hex = (id: string) => id as HexId
const unit = (id: string) => id as UnitId

/** The position after some edits, through its file and back. */
function after(...edits: readonly Edit[]): Position {
  let position = draftOf(STARTS[0]?.position).position
  for (const edit of edits) position = draftOf(arrakharFiles.writePosition(edit(position))).position
  return position
}

function draftOf(json: unknown) {
  const draft = draftPosition(json)
  return present(draft.ok ? draft.value : null, 'a position in shape')
}

function problemsOf(position: Position) {
  const parsed = arrakharFiles.parsePosition(arrakharFiles.writePosition(position))
  return parsed.ok ? [] : parsed.problems
}

const idsIn = (position: Position, at: string) =>
  position.units.filter((one) => one.hex === at).map(({ id }) => id)

describe('an edit', () => {
  test('puts units down, each with a name of its own', () => {
    const position = after(adding('elf', hex('0806')), adding('elf', hex('0806')), eliminating('elf', 2))
    expect(idsIn(position, '0806')).toEqual(['elf-1', 'elf-2'])
    expect(position.eliminated.map(({ id }) => id)).toEqual(['elf-3', 'elf-4'])
    expect(
      idsIn(after(counting('orc', hex('0807'), 3), counting('orc', hex('0807'), 1)), '0807'),
    ).toHaveLength(1)
    expect(after(eliminating('orc', 3), eliminating('orc', 1)).eliminated).toHaveLength(1)
  })

  test('takes units away with all that was said of them', () => {
    const wizards = counting('wizard', hex('0806'), 2)
    const ids = [unit('wizard-1'), unit('wizard-2')]
    const position = after(wizards, markingCast(ids, 2), hastening(ids, 4))
    expect(position.cast).toEqual(ids)
    const left = taking(hex('0806'))(position)
    expect(left.cast).toEqual(['wizard-1'])
    expect(left.haste).toEqual({ 'wizard-1': 4 })
    const moved = {
      ...position,
      now: { segment: 'movement', spent: { 'wizard-2': 1 }, carriers: null, metAtWand: {} },
    } as const
    expect(taking(hex('0806'))(moved).now).toEqual({
      segment: 'movement',
      spent: {},
      carriers: null,
      metAtWand: {},
    })
    expect(problemsOf(clearing(hex('0806'))(position))).toMatchObject([{ clause: 'AR-12.7' }])
  })

  test('carries all of a hex to another', () => {
    const position = after(
      adding('elf', hex('1911')),
      layingWand(hex('1911')),
      moving(hex('1911'), hex('0806')),
    )
    expect(position).toMatchObject({ haunts: { T1: '0806' }, wand: { hex: '0806' } })
    expect(idsIn(position, '0806')).toEqual(['elf-1'])
  })

  test('erases unit by unit, then the wand, then the haunt', () => {
    const laid = after(adding('elf', hex('1911')), layingWand(hex('1911')))
    const noUnit = erasing(hex('1911'))(laid)
    expect(noUnit.units).toEqual([])
    const noWand = erasing(hex('1911'))(noUnit)
    expect(noWand).toMatchObject({ wand: { hidden: true }, haunts: { T1: '1911' } })
    expect(erasing(hex('1911'))(noWand).haunts).toEqual({})
  })

  test('places haunts and hides the wand in them', () => {
    const position = after(counting('elf', hex('0112'), 1), placingHaunt('R1', hex('0909')), hidingWand('R1'))
    expect(position.secrets.wandHaunt).toBe('R1')
    expect(problemsOf(position)).toEqual([])
    expect(problemsOf(placingHaunt('R1', null)(position))).toMatchObject([
      { path: 'wand.haunt', clause: 'AR-3.4' },
    ])
  })

  test('goes to another phase at a segment that it has', () => {
    expect(after(timing('combat'), siding('sorcerer')).now.segment).toBe('combat')
    expect(after(timing('haste'), siding('sorcerer')).now.segment).toBe('wanderingOrcs')
  })

  test('chooses a scenario with its haunts', () => {
    const long = after(choosing('long'), placingHaunt('C3', hex('0909')))
    expect(long.haunts).toHaveProperty('C3')
    expect(choosing('basic')(long).haunts).not.toHaveProperty('C3')
  })
})

describe('the reconstruction of a position', () => {
  test('is that of new games until another is chosen, and may be chosen back', () => {
    expect(after().settings.reconstruction).toBe(PROPOSED)
    const { settings } = after(reconstructing('balanced'))
    expect(settings.reconstruction).toBe('balanced')
    expect(settings.tables).toBe(RECONSTRUCTIONS.balanced.tables)
    expect(settings.costs).toBe(RECONSTRUCTIONS.balanced.costs)
    expect(after(reconstructing('balanced'), reconstructing(PROPOSED))).toEqual(after())
  })

  test('leaves tables and costs of one’s own as they are', () => {
    const own = draftOf({
      ...(STARTS[0]?.position as object),
      tables: { haste: [2, 2, 2, 2, 2, 2] },
    }).position
    const { tables, costs } = reconstructing('balanced')(own).settings
    expect(tables).toEqual(own.settings.tables)
    expect(costs).toBe(RECONSTRUCTIONS.balanced.costs)
  })
})

describe('faults', () => {
  test('are known by their hexes, with their clauses', () => {
    const position = after(
      counting('dwarf', hex('0909'), 3),
      counting('elf', hex('0806'), 5),
      adding('orc', hex('0101')),
      layingWand(hex('0102')),
      placingHaunt('R1', hex('0103')),
    )
    const problems = problemsOf(position)
    expect(problems.map(({ clause }) => clause).sort()).toEqual(['AR-12.4', 'AR-3.2', 'AR-7.2', 'AR-7.6'])
    const draft = draftOf(arrakharFiles.writePosition(position))
    expect(problems.map(({ path }) => hexOfFault(draft, path)).sort()).toEqual([
      '0101',
      '0102',
      '0103',
      '0806',
    ])
  })
})
