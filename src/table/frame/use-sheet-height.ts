import { type PointerEvent, useRef, useState } from 'react'
import { useIsTiny } from './use-is-narrow'

/** Folded away, half the screen, most of it. */
export const HEIGHTS = ['low', 'half', 'tall'] as const
export type Height = (typeof HEIGHTS)[number]

/** The share of the table that the sheet takes at each height, as the style has it. */
const SHARES: Readonly<Record<Height, number>> = { low: 0.12, half: 0.44, tall: 0.78 }
/** Pixels a finger may stray and still tap. */
const SLOP = 8
/** Pixels a millisecond from which a stroke counts as a throw, to the next height its way. */
const THROW = 0.5

interface Pull {
  readonly id: number
  readonly sheet: HTMLElement
  readonly startY: number
  readonly startHeight: number
  readonly table: number
  readonly since: number
  isPulled: boolean
}

/** The sheet's height, and what pulls it up and down. */
export interface SheetHeight {
  readonly height: Height
  readonly setHeight: (height: Height) => void
  /** For the head of the sheet. */
  readonly pulled: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: () => void
    readonly onClickCapture: (event: { stopPropagation: () => void }) => void
  }
}

/**
 * A sheet that is pulled by its head follows the finger past React, and comes to rest at one of its heights. Until it is
 * pulled it stands folded away, and up from the first moment at which there is something to do here, where that leaves a
 * board.
 */
export function useSheetHeight(isAside: boolean): SheetHeight {
  const [chosen, setHeight] = useState<Height | null>(null)
  const [isOnceNeeded, setOnceNeeded] = useState(!isAside)
  if (!isAside && !isOnceNeeded) setOnceNeeded(true)
  const isTiny = useIsTiny()
  const height = chosen ?? (isOnceNeeded && !isTiny ? 'half' : 'low')
  const pull = useRef<Pull | null>(null)
  const wasPulled = useRef(false)
  const rest = () => {
    pull.current?.sheet.style.removeProperty('height')
    pull.current?.sheet.removeAttribute('data-pulled')
    pull.current = null
  }
  return {
    height,
    setHeight,
    pulled: {
      onPointerDown(event) {
        wasPulled.current = false
        pull.current = begun(event)
      },
      onPointerMove(event) {
        const now = pull.current
        if (now?.id === event.pointerId) follow(now, event)
      },
      onPointerUp(event) {
        const now = pull.current
        if (now?.isPulled) setHeight(restingAt(now, height, event))
        wasPulled.current = now?.isPulled ?? false
        rest()
      },
      onPointerCancel: rest,
      // What ends a pull is no tap on a tab.
      onClickCapture: (event) => wasPulled.current && event.stopPropagation(),
    },
  }
}

function begun(event: PointerEvent<HTMLElement>): Pull | null {
  const sheet = event.currentTarget.closest<HTMLElement>('[data-part="sheet"]')
  const table = sheet?.parentElement?.clientHeight ?? 0
  if (!sheet || table === 0) return null
  return {
    id: event.pointerId,
    sheet,
    startY: event.clientY,
    startHeight: sheet.clientHeight,
    table,
    since: event.timeStamp,
    isPulled: false,
  }
}

function follow(pull: Pull, event: PointerEvent<HTMLElement>): void {
  const up = pull.startY - event.clientY
  if (!pull.isPulled && Math.abs(up) <= SLOP) return
  if (!pull.isPulled) {
    pull.isPulled = true
    event.currentTarget.setPointerCapture(event.pointerId)
    pull.sheet.setAttribute('data-pulled', '')
  }
  const most = SHARES.tall * pull.table
  const least = SHARES.low * pull.table
  pull.sheet.style.height = `${Math.min(most, Math.max(least, pull.startHeight + up))}px`
}

/** The next height in the direction of a throw, else the nearest. */
function restingAt(pull: Pull, from: Height, event: PointerEvent): Height {
  const up = pull.startY - event.clientY
  const speed = up / Math.max(1, event.timeStamp - pull.since)
  if (Math.abs(speed) > THROW) return HEIGHTS[HEIGHTS.indexOf(from) + Math.sign(speed)] ?? from
  const share = (pull.startHeight + up) / pull.table
  const off = (height: Height) => Math.abs(SHARES[height] - share)
  return HEIGHTS.reduce((best, height) => (off(height) < off(best) ? height : best))
}
