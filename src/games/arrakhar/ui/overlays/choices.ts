import { useSyncExternalStore } from 'react'
import type { HexId } from '@/engine/hex'
import type { OverlayId } from '../../content/overlay-text'

/** What players want to see over the board. */
export interface OverlayChoices {
  readonly isOpen: boolean
  readonly on: readonly OverlayId[]
  /** How many movements ahead the reach is looked at. */
  readonly movements: 1 | 2
  readonly isHasted: boolean
  /** The hex of which is asked who can hit it. */
  readonly asked: HexId | null
}

/** Kept as long as the page lives: a menu set up once serves both players and the next game. */
let choices: OverlayChoices = { isOpen: false, on: [], movements: 1, isHasted: false, asked: null }
const listeners = new Set<() => void>()

/** What is chosen now. */
export function useOverlayChoices(): OverlayChoices {
  return useSyncExternalStore(subscribe, currentChoices)
}

/** What is chosen at this moment, for those who need not be told of changes. */
export function currentChoices(): OverlayChoices {
  return choices
}

/** Chooses something else. */
export function chooseOverlays(change: Partial<OverlayChoices>): void {
  choices = { ...choices, ...change }
  listeners.forEach((changed) => changed())
}

/** Shows an overlay, or takes it away. */
export function turnOverlay(id: OverlayId, isOn: boolean): void {
  const others = choices.on.filter((other) => other !== id)
  chooseOverlays({ on: isOn ? [...others, id] : others })
}

/** Asks who can hit a hex; asked twice of the same, forgets it. */
export function askWhoCanHit(hex: HexId): void {
  chooseOverlays({ asked: choices.asked === hex ? null : hex })
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
