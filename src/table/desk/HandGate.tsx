import { type ReactNode, use } from 'react'

interface HandGateProps {
  /** What has still to come before the table can be played on; null when nothing has. */
  readonly awaited: Promise<unknown> | null
  readonly children: ReactNode
}

/**
 * Waits until the hand of the segment is there. It does nothing else: React begins a component that waited anew,
 * and one with hooks of its own would not find them as they were.
 */
export function HandGate({ awaited, children }: HandGateProps) {
  if (awaited) use(awaited)
  return children
}
