import { useMemo, useState } from 'react'
import type { Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { EditorProps } from '@/engine/table/table'
import { editorBoardBy } from '@/table/editor/EditorBoard'
import { Panel } from '@/table/editor/EditorPanels'
import { EDITOR_TEXT as TEXT } from '@/table/editor/editor-text'
import type { Entry, FileEdit } from '@/table/editor/file-edits'
import { Fields } from '@/table/fields/Fields'
import { EditorFrame } from '@/table/teaching/EditorFrame'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { draftPosition } from '../../files/position-read'
import type { Position } from '../../state/position'
import { airOf, groundOf } from '../../queries/spaces'
import { viewOf } from '../../state/view'
import { BOARD } from '../../ui/play/board'
import { spaceName } from '../../queries/names'
import { DESK } from './desk'
import { EDITOR_TEXT } from './editor-text'
import { type Change, FIRST_PICKS, hexPanel, momentPanel, spellsPanel, tools } from './panels'

const EditorBoard = editorBoardBy(BOARD, { viewOf: (position: Position) => viewOf(position, 'referee') })

/** What is placed where, and what else a position says. */
export function PositionEditor(props: EditorProps) {
  const draft = useMemo(() => draftPosition(props.file), [props.file])
  return draft.ok ? (
    <Desk {...props} position={draft.value} />
  ) : (
    <p className={panelStyles.panel}>{TEXT.noShape}</p>
  )
}

interface DeskProps extends EditorProps {
  readonly position: Position
}

function Desk({ position, file, problems, onChange: onFile, drawings, onDraw, isDrawing }: DeskProps) {
  const [chosen, setChosen] = useState<HexId | null>(null)
  const [picks, setPicks] = useState(FIRST_PICKS)
  const spaceOf = picks.layer === 'air' ? airOf : groundOf
  const space = chosen === null ? null : spaceOf(chosen)
  const onChange = (change: Change) => {
    if ('picks' in change) setPicks({ ...picks, ...change.picks })
    else onFile(edited(file, change.edit))
  }
  return (
    <EditorFrame
      toolsName={TEXT.tools}
      tools={
        <div className={panelStyles.stack}>
          <Fields fields={tools(picks, space)} onChange={onChange} />
        </div>
      }
      hint={space === null ? EDITOR_TEXT.hint : EDITOR_TEXT.chosen(spaceName(space))}
      board={
        <EditorBoard
          draft={position}
          {...{ problems, chosen, drawings, onDraw, isDrawing }}
          onChooseHex={setChosen}
        />
      }
      fields={
        <>
          {space === null ? (
            <p className={classNames(panelStyles.panel, panelStyles['panel--sunken'])}>{TEXT.hexNone}</p>
          ) : (
            <Panel panel={hexPanel(position, space, picks)} onChange={onChange} />
          )}
          <Panel panel={momentPanel(position)} onChange={onChange} />
          <Panel panel={spellsPanel(position, picks)} onChange={onChange} />
        </>
      }
    />
  )
}

function edited(file: Json, edit: FileEdit): Json {
  // The file on the desk has been written out in full by it.
  const changed = edit(file as Entry)
  const opened = DESK.open(changed)
  return opened.ok ? opened.value : changed
}
