/** What the page is asked while it is measured. */
export interface Probes {
  /** How often React has changed the page since it was opened. */
  commits: number
  /** Begins to wait for a click. */
  awaitClick(): void
  /** Milliseconds from that click, as the browser received it, to the end of the frame that shows marks for it. */
  painted: Promise<number>
  /** Begins to note how long frames take. */
  startFrames(): void
  /** The milliseconds from frame to frame since then. */
  stopFrames(): readonly number[]
  /** Begins to note what changes in the page. */
  watchChanges(): void
  /** Names of the elements that have changed since then, with counts. */
  changes(): Readonly<Record<string, number>>
}

declare global {
  interface Window {
    probes: Probes
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown
  }
}

/**
 * Runs in the page before anything else, so it may refer to nothing outside itself.
 *
 * A click is timed from the event's own time stamp, so that the time in which it waits for the page counts,
 * and so does the wait for the next of the screen's 60 frames a second, 8 ms on average. The first animation
 * frame that begins after the marks changed is the one that shows them. A task posted from inside it at the
 * highest priority runs when its style, layout and paint are done and handed to the compositor, before what
 * the page may have put off until then. React counts its commits for the hook that its developer tools would
 * install.
 */
export function installProbes(): void {
  const TOO_LONG = 3000
  let frames: number[] = []
  let running = false
  let changes: Record<string, number> = {}

  const nameOf = (node: Node): string => {
    const element = node instanceof Element ? node : node.parentElement
    return element?.getAttribute('class')?.split(/_-| /)[0] ?? element?.localName ?? 'document'
  }
  const watcher = new MutationObserver((records) => {
    for (const { target } of records) changes[nameOf(target)] = (changes[nameOf(target)] ?? 0) + 1
  })
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }

  const shownFrom = (event: Event, settle: (milliseconds: number) => void) => {
    let changed = false
    const observer = new MutationObserver(() => (changed = true))
    for (const marks of document.querySelectorAll('[data-part="marks"]')) observer.observe(marks, everything)
    const onFrame = () => {
      if (!changed) {
        requestAnimationFrame(onFrame)
        return
      }
      observer.disconnect()
      const done = () => settle(performance.now() - event.timeStamp)
      void window.scheduler.postTask(done, { priority: 'user-blocking' })
    }
    requestAnimationFrame(onFrame)
  }

  window.probes = {
    commits: 0,
    painted: Promise.resolve(0),
    awaitClick() {
      this.painted = new Promise((settle, fail) => {
        setTimeout(() => fail(new Error('the click changed no marks')), TOO_LONG)
        addEventListener('click', (event) => shownFrom(event, settle), { capture: true, once: true })
      })
    },
    startFrames() {
      frames = []
      running = true
      let last = performance.now()
      const onFrame = (now: number) => {
        frames.push(now - last)
        last = now
        if (running) requestAnimationFrame(onFrame)
      }
      requestAnimationFrame((now) => {
        last = now
        requestAnimationFrame(onFrame)
      })
    },
    stopFrames() {
      running = false
      return frames
    },
    watchChanges() {
      changes = {}
      watcher.observe(document, everything)
    },
    changes() {
      watcher.disconnect()
      return changes
    },
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => (window.probes.commits += 1),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  }
}
