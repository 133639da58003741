import { useEffect, useState } from 'react'

/**
 * Does one thing after another, each when the one before has changed the position, so that dice typed by hand can be
 * asked for in between. It ends where nothing more follows, or where something is not done.
 */
export function useOneByOne<View extends object, Command>(
  { view, send }: { readonly view: View; readonly send: (command: Command) => boolean },
  nextIn: (view: View) => Command | undefined,
): (first: Command) => void {
  const [from, setFrom] = useState<View | null>(null)
  const isRunning = from !== null && from !== view
  useEffect(() => {
    if (!isRunning) return
    const next = nextIn(view)
    if (next === undefined || !send(next)) setFrom(null)
    else setFrom(view)
  }, [isRunning, nextIn, send, view])
  return (first) => {
    if (send(first)) setFrom(view)
  }
}
