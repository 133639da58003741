import type { AnyEvent } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import type { StudyHistory } from '@/engine/study/study'
import type { NoteText } from '@/engine/study/study-notes'
import type { LogStep } from '@/engine/table/table'
import { logWriter } from '@/store/log'
import { stepNamed } from '../../addresses/study-address'
import { type Stop, stopAt, stopsOf } from '../../study/opened/stops'
import { momentText } from '../../study/opened/study-text'
import { DECK_TEXT as TEXT } from './deck-text'
import { type Deck, hexesDrawn, type Slide, slidesBy, type Telling } from './deck'

/** A game to be told step by step. */
export interface ToldGame extends Pick<Deck, 'title' | 'secrets' | 'home'> {
  /** All of its steps are told. */
  readonly history: StudyHistory
  /** What was written and drawn at a step; nothing where it is left out. */
  readonly noteAt?: (step: number) => NoteText
  /** What the slide of how it stands now is called: the last one, with which it begins; left out where there is none. */
  readonly now?: string
}

/** The slides of a game, each with how many of its steps it follows. */
export interface GameDeck extends Deck {
  stepOf(nth: number): number
}

/** What a slide is made of: how many steps it follows, or what it is called that shows how the game stands now. */
type Stopped = number | { readonly title: string }

/** A game as slides: one for each step of which all may know something, made when it is asked for. */
export function gameDeck(game: Telling, told: ToldGame): GameDeck {
  const { history, title, secrets, home, now } = told
  const log = logWriter(game.rules, 'table')({ ...history, cursor: history.steps.length })
  const isOnlyNow = now !== undefined && history.steps.length === 0
  const stops = isOnlyNow ? [] : stopsTold(game, told, log)
  const shown: readonly Stopped[] = [
    ...stops.map(({ step }) => step),
    ...(now === undefined ? [] : [{ title: now }]),
  ]
  const lines = new Map(log.map((line) => [line.number, line]))
  const make = (nth: number) => {
    const step = present(shown[nth], 'slide')
    return typeof step === 'number'
      ? slideAfter(game, told, [step, lines.get(step)])
      : slideNow(game, history, step.title)
  }
  const turns = shown.map((step, nth) => (typeof step === 'number' ? stops[nth]?.moment.turn : step.title))
  const parts = [...turns.keys()].filter((nth) => nth === 0 || turns[nth] !== turns[nth - 1])
  return {
    title,
    secrets,
    home,
    count: shown.length,
    slide: slidesBy(make, parts),
    parts,
    first: now === undefined ? 0 : shown.length - 1,
    stepOf: (nth) => stops[nth]?.step ?? history.steps.length,
    slideOfStep: (name) => stopAt(stops, stepNamed(name, history.steps.length)),
  }
}

/** The steps that have a slide: where nothing happens but the next segment, it is shown with what is done in that. */
function stopsTold(
  game: Telling,
  { history, noteAt, now }: ToldGame,
  log: readonly LogStep<AnyEvent>[],
): readonly Stop[] {
  const { rules, teaching } = game
  const isNoted = (step: number) => {
    const note = noteAt?.(step)
    return paragraphs(note).length + (note?.drawings.length ?? 0) > 0
  }
  const telling = new Set(
    log.filter(({ events }) => !teaching.story.isOnward(events)).map(({ number }) => number),
  )
  const last = history.steps.length
  const known = stopsOf({ rules, story: teaching.story, viewer: 'table' }, history, log)
  const momentAt = (step: number) => present(known[stopAt(known, step)], 'stop').moment
  return Array.from({ length: last + 1 }, (_, step) => step)
    .filter((step) => {
      // That something secret was done last is nobody's to know at a table, and how the game stands is shown anyway.
      const isEnd = step === last && now === undefined
      return step === 0 || isEnd || telling.has(step) || isNoted(step)
    })
    .map((step) => ({ step, moment: momentAt(step) }))
}

function slideAfter(
  game: Telling,
  { history, title, noteAt }: ToldGame,
  [step, line]: readonly [number, LogStep<AnyEvent> | undefined],
): Slide {
  const { rules, teaching } = game
  const position = positionAt(history, step)
  const moment = positionAt(history, Math.max(0, step - 1))
  const before = rules.viewOf(moment, 'table')
  const note = noteAt?.(step)
  const drawings = note?.drawings ?? []
  const said = line ? teaching.story.said(line, rules.viewOf(position, 'table')) : []
  const text = [...paragraphs(note), ...said]
  return {
    title: step === 0 ? title : momentIn(game, moment),
    text: text.length > 0 ? text : [nextMoment(game, position)],
    position,
    moment,
    rolls: line?.rolls ?? [],
    drawings,
    hexes: [...hexesDrawn(drawings), ...(line ? teaching.story.hexesOf(line, before) : [])],
  }
}

/** How the game stands, for whoever comes from its table. */
function slideNow(game: Telling, history: StudyHistory, title: string): Slide {
  const position = positionAt(history, history.steps.length)
  const isOver = game.rules.askedSeat(position) === null
  return {
    title,
    text: [isOver ? TEXT.isOver : momentIn(game, position)],
    position,
    moment: position,
    rolls: [],
    drawings: [],
    hexes: [],
  }
}

/** Where the game goes on, as a sentence; that it is over if it does not. */
export function nextMoment(game: Telling, position: object): string {
  return game.rules.askedSeat(position) === null ? TEXT.isOver : TEXT.goesOn(momentIn(game, position))
}

/** In one line, or in lines that none of its dots begins. */
function momentIn({ rules, teaching }: Telling, position: object): string {
  return momentText(teaching.story.momentOf(rules.viewOf(position, 'table'))).replaceAll(' ·', '\u00a0·')
}

/** What was written at a step, by its empty lines. */
function paragraphs(note: NoteText | undefined): readonly string[] {
  return (note?.text ?? '').split(/\n\s*\n/).filter((part) => part.trim() !== '')
}
