import type { Json } from '@/engine/kernel/game'
import { type Drawing, type DrawingInk, INKS } from '@/engine/rulebook/rulebook'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { EDITOR_TEXT } from './editor-text'
import { drawn } from '../pictures/draw'
import { exportPicture, type ExportedPicture } from '../pictures/picture-export'
import { PICTURES_TEXT } from '../pictures/pictures-text'
import { type Crop, StillPicture } from '../pictures/StillPicture'
import type { Desk } from './use-desk'

interface PicturePanelProps {
  readonly desk: Desk
  readonly file: Json
  /** What the board lies in. */
  readonly board: HTMLElement | null
  readonly ink: DrawingInk
  readonly isDrawing: boolean
  readonly drawings: readonly Drawing[]
  readonly onInk: (ink: DrawingInk) => void
  readonly onDrawing: (isDrawing: boolean) => void
  readonly onWipe: () => void
}

/** Drawing on the map, and pictures of it. */
export function PicturePanel(props: PicturePanelProps) {
  const { desk, file, board, ink, isDrawing, drawings, onInk, onDrawing, onWipe } = props
  const make = (crop: Crop) =>
    (crop === 'whole' ? shown(board) : used(desk, file, drawings)) ?? PICTURES_TEXT.cannotMake
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-labelledby="editor-picture">
      <h2 id="editor-picture" className={panelStyles['panel__title']}>
        {EDITOR_TEXT.picture}
      </h2>
      <div className={panelStyles.row} role="group" aria-label={EDITOR_TEXT.ink}>
        {INKS.map((one) => (
          <Button key={one} aria-pressed={one === ink} onClick={() => onInk(one)}>
            {EDITOR_TEXT.inks[one]}
          </Button>
        ))}
      </div>
      <div className={panelStyles.row}>
        <Button aria-pressed={isDrawing} onClick={() => onDrawing(!isDrawing)}>
          {EDITOR_TEXT.draw}
        </Button>
        <Button disabled={drawings.length === 0} onClick={onWipe}>
          {EDITOR_TEXT.wipe}
        </Button>
      </div>
      <p className={controlStyles['field__hint']}>{EDITOR_TEXT.drawHint}</p>
      <StillPicture name={`${desk.game.id}-position`} make={make} />
    </section>
  )
}

/** The map as it lies in the editor, whether the position is in order or not. */
function shown(board: HTMLElement | null): ExportedPicture | null {
  const world = board?.querySelector<HTMLElement>('[data-part="board"]')
  return world ? exportPicture(world) : null
}

/** The part of the map where something stands or is drawn, or why it cannot be told. */
function used(
  { rules, files, teaching }: Desk,
  file: Json,
  drawings: readonly Drawing[],
): ExportedPicture | string | null {
  const position = files.parsePosition(file)
  if (!position.ok) return PICTURES_TEXT.notSound
  const view = rules.viewOf(position.value, 'referee')
  const hexes = teaching.paper.hexesOf(view, drawings)
  return drawn(teaching.Picture, { view, hexes, drawings, label: EDITOR_TEXT.picture })
}
