import { describe, expect, test } from 'vitest'
import { PROPOSED, RECONSTRUCTIONS } from '@/games/arrakhar/tables/reconstructions'
import { SCENARIO_IDS, SCENARIOS } from '@/games/arrakhar/tables/scenarios'
import { ODDS_COLUMNS, type OddsColumn } from '@/games/arrakhar/tables/tables'
import { UNIT_NAMES, UNIT_TYPES, type UnitType } from '@/games/arrakhar/tables/units'
import { draftPosition } from '@/games/arrakhar/files/position-read'
import { STARTS } from '@/games/arrakhar/teaching/editor/starts'
import { COURSE } from '@/games/arrakhar/teaching/lessons'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'

const LESSONS = COURSE.lessons()
/** What new games propose. */
const { tables, costs } = RECONSTRUCTIONS[PROPOSED]
const TEXTS = textsOf([LESSONS, RULEBOOK])
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six']

function textsOf(data: unknown): readonly string[] {
  if (typeof data === 'string') return data.includes(' ') ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : []
}

/** What a pattern takes out of all texts. */
function found(pattern: RegExp): readonly (readonly string[])[] {
  return TEXTS.flatMap((text) => Array.from(text.matchAll(pattern), ([, ...groups]) => groups))
}

interface FireClaim {
  readonly type: UnitType
  readonly kind: 'fireball' | 'wandFireball'
  /** The die that is named, and whether it is the lowest that eliminates or one of those that do. */
  readonly die: number
  readonly isLowest: boolean
}

const FALLS = /\bon (?:an? )?([1-6])\b( only| or more| or 6)?/
const TAKES = /\ba ([1-6]) takes an? \w+/

/** What a text says of who falls to fire by which die; questions say nothing. */
function fireClaims(text: string): readonly FireClaim[] {
  const kind = /wand/.test(text) ? 'wandFireball' : 'fireball'
  return (text.match(/[^.?!;:]+[.?!;:]*/g) ?? []).flatMap((part) => {
    const [, falls, exactly] = FALLS.exec(part) ?? []
    const [, takes] = TAKES.exec(part) ?? []
    const die = falls ?? takes
    if (die === undefined || part.endsWith('?')) return []
    const said = takes === undefined ? part.slice(0, part.search(FALLS)) : part
    return typesIn(said).map((type) => ({
      type,
      kind: /plain/.test(part) ? ('fireball' as const) : kind,
      die: Number(die),
      isLowest: exactly !== undefined,
    }))
  })
}

function typesIn(text: string): readonly UnitType[] {
  return UNIT_TYPES.filter((type) =>
    new RegExp(`\\b(${UNIT_NAMES[type].one}|${UNIT_NAMES[type].many})\\b`, 'i').test(text),
  )
}

const FIRE = TEXTS.flatMap((text) => fireClaims(text).map((claim) => ({ ...claim, text })))

function falls({ type, kind, die, isLowest }: FireClaim): boolean {
  const lowest = tables[kind][type] ?? 7
  return isLowest ? lowest === die : lowest <= die
}

function columnOf(odds: string): number {
  return ODDS_COLUMNS.indexOf(odds as OddsColumn)
}

describe('one set of figures is taught, the one of new games', () => {
  const positions = [
    ...LESSONS.flatMap(({ id, chapters }) =>
      chapters.map(({ title, position }) => [`${id}: ${title}`, position] as const),
    ),
    ...RULEBOOK.sections.flatMap(({ id, diagram }) =>
      diagram ? [[`diagram of ${id}`, diagram.position] as const] : [],
    ),
    ...STARTS.map(({ name, position }) => [`start of the editor: ${name}`, position] as const),
  ]
  test.each(positions)('%s', (_, json) => {
    // An empty board to begin a position with is none to play from yet.
    const read = draftPosition(json)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { settings } = read.value.position
    expect(settings).toMatchObject({ reconstruction: PROPOSED })
    expect(settings.tables).toBe(tables)
    expect(settings.costs).toBe(costs)
  })
})

describe('what lessons and rules tell of fire', () => {
  test.each([
    ['An elf or dwarf falls on 5 or 6; a demon on a 6 only.', 'elf 5, dwarf 5, demon 6'],
    ['The wand is hotter: even demons fall on 4 or more.', 'demon 4 by the wand'],
    ['A plain fireball takes a demon on a 6 only. The wand does it on a 4.', 'demon 6'],
    ['Fire rolls for every ghoul, and a 5 takes a ghoul.', 'ghoul 5 too'],
    ['Which of the two fires takes a demon on a 5?', ''],
    ['On 1 or 2 one orc wanders in.', ''],
  ])('%s', (text, read) => {
    const said = fireClaims(text).map(
      ({ type, die, isLowest, kind }) =>
        `${type} ${die}${isLowest ? '' : ' too'}${kind === 'wandFireball' ? ' by the wand' : ''}`,
    )
    const inOrder = (claims: readonly string[]) => [...claims].sort()
    expect(inOrder(said)).toEqual(inOrder(read.split(', ').filter(Boolean)))
  })

  test('is what the tables of new games say', () => {
    expect(FIRE.filter((claim) => !falls(claim))).toEqual([])
  })

  test('is something about every type, and about the wand', () => {
    const exact = (kind: FireClaim['kind']) =>
      new Set(FIRE.filter((claim) => claim.kind === kind && claim.isLowest).map(({ type }) => type))
    expect([...exact('fireball')].sort()).toEqual([...UNIT_TYPES].sort())
    expect([...exact('wandFireball')]).toContain('demon')
  })
})

