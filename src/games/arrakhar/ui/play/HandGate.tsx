import { type ReactNode, use } from 'react'
import type { Segment } from '../../rules/position'
import { isHandAwaited, loadHands } from '../gestures/hands'

interface HandGateProps {
  readonly segment: Segment
  readonly children: ReactNode
}

/**
 * Waits until the hand of the segment is there. It does nothing else: React begins a component that waited anew,
 * and one with hooks of its own would not find them as they were.
 */
export function HandGate({ segment, children }: HandGateProps) {
  if (isHandAwaited(segment)) use(loadHands())
  return children
}
