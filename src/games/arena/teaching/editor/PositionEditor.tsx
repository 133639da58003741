import { useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { EditorProps } from '@/engine/table'
import { EditorFrame } from '@/table/teaching/EditorFrame'
import panelStyles from '@/widgets/panel.module.css'
import { draftPosition } from '../../rules/files/position-read'
import type { Position } from '../../rules/position'
import { airOf, groundOf } from '../../rules/spaces'
import { spaceName } from '../../queries/names'
import { AddPanel } from './AddPanel'
import { DESK } from './desk'
import { EditorBoard } from './EditorBoard'
import type { Edit, WrittenFile } from './edits'
import { EDITOR_TEXT } from './editor-text'
import { HexPanel } from './HexPanel'
import { MomentFields } from './MomentFields'
import { SpellsPanel } from './SpellsPanel'
import styles from './arena-editor.module.css'

/** What is placed where, and what else a position says. */
export function PositionEditor(props: EditorProps) {
  const draft = useMemo(() => draftPosition(props.file), [props.file])
  return draft.ok ? (
    <Desk {...props} position={draft.value} />
  ) : (
    <p className={panelStyles.panel}>{EDITOR_TEXT.noShape}</p>
  )
}

interface DeskProps extends EditorProps {
  readonly position: Position
}

function Desk({ position, file, onChange, drawings, onDraw, isDrawing }: DeskProps) {
  const [chosen, setChosen] = useState<HexId | null>(null)
  const [layer, setLayer] = useState<'ground' | 'air'>('ground')
  const spaceOf = layer === 'air' ? airOf : groundOf
  const space = chosen === null ? null : spaceOf(chosen)
  const edit = (make: Edit) => {
    // The file on the desk has been written out in full by it.
    const changed = make(file as unknown as WrittenFile)
    const opened = DESK.open(changed)
    onChange(opened.ok ? opened.value : changed)
  }
  return (
    <EditorFrame
      className={styles['arena-editor']}
      toolsName={EDITOR_TEXT.tools}
      tools={<AddPanel {...{ space, layer }} onLayer={setLayer} onEdit={edit} />}
      hint={space === null ? EDITOR_TEXT.hint : EDITOR_TEXT.chosen(spaceName(space))}
      board={
        <EditorBoard table={position} {...{ chosen, drawings, onDraw, isDrawing }} onChooseHex={setChosen} />
      }
      fields={
        <>
          <HexPanel table={position} space={space} onEdit={edit} />
          <MomentFields table={position} onEdit={edit} />
          <SpellsPanel position={position} onEdit={edit} />
        </>
      }
    />
  )
}
