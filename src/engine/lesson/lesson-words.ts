import type { HexId } from '../kernel/hex'
import type { LessonChapter, TaskChapter } from './lesson'
import { type LessonGame, type LessonHistory, playTask } from './lesson-play'
import { positionOf } from '../kernel/history'
import type { Problem } from '../kernel/refusal'
import { type NamedPart, type RulePart, rulePartsOf } from '../rulebook/rule-parts'
import type { Rulebook, RuleText } from '../rulebook/rulebook'

/** What a game's own table shows that the texts of lessons can name. */
export interface LessonNames<View> {
  /** What its buttons and boxes say; '…' stands for whatever one of them names: 'Advance into …'. */
  readonly buttons: readonly string[]
  hexesOf(view: View): readonly HexId[]
  /** As its buttons name them: 'Elf 3'. */
  unitsOf(view: View): readonly string[]
}

/** All that the texts of a game's lessons can speak of. */
export interface LessonWords {
  readonly rulebook: Rulebook
  readonly names: LessonNames<object>
  /** What keys do, as texts name them: 'endSegment'. */
  readonly keys: readonly string[]
  /** What the buttons beside the table say. */
  readonly pageButtons: readonly string[]
}

/** Parts a button from the group in which it stands: 'Dwarves > All'. */
const IN_GROUP = ' > '

/** A text of a chapter with the place where it stands. */
export type Placed = readonly [path: string, text: RuleText]

/** What is wrong with the links and the names in a text, each with its remedy; hexes and units are looked for elsewhere. */
export function faultsOfText({ rulebook }: Pick<LessonWords, 'rulebook'>, text: RuleText): readonly string[] {
  return rulePartsOf(text).flatMap((part) => faultOfPart(rulebook, part))
}

/** Everything that the texts of a chapter name and that there is not. */
export function checkWords(
  game: LessonGame,
  chapter: LessonChapter,
  words: LessonWords,
  first: LessonHistory | null,
): readonly Problem[] {
  const isNamed = namer(game, chapter, words, first)
  const inTexts = textsOf(chapter).flatMap(([path, text]) => [
    ...faultsOfText(words, text).map((message) => ({ path, message })),
    ...rulePartsOf(text).flatMap((part) => isNamed(part).map((message) => ({ path, message }))),
  ])
  return [...inTexts, ...failureClauses(chapter, words)]
}

/** A button without the group in which it stands. */
export function labelOf(name: string): string {
  const [label = ''] = name.split(IN_GROUP).slice(-1)
  return label
}

function faultOfPart(rulebook: Rulebook, part: RulePart): readonly string[] {
  switch (part.kind) {
    case 'clause':
      return clauseFault(rulebook, part.clause)
    case 'term':
      return rulebook.glossary.some(({ term }) => term === part.term)
        ? []
        : [`explains "${part.term}", which the glossary does not; write it without braces, or another term`]
    case 'words':
      return /\[\[|\]\]|\{\{|\}\}/.test(part.words)
        ? [`has brackets that are not a link: "${part.words.trim()}"; close them, or leave them out`]
        : []
    case 'key':
    case 'button':
    case 'hex':
    case 'unit':
    case 'shown':
      return []
  }
}

function clauseFault({ sections }: Rulebook, clause: string): readonly string[] {
  const clauses = sections.flatMap((section) => section.clauses)
  if (clauses.some(({ id }) => id === clause)) return []
  const [one] = clauses
  const example = one ? `, like ${one.id}` : ''
  return [`cites ${clause}, which the rules do not have; cite a clause of the rules${example}`]
}

function failureClauses(chapter: LessonChapter, { rulebook }: LessonWords): readonly Problem[] {
  if (chapter.kind !== 'task') return []
  return (chapter.failures ?? []).flatMap(({ clause }, nth) =>
    clauseFault(rulebook, clause).map((message) => ({ path: `failures.${nth}.clause`, message })),
  )
}

