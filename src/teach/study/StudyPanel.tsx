import { Chapters } from './Chapters'
import { DiceBox } from './DiceBox'
import { LineTree } from './LineTree'
import { NoteList } from './NoteList'
import { NotePanel } from './NotePanel'
import { ReportBox } from './ReportBox'
import type { PenCase } from './use-pen'

/** What there is to say about a step, and to try from there. */
export function StudyPanel({ pen }: { readonly pen: PenCase }) {
  return (
    <div className="study-panel stack">
      <NotePanel pen={pen} />
      <LineTree />
      <DiceBox />
      <ReportBox />
      <NoteList />
      <Chapters />
    </div>
  )
}
