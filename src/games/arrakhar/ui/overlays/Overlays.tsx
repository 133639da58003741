import { memo, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Pointing } from '@/table/desk/pointing'
import type { LaidOver } from '@/table/play/play-model'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { OVERLAYS } from '../../content/overlay-text'
import type { View } from '../../rules/view'
import type { Gesture } from '../desk/gesture'
import { hexOfGesture } from '../gestures/answering'
import { askWhoCanHit, chooseOverlays, currentChoices, useOverlayChoices } from './choices'
import { Legend } from './Legend'
import { overlaysOf, threatArrows, threatsOf } from './overlay-zones'
import { OverlayPanel } from './OverlayPanel'
import { PickedSpoken } from './PickedSpoken'
import { ThreatCard } from './ThreatCard'
import { shortcutOf } from '@/widgets/keys'
import { useOverlayKeys } from './use-overlay-keys'
import { usePointed } from './use-pointed'
import { useSubject } from './use-subject'
import styles from './overlays.module.css'

interface OverlaysProps {
  readonly view: View
  readonly gesture: Gesture
  readonly pointing: Pointing
  readonly onLay: (laid: LaidOver) => void
}

/** The door to the overlays (key O), their menu or legend, and who can hit the hex asked about (key T). */
export const Overlays = memo(function Overlays({ view, gesture: latest, pointing, onLay }: OverlaysProps) {
  // A click is answered on the board first, and laid over and told a moment later.
  const gesture = useDeferredValue(latest)
  const choices = useOverlayChoices()
  const { isOpen, asked } = choices
  const pointed = usePointed(pointing, isOpen || choices.on.includes('reach'))
  const subject = useSubject(view, pointed, hexOfGesture(view, gesture) ?? null)
  const overlays = useMemo(() => overlaysOf({ view, choices, subject }), [view, choices, subject])
  const threats = useMemo(() => threatsOf({ view, choices }), [view, choices])
  useEffect(() => {
    onLay({ zones: overlays, arrows: asked === null ? [] : threatArrows(threats, asked) })
  }, [onLay, overlays, threats, asked])
  // The other player asks for himself.
  useEffect(() => () => chooseOverlays({ asked: null }), [])

  const door = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const open = useEffectEvent(() => panel.current?.focus())
  useEffect(() => {
    if (isOpen) open()
  }, [isOpen])
  const turn = () => {
    chooseOverlays({ isOpen: !isOpen })
    if (isOpen) door.current?.focus()
  }
  useOverlayKeys({
    overlays: turn,
    threats: () => {
      const hex = pointing.latest()
      if (hex !== null) askWhoCanHit(hex)
    },
    cancel: () => {
      if (latest.name === 'Idle') closeLatest()
    },
  })
  return (
    <div className={styles.overlays}>
      <PickedSpoken view={view} gesture={gesture} />
      <button
        ref={door}
        type="button"
        className={classNames(controlStyles.button, styles['overlays__door'])}
        aria-keyshortcuts={shortcutOf('overlays')}
        aria-expanded={isOpen}
        title={OVERLAYS.openHint}
        onClick={turn}
      >
        <OverlaysIcon />
        <span className={styles['overlays__name']}>{OVERLAYS.name}</span>
      </button>
      {asked === null ? null : <ThreatCard hex={asked} threats={threats} />}
      {isOpen ? (
        <OverlayPanel
          ref={panel}
          table={view}
          choices={choices}
          overlays={overlays}
          pointed={pointed}
          onClose={turn}
        />
      ) : (
        <Legend overlays={overlays} />
      )}
    </div>
  )
})

/** What was opened last is closed first. */
function closeLatest(): void {
  if (currentChoices().asked !== null) chooseOverlays({ asked: null })
  else chooseOverlays({ isOpen: false })
}

function OverlaysIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8 2L14 5.5L8 9L2 5.5zM2.5 8.5L8 11.5L13.5 8.5M2.5 11.5L8 14.5L13.5 11.5" />
    </svg>
  )
}
