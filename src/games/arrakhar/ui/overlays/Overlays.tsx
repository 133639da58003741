import { memo, useDeferredValue, useEffect, useMemo } from 'react'
import type { Pointing } from '@/table/desk/pointing'
import { AskedCard } from '@/table/overlays/AskedCard'
import type { OverlayEntry } from '@/table/overlays/overlay'
import { OverlayDoor } from '@/table/overlays/OverlayDoor'
import type { LaidOver } from '@/table/play/play-model'
import { usePointed } from '@/table/overlays/use-pointed'
import { useSubject } from '@/table/overlays/use-subject'
import { OVERLAY_IDS, OVERLAY_TEXT, OVERLAYS } from '../../tables/overlay-text'
import { stackIn } from '../../queries/stacking'
import type { View } from '../../state/view'
import type { Gesture } from '../desk/gesture'
import { hexOfGesture } from '../gestures/answering'
import { Ahead } from './Ahead'
import { askWhoCanHit, chooseOverlays, closeLatest, turnOverlay, useOverlayChoices } from './choices'
import { overlaysOf, threatArrows, threatsOf, threatText } from './overlay-zones'
import { PickedSpoken } from './PickedSpoken'

interface OverlaysProps {
  readonly view: View
  readonly gesture: Gesture
  readonly pointing: Pointing
  readonly onLay: (laid: LaidOver) => void
}

const ENTRIES = OVERLAY_IDS.map((id): OverlayEntry => ({
  kind: id,
  ...OVERLAY_TEXT[id],
  empty: id === 'reach' ? OVERLAYS.nobody : OVERLAYS.nowhere,
  isOfDanger: id === 'threat' || id === 'fire',
  isInNotes: id === 'ready' || id === 'able',
}))

/** What can be laid over the board, and who can hit the hex asked about. */
export const Overlays = memo(function Overlays({ view, gesture: latest, pointing, onLay }: OverlaysProps) {
  // A click is answered on the board first, and laid over and told a moment later.
  const gesture = useDeferredValue(latest)
  const choices = useOverlayChoices()
  const { isOpen, asked } = choices
  const pointed = usePointed(pointing, isOpen || choices.on.includes('reach'))
  const isHeld = (hex: Parameters<typeof stackIn>[1]) => stackIn(view, hex).length > 0
  const subject = useSubject(isHeld, pointed, hexOfGesture(view, gesture) ?? null)
  const overlays = useMemo(() => overlaysOf({ view, choices, subject }), [view, choices, subject])
  const threats = useMemo(() => threatsOf({ view, choices }), [view, choices])
  useEffect(() => {
    onLay({ zones: overlays, arrows: asked === null ? [] : threatArrows(threats, asked) })
  }, [onLay, overlays, threats, asked])
  // The other player asks for himself.
  useEffect(() => () => chooseOverlays({ asked: null }), [])
  return (
    <OverlayDoor
      isOpen={isOpen}
      onOpen={(open) => chooseOverlays({ isOpen: open })}
      entries={ENTRIES}
      {...{ overlays, pointing, pointed, asked }}
      onTurn={(kind, isOn) => {
        const id = OVERLAY_IDS.find((one) => one === kind)
        if (id) turnOverlay(id, isOn)
      }}
      onAsk={askWhoCanHit}
      onCancel={() => {
        if (latest.name === 'Idle') closeLatest()
      }}
      spoken={<PickedSpoken view={view} gesture={gesture} />}
      card={
        asked === null ? null : (
          <AskedCard
            hex={asked}
            threats={threats.map(threatText)}
            onClose={() => chooseOverlays({ asked: null })}
          />
        )
      }
    >
      <Ahead table={view} choices={choices} />
    </OverlayDoor>
  )
})
