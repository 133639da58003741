import type { Problem } from '@/engine/kernel/refusal'
import controlStyles from '@/widgets/control.module.css'
import { FileButton } from '../../page-parts/FileButton'
import { Problems } from '../../page-parts/Problems'
import { LAB_TEXT } from '../lab-text'
import styles from '../lab.module.css'

interface FilePanelProps {
  /** What is wrong with the last file. */
  readonly problems: readonly Problem[]
  readonly onFile: (file: File) => void
}

/** Opens files of results. */
export function FilePanel({ problems, onFile }: FilePanelProps) {
  return (
    <section className={styles['lab__files']}>
      <FileButton label={LAB_TEXT.open} accept=".jsonl,.json,.txt" onFile={onFile} />
      <p className={controlStyles['field__hint']}>{LAB_TEXT.openHint}</p>
      <div role="alert" className={styles['lab__refusal']}>
        {problems.length > 0 && <Problems title={LAB_TEXT.refused} problems={problems} />}
      </div>
    </section>
  )
}
