import { type ComponentType, useMemo, useState } from 'react'
import type { Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { Parsed } from '@/engine/kernel/refusal'
import type { EditorProps, PositionDesk } from '@/engine/table/table'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import type { Field } from '../fields/field'
import { Fields } from '../fields/Fields'
import { EditorFrame } from '../teaching/EditorFrame'
import type { EditorBoardProps, EditorPanel } from './editor-model'
import { EDITOR_TEXT } from './editor-text'
import { Panel } from './EditorPanels'
import type { Entry, FileEdit } from './file-edits'

/** What a field of the editor brings about: another choice of what is put down next, or a change of the file. */
export type FieldChange<Picks> = { readonly picks: Partial<Picks> } | { readonly edit: FileEdit }

/** What a game tells of its positions so that they can be changed by fields about the hex that is chosen. */
interface FieldEditorModel<Draft, Picks> {
  readonly desk: PositionDesk
  /** A position that may be incomplete, from its file. */
  readonly draft: (file: Json) => Parsed<Draft>
  readonly Board: ComponentType<EditorBoardProps<Draft>>
  /** What is chosen at first. */
  readonly picks: Picks
  readonly hint: (picks: Picks, hex: HexId | null) => string
  readonly tools: (picks: Picks, hex: HexId | null) => readonly Field<FieldChange<Picks>>[]
  readonly hexPanel: (draft: Draft, hex: HexId, picks: Picks) => EditorPanel<FieldChange<Picks>>
  readonly panels: (draft: Draft, picks: Picks) => readonly EditorPanel<FieldChange<Picks>>[]
}

/** The position editor of a game of many kinds of pieces: they are chosen from lists and put down in a hex. */
export function fieldEditorOf<Draft, Picks extends object>(model: FieldEditorModel<Draft, Picks>) {
  return function PositionEditor(props: EditorProps) {
    const draft = useMemo(() => model.draft(props.file), [props.file])
    return draft.ok ? (
      <Desk {...props} model={model} draft={draft.value} />
    ) : (
      <p className={panelStyles.panel}>{EDITOR_TEXT.noShape}</p>
    )
  }
}

interface DeskProps<Draft, Picks> extends EditorProps {
  readonly model: FieldEditorModel<Draft, Picks>
  readonly draft: Draft
}

function Desk<Draft, Picks extends object>(props: DeskProps<Draft, Picks>) {
  const { model, draft, file, problems, onChange: onFile, drawings, onDraw, isDrawing } = props
  const [chosen, setChosen] = useState<HexId | null>(null)
  const [picks, setPicks] = useState(model.picks)
  const onChange = (change: FieldChange<Picks>) => {
    if ('picks' in change) setPicks({ ...picks, ...change.picks })
    else onFile(edited(model.desk, file, change.edit))
  }
  return (
    <EditorFrame
      toolsName={EDITOR_TEXT.tools}
      tools={
        <div className={panelStyles.stack}>
          <Fields fields={model.tools(picks, chosen)} onChange={onChange} />
        </div>
      }
      hint={model.hint(picks, chosen)}
      board={
        <model.Board {...{ draft, problems, chosen, drawings, onDraw, isDrawing }} onChooseHex={setChosen} />
      }
      fields={
        <>
          {chosen === null ? (
            <p className={classNames(panelStyles.panel, panelStyles['panel--sunken'])}>
              {EDITOR_TEXT.hexNone}
            </p>
          ) : (
            <Panel panel={model.hexPanel(draft, chosen, picks)} onChange={onChange} />
          )}
          {model.panels(draft, picks).map((panel) => (
            <Panel key={panel.name} panel={panel} onChange={onChange} />
          ))}
        </>
      }
    />
  )
}

function edited(desk: PositionDesk, file: Json, edit: FileEdit): Json {
  // The file on the desk has been written out in full by it.
  const changed = edit(file as Entry)
  const opened = desk.open(changed)
  return opened.ok ? opened.value : changed
}
