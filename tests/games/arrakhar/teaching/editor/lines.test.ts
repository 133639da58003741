import { describe, expect, test } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import { arrakharFiles } from '@/games/arrakhar/files'
import { DESK } from '@/games/arrakhar/teaching/editor/desk'

const FIELD = {
  game: 'arrakhar',
  scenario: 'long',
  map: 'valley',
  turn: 3,
  side: 'wizard',
  segment: 'movement',
  haunts: { T1: '1911', R1: '0909' },
  wand: { hex: '0909' },
  wandHaunt: 'C1',
  units: [
    { type: 'elf', hex: '0806', count: 2, ids: ['elf-1', 'elf-2'] },
    { type: 'wizard', hex: '0909', count: 2, ids: ['wizard-1', 'wizard-2'] },
    { type: 'demon', hex: '1206' },
  ],
  pool: { demon: 3, orc: 5 },
  cast: ['wizard-2'],
  haste: { 'elf-1': 4, 'elf-2': 4 },
  eliminated: [{ type: 'orc', count: 3 }],
  left: [{ type: 'dwarf', count: 1 }],
  options: { turnLimit: 12, skipEmptySegments: true, fixedOdds: true },
}

function opened(json: unknown): Json {
  const read = DESK.open(json)
  return present(read.ok ? read.value : null, 'a position in shape')
}

/** The faults of lines, as text. */
function faultsOf(text: string): readonly string[] {
  const read = DESK.read(text)
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)
}

describe('positions as lines', () => {
  test('are short: a line for each hex', () => {
    const lines = DESK.write(opened(FIELD)).split('\n')
    expect(lines).toContain('turn 3 wizard movement')
    expect(lines).toContain('wand in 0909')
    expect(lines).toContain('pool 3 demon, 5 orc')
    expect(lines).toContain('0806 2 elf haste 4')
    expect(lines).toContain('0909 R1, 1 wizard, 1 wizard cast')
    expect(lines).toContain('options turnLimit 12, skipEmptySegments, fixedOdds')
  })

  test('name the reconstruction unless it is the first', () => {
    expect(DESK.write(opened(FIELD))).not.toContain('reconstruction')
    const file = opened({ ...FIELD, reconstruction: 'balanced' })
    expect(DESK.write(file).split('\n')).toContain('reconstruction balanced')
    expect(DESK.write(file)).not.toMatch(/more .*reconstruction/)
    expect(DESK.read(DESK.write(file))).toEqual({ ok: true, value: file })
    expect(faultsOf('turn 2 wizard combat\nreconstruction third\n0806 elf')).toEqual([
      'reconstruction: must be one of first, balanced, balanced-2',
    ])
  })

  test('give the same position back', () => {
    const file = opened(FIELD)
    const again = DESK.read(DESK.write(file))
    expect(again).toEqual({ ok: true, value: file })
  })

  test('keep what is under way, with the units that it names', () => {
    const file = opened({
      ...FIELD,
      units: [{ type: 'elf', hex: '0806', count: 2, ids: ['elf-7', 'elf-9'] }],
      cast: [],
      haste: {},
      moved: { 'elf-9': 2 },
    })
    const lines = DESK.write(file)
    expect(lines).toContain('0806 2 elf [elf-7 elf-9]')
    expect(DESK.read(lines)).toEqual({ ok: true, value: file })
  })

  test.each(DESK.starts)('hold the start $name', ({ name, position }) => {
    const file = opened(position)
    expect(DESK.read(DESK.write(file))).toEqual({ ok: true, value: file })
    const parsed = arrakharFiles.parsePosition(file)
    // The empty board is drawn on; it is played from once it has a unit of the wizard's side.
    const clauses = parsed.ok ? [] : parsed.problems.map(({ clause }) => clause)
    expect(clauses).toEqual(name === 'Empty board' ? ['AR-12.7'] : [])
  })

  test('may be written by hand, with plurals, remarks and capitals', () => {
    const read = DESK.read('Turn 2 wizard combat # late\n\n0806 t1, 3 Elves\nwand hidden in t1')
    expect(read).toMatchObject({
      ok: true,
      value: { turn: 2, haunts: { T1: '0806' }, units: [{ type: 'elf', count: 3, hex: '0806' }] },
    })
  })

  test('are refused line by line, with what would be right', () => {
    expect(faultsOf('turn 2 wizard combat\n0806 3 trolls\nwand lost\nhello\n0707')).toEqual([
      expect.stringMatching(/^line 2: cannot read "3 trolls"; write a haunt such as T1/),
      expect.stringMatching(/^line 3: must be "wand hidden in"/),
      expect.stringMatching(/^line 4: begins with "hello"; a line begins with/),
      expect.stringMatching(/^line 5: says nothing of 0707/),
    ])
    expect(faultsOf('0806 elf')).toEqual([expect.stringContaining('has no turn')])
    expect(faultsOf('turn 2 wizard nap\n0806 elf')).toEqual([
      expect.stringMatching(/^segment: must be one of/),
    ])
  })
})
