import { describe, expect, test } from 'vitest'
import { faultsOfArenaCase, parseArenaCases } from '@/games/arena/cases/cases'
import vectors from './vectors.json' with { type: 'json' }

type Written = (typeof vectors.cases)[number]

function faultsOf(written: object): readonly string[] {
  const read = parseArenaCases({ cases: [{ id: 'x', clauses: [], title: 'A case', when: [], ...written }] })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value.flatMap((one) => faultsOfArenaCase(one))
}

/** Another value of the same shape, which cannot be right as well. */
function spoiled(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (value === null) return 1
  if (typeof value === 'string') return `${value}?`
  if (Array.isArray(value)) return [...(value as unknown[]), 'nobody']
  if (typeof value !== 'object') return undefined
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoiled(one)]))
}

const KEYS = [...new Set(vectors.cases.flatMap(({ then }) => Object.keys(then)))].sort()
const CHECKED_ANOTHER_WAY = ['checks', 'noRetreat', 'items']

const thenOf = ({ then }: Written): Readonly<Record<string, unknown>> => then
/** Cases that say something of a kind; with casts under way a case may stand before or after a bout, and either is right. */
const caseWith = (key: string) => {
  const all = vectors.cases.filter((one) => key in one.then)
  const plain = all.filter(({ given }) => !('casts' in given))
  return plain.length > 0 ? plain : all
}

describe('a case of the specification that expects something else', () => {
  test.each(KEYS.filter((key) => !CHECKED_ANOTHER_WAY.includes(key)))('fails: %s', (key) => {
    const faults = caseWith(key)
      .slice(0, 4)
      .map((one) => faultsOf({ ...one, then: { ...thenOf(one), [key]: spoiled(thenOf(one)[key]) } }))
    expect(faults.filter((some) => some.length === 0)).toEqual([])
    expect(faults.flat().join('\n')).toContain(key === 'refused' ? 'refused' : `${key}: `)
    expect(caseWith(key).length).toBeGreaterThan(0)
  })
  test('fails: an item elsewhere, another number of uses, one that is not gone', () => {
    for (const one of caseWith('items')) {
      const items = thenOf(one).items as Readonly<Record<string, object>>
      const others = Object.fromEntries(
        Object.entries(items).map(([id, item]) => [id, 'gone' in item ? { uses: 1 } : spoiled(item)]),
      )
      expect(faultsOf({ ...one, then: { ...thenOf(one), items: others } }), one.id).toHaveLength(1)
      const gone = Object.fromEntries(Object.keys(items).map((id) => [id, { gone: true }]))
      const isGone = Object.values(items).every((item) => 'gone' in item)
      expect(faultsOf({ ...one, then: { ...thenOf(one), items: gone } }), one.id).toHaveLength(isGone ? 0 : 1)
    }
  })
  test('fails: checks that go the other way', () => {
    for (const one of caseWith('checks').slice(0, 6)) {
      const checks = (thenOf(one).checks as readonly { legal?: true; refused?: string }[]).map(
        ({ legal, refused: _refused, ...order }) =>
          legal ? { ...order, refused: 'AA-3.8' } : { ...order, legal: true },
      )
      expect(faultsOf({ ...one, then: { ...thenOf(one), checks } }), one.id).toHaveLength(1)
    }
  })
})

const orc = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
const foe = { id: 'p', type: 'orc', owner: 1, at: 'C8' }
const given = { phase: 'movement', creatures: [orc, foe] }
const walk = (path: readonly string[], more: object = {}) => ({
  seat: 0,
  cmd: 'move',
  args: { unit: 'o', mode: 'walk', path },
  ...more,
})

