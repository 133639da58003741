import { describe, expect, test } from 'vitest'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { GAMES } from '@/games'
import { CLAUSES as ARCHMAGI_CLAUSES } from '@/games/archmagi/clauses'
import { RULEBOOK as ARCHMAGI } from '@/games/archmagi/teaching/rulebook'
import { CLAUSES as ARENA_CLAUSES } from '@/games/arena/clauses'
import { RULEBOOK as ARENA } from '@/games/arena/teaching/rulebook'
import { CLAUSES as ARRAKHAR_CLAUSES } from '@/games/arrakhar/clauses'
import { RULEBOOK as ARRAKHAR } from '@/games/arrakhar/teaching/rulebook'
import { CLAUSES as WIZARD_KINGS_CLAUSES } from '@/games/wizard-kings/clauses'
import { RULEBOOK as WIZARD_KINGS } from '@/games/wizard-kings/teaching/rulebook'
import { chaptersOf, plainTextOf } from '@/teach/book/rulebook-index'
import { fingerprintOf, fingerprintsIn, runsOf } from '../support/runs-of-words'
import { faultsOfRulebook, textsOf } from '../teach/rules/rulebook-faults'

interface Book {
  readonly rulebook: Rulebook
  readonly titles: Readonly<Record<string, string>>
  /** Clauses that the specification marks as rulings, and as reconstructed. */
  readonly rulings: string
  readonly reconstructed: string
  /** Whom the original's credits name. */
  readonly makers: readonly string[]
  /** Names that run on for seven words or more, in the original as in ours. */
  readonly names: string
}

const BOOKS: readonly Book[] = [
  {
    rulebook: ARRAKHAR,
    titles: ARRAKHAR_CLAUSES,
    rulings:
      'AR-3.2 AR-4.3 AR-5.3 AR-5.4 AR-6.2 AR-7.6 AR-7.9 AR-8.4 AR-9.6 AR-10.2 AR-10.5 AR-10.7 AR-10.8 AR-10.9 AR-10.10 AR-10.11 AR-12.3 AR-12.5 AR-12.7',
    // The missing page of charts has two reconstructions with a chart of their own.
    reconstructed: '',
    makers: [
      ...['C. C. Stoll', 'Kim Mohan', 'Wendy Vincent', 'Keith Waits', 'Will Crawford', 'Donald Kimmel'],
      ...['George Kimmel', 'Roger Raupp', 'Gali Sanchez', 'Charlie Sexton', 'Ed Vermilion', 'Jeff Webb'],
      'Kimmel of Cimmerica (Scourge of the Western Coast)',
    ],
    names: 'kimmel of cimmerica scourge of the western coast',
  },
  {
    rulebook: ARENA,
    titles: ARENA_CLAUSES,
    rulings:
      'AA-1.6 AA-1.7 AA-1.8 AA-1.9 AA-2.2 AA-2.5 AA-2.6 AA-2.7 AA-2.8 AA-2.9 AA-2.10 AA-4.4 AA-4.6 AA-4.10 AA-5.5 AA-5.8 AA-6.3 AA-6.5 AA-6.7 AA-6.10 AA-6.11 AA-7.1 AA-7.4 AA-7.6 AA-7.7 AA-7.10 AA-7.12 AA-7.13 AA-8.5 AA-8.6 AA-8.7 AA-8.8 AA-9.6 AA-10.2 AA-10.7 AA-10.9 AA-11.3 AA-11.4 AA-11.11 AA-12.9 AA-12.12 AA-13.6 AA-13.8 AA-14.1 AA-14.3 AA-14.10 AA-15.4 AA-15.6 AA-15.7 AA-15.8 AA-15.13 AA-16.2 AA-17.6 AA-17.9 AA-18.2 AA-18.3 AA-18.6 AA-18.11 AA-19.7 AA-20.8 AA-20.11 AA-20.12 AA-20.13 AA-20.14 AA-21.4 AA-21.6 AA-21.7 AA-21.8 AA-22.15 AA-23.1 AA-23.3 AA-23.4 AA-24.2 AA-24.4 AA-25.1',
    reconstructed: 'AA-1.2 AA-1.3 AA-1.6 AA-2.1 AA-2.11 AA-4.3 AA-5.2 AA-5.7 AA-7.11 AA-22.5',
    makers: ['IFki', 'Arena: Advanced Rules'],
    names: 'charm creature death destruction holy illusion meta nature',
  },
  {
    rulebook: ARCHMAGI,
    titles: ARCHMAGI_CLAUSES,
    rulings:
      'AM-0.6 AM-0.15 AM-1.1 AM-1.2 AM-1.6 AM-1.9 AM-2.1 AM-2.5 AM-2.6 AM-2.8 AM-2.11 AM-2.12 AM-3.2 AM-3.6 AM-4.5 AM-4.6 AM-4.7 AM-4.8 AM-5.1 AM-5.3 AM-5.7 AM-6.1 AM-6.3 AM-6.5 AM-6.7 AM-6.8 AM-6.9 AM-7.1 AM-7.3 AM-7.4 AM-8.4 AM-9.5 AM-9.8 AM-9.9 AM-9.12 AM-9.13 AM-11.2 AM-11.8 AM-11.9 AM-11.10 AM-11.14 AM-11.17 AM-11.21 AM-11.22 AM-11.23 AM-11.24 AM-12.6 AM-12.7 AM-K.1 AM-K.6 AM-K.8 AM-K.13 AM-K.20 AM-K.22 AM-K.34 AM-K.36 AM-P.7 AM-P.9 AM-P.12 AM-P.15 AM-P.16 AM-P.17 AM-P.18 AM-A.0.4 AM-A.0.6 AM-A.0.7 AM-A.0.8 AM-A.4 AM-A.12 AM-A.22 AM-A.29 AM-A.47 AM-M.4 AM-M.5 AM-M.7 AM-M.15 AM-M.19 AM-S.1 AM-S.15 AM-S.16 AM-S.23 AM-S.34 AM-S.35 AM-S.45 AM-S.57 AM-S.69 AM-S.76 AM-S.79 AM-S.85 AM-S.95 AM-E.15 AM-V.1 AM-V.2 AM-V.6',
    reconstructed: 'AM-1.3 AM-1.8 AM-2.10 AM-2.13 AM-2.15 AM-3.3 AM-8.7 AM-11.62 AM-K.3 AM-V.4 AM-O.3',
    makers: ['Lloyd Krassner', 'Jason Newell'],
    names: 'by lloyd krassner edited updated by jason newell',
  },
  {
    rulebook: WIZARD_KINGS,
    titles: WIZARD_KINGS_CLAUSES,
    rulings:
      'TM-7 SU-4 SU-5 SU-6 SU-7 TS-5 MV-9 MV-12 SE-5 RC-2.3 RC-3.1 RC-4.3 RC-4.5 RC-7.3 CB-16 RT-11 RG-5 RG-7 WZ-4 WZ-5 WZ-6 WZ-8 WZ-10 CH-6 EL-3 BD-5 BD-6 CS-2 CT-3 VC-2 VC-6 SC-1.3 FG-3',
    // Sections that were made anew throughout say so at their beginning as well.
    reconstructed:
      'CP-1 CP-2 CP-4 CP-5 MP-1 MP-5 MP-10 MP-11 SU-2 SU-3 SU-8 MV-6 MV-7 MV-8 MV-9 MV-10 MV-11 HX-1 HX-3 HX-4 SE-2 SE-3 CB-3 CB-6 CB-12 CB-13 RT-4 SP-4 SP-8 WB-1 WB-2',
    makers: ['Peter McCord', 'Wizard Kings, by Columbia Games'],
    // The original's figures for one size after the other.
    names: 'scenario size small 1 medium 2 large 3',
  },
]

