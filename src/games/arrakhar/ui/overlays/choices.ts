import type { HexId } from '@/engine/kernel/hex'
import { sharedState } from '@/widgets/shared-state'
import type { OverlayId } from '../../tables/overlay-text'

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
const choices = sharedState<OverlayChoices>({
  isOpen: false,
  on: [],
  movements: 1,
  isHasted: false,
  asked: null,
})

/** What is chosen now. */
export const useOverlayChoices = choices.use

/** Chooses something else. */
export function chooseOverlays(change: Partial<OverlayChoices>): void {
  choices.put({ ...choices.now(), ...change })
}

/** Shows an overlay, or takes it away. */
export function turnOverlay(id: OverlayId, isOn: boolean): void {
  const others = choices.now().on.filter((other) => other !== id)
  chooseOverlays({ on: isOn ? [...others, id] : others })
}

/** Asks who can hit a hex; asked twice of the same, forgets it. */
export function askWhoCanHit(hex: HexId): void {
  chooseOverlays({ asked: choices.now().asked === hex ? null : hex })
}

/** What was opened last is closed first. */
export function closeLatest(): void {
  if (choices.now().asked !== null) chooseOverlays({ asked: null })
  else chooseOverlays({ isOpen: false })
}
