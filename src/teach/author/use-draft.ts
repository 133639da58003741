import { useEffect, useRef, useState } from 'react'
import { type Lesson, withVersion } from '@/engine/lesson/lesson'
import { readDraft } from '@/engine/lesson/lesson-read'
import type { Problem } from '@/engine/kernel/refusal'
import { pressedOf } from '@/widgets/keys'
import { draftLessons } from '../learn/own-lessons'
import { hearKeys, isForPage } from '../page-parts/page-keys'
import { AUTHOR_TEXT } from './author-text'
import { changedPath } from './changed-path'
import { afterChange, afterRedo, afterUndo, type DraftHistory, NO_HISTORY } from './draft-history'

/** A draft as it is worked on. */
export interface Draft {
  readonly change: (next: Lesson) => void
  /** Why the last change could not be kept. */
  readonly refused: readonly Problem[]
  /** Where the change was that can be taken back, or made again; undefined where there is none. */
  readonly undoes: string | undefined
  readonly redoes: string | undefined
  readonly turn: (turn: Turn) => void
  /** Another one after each step back or forth: fields show the draft again, not what was written in them. */
  readonly run: number
}

type Turn = 'undo' | 'redo'

const TURNS: readonly Turn[] = ['undo', 'redo']
const TURNED = { undo: afterUndo, redo: afterRedo } as const

/** What was changed in the drafts of this visit, for whoever comes back from trying one out. */
const histories = new Map<string, DraftHistory>()

/** Keeps a draft after every change, one that could not be read again excepted; told where a step back or forth was. */
export function useDraft(lesson: Lesson, onTurned: (path: string) => void): Draft {
  const key = `${lesson.game}/${lesson.id}`
  const [history, setHistory] = useState(() => histories.get(key) ?? NO_HISTORY)
  const [refused, setRefused] = useState<readonly Problem[]>([])
  const [run, setRun] = useState(0)
  useEffect(() => void histories.set(key, history), [key, history])
  const keep = (next: Lesson) =>
    setRefused(draftLessons.keep(next) ? [] : [{ path: '', message: AUTHOR_TEXT.notKept }])
  const change = (changed: Lesson) => {
    const next = withVersion(changed)
    const read = readDraft(next)
    if (!read.ok) {
      setRefused(read.problems)
      return
    }
    keep(next)
    setHistory(afterChange(history, lesson, next, performance.now()))
  }
  const turn = (way: Turn) => {
    const turned = TURNED[way](history, lesson)
    if (!turned) return
    keep(turned.lesson)
    setHistory(turned.history)
    setRun(run + 1)
    onTurned(changedPath(lesson, turned.lesson))
  }
  useTurnKeys(turn)
  const pathTo = (other: Lesson | undefined) => other && changedPath(lesson, other)
  return {
    change,
    refused,
    turn,
    run,
    undoes: pathTo(history.past.at(-1)),
    redoes: pathTo(history.future[0]),
  }
}

/** In a text, the keys are those of the browser: they take back what was written there. */
function useTurnKeys(turn: (way: Turn) => void): void {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(
    () =>
      hearKeys((event) => {
        const way = isForPage(event) ? pressedOf(TURNS, event) : undefined
        if (way) latest.current(way)
        return way !== undefined
      }),
    [],
  )
}
