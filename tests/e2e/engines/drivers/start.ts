import { inject } from 'vitest'
import { startChromium } from './chromium'
import type { Engine, EngineName } from './engine'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  Chromium: () => startChromium(inject('engines').chromium),
  Firefox: () => startFirefox(inject('engines').firefox),
  WebKit: () => startWebKit(inject('engines').webkitDriver, inject('engines').display),
}

/** Starts an engine; whoever has it closes it. */
export function startEngine(name: EngineName): Promise<Engine> {
  return START[name]()
}