/** Tells what is wrong with a name; views are made once a text names what is seen in them. */
function namer(
  game: LessonGame,
  chapter: LessonChapter,
  words: LessonWords,
  first: LessonHistory | null,
): (part: RulePart) => readonly string[] {
  const { names, keys, pageButtons } = words
  const buttons = [...names.buttons, ...pageButtons].map(patternOf)
  const isButton = (name: string) => buttons.some((pattern) => pattern.test(labelOf(name)))
  let seen: readonly object[] | undefined
  const views = () => (seen ??= viewsOf(game, chapter, first))
  const isThere = ({ kind, name }: NamedPart): boolean => {
    switch (kind) {
      case 'key':
        return keys.includes(name)
      case 'button':
      case 'shown':
        return isButton(name)
      case 'hex':
        return first === null || views().some((view) => names.hexesOf(view).some((hex) => hex === name))
      case 'unit':
        return first === null || views().some((view) => names.unitsOf(view).includes(name))
    }
  }
  return (part) => {
    if (part.kind === 'words' || part.kind === 'clause' || part.kind === 'term') return []
    if (isThere(part)) return []
    const known =
      part.kind === 'unit'
        ? views()
            .slice(0, 1)
            .flatMap((view) => names.unitsOf(view))
        : keys
    return [`${NOT_THERE[part.kind](part.name)}${remedyOf(part, known)}`]
  }
}

const NOT_THERE: Readonly<Record<NamedPart['kind'], (name: string) => string>> = {
  key: (name) => `names a key that does "${name}", which none does`,
  button: (name) => `names a button "${name}", which there is not`,
  shown: (name) => `says that "${name}" is shown, which it never is`,
  hex: (name) => `names a hex ${name}, which the board does not have`,
  unit: (name) => `names ${name}, which does not take part`,
}

function remedyOf({ kind }: NamedPart, known: readonly string[]): string {
  switch (kind) {
    case 'key':
    case 'unit':
      return `; name one of ${known.join(', ')}`
    case 'button':
    case 'shown':
      return '; write it as the table does'
    case 'hex':
      return '; name one as the board numbers it'
  }
}

function patternOf(button: string): RegExp {
  const parts = button.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'u')
}

/** The chapter as it begins and, of a task, as its solution leaves it at each step. */
function viewsOf(game: LessonGame, chapter: LessonChapter, first: LessonHistory | null): readonly object[] {
  if (!first) return []
  const view = (history: LessonHistory) => game.rules.viewOf(positionOf(history), 'referee')
  return chapter.kind === 'task' ? stagesOf(game, chapter, first).map(view) : [view(first)]
}

function stagesOf(game: LessonGame, chapter: TaskChapter, first: LessonHistory): readonly LessonHistory[] {
  const stages = [first]
  for (const command of chapter.solution) {
    const played = playTask(game, chapter, stages.at(-1) ?? first, command)
    if (!played.ok) break
    stages.push(played.history)
  }
  return stages
}

/** All texts of a chapter. */
export function textsOf(chapter: LessonChapter): readonly Placed[] {
  return [...listed('text', chapter.text), ...ownTextsOf(chapter)]
}

function ownTextsOf(chapter: LessonChapter): readonly Placed[] {
  switch (chapter.kind) {
    case 'reading':
      return []
    case 'demonstration':
      return chapter.steps.flatMap(({ text }, nth) =>
        text === undefined ? [] : [[`steps.${nth}.text`, text] as const],
      )
    case 'task':
      return [
        ...listed('hints', chapter.hints),
        ...(chapter.failures ?? []).map(({ text }, nth) => [`failures.${nth}.text`, text] as const),
        ...(chapter.detours ?? []).map(({ text }, nth) => [`detours.${nth}.text`, text] as const),
        ...(chapter.praise === undefined ? [] : [['praise', chapter.praise] as const]),
      ]
  }
}

function listed(path: string, texts: readonly RuleText[]): readonly Placed[] {
  return texts.map((text, nth) => [`${path}.${nth}`, text])
}
