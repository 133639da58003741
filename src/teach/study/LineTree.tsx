import { useState } from 'react'
import { branchesOf, FIRST_LINE, lengthOf, lineOf, type StudyLine } from '@/engine/study/study'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { RemovedNote } from './RemovedNote'
import { STUDY_TEXT } from './opened/study-text'
import { useRemoved } from './use-removed'
import { useActions, useChapter, useStudyState } from './opened/use-study'
import styles from './study.module.css'

const { lines: TEXT } = STUDY_TEXT

/** The game and its branches, each under the line that it came from. */
export function LineTree() {
  const chapter = useChapter()
  const actions = useActions()
  const removed = useRemoved()
  const onRemove = ({ id, title }: StudyLine) => removed.remove(title, () => actions.removeLine(id))
  return (
    <section className={panelStyles.panel} aria-label={TEXT.title}>
      <h2 className={panelStyles['panel__title']}>{TEXT.title}</h2>
      <ul>
        <LineItem line={lineOf(chapter, FIRST_LINE)} onRemove={onRemove} />
      </ul>
      {chapter.lines.length === 1 && <p className={controlStyles['field__hint']}>{TEXT.none}</p>}
      <RemovedNote title={removed.title} onUndo={removed.bringBack} />
    </section>
  )
}

interface LineItemProps {
  readonly line: StudyLine
  readonly onRemove: (line: StudyLine) => void
}

function LineItem({ line, onRemove }: LineItemProps) {
  const { goTo } = useActions()
  const chapter = useChapter()
  const isCurrent = useStudyState(({ place }) => place.line === line.id)
  const [isNaming, setNaming] = useState(false)
  const branches = branchesOf(chapter, line.id)
  const own = lengthOf(line) - (line.from?.step ?? 0)
  return (
    <li>
      <div className={styles['study-tree__line']} data-current={isCurrent ? '' : undefined}>
        {isNaming ? (
          <LineName line={line} onDone={() => setNaming(false)} />
        ) : (
          <button
            type="button"
            className={styles['study-tree__name']}
            aria-current={isCurrent}
            onClick={() => goTo({ line: line.id, step: line.from?.step ?? 0 })}
          >
            <span>{line.title}</span> {/* How many steps were taken in secret is a secret, too. */}
            {chapter.secrets === 'open' && <small>{TEXT.steps(own)}</small>}
          </button>
        )}
        {line.from !== null && !isNaming && (
          <LineTools line={line} onName={() => setNaming(true)} onRemove={() => onRemove(line)} />
        )}
      </div>
      {branches.length > 0 && (
        <ul className={styles['study-tree__branches']}>
          {branches.map((branch) => (
            <LineItem key={branch.id} line={branch} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface LineToolsProps {
  readonly line: StudyLine
  readonly onName: () => void
  readonly onRemove: () => void
}

function LineTools({ line: { title }, onName, onRemove }: LineToolsProps) {
  return (
    <>
      <button
        type="button"
        className={classNames(
          controlStyles.button,
          controlStyles['button--quiet'],
          controlStyles['button--icon'],
        )}
        aria-label={TEXT.rename(title)}
        title={TEXT.rename(title)}
        onClick={onName}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 14l1-4 8-8 3 3-8 8zM9 4l3 3" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <button
        type="button"
        className={classNames(
          controlStyles.button,
          controlStyles['button--quiet'],
          controlStyles['button--icon'],
        )}
        aria-label={TEXT.remove(title)}
        title={TEXT.remove(title)}
        onClick={onRemove}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3L13 13M13 3L3 13" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </>
  )
}

function LineName({ line, onDone }: { readonly line: StudyLine; readonly onDone: () => void }) {
  const actions = useActions()
  const [name, setName] = useState(line.title)
  const finish = () => {
    if (name.trim() !== '' && name !== line.title) actions.renameLine(line.id, name.trim())
    onDone()
  }
  return (
    <input
      className={controlStyles['field__input']}
      aria-label={TEXT.nameOf}
      autoFocus
      maxLength={200}
      value={name}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setName(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish()
        if (key === 'Escape') onDone()
      }}
    />
  )
}
