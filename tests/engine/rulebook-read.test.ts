import { describe, expect, test } from 'vitest'
import { problemsText } from '@/engine/kernel/refusal'
import { readRulebook, type RulebookFiles, rulebookOf } from '@/engine/rulebook/rulebook-read'
import { failed } from '@/engine/files/schema'

const CLAUSES = { 'XX-1.1': 'Board', 'XX-1.2': 'Kings', 'XX-2.1': 'Moves' }
const FIGURE = {
  scene: { king: 'A1' },
  hexes: 'A1 C3',
  drawings: ['red arrow A1 A2 A3', 'blue circles B1 B2'],
  caption: 'A king.',
}
const SECTION = {
  title: 'The board',
  intro: 'What there is.\n',
  clauses: {
    'XX-1.1': 'A board of ${hex count} hexes.\nNobody leaves it.\n',
    'XX-1.2': {
      text: 'Two kings.\n',
      reconstruction: 'It had to be even.',
      ruling: { choice: 'Two.', reason: 'One would be lonely.', option: 'oneKing' },
    },
  },
  figure: FIGURE,
}
const MOVES = { title: 'Moves', intro: 'How they go.', clauses: { 'XX-2.1': 'A king goes a hex.' } }
const TACTICS = {
  title: 'Tactics',
  intro: 'Advice.',
  notes: {
    'tactics-kings': { title: 'Kings', text: 'Keep them.', figure: { scene: {}, caption: 'Nothing.' } },
  },
}
const CREDITS = {
  title: 'Credits',
  intro: 'Who did it.',
  notes: { 'credits-game': { title: 'The game', credits: { Design: 'Ann', Play: ['Bob', 'Cy'] } } },
}
const FILES = {
  book: { title: 'Kings', opening: ['tactics'], closing: ['credits'] },
  glossary: { terms: { king: { meaning: 'A piece.', clause: 'XX-1.2' }, board: { meaning: 'Hexes.' } } },
  'xx-1': SECTION,
  'xx-2': MOVES,
  tactics: TACTICS,
  credits: CREDITS,
}

function sourceOf(files: Readonly<Record<string, unknown>>): RulebookFiles {
  return {
    gameId: 'kings',
    files: Object.fromEntries(Object.entries(files).map(([name, data]) => [`./${name}.yaml`, data])),
    clauses: CLAUSES,
    sceneOf: (scene) =>
      'queen' in scene ? failed('queen', 'stands nowhere') : { ok: true, value: { game: 'kings', ...scene } },
    facts: { 'hex count': 9 },
  }
}

/** What is wrong when some files say something else. */
function faultsWith(files: Readonly<Record<string, unknown>>): string {
  const read = readRulebook(sourceOf({ ...FILES, ...files }))
  return read.ok ? '' : problemsText(read.problems)
}

describe('the files of a rulebook', () => {
  const book = rulebookOf(sourceOf(FILES))

  test('make its sections, in the order of the clauses and under their headings', () => {
    expect(book).toMatchObject({ gameId: 'kings', title: 'Kings' })
    expect(book.sections.map(({ id }) => id)).toEqual(['XX-1', 'XX-2'])
    expect(book.sections[0]).toMatchObject({ title: 'The board', intro: 'What there is.' })
    expect(book.sections[0]?.clauses).toEqual([
      { id: 'XX-1.1', title: 'Board', text: ['A board of 9 hexes.', 'Nobody leaves it.'] },
      {
        id: 'XX-1.2',
        title: 'Kings',
        text: ['Two kings.'],
        reconstruction: 'It had to be even.',
        ruling: { choice: 'Two.', reason: 'One would be lonely.', option: 'oneKing' },
      },
    ])
  })

  test('tell clauses in any order', () => {
    const clauses = { 'XX-1.2': 'Two kings.', 'XX-1.1': 'A board.' }
    const turned = rulebookOf(sourceOf({ ...FILES, 'xx-1': { ...SECTION, clauses } }))
    expect(turned.sections[0]?.clauses.map(({ id }) => id)).toEqual(['XX-1.1', 'XX-1.2'])
  })

  test('may tell what learners type who look for a clause', () => {
    const asked = { clauses: { 'XX-2.1': 'walk, how far' } }
    const { sections } = rulebookOf(sourceOf({ ...FILES, asked }))
    expect(sections.flatMap(({ clauses }) => clauses).map(({ asked }) => asked)).toEqual([
      undefined,
      undefined,
      'walk, how far',
    ])
    expect(faultsWith({ asked: { clauses: { 'XX-7.1': 'walk' } } })).toBe(
      'asked.yaml: clauses.XX-7.1: is no clause of the rules; take it away, or name one',
    )
  })

  test('make figures of scenes and drawings in short words', () => {
    expect(book.sections[1]?.diagram).toBeNull()
    expect(book.sections[0]?.diagram).toEqual({
      position: { game: 'kings', king: 'A1' },
      hexes: ['A1', 'C3'],
      drawings: [
        { kind: 'arrow', from: 'A1', to: 'A2', ink: 'red' },
        { kind: 'arrow', from: 'A2', to: 'A3', ink: 'red' },
        { kind: 'circle', hex: 'B1', ink: 'blue' },
        { kind: 'circle', hex: 'B2', ink: 'blue' },
      ],
      caption: 'A king.',
    })
  })

  test('make the chapters that the book names, and a glossary', () => {
    expect(book.opening?.map(({ id, notes }) => [id, notes.map((note) => note.id)])).toEqual([
      ['tactics', ['tactics-kings']],
    ])
    expect(book.opening?.[0]?.notes[0]?.diagram).toEqual({
      position: { game: 'kings' },
      caption: 'Nothing.',
    })
    expect(book.closing?.[0]?.notes[0]).toEqual({
      id: 'credits-game',
      title: 'The game',
      text: [],
      credits: [
        { part: 'Design', names: ['Ann'] },
        { part: 'Play', names: ['Bob', 'Cy'] },
      ],
    })
    expect(book.glossary).toEqual([
      { term: 'king', meaning: 'A piece.', clause: 'XX-1.2' },
      { term: 'board', meaning: 'Hexes.' },
    ])
  })

  test('need name no chapters', () => {
    const { tactics: _, credits: __, ...rest } = FILES
    const short = rulebookOf(sourceOf({ ...rest, book: { title: 'Kings' } }))
    expect('opening' in short || 'closing' in short).toBe(false)
  })
})

