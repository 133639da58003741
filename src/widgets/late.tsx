import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type LazyExoticComponent,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { coming } from './coming'
import { markMissing, tellMissing } from './missing'
import { painted } from './once-painted'

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

/** A component without which there is nothing to be shown: if it does not come, the nearest error boundary says so. */
export function neededComponent<Props extends object>(load: Load<Props>): Late<Props> {
  return lazy(async () => {
    try {
      return await arriving(load())
    } catch (thrown) {
      markMissing(thrown)
      throw thrown
    }
  })
}

/** A component in whose place another one stands if it does not come. */
export function componentOr<Props extends object>(
  load: Load<Props>,
  instead: FunctionComponent<Props>,
): Late<Props> {
  return lazy(async () => {
    try {
      return await arriving(load())
    } catch (thrown) {
      console.error(thrown)
      return { default: instead }
    }
  })
}

/**
 * A component that follows the picture it belongs to, and is done without if it does not come: it is asked for once that
 * has been painted, lest what is waited for share the line and the processor with it.
 */
export function followingComponent<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  const Part = componentOr(() => painted().then(load), Nothing)
  return function Following(props: Props) {
    const [stands, setStands] = useState(false)
    useLayoutEffect(() => setStands(true), [])
    return (
      stands && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}

/** Longer than React holds back what comes late, in milliseconds; whoever does not stand there by then is not wanted any more. */
const HELD_BACK_MS = 500

/** A component on its way: the page is marked until it stands there, and not only until it has been fetched. */
async function arriving<Props extends object>(
  load: Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  let arrive = () => {}
  const stands = new Promise<void>((done) => (arrive = done))
  const patience = () => new Promise((done) => setTimeout(done, HELD_BACK_MS))
  const all = coming(load.then(() => Promise.race([stands, patience()])))
  // Whoever asked for it hears of a failure by the same promise.
  all.catch(() => undefined)
  const Part = await load
  return {
    default: function Arrived(props: Props) {
      useEffect(arrive, [])
      return <Part {...props} />
    },
  }
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

function Nothing() {
  return null
}
