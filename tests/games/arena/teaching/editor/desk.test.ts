import { describe, expect, test } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import { arenaRules } from '@/games/arena/rules'
import type { Holder, Position, Space } from '@/games/arena/state/position'
import { arenaFiles } from '@/games/arena/files'
import { DESK } from '@/games/arena/teaching/editor/desk'
import {
  burying,
  filling,
  giving,
  laying,
  mounting,
  placing,
  removing,
  shaping,
  timing,
} from '@/games/arena/teaching/editor/edits'
import { holdersAt } from '@/games/arena/teaching/editor/panels'
import {
  disenchanting,
  enchanting,
  forgetting,
  learning,
  stopping,
} from '@/games/arena/teaching/editor/magic-edits'
import type { Entry, FileEdit } from '@/table/editor/file-edits'
import vectors from '../../vectors.json' with { type: 'json' }

function opened(json: unknown): Json {
  const read = DESK.open(json)
  return present(read.ok ? read.value : null, 'a position in shape')
}

function positionOf(file: Json): Position {
  const parsed = arenaFiles.parsePosition(file)
  return present(parsed.ok ? parsed.value : null, 'a position')
}

/** The faults of lines, as text. */
function faultsOf(text: string): readonly string[] {
  const read = DESK.read(text)
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)
}

/** The empty board after some edits, each read back as the editor does it. */
function edited(...edits: readonly FileEdit[]): Json {
  const empty = opened(DESK.starts[0]?.position)
  return edits.reduce((file, edit) => opened(edit(file as Entry)), empty)
}

const C5 = 'C5' as Space
const hex = 'C5' as never
const cases = vectors.cases as readonly { readonly id: string; readonly given: unknown }[]

describe('what one may begin with', () => {
  test.each(DESK.starts.map((start) => [start.name, start] as const))('%s is a position', (_, start) => {
    expect(arenaFiles.parsePosition(start.position).ok).toBe(true)
  })
})

describe('positions as lines', () => {
  test('are short: a line for each creature and hex', () => {
    const file = opened({
      phase: 'movement',
      turn: 6,
      active: 1,
      creatures: [
        { id: 'h', type: 'warhorse', owner: 0, at: 'C4' },
        { id: 'k', type: 'kobold', owner: 1, at: 'C4', on: 'h' },
      ],
      items: [{ id: 's', type: 'magic-sword', by: 'k' }],
      corpses: [{ id: 'x', type: 'elf', owner: 1, at: 'B4' }],
      hexes: { C5: { terrain: 'Rocky', control: 0, storm: 8 } },
      pools: [4, 0],
    })
    const lines = DESK.write(file).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'map standard',
        'turn 6 east movement',
        'pools 4 0',
        'hex C5 Rocky west storm 8',
        'west warhorse h C4',
        'east kobold k C4 on h',
        'item magic-sword s by k',
        'corpse elf x B4 east',
      ]),
    )
    expect(lines.filter((line) => line.startsWith('hex'))).toHaveLength(1)
  })

  test('say all that a position says, whatever it is', () => {
    for (const { id, given } of cases) {
      const file = opened(given)
      expect([id, DESK.read(DESK.write(file))]).toEqual([id, { ok: true, value: file }])
    }
  })

  test('say in whatever order what a creature rides and where it came from', () => {
    const mount = 'west warhorse h C5 from C4'
    const read = (rider: string) => DESK.read([mount, rider].join('\n'))
    expect(read('west orc o C5 from C4 on h')).toEqual(read('west orc o C5 on h from C4'))
    expect(read('west orc o C5 from C4 on h').ok).toBe(true)
  })

  test('tell what is wrong with a line by its number', () => {
    expect(faultsOf('map standard\nnorth orc o C4\nturn five')).toEqual([
      expect.stringMatching(/^line 2: begins with "north"; a line begins with one of map, turn/),
      'line 3: must be like "turn 5 west movement"',
    ])
    expect(faultsOf('west orc o')).toEqual(['line 1: must be like "west orc orc-3 C5 from C4"'])
    expect(faultsOf('turn five west movement')).toEqual(['line 1: must be like "turn 5 west movement"'])
    expect(faultsOf('hex C5 Rocky north')).toEqual([
      'line 1: must be like "hex C5 Rocky west" or "hex C5 Grass nobody"',
    ])
    expect(faultsOf('west orc o C5 by h')).toHaveLength(1)
    expect(faultsOf('item grenade g')).toHaveLength(1)
    expect(faultsOf('corpse elf x B4')).toHaveLength(1)
    expect(faultsOf('more {')).toEqual(['line 1: must be "more" and an object in JSON'])
  })
})