describe('a case', () => {
  test('that goes as it says has no fault', () => {
    expect(faultsOf({ given, when: [walk(['C5'])], then: { at: { o: 'C5' }, alive: ['o', 'p'] } })).toEqual(
      [],
    )
  })
  test('needs a position that can be read', () => {
    const [fault] = faultsOf({ given: { creatures: [{ ...orc, type: 'ork' }] }, then: {} })
    expect(fault).toMatch(/^the position: .*type/)
  })
  test('needs commands that can be read', () => {
    const [fault] = faultsOf({ given, when: [{ seat: 0, cmd: 'hop', args: {} }], then: {} })
    expect(fault).toMatch(/^command 1, hop: .+/)
  })
  test('fails where a command is refused that should not be', () => {
    const [fault] = faultsOf({ given, when: [walk(['C6'])], then: {} })
    expect(fault).toMatch(/^command 1, move: was refused under AA-9\.\d \(.+\)$/)
  })
  test('may expect only its last command to be refused', () => {
    const then = { refused: 'AA-9.7' }
    expect(faultsOf({ given, when: [walk(['C5', 'C6'])], then })).toEqual([])
    expect(faultsOf({ given, when: [walk(['C5', 'C6']), walk(['C5'])], then })).toHaveLength(1)
  })
  test('fails where a refusal is of another clause', () => {
    const faults = faultsOf({ given, when: [walk(['C5', 'C6'])], then: { refused: 'AA-9.2' } })
    expect(faults).toEqual([expect.stringMatching(/^refused under AA-9\.7 \(.+\), expected AA-9\.2$/)])
  })
  test('fails where nothing is refused', () => {
    expect(faultsOf({ given, when: [walk(['C5'])], then: { refused: 'AA-9.2' } })).toHaveLength(1)
  })
  test('fails where dice are wanted that it does not give, and where it gives too many or others', () => {
    const fight = {
      phase: 'combat',
      creatures: [{ ...orc, type: 'ogre', at: 'C8' }, foe, { ...foe, id: 'q' }, { ...orc, id: 'r' }],
    }
    const resolve = (...rolls: readonly { d: number; v: number }[]) =>
      faultsOf({
        given: fight,
        when: [{ seat: 0, cmd: 'resolve', args: { space: 'C8' }, rolls }],
        then: { dead: ['p'] },
      })
    expect(resolve({ d: 2, v: 1 })).toEqual([])
    expect(resolve()).toEqual(['command 1, resolve: wanted 1 × d2 for Casualty at C8'])
    expect(resolve({ d: 6, v: 1 })).toEqual(['command 1, resolve: rolled [d2] in place of [d6]'])
    expect(resolve({ d: 2, v: 1 }, { d: 2, v: 1 })).toEqual([
      'command 1, resolve: rolled [d2] in place of [d2, d2]',
    ])
  })
  test('may not expect what there is no word for', () => {
    expect(faultsOf({ given, then: { mood: 'gay' } })).toEqual(['mood: there is no such expectation'])
  })
  test('whose expectation has no shape fails in words', () => {
    expect(faultsOf({ given, then: { at: null } })).toEqual([expect.stringMatching(/^at: .*Error/)])
  })
  test('does not count as dead who never was there', () => {
    expect(faultsOf({ given, then: { dead: ['nobody'] } })).toHaveLength(1)
    expect(faultsOf({ given, then: { dead: ['o'] } })).toHaveLength(1)
  })
  test('tells marks to retreat, and their absence', () => {
    const fought = { phase: 'combat', creatures: [orc, { ...foe, at: 'C4' }] }
    const when = [{ seat: 0, cmd: 'resolve', args: { space: 'C4' } }]
    expect(faultsOf({ given: fought, when, then: { retreat: ['o'], noRetreat: ['p'] } })).toEqual([])
    expect(faultsOf({ given: fought, when, then: { retreat: ['p'] } })).toHaveLength(1)
    expect(faultsOf({ given: fought, when, then: { noRetreat: ['o'] } })).toHaveLength(1)
  })
})

describe('a bout that is offered only so that a cast can be stopped', () => {
  const cast = { id: 'k', caster: 'n', spell: 'slay', target: { creature: 'p' }, madeInTurn: 5, due: 7 }
  const necromancer = { id: 'n', type: 'necromancer', owner: 0, at: 'C4' }
  const file = { phase: 'movement', creatures: [necromancer, foe], casts: [cast] }
  const end = { seat: 0, cmd: 'endPhase', args: {} }
  test('may be left unsaid', () => {
    expect(faultsOf({ given: file, when: [end], then: { phase: 'combat', casting: ['n'] } })).toEqual([])
  })
  test('or be said', () => {
    const pass = { seat: 0, cmd: 'passMagic', args: {} }
    expect(faultsOf({ given: file, when: [end, pass], then: { phase: 'combat' } })).toEqual([])
    const stop = { seat: 0, cmd: 'stopCasting', args: { caster: 'n' } }
    expect(faultsOf({ given: file, when: [end, stop], then: { casting: [] } })).toEqual([])
  })
  test('but not one in which something could be declared', () => {
    const wizard = { id: 'w', type: 'wizard', owner: 0, at: 'C3' }
    const more = { creatures: [necromancer, foe, wizard], pools: [9, 0], spells: [['spark'], []] }
    expect(faultsOf({ given: { ...file, ...more }, when: [end], then: { phase: 'combat' } })).toHaveLength(1)
  })
})
