import { packed } from '@/engine/files/packing'
import type { OpenSave } from '@/engine/save/save'
import type { OpenStudyBody, StudyFile } from '@/engine/study/study-file'
import { freshDice } from '@/store/fresh-dice'
import { leaveNote } from '@/store/tab-notes'

/** Fired with a `File` by whoever brings one in other than by choosing it; the shell opens it. */
export const FILE_BROUGHT = 'hexhearth-file-brought'

/** Where the page of studies finds what it is to open, as the text of a file; whoever reads it removes it. */
export const HANDED_OVER = { study: 'hexhearth-study-file' } as const

/** Brings a save to the table, as a game of its own; the shell checks it. */
export function openAtTable(file: object, name: string): void {
  const detail = new File([JSON.stringify(file)], name, { type: 'application/json' })
  const isTaken = !dispatchEvent(new CustomEvent(FILE_BROUGHT, { detail, cancelable: true }))
  waiting = isTaken ? null : detail
}

/** A file brought before anybody could take it: the shell's door is loaded after the page. Asked once. */
export function fileThatWaits(): File | null {
  const file = waiting
  waiting = null
  return file
}

let waiting: File | null = null

/**
 * Leaves a file, packed, where the page of studies looks for it: false where the browser has no room for it.
 */
export function handToStudy(file: OpenSave | StudyFile<OpenStudyBody>): boolean {
  const left = { ...file, body: packed(file.body, freshDice()) }
  return leaveNote(HANDED_OVER.study, JSON.stringify(left))
}