describe('edits', () => {
  test('put creatures, items and corpses down, each with a name of its own', () => {
    const file = edited(
      placing('orc', 'west', C5),
      placing('orc', 'east', C5),
      laying('magic-sword', C5),
      burying('elf', 'east', hex),
    )
    expect(file).toMatchObject({
      creatures: [
        { id: 'orc-1', owner: 0, at: 'C5', number: 1 },
        { id: 'orc-2', owner: 1, at: 'C5', number: 2 },
      ],
      items: [{ id: 'magic-sword-3', at: 'C5' }],
      corpses: [{ id: 'corpse-4', type: 'elf', owner: 1, at: 'C5' }],
    })
    expect(arenaFiles.parsePosition(file).ok).toBe(true)
  })

  test('put riders up, who then pilot, and take them down again', () => {
    const ridden = [placing('warhorse', 'west', C5), placing('kobold', 'east', C5)]
    const up = edited(...ridden, mounting('kobold-2', 'warhorse-1'))
    expect(up).toMatchObject({ creatures: [{ controller: 1 }, { on: 'warhorse-1' }] })
    const down = edited(...ridden, mounting('kobold-2', 'warhorse-1'), mounting('kobold-2', null))
    expect(down).toMatchObject({ creatures: [{ controller: null }, { on: null }] })
  })

  test('take a bearer off and leave what it carried', () => {
    const borne = [
      placing('orc', 'west', C5),
      laying('magic-sword', C5),
      giving('magic-sword-2', { by: 'orc-1' }),
    ]
    expect(edited(...borne)).toMatchObject({ items: [{ by: 'orc-1' }] })
    expect(edited(...borne, removing('creatures', 'orc-1'))).toMatchObject({
      creatures: [],
      items: [{ at: 'C5' }],
    })
    expect(edited(...borne, removing('items', 'magic-sword-2'))).toMatchObject({ items: [] })
  })

  test('take magic off with whom it was on, and what was being cast with its caster', () => {
    const magic = {
      phase: 'magic2',
      creatures: [
        { id: 'orc-1', type: 'orc', owner: 0, at: 'C5' },
        { id: 'wizard-2', type: 'wizard', owner: 1, at: 'C6' },
      ],
      enchantments: [{ id: 'e-3', name: 'slow', seat: 1, on: { creature: 'orc-1' } }],
      casts: [
        {
          id: 'c-4',
          caster: 'wizard-2',
          spell: 'silence',
          target: { creature: 'orc-1' },
          madeInTurn: 5,
          due: null,
        },
      ],
      magic: { nth: 1, declared: true, queue: ['c-4'] },
    }
    const off = (id: string) => opened(removing('creatures', id)(opened(magic) as Entry))
    expect(off('orc-1')).toMatchObject({ enchantments: [], casts: [{ id: 'c-4' }] })
    expect(off('wizard-2')).toMatchObject({ casts: [], magic: { queue: [] } })
    for (const id of ['orc-1', 'wizard-2']) expect(arenaFiles.parsePosition(off(id)).ok).toBe(true)
    const stopped = opened(stopping('c-4')(opened(magic) as Entry))
    expect(stopped).toMatchObject({ casts: [], magic: { queue: [] } })
  })

  test('give spell cards to either side, each once, and take them again, revealed or not', () => {
    const file = edited(learning('west', 'bless'), learning('west', 'bless'), learning('east', 'slow'))
    expect(file).toMatchObject({ spells: [['bless'], ['slow']] })
    const revealed = opened({ ...(file as object), revealed: [['bless'], []] })
    const gone = opened(forgetting('west', 'bless')(revealed as Entry))
    expect(gone).toMatchObject({ spells: [[], ['slow']], revealed: [[], []] })
    expect(arenaFiles.parsePosition(gone).ok).toBe(true)
  })

  test('put magic in force, which ends with its phase or works again in its time', () => {
    const orc = { kind: 'creature', creature: 'orc-1' } as Holder
    const file = edited(
      placing('orc', 'west', C5),
      enchanting('bless', 'west', orc),
      timing(2, 'east', 'magic2'),
      enchanting('bless', 'west', orc),
      enchanting('slow', 'east', orc),
      enchanting('sickness', 'west', orc),
    )
    expect(file).toMatchObject({
      enchantments: [
        // What was in force for one phase is over with the moment.
        { name: 'bless', seat: 0, on: { creature: 'orc-1' }, ends: 'combat', repeatSeat: null },
        { name: 'slow', seat: 1, ends: null },
        { name: 'sickness', ends: null, repeatSeat: 1, madeInTurn: 2 },
      ],
    })
    expect(arenaFiles.parsePosition(file).ok).toBe(true)
  })

  test('let whoever controls by magic have a creature as long as that is in force', () => {
    const orc = { kind: 'creature', creature: 'orc-1' } as Holder
    const charmed = [placing('orc', 'west', C5), enchanting('dominate', 'east', orc)]
    expect(edited(...charmed)).toMatchObject({ creatures: [{ owner: 0, controller: 1 }] })
    expect(edited(...charmed, disenchanting('enchantment-2'))).toMatchObject({
      creatures: [{ owner: 0, controller: 0 }],
      enchantments: [],
    })
  })

  test('put only such magic on something as can rest there', () => {
    const table = positionOf(edited(placing('warhorse', 'west', C5), placing('wolf', 'east', C5)))
    const magicOn = (space: string, value: string) =>
      holdersAt(table, space as Space)
        .find((holder) => holder.value === value)
        ?.magic.map((magic) => magic.value)
    expect(magicOn('C5', 'wolf-2')).toEqual(expect.arrayContaining(['bless', 'control-animal', 'grenade']))
    expect(magicOn('C5', 'warhorse-1')).not.toContain('control-animal')
    expect(magicOn('C5', 'wolf-2')).not.toContain('fireball')
    expect(magicOn('C5', 'C5')).toEqual(['hallucinatory-terrain', 'anti-magic', 'erosion'])
    expect(magicOn('C5^', 'C5^')).toEqual(['anti-magic'])
    // The terrain of a king hex never changes.
    expect(magicOn('C1', 'C1')).toEqual(['hallucinatory-terrain', 'anti-magic'])
    expect(magicOn('C5', 'C5 C6')).toEqual(['wall-of-thorns', 'wall-of-wind'])
    expect(holdersAt(table, 'C1' as Space).filter(({ on }) => on.kind === 'edge')).toHaveLength(3)
    for (const { on, magic } of holdersAt(table, C5))
      for (const { value } of magic) {
        const file = edited(
          placing('warhorse', 'west', C5),
          placing('wolf', 'east', C5),
          enchanting(value, 'east', on),
        )
        expect([value, arenaFiles.parsePosition(file)]).toEqual([
          value,
          expect.objectContaining({ ok: true }),
        ])
        expect([value, arenaRules.faultsOf(positionOf(file))]).toEqual([value, []])
      }
  })

  test('change hexes, pools and the moment', () => {
    const file = edited(
      shaping(hex, { terrain: 'Rocky' }),
      shaping(hex, { control: 'east', storm: 3 }),
      filling('east', 12),
      timing(2, 'east', 'magic1'),
    )
    expect(file).toMatchObject({
      hexes: { C5: { terrain: 'Rocky', control: 1, storm: 3 } },
      pools: [0, 12],
      turn: 2,
      active: 1,
      phase: 'magic1',
    })
  })
})
