import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import type { EditorProps } from '@/engine/table/table'
import panelStyles from '@/widgets/panel.module.css'
import { DragGhost } from '../drag/DragGhost'
import { useDrag } from '../drag/use-drag'
import { EditorFrame } from '../teaching/EditorFrame'
import type { EditorModel } from './editor-model'
import { EDITOR_TEXT } from './editor-text'
import { HexPanel, Panel } from './EditorPanels'
import { Palette } from './Palette'
import type { Tool } from './tool'

/** The position editor of a game whose pieces are put on the map, carried across it and taken off. */
export function pieceEditorOf<Draft, Change>(model: EditorModel<Draft, Change>) {
  return function PositionEditor(props: EditorProps) {
    const draft = useMemo(() => model.open(props.file), [props.file])
    return draft.ok ? (
      <Desk {...props} model={model} draft={draft.value} />
    ) : (
      <p className={panelStyles.panel}>{EDITOR_TEXT.noShape}</p>
    )
  }
}

interface DeskProps<Draft, Change> extends EditorProps {
  readonly model: EditorModel<Draft, Change>
  readonly draft: Draft
}

const BARE_HAND: Tool = { kind: 'hand' }

function Desk<Draft, Change>(props: DeskProps<Draft, Change>) {
  const { model, draft, problems, onChange, drawings, onDraw, isDrawing } = props
  const [tool, setTool] = useState<Tool>(BARE_HAND)
  const [chosen, setChosen] = useState<HexId | null>(null)
  const groups = model.pieces(draft)
  const pieceOf = (id: string) => groups.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id)
  const change = (made: Change | undefined) => made !== undefined && onChange(model.changed(draft, made))
  const apply = (used: Tool, hex: HexId) => {
    setChosen(hex)
    if (used.kind === 'load') change(model.move(used.from, hex))
    else if (used.kind === 'eraser') change(model.erase(hex))
    else if (used.kind === 'piece') change(pieceOf(used.id)?.put(hex))
    if (used.kind === 'load') setTool(BARE_HAND)
  }
  const drag = useDrag<Tool>({
    mayGo: () => true,
    onDrop(held, place) {
      if (place.name === 'hex') apply(held, place.hex)
      return true
    },
  })
  const inTheAir = drag.dragged ?? drag.returning
  const onKeyDown = (event: KeyboardEvent) => {
    const hex = drag.hand.current
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || hex === null || !isOnBoard(event.target))
      return
    event.preventDefault()
    apply({ kind: 'eraser' }, hex)
  }
  const onPointerDown = (event: PointerEvent) => {
    const hex = drag.hand.current
    if (tool.kind !== 'hand' || isDrawing || hex === null || !isOnBoard(event.target)) return
    if (model.faceAt(draft, hex) !== null)
      drag.grab(event, { piece: { kind: 'load', from: hex }, isOnBoard: true })
  }
  const ghostOf = (held: Tool) =>
    held.kind === 'load' ? model.faceAt(draft, held.from) : held.kind === 'piece' && pieceOf(held.id)?.face
  return (
    <EditorFrame
      toolsName={EDITOR_TEXT.tools}
      tools={<Palette {...{ groups, tool }} onTool={setTool} onGrab={drag.grab} />}
      hint={
        tool.kind === 'piece'
          ? EDITOR_TEXT.hints.piece(pieceOf(tool.id)?.name ?? '')
          : EDITOR_TEXT.hints[tool.kind]
      }
      {...{ onKeyDown, onPointerDown }}
      board={
        <model.Board
          {...{ draft, problems, chosen, drawings, onDraw, isDrawing }}
          onChooseHex={(hex) => apply(tool, hex)}
          onPointAt={drag.hand.pointAt}
        />
      }
      fields={
        <>
          <HexPanel
            hex={chosen}
            hexAt={(hex) => model.hexAt(draft, hex)}
            onChange={change}
            onCarry={(from) => setTool({ kind: 'load', from })}
            onClear={(hex) => change(model.clear(hex))}
          />
          {model.panels(draft).map((panel) => (
            <Panel key={panel.name} panel={panel} onChange={change} />
          ))}
        </>
      }
    >
      {inTheAir && (
        <DragGhost hold={drag.hand.hold} isReturning={drag.returning !== null}>
          {ghostOf(inTheAir)}
        </DragGhost>
      )}
    </EditorFrame>
  )
}

function isOnBoard(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-part="surface"]') !== null
}
