import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react'
import { oncePainted } from './once-painted'

/** A component that is fetched once what is being rendered has been painted: the first screen comes first. */
export function lateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await oncePainted(load) }))
}

/** A hook for something that is fetched in the same way; it gives undefined until that is there. */
export function late<Part>(load: () => Promise<Part>): () => Part | undefined {
  let arrived: Part | undefined
  return function useLate() {
    const [part, setPart] = useState(() => arrived)
    useEffect(() => {
      if (part !== undefined) return
      void oncePainted(load).then((loaded) => {
        arrived = loaded
        setPart(() => loaded)
      })
    }, [part])
    return part
  }
}