describe('a fault of a file is told with its place and what would be right', () => {
  const clausesOf = (clauses: object) => ({
    'xx-1': { ...SECTION, clauses: { ...SECTION.clauses, ...clauses } },
  })

  test.each([
    [
      'a clause without a text',
      clausesOf({ 'XX-1.1': undefined }),
      'xx-1.yaml: clauses.XX-1.1: is missing; add it',
    ],
    ['an empty text', { 'xx-2': { ...MOVES, intro: ' ' } }, 'xx-2.yaml: intro: says nothing; write a text'],
    [
      'a clause that is left out',
      { 'xx-2': { ...MOVES, clauses: {} } },
      'xx-2.yaml: clauses.XX-2.1: is missing; add its text',
    ],
    [
      'a clause that there is not',
      clausesOf({ 'XX-1.3': 'More.' }),
      'xx-1.yaml: clauses.XX-1.3: is no clause of XX-1, which has XX-1.1, XX-1.2',
    ],
    [
      'a clause of another section',
      clausesOf({ 'XX-2.1': 'Moves.' }),
      'xx-1.yaml: clauses.XX-2.1: is no clause of XX-1',
    ],
    [
      'an unknown key',
      clausesOf({ 'XX-1.2': { text: 'Two.', rulng: {} } }),
      'xx-1.yaml: clauses.XX-1.2.rulng: unknown key; remove it',
    ],
    [
      'a ruling without a reason',
      clausesOf({ 'XX-1.2': { text: 'Two.', ruling: { choice: 'Two.' } } }),
      'xx-1.yaml: clauses.XX-1.2.ruling.reason: is missing; add it',
    ],
    [
      'two paragraphs where there is room for one',
      { 'xx-2': { ...MOVES, intro: 'One.\nTwo.' } },
      'xx-2.yaml: intro: must be one paragraph',
    ],
    [
      'a fact that there is not',
      clausesOf({ 'XX-1.1': 'A board of ${hexes} hexes.' }),
      'xx-1.yaml: clauses.XX-1.1: there is no fact "hexes"; there are: hex count',
    ],
    [
      'a scene that cannot be read',
      { 'xx-1': { ...SECTION, figure: { ...FIGURE, scene: { queen: 'A1' } } } },
      'xx-1.yaml: figure.scene: queen: stands nowhere',
    ],
    [
      'a scene that is none',
      { 'xx-1': { ...SECTION, figure: { ...FIGURE, scene: 'A1' } } },
      'xx-1.yaml: figure.scene: must be a scene',
    ],
    [
      'a drawing in other words',
      { 'xx-1': { ...SECTION, figure: { ...FIGURE, drawings: ['red arrow A1'] } } },
      'xx-1.yaml: figure.drawings.0: must be like "red arrow 0503 0504 0604"',
    ],
    [
      'a term of an unknown clause',
      { glossary: { terms: { king: { meaning: 'A piece.', clause: 'XX-9.9' } } } },
      'glossary.yaml: terms.king.clause: there is no XX-9.9',
    ],
    [
      'a note under another name',
      { tactics: { ...TACTICS, notes: { kings: { title: 'Kings', text: 'Keep them.' } } } },
      'tactics.yaml: notes.kings: must be named "tactics-…"',
    ],
    [
      'a note that says nothing',
      { tactics: { ...TACTICS, notes: { 'tactics-kings': { title: 'Kings' } } } },
      'tactics.yaml: notes.tactics-kings: says nothing',
    ],
    [
      'a chapter without a file',
      { book: { ...FILES.book, closing: ['credits', 'story'] } },
      'story.yaml: is missing',
    ],
    ['a file of no section', { story: TACTICS }, 'story.yaml: belongs to no section; name it in book.yaml'],
  ])('%s', (_, files, fault) => {
    const told = faultsWith(files)
    expect(told).toContain(fault)
    expect(told.split('\n')).toHaveLength(1)
  })

  test('a file that is missing', () => {
    const { 'xx-2': _, ...rest } = FILES
    const read = readRulebook(sourceOf(rest))
    expect(read).toEqual({
      ok: false,
      problems: [{ path: 'xx-2.yaml', message: 'is missing; add this file' }],
    })
  })

  test('all of them at once, which the program does not start with', () => {
    const files = { ...FILES, 'xx-2': { ...MOVES, intro: '' }, glossary: {} }
    expect(() => rulebookOf(sourceOf(files))).toThrow(
      /^The rulebook of kings has faults:\nxx-2\.yaml: intro: .*\nglossary\.yaml: terms: is missing/,
    )
  })
})
