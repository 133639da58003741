import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type LazyExoticComponent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { coming } from './coming'
import { markMissing, tellMissing } from './missing'
import { oncePainted } from './once-painted'

type Load<Props> = () => Promise<ComponentType<Props>>
type Late<Props> = LazyExoticComponent<ComponentType<Props>>

// All parts of the program are fetched by what stands here. The build puts a loader around each import, with the chain
// of calls on it, and that loader fails where a style sheet does: what catches a failure must stand outside of both.

/**
 * A component without which what it stands in can do: fetched when it is first wanted. If it does not come, that is
 * told, and whatever opened it is asked to close it.
 */
export function optionalComponent<Props extends object>(load: Load<Props>): Late<Props> {
  return componentOr(load, Absent)
}

/** One of those that is fetched once what is being rendered has been painted: the first screen comes first. */
export function lateComponent<Props extends object>(load: Load<Props>): Late<Props> {
  return optionalComponent(() => oncePainted(load))
}

/** A component without which there is nothing to be shown: if it does not come, the nearest error boundary says so. */
export function neededComponent<Props>(load: Load<Props>): Late<Props> {
  return lazy(async () => {
    try {
      return { default: await coming(load()) }
    } catch (thrown) {
      markMissing(thrown)
      throw thrown
    }
  })
}

/** A component in whose place another one stands if it does not come. */
export function componentOr<Props>(load: Load<Props>, instead: FunctionComponent<Props>): Late<Props> {
  return lazy(async () => {
    try {
      return { default: await coming(load()) }
    } catch (thrown) {
      console.error(thrown)
      return { default: instead }
    }
  })
}

/** Stands where an optional component has not come. */
function Absent(props: object) {
  const close = 'onClose' in props ? (props.onClose as () => void) : undefined
  const tell = useEffectEvent(() => {
    tellMissing()
    close?.()
  })
  useEffect(() => tell(), [])
  return null
}

/** A hook for something that is fetched once what is being rendered has been painted; it gives undefined until then. */
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
      if (part === undefined) void fetch().then((loaded) => setPart(() => loaded), tellMissing)
    }, [part])
    return part
  }
  return { fetch, usePart }
}
