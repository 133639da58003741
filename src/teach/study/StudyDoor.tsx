import { useEffect, useState } from 'react'
import type { Parsed, Problem } from '@/engine/refusal'
import type { KeptStudy } from '@/store/study/study-shelf'
import type { OpenStudy } from '@/store/study/study-store'
import { FileButton } from '../learn/FileButton'
import { Problems } from '../learn/Problems'
import { useFileDrop } from '../learn/use-file-drop'
import type { Stage } from '../stage/stage'
import { gameAtTable, keptStudy, newStudy, shelf, studyOfFile } from './open-study'
import { STUDY_TEXT } from './study-text'

const { door: TEXT } = STUDY_TEXT

interface StudyDoorProps {
  readonly stage: Stage
  /** Why what was asked for could not be opened. */
  readonly problems: readonly Problem[]
  readonly onOpen: (study: OpenStudy) => void
}

/** Where a study is begun or taken up again. */
export function StudyDoor({ stage, problems: before, onOpen }: StudyDoorProps) {
  const [problems, setProblems] = useState(before)
  const take = (read: Parsed<OpenStudy>) => {
    if (read.ok) onOpen(read.value)
    else setProblems(read.problems)
  }
  const takeFile = (file: File) =>
    void studyOfFile(stage, file).then((read) =>
      take(read.ok ? { ok: true, value: newStudy(read.value) } : read),
    )
  useFileDrop(takeFile)
  return (
    <div className="study-door">
      <header className="study-door__head">
        <h1>{STUDY_TEXT.title(stage.game.name)}</h1>
        <a className="button" href="#/">
          {STUDY_TEXT.home}
        </a>
      </header>
      <main className="stack">
        <p className="study-door__lead">{TEXT.lead}</p>
        <div role="alert">{problems.length > 0 && <Problems title={TEXT.refused} problems={problems} />}</div>
        <div className="study-door__ways">
          <section className="panel stack">
            <button
              type="button"
              className="button button--primary"
              onClick={() => void gameAtTable(stage).then(take)}
            >
              {TEXT.atTable}
            </button>
            <p>{TEXT.atTableHint}</p>
          </section>
          <section className="panel stack">
            <FileButton label={TEXT.file} onFile={takeFile} />
            <p>{TEXT.fileHint}</p>
          </section>
        </div>
        <KeptStudies stage={stage} onOpen={(id) => void keptStudy(stage, id).then(take)} />
      </main>
    </div>
  )
}

interface KeptStudiesProps {
  readonly stage: Stage
  readonly onOpen: (id: string) => void
}

function KeptStudies({ stage, onOpen }: KeptStudiesProps) {
  const [kept, setKept] = useState<readonly KeptStudy[]>([])
  useEffect(() => {
    void shelf.all(stage.game.id).then(setKept, () => undefined)
  }, [stage])
  if (kept.length === 0) return null
  const remove = (id: string) =>
    void shelf.remove(id).then(() => setKept((now) => now.filter((study) => study.id !== id)))
  return (
    <section aria-labelledby="kept-studies" className="stack">
      <h2 id="kept-studies">{TEXT.kept}</h2>
      <ul className="stack">
        {kept.map(({ id, title, savedAt }) => (
          <li key={id} className="panel study-door__kept">
            <button
              type="button"
              className="study-door__open"
              aria-label={TEXT.open(title)}
              onClick={() => onOpen(id)}
            >
              {title}
            </button>
            <time dateTime={new Date(savedAt).toISOString()}>{new Date(savedAt).toLocaleString()}</time>
            <button
              type="button"
              className="button button--quiet"
              aria-label={TEXT.remove(title)}
              onClick={() => remove(id)}
            >
              {TEXT.drop}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
