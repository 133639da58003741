import type { EditorPiece, PieceGroup } from '@/table/editor/editor-model'
import { editorBoardBy } from '@/table/editor/EditorBoard'
import { Artwork } from '@/table/editor/Palette'
import { pieceEditorOf } from '@/table/editor/PieceEditor'
import { hauntName } from '../../tables/command-text'
import { ICONS } from '../../tables/icons'
import {
  COUNTERMIX,
  HAUNT_IDS,
  type HauntId,
  hauntKindOf,
  TYPES_OF,
  UNIT_NAMES,
  type UnitType,
} from '../../tables/units'
import { countOf } from '../../queries/counts'
import { draftPosition, type PositionDraft } from '../../files/position-read'
import { writePosition } from '../../files/position-write'
import type { Position } from '../../state/position'
import { viewOf } from '../../state/view'
import { BOARD } from '../../ui/play/board'
import { UnitFace } from '../../ui/setup/UnitFace'
import { adding, clearing, type Edit, erasing, layingWand, moving, placingHaunt } from './edits'
import { hexAt, panelsOf } from './editor-fields'
import { EDITOR_TEXT } from './editor-text'
import type { HexId } from '@/engine/kernel/hex'

/** What is placed where, and what else a position says. */
export const PositionEditor = pieceEditorOf({
  open: draftPosition,
  changed: ({ position }, edit: Edit) => writePosition(edit(position)),
  Board: editorBoardBy(BOARD, { viewOf: ({ position }) => viewOf(position, 'referee'), hexAt: hexOfFault }),
  pieces: ({ position }) => piecesIn(position),
  faceAt({ position: { units, haunts, wand } }, hex) {
    const top = units.find((unit) => unit.hex === hex)
    if (top) return <UnitFace type={top.type} />
    const isSite = Object.values(haunts).includes(hex) || (!wand.hidden && wand.hex === hex)
    return isSite ? <Artwork path={ICONS.temple.path} /> : null
  },
  move: moving,
  erase: erasing,
  clear: clearing,
  hexAt: ({ position }, hex) => hexAt(position, hex),
  panels: ({ position }) => panelsOf(position),
})

function piecesIn(position: Position): readonly PieceGroup<Edit>[] {
  const { settings, wand } = position
  const units = (['wizard', 'sorcerer'] as const).map((side) => ({
    name: EDITOR_TEXT.units[side],
    pieces: TYPES_OF[side].map((type) => unitPiece(position, type)),
  }))
  const theWand = {
    id: 'wand',
    name: EDITOR_TEXT.wand,
    count: wand.hidden ? '–' : wand.hex,
    face: <Artwork path={ICONS.wand.path} />,
    put: layingWand,
  }
  const haunts = settings.haunts.map((haunt) => hauntPiece(position, haunt))
  return [...units, { name: EDITOR_TEXT.haunts, pieces: [...haunts, theWand] }]
}

function unitPiece({ units }: Position, type: UnitType): EditorPiece<Edit> {
  return {
    id: type,
    name: UNIT_NAMES[type].one,
    count: `${countOf(units, type)} / ${COUNTERMIX}`,
    face: <UnitFace type={type} />,
    put: (hex) => adding(type, hex),
  }
}

function hauntPiece({ haunts }: Position, haunt: HauntId): EditorPiece<Edit> {
  return {
    id: haunt,
    name: hauntName(haunt),
    short: haunt,
    count: haunts[haunt] ?? '–',
    face: <Artwork path={ICONS[hauntKindOf(haunt)].path} />,
    put: (hex) => placingHaunt(haunt, hex),
  }
}

/** The hex in which something is wrong, where the path of the fault leads to one. */
export function hexOfFault({ file, position }: PositionDraft, path: string): HexId | undefined {
  const [key, name = ''] = path.split('.')
  const { wand, haunts } = position
  // A stack's fault is told by the place of its first unit, a unit's by that of its group.
  if (key === 'units') return file.units[Number(name)]?.hex
  if (key === 'wand') return wand.hidden ? undefined : wand.hex
  const haunt = key === 'haunts' ? HAUNT_IDS.find((one) => one === name) : undefined
  return haunt && haunts[haunt]
}
