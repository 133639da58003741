import { useState } from 'react'
import { INKS } from '@/engine/rulebook/rulebook'
import { notesAddress, presentAddress } from '../addresses/present-address'
import type { Deck } from './deck/deck'
import type { Act } from './present-keys'
import { PRESENT_TEXT as TEXT } from './present-text'
import type { PresentedProps } from './presented'
import { leaveFullScreen, useFullScreen } from './use-full-screen'
import { type Presenter, usePresenter } from './use-presenter'
import { usePresentKeys } from './use-present-keys'
import { useAddress, useWayBack } from './use-way-back'

/** A presentation in its window, and all that can be done with it. */
export interface Showing {
  readonly presenter: Presenter
  /** What is laid over it. */
  readonly sheet: 'help' | 'agree' | 'share' | null
  readonly setSheet: (sheet: Showing['sheet']) => void
  /** All players have agreed that secrets are shown. */
  readonly agree: () => void
  /** Said of what could not be done, as long as the slide stays. */
  readonly trouble: string
  readonly isFull: boolean
  /** Left out what cannot be done here. */
  readonly acts: Readonly<Partial<Record<Act, (key: string) => void>>>
}

/** Steps through a deck by buttons, keys or a clicker. */
export function useShow({ stage, source, deck, first }: PresentedProps): Showing {
  const { id } = stage.game
  const presenter = usePresenter(deck, `${id}/${source}`, first)
  const [trouble, setTrouble] = useTrouble(presenter.at)
  const { secrets, share, ...sheets } = useSheets(deck, presenter, setTrouble)
  const { isFull, toggle: toggleFull } = useFullScreen()
  const goBack = useWayBack(deck.home)
  useAddress(presentAddress(id, source, presenter.at + 1))
  const leave = () => {
    if (presenter.isDrawing) presenter.toggle('isDrawing')
    else if (!leaveFullScreen()) goBack()
  }
  const notes = () => {
    const isOpened = deck.secrets !== 'locked' && openNotes(notesAddress(id, source, presenter.at + 1))
    setTrouble(isOpened ? '' : deck.secrets === 'locked' ? TEXT.notesLocked : TEXT.notesBlocked)
  }
  const acts: Showing['acts'] = {
    ...stepsOf(presenter),
    ...drawingOf(presenter),
    isMasked: secrets,
    leave,
    notes,
    share,
    help: () => sheets.setSheet('help'),
    ...(toggleFull ? { full: toggleFull } : {}),
  }
  usePresentKeys({ isDrawing: presenter.isDrawing, onAct: (act, key) => acts[act]?.(key) })
  return { presenter, ...sheets, trouble, isFull, acts }
}

/** What is laid over the slide, and what has to be asked before secrets are shown or something is shared. */
function useSheets(deck: Deck, presenter: Presenter, tell: (words: string) => void) {
  const [sheet, setSheet] = useState<Showing['sheet']>(null)
  const [isAgreed, setAgreed] = useState(false)
  return {
    sheet,
    setSheet,
    secrets: () => {
      if (deck.secrets === 'locked') tell(TEXT.locked)
      else if (deck.secrets === 'kept' && presenter.isMasked && !isAgreed) setSheet('agree')
      else presenter.toggle('isMasked')
    },
    share: () => {
      if (deck.secrets === 'locked') tell(TEXT.shareLocked)
      else setSheet('share')
    },
    agree: () => {
      setAgreed(true)
      setSheet(null)
      presenter.toggle('isMasked')
    },
  }
}

/** What could not be done, as long as the slide stays that was shown then. */
function useTrouble(at: number): readonly [words: string, tell: (words: string) => void] {
  const [said, setSaid] = useState({ words: '', at })
  return [said.at === at ? said.words : '', (words) => setSaid({ words, at })]
}

/** What leads through the slides, in any window of a presentation. */
export function stepsOf({ at, count, go, goPart, toggle }: Presenter): Showing['acts'] {
  return {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    nextPart: () => goPart(1),
    previousPart: () => goPart(-1),
    first: () => go(0),
    last: () => go(count - 1),
    isDark: () => toggle('isDark'),
    isWhole: () => toggle('isWhole'),
    isSpotlit: () => toggle('isSpotlit'),
  }
}

function drawingOf({ toggle, wipe, setInk }: Presenter): Showing['acts'] {
  return {
    isPointing: () => toggle('isPointing'),
    isDrawing() {
      toggle('isDrawing')
      // So that the hex cursor answers to the arrows.
      document.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
    },
    ink(key) {
      const ink = INKS[Number(key) - 1]
      if (ink) setInk(ink)
    },
    wipe,
  }
}

/** Whether the browser has opened a second window. */
function openNotes(address: string): boolean {
  return open(address, 'hexhearth-notes', 'popup,width=1100,height=760') !== null
}