describe('what lessons and rules tell of other dice', () => {
  test('haste by a die, and what it can be', () => {
    const told = found(/\ba ([1-6])(?: gives|:| would be) \+(\d)/gi)
    expect(told.length).toBeGreaterThan(4)
    for (const [die, bonus] of told)
      expect([die, tables.haste[Number(die) - 1]]).toEqual([die, Number(bonus)])
    expect(found(/(\+2, \+4 or \+6|two, four or six)/g).length).toBeGreaterThan(2)
    expect([...new Set(tables.haste)].sort()).toEqual([2, 4, 6])
  })

  test('summoned units by a die, and how many there can be', () => {
    const told = found(/\ba ([1-6])(?: would bring|: up to) (\w+)/gi)
    expect(told.length).toBeGreaterThan(3)
    for (const [die, most = ''] of told)
      expect([die, tables.summon[Number(die) - 1]]).toEqual([die, WORDS.indexOf(most)])
    expect(found(/(two, three or four)/g).length).toBeGreaterThan(2)
    expect([...new Set(tables.summon)].sort()).toEqual([2, 3, 4])
  })

  test('wandering orcs by a die', () => {
    const told = found(/\ba ([1-6])(?: brings|:) (one|two)\b/gi)
    expect(told.length).toBeGreaterThan(3)
    for (const [die, orcs = ''] of told)
      expect([die, tables.wanderingOrcs[Number(die) - 1]]).toEqual([die, WORDS.indexOf(orcs)])
    expect(found(/(1 or 2 (?:brings )?one)/g).length).toBeGreaterThan(2)
    expect(tables.wanderingOrcs).toEqual([1, 1, 2, 2, 2, 2])
  })

  test('attacks by a die and a column', () => {
    const one = found(/\ba ([1-6]) at (\d:\d)(?: takes|:) one\b/gi)
    const all = found(/\ba ([1-6]) at (\d:\d): both\b/gi)
    const sweeping = found(/\ba ([1-6]) sweeps (?:a|the) hex(?: only)? from (\d:\d) on/gi)
    const resultOf = (die: string, odds: string) => tables.combat[Number(die) - 1]?.[columnOf(odds)]
    expect([one, all, sweeping].map(({ length }) => length > 0)).toEqual([true, true, true])
    for (const [die = '', odds = ''] of one)
      expect([die, odds, resultOf(die, odds)]).toEqual([die, odds, '1'])
    for (const [die = '', odds = ''] of all)
      expect([die, odds, resultOf(die, odds)]).toEqual([die, odds, 'E'])
    for (const [die = '', odds] of sweeping)
      expect([die, ODDS_COLUMNS.find((column) => resultOf(die, column) === 'E')]).toEqual([die, odds])
  })
})

/** What a text says that units cost: 'a wizard costs 2', 'barbarians cost 3 points each'. */
function costClaims(text: string): readonly (readonly [UnitType, number])[] {
  return Array.from(text.matchAll(/(\w+) costs? ([1-3])\b/g)).flatMap(([, who = '', points]) =>
    typesIn(who).map((type) => [type, Number(points)] as const),
  )
}

test('what is told of costs is what new games have', () => {
  expect(costClaims('A wizard costs 2 points; barbarians cost 3.')).toEqual([
    ['wizard', 2],
    ['barbarian', 3],
  ])
  expect(TEXTS.flatMap(costClaims).filter(([type, points]) => costs[type] !== points)).toEqual([])
})

test('what the rules tell of points is what the scenarios and costs say', () => {
  const textOf = (id: string) =>
    RULEBOOK.sections
      .flatMap(({ clauses }) => clauses)
      .find((clause) => clause.id === id)
      ?.text.join(' ') ?? ''
  const said = `${textOf('AR-13.1')} ${textOf('AR-13.2')}`
  for (const id of SCENARIO_IDS) {
    const { wizard, sorcerer } = SCENARIOS[id].allowance
    expect(said).toMatch(new RegExp(`\\b${wizard.points} points and [^.]*\\b${wizard.minimum} of each`))
    expect(said).toMatch(new RegExp(`\\b${sorcerer.points} and [^.]*\\b${sorcerer.minimum}\\b`))
  }
  expect(textOf('AR-1.5')).toContain('1, 2 or 3 points a unit')
  expect([1, 2, 3]).toEqual(expect.arrayContaining([...new Set(Object.values(costs))]))
})
