import type { HexId } from '@/engine/hex'
import { hauntName } from '../../content/command-text'
import { type HauntId, UNIT_NAMES, type UnitType } from '../../content/units'
import { adding, type Edit, erasing, layingWand, moving, placingHaunt } from './edits'
import { EDITOR_TEXT } from './editor-text'

/** What a hand at the editor holds. */
export type Tool =
  | { readonly kind: 'hand' }
  /** What is in a hex, to be carried to another. */
  | { readonly kind: 'load'; readonly from: HexId }
  | { readonly kind: 'eraser' }
  | { readonly kind: 'unit'; readonly type: UnitType }
  | { readonly kind: 'haunt'; readonly haunt: HauntId }
  | { readonly kind: 'wand' }

/** What a tool does to a hex; null for the bare hand, which only looks. */
export function editOf(tool: Tool, hex: HexId): Edit | null {
  switch (tool.kind) {
    case 'hand':
      return null
    case 'load':
      return moving(tool.from, hex)
    case 'eraser':
      return erasing(hex)
    case 'unit':
      return adding(tool.type, hex)
    case 'haunt':
      return placingHaunt(tool.haunt, hex)
    case 'wand':
      return layingWand(hex)
  }
}

/** A tool as it is called, and told from the others. */
export function nameOfTool(tool: Tool): string {
  switch (tool.kind) {
    case 'hand':
      return EDITOR_TEXT.hand
    case 'load':
      return EDITOR_TEXT.load(tool.from)
    case 'eraser':
      return EDITOR_TEXT.eraser
    case 'unit':
      return UNIT_NAMES[tool.type].one
    case 'haunt':
      return hauntName(tool.haunt)
    case 'wand':
      return EDITOR_TEXT.wand
  }
}

/** What choosing a hex does with a tool in hand. */
export function hintOf(tool: Tool): string {
  const { toolHint } = EDITOR_TEXT
  switch (tool.kind) {
    case 'hand':
      return toolHint.hand
    case 'load':
      return toolHint.load
    case 'eraser':
      return toolHint.eraser
    default:
      return toolHint.put(nameOfTool(tool))
  }
}
