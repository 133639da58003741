import type { HexId } from '@/engine/kernel/hex'
import { editorBoardBy } from '@/table/editor/EditorBoard'
import { fieldEditorOf } from '@/table/editor/FieldEditor'
import { archmagiFiles } from '../../files'
import { viewOf } from '../../queries/view'
import type { State } from '../../state/state'
import { BOARD } from '../../ui/play/board'
import { DESK } from './desk'
import { EDITOR_TEXT as TEXT } from './editor-text'
import { FIRST_PICKS, hexPanel, momentPanel, type Picks, seatPanel, tools } from './panels'

/** Who stands where, what the seats hold and what moment it is. */
export const PositionEditor = fieldEditorOf<State, Picks>({
  desk: DESK,
  draft: archmagiFiles.draftOf,
  Board: editorBoardBy(BOARD, {
    viewOf: (state: State) => viewOf(state, 'referee'),
    hexAt: ({ units }, path): HexId | undefined => units[Number(/^units\.(\d+)/.exec(path)?.[1])]?.hex,
  }),
  picks: FIRST_PICKS,
  hint: (_picks, hex) => (hex === null ? TEXT.hint : TEXT.chosen(hex)),
  tools,
  hexPanel,
  panels: (state, picks) => [momentPanel(state), ...state.order.map((seat) => seatPanel(state, seat, picks))],
})
