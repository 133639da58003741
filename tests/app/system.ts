import { vi } from 'vitest'

/** A system that asks for nothing until it is told to. */
export class System {
  private readonly asked = new Set<string>()
  private readonly listeners = new Set<() => void>()

  constructor() {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => this.list(query))
  }

  /** Asks the page for something from now on, or no longer. */
  ask(query: string, isAsked: boolean): void {
    if (isAsked) this.asked.add(query)
    else this.asked.delete(query)
    for (const listener of this.listeners) listener()
  }

  private list(query: string): MediaQueryList {
    const list = {
      media: query,
      matches: this.asked.has(query),
      addEventListener: (_: string, listener: () => void) => this.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => this.listeners.delete(listener),
    }
    return list as unknown as MediaQueryList
  }
}
