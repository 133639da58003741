// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Component, lazy, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { componentOr, followingComponent, neededComponent, optionalComponent } from '@/widgets/late'
import { painted } from '@/widgets/once-painted'
import { isMissing, markMissing, timesMissing, watchLoading } from '@/widgets/missing'

interface Props {
  readonly onClose?: () => void
}

/** What the build's loader does where a style sheet does not come: it never gets to the module. */
const cutOff = (): Promise<ComponentType<Props>> => Promise.reject(new Error('Unable to preload CSS'))
const there = (): Promise<ComponentType<Props>> => Promise.resolve(() => <p>there</p>)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

class Boundary extends Component<{ readonly children: ReactNode }, { readonly caught?: unknown }> {
  override state: { readonly caught?: unknown } = {}
  static getDerivedStateFromError(caught: unknown) {
    return { caught }
  }
  override render() {
    if (this.state.caught === undefined) return this.props.children
    return <p>{isMissing(this.state.caught) ? 'missing' : 'broken'}</p>
  }
}

async function show(Part: ComponentType<Props>, props: Props = {}): Promise<void> {
  render(
    <Boundary>
      <p>page</p>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </Boundary>,
  )
  await act(async () => Promise.resolve())
}

test('a part that can be done without is left out, which is told, and is closed', async () => {
  const told = timesMissing()
  const onClose = vi.fn()
  await show(optionalComponent(cutOff), { onClose })
  expect(screen.getByText('page')).toBeDefined()
  expect(timesMissing()).toBe(told + 1)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a part that is needed reaches the error boundary as one that has not come', async () => {
  await show(neededComponent(cutOff))
  expect(screen.getByText('missing')).toBeDefined()
})

test('a fault in a part that came is none that has not come', async () => {
  const broken = (): never => {
    throw new Error('A bug')
  }
  await show(neededComponent(() => Promise.resolve(broken)))
  expect(screen.getByText('broken')).toBeDefined()
})

test('another part may stand in', async () => {
  await show(componentOr(cutOff, () => <p>instead</p>))
  expect(screen.getByText('instead')).toBeDefined()
})

test('what comes is shown', async () => {
  await show(optionalComponent(there))
  expect(screen.getByText('there')).toBeDefined()
})

test('what the loader of the build cannot fetch is known, and told where nobody waits for it', () => {
  watchLoading()
  const told = timesMissing()
  const payload = new TypeError('Failed to fetch')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(isMissing(payload)).toBe(true)
  const unhandled = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))
  expect(unhandled(new Error('A bug'))).toBe(true)
  expect(timesMissing()).toBe(told)
  expect(unhandled(payload)).toBe(false)
  expect(timesMissing()).toBe(told + 1)
  markMissing('no object')
  expect(isMissing('no object')).toBe(false)
})

const isMarked = () => document.documentElement.hasAttribute('data-coming')

test('the page is marked until a part stands on it, and not only until it has been fetched', async () => {
  const Part = componentOr(there, () => null)
  let end: (module: { readonly default: () => ReactNode }) => void = () => undefined
  // What is held back with the part, as React itself may do for a moment.
  const Held = lazy(() => new Promise<{ readonly default: () => ReactNode }>((done) => (end = done)))
  render(
    <Suspense>
      <Part />
      <Held />
    </Suspense>,
  )
  await act(() => painted())
  expect(isMarked()).toBe(true)
  expect(screen.queryByText('there')).toBeNull()
  await act(async () => {
    end({ default: () => <p>held</p> })
    await painted()
  })
  expect(screen.getByText('there')).toBeDefined()
  await expect.poll(isMarked).toBe(false)
})

test('a part that nobody wants any more leaves no mark', async () => {
  let arrive: (part: ComponentType<Props>) => void = () => undefined
  const Part = optionalComponent(() => new Promise<ComponentType<Props>>((done) => (arrive = done)))
  await show(Part)
  cleanup()
  arrive(() => <p>there</p>)
  await expect.poll(isMarked, { timeout: 5000 }).toBe(false)
})

test('a part that follows its picture is asked for when that has been painted, and marks the page all the while', async () => {
  const load = vi.fn(there)
  const Part = followingComponent(load)
  let frame: FrameRequestCallback = () => undefined
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((act) => {
    frame = act
    return 0
  })
  render(<Part />)
  await act(async () => Promise.resolve())
  expect(load).not.toHaveBeenCalled()
  expect(isMarked()).toBe(true)
  vi.restoreAllMocks()
  await act(async () => {
    frame(0)
    await painted()
  })
  expect(load).toHaveBeenCalledTimes(1)
  await expect.poll(() => screen.queryByText('there')).not.toBeNull()
  await expect.poll(isMarked).toBe(false)
})

test('a part that follows its picture is left out if it does not come', async () => {
  await show(followingComponent(cutOff))
  await expect.poll(isMarked).toBe(false)
  expect(screen.getByText('page')).toBeDefined()
})
