import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react'
import { coming } from './coming'
import { oncePainted } from './once-painted'

/** A component that is fetched once what is being rendered has been painted: the first screen comes first. */
export function lateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await coming(oncePainted(load)) }))
}

/** A hook for something that is fetched in the same way; it gives undefined until that is there. */
export function late<Part>(load: () => Promise<Part>): () => Part | undefined {
  return arriving(() => oncePainted(load)).usePart
}

/**
 * A hook for what a screen needs right after its first picture: it is asked for at once, and the picture does not wait
 * for it.
 */
export function soon<Part>(load: () => Promise<Part>): () => Part | undefined {
  const { fetch, usePart } = arriving(load)
  // Whoever uses it asks again and is told of a failure.
  fetch().catch(() => undefined)
  return usePart
}

function arriving<Part>(load: () => Promise<Part>) {
  let arrived: Part | undefined
  const fetch = async () => (arrived = await coming(load()))
  const usePart = (): Part | undefined => {
    const [part, setPart] = useState(() => arrived)
    useEffect(() => {
      if (part === undefined) void fetch().then((loaded) => setPart(() => loaded))
    }, [part])
    return part
  }
  return { fetch, usePart }
}
