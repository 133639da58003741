import type { DiceState } from '../kernel/dice'
import type { AnyCommand, AnyFileRules, Json } from '../kernel/game'
import { type Entry, keptEntry } from '../kernel/history'
import { packed, type PackedBody } from '../files/packing'
import {
  type Place,
  type Study,
  STUDY_VERSION,
  type StudyChapter,
  type StudyLine,
  type StudyNote,
} from './study'

/** A study as a file holds it; what is packed is the JSON of an open body. */
export interface StudyFile<Body = OpenStudyBody | PackedBody> {
  readonly format: 'hexhearth-study'
  readonly version: typeof STUDY_VERSION
  readonly game: string
  readonly title: string
  readonly body: Body
}

/** All that a study tells. */
export interface OpenStudyBody {
  readonly kind: 'open'
  readonly chapters: readonly StudyFileChapter[]
}

export interface StudyFileChapter {
  readonly title: string
  readonly secrets: StudyChapter['secrets']
  /** In the game's position format. */
  readonly position: Json
  readonly lines: readonly StudyFileLine[]
  readonly notes: readonly StudyNote[]
}

export interface StudyFileLine {
  readonly id: string
  readonly title: string
  readonly from: Place | null
  /** What was played after the branching. */
  readonly entries: readonly Entry<AnyCommand>[]
}

/** What writing a study takes of a game. */
export interface StudyWriter extends Pick<AnyFileRules, 'writePosition'> {
  readonly id: string
}

/** A study as a file holds it: packed under a key when players keep secrets in it. */
export function writeStudy(writer: StudyWriter, study: Study, key: DiceState): StudyFile {
  const file = writeOpenStudy(writer, study)
  const isKept = study.chapters.some(({ secrets }) => secrets === 'kept')
  return isKept ? { ...file, body: packed(file.body, key) } : file
}

/** A study for anybody to read: what lines share is written once. */
export function writeOpenStudy(writer: StudyWriter, { title, chapters }: Study): StudyFile<OpenStudyBody> {
  return {
    format: 'hexhearth-study',
    version: STUDY_VERSION,
    game: writer.id,
    title,
    body: {
      kind: 'open',
      chapters: chapters.map((chapter) => ({
        title: chapter.title,
        secrets: chapter.secrets,
        position: firstPosition(chapter, writer),
        lines: chapter.lines.map(fileLine),
        notes: chapter.notes,
      })),
    },
  }
}

function firstPosition({ lines }: StudyChapter, writer: StudyWriter): Json {
  const [first] = lines
  return first ? writer.writePosition(first.history.initial) : null
}

function fileLine({ id, title, from, history }: StudyLine): StudyFileLine {
  return {
    id,
    title,
    from,
    entries: history.steps.slice(from?.step ?? 0).map(({ entry }) => keptEntry(entry)),
  }
}
