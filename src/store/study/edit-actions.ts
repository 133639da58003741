import type { Drawing } from '@/engine/rulebook/rulebook'
import { type ChapterStart, chapterOf, nearestPlace, type Study } from '@/engine/study/study'
import { noteAt, withDrawing, withNote, withText } from '@/engine/study/study-notes'
import type { Desk } from './study-desk'
import { chapterIn, inChapter, looksAt, type Look, withChapterAt } from './study-state'

/** What is written, drawn and arranged in a study. */
export interface EditActions {
  readonly setText: (text: string) => void
  readonly draw: (drawing: Drawing) => void
  readonly wipe: () => void
  readonly renameStudy: (title: string) => void
  readonly goToChapter: (index: number) => void
  readonly addChapter: (start: ChapterStart) => void
  /** Puts the chapters of another study behind those of this one. */
  readonly addChapters: (chapters: Study['chapters']) => void
  readonly renameChapter: (title: string) => void
  /** Moves the chapter at hand by so many places. */
  readonly moveChapter: (by: number) => void
  /** The last chapter stays. */
  readonly removeChapter: () => void
  /** The players of a running game agree to lay everything open. */
  readonly agree: () => void
  readonly look: (look: Look) => void
  /** Takes the last change back. */
  readonly undo: () => void
}

/** The actions by which a study is written. */
export function editActions(desk: Desk): EditActions {
  const { rules, state, show, edit } = desk
  const here = () => chapterIn(state())
  return {
    ...noteActions(desk),
    ...chapterActions(desk),
    renameStudy: (title) => edit({ ...state(), study: { ...state().study, title } }, 'title'),
    agree() {
      edit(withChapterAt(state(), { ...here(), secrets: 'open' }))
      show({ look: looksAt(rules, here())[0] ?? 'table' })
    },
    look(look) {
      if (looksAt(rules, here()).includes(look)) show({ look })
    },
    undo() {
      const { past, place } = state()
      const last = past.at(-1)
      if (!last) return
      // Whoever only changed words elsewhere stays where they are, if the place is still there.
      const chapter = chapterIn(last)
      const isSame = last.chapter === state().chapter
      const stays = isSame && chapter.lines.some(({ id }) => id === place.line)
      const at = stays ? nearestPlace(chapter, place) : last.place
      show({ ...last, place: at, past: past.slice(0, -1), refusal: null, awaited: null })
    },
  }
}

function noteActions({ state, edit }: Desk): Pick<EditActions, 'setText' | 'draw' | 'wipe'> {
  const here = () => chapterIn(state())
  return {
    setText(text) {
      const { chapter, place } = state()
      const step = `text ${chapter} ${place.line} ${place.step}`
      edit(withChapterAt(state(), withText(here(), place, text)), step)
    },
    draw: (drawing) => edit(withChapterAt(state(), withDrawing(here(), state().place, drawing))),
    wipe() {
      const { place } = state()
      edit(withChapterAt(state(), withNote(here(), place, { ...noteAt(here(), place), drawings: [] })))
    },
  }
}

type ChapterActions = Pick<
  EditActions,
  'goToChapter' | 'addChapter' | 'addChapters' | 'renameChapter' | 'moveChapter' | 'removeChapter'
>

function chapterActions({ rules, state, show, edit }: Desk): ChapterActions {
  const lookAgain = () => {
    const looks = looksAt(rules, chapterIn(state()))
    if (!looks.includes(state().look)) show({ look: looks[0] ?? 'table' })
  }
  const arranged = (chapters: Study['chapters'], index: number) => {
    edit(inChapter({ ...state().study, chapters }, index))
    lookAgain()
  }
  const add = (added: Study['chapters']) => {
    const { chapters } = state().study
    arranged([...chapters, ...added], chapters.length)
  }
  return {
    goToChapter(index) {
      show({ ...inChapter(state().study, index), refusal: null, awaited: null })
      lookAgain()
    },
    addChapter: (start) => add([chapterOf(start)]),
    addChapters: add,
    renameChapter(title) {
      const { chapter } = state()
      edit(withChapterAt(state(), { ...chapterIn(state()), title }), `chapter ${chapter}`)
    },
    moveChapter(by) {
      const { study, chapter } = state()
      const to = chapter + by
      const at = chapterIn(state())
      if (to < 0 || to >= study.chapters.length) return
      arranged(study.chapters.toSpliced(chapter, 1).toSpliced(to, 0, at), to)
    },
    removeChapter() {
      const { study, chapter } = state()
      if (study.chapters.length > 1) arranged(study.chapters.toSpliced(chapter, 1), chapter)
    },
  }
}
