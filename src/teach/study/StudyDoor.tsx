import { useEffect, useState } from 'react'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import type { KeptStudy } from '@/store/study/study-shelf'
import type { OpenStudy } from '@/store/study/study-store'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { FileButton } from '../page-parts/FileButton'
import { Problems } from '../page-parts/Problems'
import { useFileDrop } from '../page-parts/use-file-drop'
import type { Stage } from '../stage/stage'
import { gameAtTable, keptStudy, newStudy, shelf, studyOfFile } from './opened/open-study'
import { RemovedNote } from './RemovedNote'
import { STUDY_TEXT } from './opened/study-text'
import styles from './study.module.css'

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
    <div className={styles['study-door']}>
      <header className={styles['study-door__head']}>
        <h1>{STUDY_TEXT.title(stage.game.name)}</h1>
        <a className={controlStyles.button} href="#/">
          {STUDY_TEXT.home}
        </a>
      </header>
      <main className={panelStyles.stack}>
        <p className={styles['study-door__lead']}>{TEXT.lead}</p>
        <div role="alert">{problems.length > 0 && <Problems title={TEXT.refused} problems={problems} />}</div>
        <div className={styles['study-door__ways']}>
          <section className={classNames(panelStyles.panel, panelStyles.stack)}>
            <PrimaryButton onClick={() => void gameAtTable(stage).then(take)}>{TEXT.atTable}</PrimaryButton>
            <p>{TEXT.atTableHint}</p>
          </section>
          <section className={classNames(panelStyles.panel, panelStyles.stack)}>
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
  const [removed, setRemoved] = useState<KeptStudy | null>(null)
  if (kept.length === 0 && !removed) return null
  const remove = (study: KeptStudy) =>
    void shelf.remove(study.id).then(() => {
      setKept((now) => now.filter((one) => one !== study))
      setRemoved(study)
    })
  const bringBack = () => {
    if (!removed) return
    void shelf.write(removed).then(() => {
      setKept((now) => [...now, removed].toSorted((one, other) => other.savedAt - one.savedAt))
      setRemoved(null)
    })
  }
  return (
    <section aria-labelledby="kept-studies" className={panelStyles.stack}>
      <h2 id="kept-studies">{TEXT.kept}</h2>
      <ul className={panelStyles.stack}>
        {kept.map((study) => (
          <li key={study.id} className={classNames(panelStyles.panel, styles['study-door__kept'])}>
            <button
              type="button"
              className={styles['study-door__open']}
              aria-label={TEXT.open(study.title)}
              onClick={() => onOpen(study.id)}
            >
              {study.title}
            </button>
            <time dateTime={new Date(study.savedAt).toISOString()}>
              {new Date(study.savedAt).toLocaleString()}
            </time>
            <Button look="quiet" aria-label={TEXT.remove(study.title)} onClick={() => remove(study)}>
              {TEXT.drop}
            </Button>
          </li>
        ))}
      </ul>
      <RemovedNote title={removed?.title ?? null} onUndo={bringBack} />
    </section>
  )
}
