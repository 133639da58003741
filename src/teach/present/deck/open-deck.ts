import { parseJson } from '@/engine/files/json'
import { historyFrom, positionOf } from '@/engine/kernel/history'
import type { Parsed } from '@/engine/kernel/refusal'
import { FIRST_LINE, lineOf, type StudyHistory } from '@/engine/study/study'
import { noteAt } from '@/engine/study/study-notes'
import { noteUnder } from '@/store/tab-notes'
import { learnAddress } from '../../addresses/learn-address'
import { type Presented, presentedIn } from '../../addresses/present-address'
import { stepAddress } from '../../addresses/report-address'
import { editedPosition } from '../../editor/position-handoff'
import { findLesson } from '../../learn/find-lesson'
import type { Stage } from '../../stage/stage'
import { keptGame, keptStudy, studyOfGame } from '../../study/opened/open-study'
import { DECK_TEXT as TEXT } from './deck-text'
import { gameDeck } from './game-deck'
import { lessonDeck } from './lesson-slides'
import { lessonShared, positionShared, type SharedDeck, studyShared } from './slide-share'

/** The game at this page's table, as far as it has been played. */
export interface TableNow {
  readonly history: StudyHistory
  /** Whether a side has set a passphrase: then nobody is shown what is secret. */
  readonly isLocked: boolean
}

/** The game of an id, if it is the one at this page's table. */
export type AtTable = (saveId: string) => TableNow | undefined

/** What an address names, ready to be shown. */
export async function openDeck(stage: Stage, source: string, atTable: AtTable): Promise<Parsed<SharedDeck>> {
  const presented = presentedIn(source)
  switch (presented.kind) {
    case 'lesson':
      return lessonNamed(stage, presented.id)
    case 'study':
      return studyLine(stage, presented)
    case 'position':
      return position(stage)
    case 'table':
      return tableOf(stage, presented.id, atTable(presented.id))
  }
}

function lessonNamed(stage: Stage, id: string): Parsed<SharedDeck> {
  const { game, teaching } = stage
  const lesson = findLesson(teaching, game.id, id)
  if (!lesson) return failed(TEXT.noLesson)
  const deck = lessonDeck(stage, lesson, learnAddress(game.id))
  return deck.ok ? { ok: true, value: lessonShared(stage, deck.value, { addressId: id, lesson }) } : deck
}

type StudyPlace = Extract<Presented, { readonly kind: 'study' }>

async function studyLine(stage: Stage, { id, chapter: nth, line }: StudyPlace): Promise<Parsed<SharedDeck>> {
  const read = await keptStudy(stage, id)
  if (!read.ok) return read
  const chapter = read.value.study.chapters[nth]
  if (!chapter?.lines.some((one) => one.id === line)) return failed(TEXT.noLine)
  const deck = gameDeck(stage, {
    title: chapter.title,
    history: lineOf(chapter, line).history,
    noteAt: (step) => noteAt(chapter, { line, step }),
    secrets: chapter.secrets,
    home: stepAddress(stage.game.id, id, '0', [nth, line]),
  })
  return { ok: true, value: studyShared(stage, deck, { study: read.value.study, chapter: nth, line }) }
}

function position(stage: Stage): Parsed<SharedDeck> {
  const json = parseJson(noteUnder(editedPosition(stage.game.id)) ?? '')
  const read = json.ok ? stage.files.parsePosition(json.value) : failed(TEXT.noPosition)
  if (!read.ok) return read
  const deck = gameDeck(stage, {
    title: TEXT.position,
    now: TEXT.position,
    history: historyFrom(read.value),
    secrets: 'open',
    home: `#/edit/${stage.game.id}`,
  })
  return { ok: true, value: positionShared(stage, deck) }
}

async function tableOf(stage: Stage, id: string, now: TableNow | undefined): Promise<Parsed<SharedDeck>> {
  const read = now ? { ok: true as const, value: now.history } : await keptGame(stage, id, TEXT.unread)
  if (!read.ok) return read
  const { cursor } = read.value
  // What was undone is not to be seen again.
  const history = { ...read.value, steps: read.value.steps.slice(0, cursor) }
  const isOver = stage.rules.askedSeat(positionOf(history)) === null
  const deck = gameDeck(stage, {
    title: TEXT.game,
    now: TEXT.now,
    history,
    secrets: now?.isLocked ? 'locked' : isOver ? 'open' : 'kept',
    home: `#/play/${stage.game.id}/${id}`,
  })
  const study = studyOfGame(stage, history)
  return { ok: true, value: studyShared(stage, deck, { study, chapter: 0, line: FIRST_LINE }) }
}

function failed(message: string): {
  readonly ok: false
  readonly problems: [{ path: string; message: string }]
} {
  return { ok: false, problems: [{ path: '', message }] }
}
