import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { Chapters } from './Chapters'
import { DiceBox } from './DiceBox'
import { LineTree } from './LineTree'
import { NoteList } from './NoteList'
import { NotePanel } from './NotePanel'
import { ReportBox } from './ReportBox'
import type { PenCase } from './use-pen'
import styles from './study.module.css'

/** What there is to say about a step, and to try from there. */
export function StudyPanel({ pen }: { readonly pen: PenCase }) {
  return (
    <div className={classNames(styles['study-panel'], panelStyles.stack)}>
      <NotePanel pen={pen} />
      <LineTree />
      <DiceBox />
      <ReportBox />
      <NoteList />
      <Chapters />
    </div>
  )
}
