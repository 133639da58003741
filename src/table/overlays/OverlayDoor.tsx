import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '@/widgets/Button'
import { pressedOf, shortcutOf } from '@/widgets/keys'
import type { Pointing } from '../desk/pointing'
import { useWindowKey } from '../desk/use-table-keys'
import { OverlayLegend, OverlayMenu, type OverlayMenuProps } from './OverlayMenu'
import { OVERLAYS_TEXT as TEXT } from './overlays-text'
import styles from './overlays.module.css'

interface OverlayDoorProps extends Omit<OverlayMenuProps, 'ref' | 'onClose'> {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly pointing: Pointing
  /** Escape is pressed; what was opened last is closed first. */
  readonly onCancel: () => void
  /** What is spoken before the door. */
  readonly spoken: ReactNode
  /** What is shown beside the board. */
  readonly card: ReactNode
}

/** The door to the overlays (key O), their menu or legend, and who can hit the hex asked about (key T). */
export function OverlayDoor(props: OverlayDoorProps) {
  const { isOpen, onOpen, pointing, onCancel, spoken, card, ...menu } = props
  const door = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const open = useEffectEvent(() => panel.current?.focus())
  useEffect(() => {
    if (isOpen) open()
  }, [isOpen])
  const turn = () => {
    onOpen(!isOpen)
    if (isOpen) door.current?.focus()
  }
  useWindowKey((event) => {
    const meant = pressedOf(['overlays', 'threats', 'cancel'], event)
    const hex = meant === 'threats' ? pointing.latest() : null
    if (meant === 'overlays') turn()
    if (hex !== null) menu.onAsk(hex)
    if (meant === 'cancel') onCancel()
  })
  return (
    <div className={styles.overlays}>
      {spoken}
      <Button
        ref={door}
        className={styles['overlays__door']}
        aria-keyshortcuts={shortcutOf('overlays')}
        aria-expanded={isOpen}
        title={TEXT.openHint}
        onClick={turn}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 2L14 5.5L8 9L2 5.5zM2.5 8.5L8 11.5L13.5 8.5M2.5 11.5L8 14.5L13.5 11.5" />
        </svg>
        <span className={styles['overlays__name']}>{TEXT.name}</span>
      </Button>
      {card}
      {isOpen ? <OverlayMenu ref={panel} {...menu} onClose={turn} /> : <OverlayLegend {...menu} />}
    </div>
  )
}
