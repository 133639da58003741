import type { HexId } from '@/engine/kernel/hex'
import { editorBoardBy } from '@/table/editor/EditorBoard'
import { fieldEditorOf } from '@/table/editor/FieldEditor'
import { draftPosition } from '../../files/position-read'
import type { Position } from '../../state/position'
import { airOf, groundOf } from '../../queries/spaces'
import { viewOf } from '../../state/view'
import { BOARD } from '../../ui/play/board'
import { spaceName } from '../../queries/names'
import { DESK } from './desk'
import { EDITOR_TEXT as TEXT } from './editor-text'
import { FIRST_PICKS, hexPanel, momentPanel, type Picks, spellsPanel, tools } from './panels'

/** What is placed where, and what else a position says. */
export const PositionEditor = fieldEditorOf<Position, Picks>({
  desk: DESK,
  draft: draftPosition,
  Board: editorBoardBy(BOARD, { viewOf: (position: Position) => viewOf(position, 'referee') }),
  picks: FIRST_PICKS,
  hint: (picks, hex) => (hex === null ? TEXT.hint : TEXT.chosen(spaceName(spaceIn(picks, hex)))),
  tools: (picks, hex) => tools(picks, hex === null ? null : spaceIn(picks, hex)),
  hexPanel: (position, hex, picks) => hexPanel(position, spaceIn(picks, hex), picks),
  panels: (position, picks) => [momentPanel(position), spellsPanel(position, picks)],
})

function spaceIn({ layer }: Picks, hex: HexId) {
  return layer === 'air' ? airOf(hex) : groundOf(hex)
}