test.each(GAMES.map((game) => [game.name, game] as const))(
  '%s is said to have a lab if its teaching has one',
  async (_, game) => {
    expect(game.hasLab ?? false).toBe('loadLab' in (await game.loadTeaching()))
  },
)

describe.each(BOOKS)(
  'the rulebook of $rulebook.title',
  ({ rulebook, titles, rulings, reconstructed, makers, names }) => {
    const clauses = rulebook.sections.flatMap((section) => section.clauses)
    const chapters = chaptersOf(rulebook)

    test('every clause has a text under its own title, in order and in its own section', () => {
      expect(Object.fromEntries(clauses.map(({ id, title }) => [id, title]))).toEqual(titles)
      expect(clauses.map(({ id }) => id)).toEqual(Object.keys(titles))
      for (const { id, clauses: own } of rulebook.sections)
        expect(own.filter((clause) => !['.', '-'].includes(clause.id.replace(id, '').charAt(0)))).toEqual([])
    })

    test('every chapter and note has an address of its own, a note under that of its chapter', () => {
      const notes = chapters.flatMap((chapter) => chapter.notes)
      const ids = [...chapters, ...notes, ...clauses, ...rulebook.sections].map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
      for (const { id, notes: own } of chapters)
        expect(own.filter((note) => !note.id.startsWith(`${id}-`))).toEqual([])
      // Neither reads as a word of the glossary or as the glossary itself.
      expect(ids.filter((id) => /^(term-|glossary$)/.test(id))).toEqual([])
    })

    test('it ends with credits that name whoever made the game', () => {
      const credits = chapters.at(-1)
      expect(credits?.id).toBe('credits')
      const names = credits?.notes.flatMap((note) => note.credits ?? []).flatMap((credit) => credit.names)
      expect(names).toEqual(expect.arrayContaining([...makers]))
    })

    test('every link leads to a clause and every term stands in the glossary', () => {
      expect(faultsOfRulebook(rulebook)).toEqual([])
    })

    test('every ruling of the specification is told, with its reason', () => {
      expect(clauses.filter(({ ruling }) => ruling).map(({ id }) => id)).toEqual(listed(rulings))
    })

    test('every clause that had to be reconstructed says what it had to fit', () => {
      const told = clauses.filter(({ reconstruction }) => reconstruction !== undefined)
      expect(told.map(({ id }) => id)).toEqual(listed(reconstructed))
    })

    test('the glossary goes by the alphabet, in lower case, each word once', () => {
      const words = rulebook.glossary.map(({ term }) => term)
      expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')))
      expect(words).toEqual(words.map((word) => word.toLowerCase()))
    })

    test('no sentence of the original is copied: no seven words in a row are its own', () => {
      const original = fingerprintsIn(`tests/data/wording/${rulebook.gameId}.txt`)
      expect(runsOf(names).map((run) => original.has(fingerprintOf(run)))).toEqual([true, true])
      const copied = textsOf(rulebook).flatMap(([place, text]) =>
        runsOf(plainTextOf(rulebook, text))
          .filter((run) => original.has(fingerprintOf(run)) && !names.includes(run))
          .map((run) => `${place}: ${run}`),
      )
      expect(copied).toEqual([])
    })

    test('no text has a typewriter’s apostrophes or two blanks in a row', () => {
      expect(
        JSON.stringify([
          rulebook.sections.map(({ diagram: _, ...rest }) => rest),
          chapters.map(({ notes, ...rest }) => [rest, notes.map(({ diagram: _, ...note }) => note)]),
          rulebook.glossary,
        ]),
      ).not.toMatch(/'| {2}/)
    })
  },
)

function listed(ids: string): readonly string[] {
  return ids.split(' ').filter(Boolean)
}
