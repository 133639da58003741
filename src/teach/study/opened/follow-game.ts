import { atOnce } from '@/engine/basics/cooperative'
import { present } from '@/engine/kernel/refusal'
import { FIRST_LINE, lengthOf, lineOf, type Study, type StudyChapter } from '@/engine/study/study'
import { writeOpenStudy } from '@/engine/study/study-file'
import { openingStudy, readStudy } from '@/engine/study/study-read'
import type { StudyRules } from '@/store/study/study-desk'
import type { KeptStudy } from '@/store/study/study-shelf'
import type { OpenStudy } from '@/store/study/study-store'

/** A kept study whose first chapter is this game as it stood before, brought up to date; undefined if there is none. */
export function followed(rules: StudyRules, kept: readonly KeptStudy[], game: Study): OpenStudy | undefined {
  const now = fingerprint(writeOpenStudy(rules, game).body.chapters[0])
  const known = kept.find(({ file }) => {
    const first = firstChapter(file)
    return isPlayed(first) && now.startsWith(fingerprint(first))
  })
  const read = known && readStudy(rules, known.file)
  if (!known || !read?.ok) return undefined
  const [before, ...others] = read.value.chapters
  const after = brought(present(before, 'chapter'), present(game.chapters[0], 'chapter'))
  return { id: known.id, study: { ...read.value, chapters: [after, ...others] } }
}

function firstChapter(file: KeptStudy['file']): Chapter | undefined {
  const opened = atOnce(openingStudy(file))
  return opened.ok ? (opened.value.file.body.chapters[0] as Chapter | undefined) : undefined
}

/** A chapter as a file holds it, its position and its entries unchecked. */
interface Chapter {
  readonly position?: unknown
  readonly lines: readonly { readonly entries: readonly unknown[] }[]
}

/** Every game that has just begun looks the same. */
function isPlayed(chapter: Chapter | undefined): boolean {
  return (chapter?.lines[0]?.entries.length ?? 0) > 0
}

/** The beginning of a game as text, open at its end, so that what goes on begins with it. */
function fingerprint(chapter: Chapter | undefined): string {
  const entries = chapter?.lines[0]?.entries.map((entry) => JSON.stringify(entry)) ?? []
  return [JSON.stringify(chapter?.position), ...entries, ''].join('\n')
}

/** A chapter whose first line is longer than it was; branches keep to the steps that they came from. */
function brought(before: StudyChapter, now: StudyChapter): StudyChapter {
  const first = lineOf(before, FIRST_LINE)
  const longer = lineOf(now, FIRST_LINE)
  const grew = lengthOf(longer) > lengthOf(first)
  const lines = before.lines.map((line) =>
    line.id === FIRST_LINE ? { ...line, history: longer.history } : line,
  )
  // What the players agreed to was to show the game as far as it had gone.
  const secrets = grew || now.secrets === 'open' ? now.secrets : before.secrets
  return { ...before, secrets, lines }
}
