import type { RollRequest } from '@/engine/kernel/dice'
import type { AnyCommand, AnyPlayRules, Viewer } from '@/engine/kernel/game'
import { present, type Refusal } from '@/engine/kernel/refusal'
import { seatsAt } from '@/engine/kernel/seats'
import {
  BEGINNING,
  historyAt,
  lineOf,
  nearestPlace,
  type Place,
  positionAtPlace,
  type Study,
  type StudyChapter,
  type StudyHistory,
  withChapter,
} from '@/engine/study/study'
import { grows, type Moved } from '@/engine/study/study-lines'
import type { SaveStatus } from '../save-queue'
import type { DiceHand } from './dice-hand'

/** A study and where somebody is in it. */
export interface Spot {
  readonly study: Study
  /** By its index. */
  readonly chapter: number
  readonly place: Place
}

/** A command that waits for dice to be typed, and where it is to be played. */
export interface AwaitedFaces {
  readonly place: Place
  readonly command: AnyCommand
  readonly request: RollRequest
  readonly had: readonly number[]
  /** What a branch is called that begins with it. */
  readonly title: string
}

/** Whose eyes the class looks with; `asked` are those of whoever is to move. */
export type Look = 'asked' | Viewer

export interface StudyState extends Spot {
  /** By which it is kept. */
  readonly id: string
  readonly look: Look
  readonly dice: DiceHand
  readonly awaited: AwaitedFaces | null
  /** What undo goes back to, the latest last. */
  readonly past: readonly Spot[]
  /** Why the last command could not be played. */
  readonly refusal: Refusal | null
  readonly saveStatus: SaveStatus
}

/** The chapter at hand. */
export function chapterIn({ study, chapter }: Spot): StudyChapter {
  return present(study.chapters[chapter], 'chapter')
}

/** The line at hand as far as the place, as a table shows it. */
export function historyIn(spot: Spot): StudyHistory {
  return historyAt(chapterIn(spot), spot.place)
}

/** The same study with the chapter at hand changed, the place being as near as there is one. */
export function withChapterAt(spot: Spot, chapter: StudyChapter): Spot {
  return {
    study: withChapter(spot.study, spot.chapter, chapter),
    chapter: spot.chapter,
    place: nearestPlace(chapter, spot.place),
  }
}

/** The same study with the chapter at hand changed, and somebody moved in it. */
export function movedTo(spot: Spot, { chapter, place }: Moved): Spot {
  return { study: withChapter(spot.study, spot.chapter, chapter), chapter: spot.chapter, place }
}

/** Another chapter, from its beginning. */
export function inChapter(study: Study, chapter: number): Spot {
  return { study, chapter: Math.max(0, Math.min(chapter, study.chapters.length - 1)), place: BEGINNING }
}

/** Whose eyes a chapter may be looked at with: secrets that are kept leave what lies open on the table. */
export function looksAt(rules: AnyPlayRules, chapter: StudyChapter): readonly Look[] {
  if (chapter.secrets === 'kept') return ['table']
  return ['referee', 'asked', ...seatsAt(rules, positionAtPlace(chapter, BEGINNING)), 'table']
}

/** Whose log of a chapter may be read, whoever looks. */
export function viewerOfLog({ secrets }: StudyChapter): Viewer {
  return secrets === 'kept' ? 'table' : 'referee'
}

/** Whether commands are played at a place: the end of a branch of a chapter without secrets, the game going on. */
export function isPlayable(rules: AnyPlayRules, spot: Spot): boolean {
  const chapter = chapterIn(spot)
  if (chapter.secrets === 'kept' || !grows(lineOf(chapter, spot.place.line), spot.place)) return false
  return rules.askedSeat(positionAtPlace(chapter, spot.place)) !== null
}

/** Whose eyes the table is shown with: where it is played on, those of whoever moves. */
export function viewerIn(rules: AnyPlayRules, state: StudyState): Viewer {
  const chapter = chapterIn(state)
  if (chapter.secrets === 'kept') return 'table'
  if (state.look !== 'asked' && !isPlayable(rules, state)) return state.look
  return rules.askedSeat(positionAtPlace(chapter, state.place)) ?? 'referee'
}
