import { type RefObject, type SVGProps, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { HexId, Point } from '@/engine/kernel/hex'
import type { Drawing } from '@/engine/rulebook/rulebook'

import type { BoardProps } from '../board-props'
import type { LaidGrid } from '../geometry'
import { useBoardKeys } from '../tools/use-board-keys'
import { DrawingHand } from './drawing-hand'
import { type Draft, DrawingLayer } from './DrawingLayer'
import { changeInWords } from './drawing-words'

/** Where on the board somebody points. */
export interface Pointing {
  hexUnder(client: Point): HexId | null
  pointed(): HexId | null
}

export interface DrawingSheetProps extends Pick<BoardProps, 'onDraw' | 'isDrawing'> {
  readonly grid: LaidGrid
  readonly drawings: readonly Drawing[]
  /** A sheet of the board's size. */
  readonly sheet: SVGProps<SVGSVGElement>
  readonly root: RefObject<HTMLElement | null>
  readonly pointing: () => Pointing | null
}

/** Drawings over the board; where they may be made, the hand that makes them. */
export function DrawingSheet(props: DrawingSheetProps) {
  const { grid, drawings, sheet, root } = props
  const draft = useDraft(props)
  const shown = useRef(drawings)
  useEffect(() => {
    const words = changeInWords(shown.current, drawings)
    shown.current = drawings
    if (props.onDraw && words) say(root.current, words)
  }, [drawings, root, props.onDraw])
  return (
    <svg {...sheet}>
      <DrawingLayer grid={grid} drawings={drawings} draft={draft} />
    </svg>
  )
}

/** What is being drawn. */
function useDraft({ root, pointing, onDraw, isDrawing = false }: DrawingSheetProps): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null)
  const hand = useRef<DrawingHand>(null)
  const isDrawable = onDraw !== undefined
  const draws = useEffectEvent(() => isDrawing)
  const drawn = useEffectEvent((from: HexId, to: HexId) => onDraw?.(from, to))
  const spoken = useEffectEvent((next: Draft | null) => {
    if (next && !draft)
      say(root.current, `Drawing from ${next.from}: X at the hex where it ends, Escape lets go`)
    setDraft((before) => (before?.from === next?.from && before?.to === next?.to ? before : next))
  })
  const at = useEffectEvent(() => pointing())
  useEffect(() => {
    if (!root.current || !isDrawable) return undefined
    const made = new DrawingHand(root.current, {
      hexUnder: (client) => at()?.hexUnder(client) ?? null,
      pointed: () => at()?.pointed() ?? null,
      isDrawing: () => draws(),
      onDraft: (next) => spoken(next),
      onDraw: (from, to) => drawn(from, to),
    })
    hand.current = made
    return () => made.dispose()
  }, [root, isDrawable])
  useEffect(() => {
    root.current?.querySelector('[data-part="surface"]')?.toggleAttribute('data-drawing', isDrawing)
  }, [root, isDrawing])
  useBoardKeys(isDrawable ? { draw: () => hand.current?.key() } : NO_KEYS)
  return draft
}

const NO_KEYS = {}

/** The board's one voice is filled past React. */
function say(root: HTMLElement | null, words: string): void {
  const voice = root?.querySelector('[data-part="spoken"]')
  if (voice) voice.textContent = words
}
