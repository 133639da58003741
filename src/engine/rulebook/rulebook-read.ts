import type * as v from 'valibot'
import { groupedBy } from '../basics/grouped'
import { ownOf } from '../basics/own'
import { type Facts, withFacts } from './facts-in-texts'
import { type Parsed, present, type Problem, problemsText } from '../kernel/refusal'
import {
  type Credit,
  type GlossaryTerm,
  type RuleChapter,
  type RuleClause,
  type Rulebook,
  type RuleNote,
  type RuleSection,
  sectionNamer,
} from './rulebook'
import {
  askedSchema,
  bookSchema,
  chapterSchema,
  type GivenAsked,
  type GivenChapter,
  type GivenNote,
  type GivenSection,
  type GivenTerms,
  glossarySchema,
  sectionSchema,
} from './rulebook-schema'
import { parseWith } from '../files/schema'
import type { ShortForms } from './short-forms'

/** A rulebook as its files have it, and what of the game is needed to read them. */
export interface RulebookFiles extends ShortForms {
  readonly gameId: string
  /** The data of every file by its path: `./ar-8.yaml`. */
  readonly files: Readonly<Record<string, unknown>>
  /** Every clause with its heading, in the order of the rules. */
  readonly clauses: Readonly<Record<string, string>>
}

/** The rulebook that its files tell; throws with every fault of theirs, for the files come with the program. */
export function rulebookOf(source: RulebookFiles): Rulebook {
  const read = readRulebook(source)
  if (read.ok) return read.value
  throw new Error(`The rulebook of ${source.gameId} has faults:\n${problemsText(read.problems)}`)
}

/**
 * Reads the files of a rulebook: `book.yaml`, `glossary.yaml`, one for each section of the clauses (`ar-8.yaml`, `mv.yaml`) and
 * for each chapter that the book names; `asked.yaml` may be left out. Every problem tells its file, its place there and what would be right.
 */
export function readRulebook({
  gameId,
  files,
  clauses,
  sceneOf,
  facts = {},
}: RulebookFiles): Parsed<Rulebook> {
  const reader = readerOf(files, facts)
  const chapters = (ids: readonly string[]) =>
    ids.flatMap((id) =>
      reader.partOf(id, chapterSchema(sceneOf), (given, fault) => chapterOf(id, given, fault)),
    )
  const [asked = {}] = reader.has('asked')
    ? reader.partOf('asked', askedSchema, (given, fault) => askedOf(given.clauses, clauses, fault))
    : []
  const sections = [...clausesBySection(clauses)].flatMap(([id, own]) =>
    reader.partOf(id.toLowerCase(), sectionSchema(sceneOf), (given, fault) =>
      sectionOf({ id, own, clauses, asked }, given, fault),
    ),
  )
  const glossary = reader.partOf('glossary', glossarySchema, ({ terms }, fault) =>
    glossaryOf(terms, clauses, fault),
  )
  const book = reader.partOf('book', bookSchema, ({ title, opening, closing }) => ({
    gameId,
    title,
    ...(opening && { opening: chapters(opening) }),
    sections,
    ...(closing && { closing: chapters(closing) }),
    glossary: glossary.flat(),
  }))
  if (book.length > 0)
    reader.leaveNone('belongs to no section; name it in book.yaml as a chapter, or take it away')
  const { problems } = reader
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: present(book[0], 'the book') }
}

/** Told of what is wrong in a file: the place, and what would be right. */
type Faults = (path: string, message: string) => void

