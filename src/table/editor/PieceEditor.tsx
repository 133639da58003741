import { type KeyboardEvent, type PointerEvent, useCallback, useMemo, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { EditorProps } from '@/engine/table'
import { EditorFrame } from '@/table/teaching/EditorFrame'
import panelStyles from '@/widgets/panel.module.css'
import { draftPosition, type PositionDraft } from '../../rules/files/position-read'
import { writePosition } from '../../rules/files/position-write'
import { type Edit, erasing } from './edits'
import { EditorBoard } from './EditorBoard'
import { EDITOR_TEXT } from './editor-text'
import { ForceFields } from './ForceFields'
import { HexPanel } from './HexPanel'
import { MomentFields } from './MomentFields'
import { Palette } from './Palette'
import { editOf, hintOf, type Tool } from './tools'
import { ToolGhost } from './ToolGhost'
import { useToolDrag } from './use-tool-drag'

/** What is placed where, and what else a position says. */
export function PositionEditor(props: EditorProps) {
  const draft = useMemo(() => draftPosition(props.file), [props.file])
  return draft.ok ? (
    <Desk {...props} draft={draft.value} />
  ) : (
    <p className={panelStyles.panel}>{EDITOR_TEXT.noShape}</p>
  )
}

interface DeskProps extends EditorProps {
  readonly draft: PositionDraft
}

const BARE_HAND: Tool = { kind: 'hand' }

function Desk({ draft, problems, onChange, drawings, onDraw, isDrawing }: DeskProps) {
  const { position } = draft
  const [tool, setTool] = useState<Tool>(BARE_HAND)
  const [chosen, setChosen] = useState<HexId | null>(null)
  const edit = useCallback((make: Edit) => onChange(writePosition(make(position))), [onChange, position])
  const apply = (used: Tool, hex: HexId) => {
    const made = editOf(used, hex)
    setChosen(hex)
    if (made) edit(made)
    if (used.kind === 'load') setTool(BARE_HAND)
  }
  const drag = useToolDrag(apply)
  const onKeyDown = (event: KeyboardEvent) => {
    const hex = drag.hand.current
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || hex === null || !isOnBoard(event.target))
      return
    event.preventDefault()
    setChosen(hex)
    edit(erasing(hex))
  }
  const onPointerDown = (event: PointerEvent) => {
    const hex = drag.hand.current
    if (tool.kind !== 'hand' || isDrawing || hex === null || !isOnBoard(event.target)) return
    const isHeld = position.units.some((unit) => unit.hex === hex) || isSite(draft, hex)
    if (isHeld) drag.grab(event, { piece: { kind: 'load', from: hex }, isOnBoard: true })
  }
  return (
    <EditorFrame
      toolsName={EDITOR_TEXT.tools}
      tools={<Palette position={position} tool={tool} onTool={setTool} onGrab={drag.grab} />}
      hint={hintOf(tool)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      board={
        <EditorBoard
          {...{ draft, problems, chosen, drawings, onDraw, isDrawing }}
          onChooseHex={(hex) => apply(tool, hex)}
          onPointAt={drag.hand.pointAt}
        />
      }
      fields={
        <>
          <HexPanel
            position={position}
            hex={chosen}
            onEdit={edit}
            onCarry={(from) => setTool({ kind: 'load', from })}
          />
          <MomentFields position={position} onEdit={edit} />
          <ForceFields position={position} onEdit={edit} />
        </>
      }
    >
      {drag.piece && <ToolGhost hold={drag.hand.hold} tool={drag.piece} position={position} />}
    </EditorFrame>
  )
}

function isOnBoard(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-part="surface"]') !== null
}

function isSite({ position: { haunts, wand } }: PositionDraft, hex: HexId): boolean {
  return Object.values(haunts).includes(hex) || (!wand.hidden && wand.hex === hex)
}
