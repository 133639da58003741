import { useEffect, useEffectEvent, useState } from 'react'
import { hearKeys, isForBoard, isForPage } from '../page-parts/page-keys'
import { stopBeyond, type Unit } from './opened/stops'
import { useActions, useStops, useStudyState } from './opened/use-study'

/** How fast a study plays by itself. */
export const SPEEDS = { slow: 2500, normal: 1200, fast: 500 } as const
export type Speed = keyof typeof SPEEDS

/** Where in a line one is, and the ways to go on. */
export interface Wheel {
  readonly at: number
  readonly last: number
  readonly isRunning: boolean
  readonly speed: Speed
  readonly unit: Unit
  readonly toStop: (index: number) => void
  readonly step: (unit: Unit, by: 1 | -1) => void
  readonly toggle: () => void
  readonly setSpeed: (speed: Speed) => void
  readonly setUnit: (unit: Unit) => void
}

/** Steps through the line at hand, by hand, by keys or by itself. */
export function useTransport(): Wheel {
  const { stops, at } = useStops()
  const { goTo } = useActions()
  const line = useStudyState(({ place }) => place.line)
  const [wantsRunning, setRunning] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const [unit, setUnit] = useState<Unit>('command')
  const last = stops.length - 1
  const isRunning = wantsRunning && at < last
  const toStop = (index: number) => goTo({ line, step: stops[index]?.step ?? 0 })
  const step = (by: Unit, way: 1 | -1) => toStop(stopBeyond(stops, at, by, way))
  const toggle = () => {
    if (!isRunning && at === last) toStop(0)
    setRunning(!isRunning)
  }
  const wheel: Wheel = { at, last, isRunning, speed, unit, toStop, step, toggle, setSpeed, setUnit }
  const tick = useEffectEvent(() => step(unit, 1))
  useEffect(() => {
    if (!isRunning) return undefined
    const clock = setInterval(() => tick(), SPEEDS[speed])
    return () => clearInterval(clock)
  }, [isRunning, speed])
  useTransportKeys(wheel)
  return wheel
}

const KEYS: Readonly<Record<string, readonly [Unit, 1 | -1]>> = {
  ArrowRight: ['command', 1],
  ArrowLeft: ['command', -1],
  'Shift+ArrowRight': ['segment', 1],
  'Shift+ArrowLeft': ['segment', -1],
  PageDown: ['turn', 1],
  PageUp: ['turn', -1],
  'Shift+PageDown': ['phase', 1],
  'Shift+PageUp': ['phase', -1],
}

function useTransportKeys({ step, toStop, toggle, last }: Wheel): void {
  const answer = useEffectEvent((event: KeyboardEvent): boolean => {
    const key = keyOf(event)
    const keyed = KEYS[key]
    if (keyed) step(...keyed)
    else if (key === 'Home') toStop(0)
    else if (key === 'End') toStop(last)
    else if (key === ' ') toggle()
    else return false
    return true
  })
  useEffect(() => hearKeys((event) => answer(event)), [])
}

/** The key that a press means to the study, '' if none. */
function keyOf(event: KeyboardEvent): string {
  const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event
  if (ctrlKey || altKey || metaKey || !isForPage(event) || isForBoard(event)) return ''
  if (key === ' ' && isPressed(target)) return ''
  return shiftKey ? `Shift+${key}` : key
}

/** Whether Space presses what has the focus. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="tab"]') !== null
}