/** Reads files by their names, each once, and gathers what is wrong in them. */
function readerOf(files: RulebookFiles['files'], facts: Facts) {
  const problems: Problem[] = []
  const unread = new Map(
    Object.entries(files).map(([path, data]) => [path.replace(/^.*\/|\.yaml$/g, ''), data]),
  )
  const faultsIn = (name: string): Faults => {
    return (path, message) =>
      problems.push({ path: `${name}.yaml${path === '' ? '' : `: ${path}`}`, message })
  }
  return {
    problems,
    has: (name: string): boolean => unread.has(name),
    /** What a file says, made into a part of the book; nothing where it has faults. */
    partOf<Given, Part>(
      name: string,
      schema: v.GenericSchema<unknown, Given>,
      make: (given: Given, fault: Faults) => Part,
    ): readonly Part[] {
      const data = unread.get(name)
      const fault = faultsIn(name)
      if (!unread.delete(name)) fault('', 'is missing; add this file')
      const read = data === undefined ? undefined : readWithFacts(schema, data, facts)
      if (read?.ok) return [make(read.value, fault)]
      for (const { path, message } of read?.problems ?? []) fault(path, message)
      return []
    },
    /** Finds fault with files that nobody read. */
    leaveNone(message: string) {
      for (const name of unread.keys()) faultsIn(name)('', message)
    },
  }
}

function readWithFacts<Given>(
  schema: v.GenericSchema<unknown, Given>,
  given: unknown,
  facts: Facts,
): Parsed<Given> {
  const { data, problems } = withFacts(given, facts)
  return problems.length > 0 ? { ok: false, problems } : parseWith(schema, data)
}

/** The clauses of each section, both in the order of the rules. */
function clausesBySection(clauses: RulebookFiles['clauses']): ReadonlyMap<string, readonly string[]> {
  const all = Object.keys(clauses)
  return groupedBy(all, sectionNamer(all))
}

/** A section to be read with its own clauses, every clause's heading, and what learners ask for. */
interface Section {
  readonly id: string
  readonly own: readonly string[]
  readonly clauses: RulebookFiles['clauses']
  readonly asked: GivenAsked
}

function sectionOf(
  { id, own, clauses, asked }: Section,
  { title, intro, clauses: given, figure }: GivenSection,
  fault: Faults,
): RuleSection {
  for (const clause of Object.keys(given))
    if (!own.includes(clause))
      fault(`clauses.${clause}`, `is no clause of ${id}, which has ${own.join(', ')}`)
  const told = own.flatMap((clause): readonly RuleClause[] => {
    const one = given[clause]
    const words = ownOf(asked, clause)
    if (one) return [{ id: clause, title: clauses[clause] ?? '', ...one, ...(words && { asked: words }) }]
    fault(`clauses.${clause}`, 'is missing; add its text')
    return []
  })
  return { id, title, intro, clauses: told, diagram: figure ?? null }
}

function askedOf(asked: GivenAsked, clauses: RulebookFiles['clauses'], fault: Faults): GivenAsked {
  for (const clause of Object.keys(asked))
    if (!Object.hasOwn(clauses, clause))
      fault(`clauses.${clause}`, 'is no clause of the rules; take it away, or name one')
  return asked
}

function chapterOf(id: string, { title, intro, notes }: GivenChapter, fault: Faults): RuleChapter {
  for (const [note, { text, credits }] of Object.entries(notes)) {
    if (!note.startsWith(`${id}-`)) fault(`notes.${note}`, `must be named "${id}-…", like its file`)
    if (!text && !credits) fault(`notes.${note}`, 'says nothing; add a text')
  }
  return { id, title, intro, notes: Object.entries(notes).map(([note, given]) => noteOf(note, given)) }
}

function noteOf(id: string, { title, text = [], credits, figure }: GivenNote): RuleNote {
  return {
    id,
    title,
    text,
    ...(credits && { credits: Object.entries(credits).map(([part, names]): Credit => ({ part, names })) }),
    ...(figure && { diagram: figure }),
  }
}

function glossaryOf(
  terms: GivenTerms,
  clauses: RulebookFiles['clauses'],
  fault: Faults,
): readonly GlossaryTerm[] {
  return Object.entries(terms).map(([term, given]) => {
    const { clause } = given
    if (clause !== undefined && !Object.hasOwn(clauses, clause))
      fault(`terms.${term}.clause`, `there is no ${clause}; name a clause of the rules`)
    return { term, ...given }
  })
}
