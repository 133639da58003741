import { useState } from 'react'
import { type DrawingInk, INKS } from '@/engine/rulebook/rulebook'
import type { AnyGame } from '@/contract/manifest'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { download } from '../page-parts/download'
import { EDITOR_TEXT } from './editor-text'
import { exportPicture, pictureInDots } from '../pictures/picture-export'

interface PicturePanelProps {
  readonly game: AnyGame
  /** What the board lies in. */
  readonly board: HTMLElement | null
  readonly ink: DrawingInk
  readonly isDrawing: boolean
  readonly hasDrawings: boolean
  readonly onInk: (ink: DrawingInk) => void
  readonly onDrawing: (isDrawing: boolean) => void
  readonly onWipe: () => void
}

/** Drawing on the map, and pictures of it. */
export function PicturePanel(props: PicturePanelProps) {
  const { game, board, ink, isDrawing, hasDrawings, onInk, onDrawing, onWipe } = props
  const [hasFailed, setHasFailed] = useState(false)
  const save = async (kind: 'svg' | 'png') => {
    const world = board?.querySelector<HTMLElement>('[data-part="board"]')
    const picture = world ? exportPicture(world) : null
    const content = picture && (kind === 'png' ? await pictureInDots(picture) : svgFile(picture.svg))
    setHasFailed(content === null)
    if (content) download(`${game.id}-position.${kind}`, content)
  }
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
        <Button disabled={!hasDrawings} onClick={onWipe}>
          {EDITOR_TEXT.wipe}
        </Button>
      </div>
      <p className={controlStyles['field__hint']}>{EDITOR_TEXT.drawHint}</p>
      <div className={panelStyles.row}>
        <Button onClick={() => void save('svg')}>{EDITOR_TEXT.svg}</Button>
        <Button onClick={() => void save('png')}>{EDITOR_TEXT.png}</Button>
      </div>
      {hasFailed && <p role="alert">{EDITOR_TEXT.noPicture}</p>}
    </section>
  )
}

function svgFile(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' })
}
