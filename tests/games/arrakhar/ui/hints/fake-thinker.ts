import { act } from '@testing-library/react'
import type { Thought } from '@/engine/bot/bot'
import type { Hinter } from '@/engine/table/table'
import type { Why } from '@/games/arrakhar/bot/reason'
import type { Command } from '@/games/arrakhar/commands'

type Found = Thought<Command, Why>

/** A bot that thinks what a test tells it, when it tells it. */
export class FakeThinker {
  asked = 0
  stopped = 0
  private tell: (share: number) => void = () => undefined
  private settle: (thought: Found | undefined) => void = () => undefined
  private fail: (reason: Error) => void = () => undefined

  readonly ask: Hinter<Command> = (onProgress) => {
    this.asked += 1
    this.tell = onProgress
    const thought = new Promise<Found | undefined>((settle, fail) => {
      this.settle = settle
      this.fail = fail
    })
    const stop = () => {
      this.stopped += 1
      this.settle(undefined)
    }
    return Promise.resolve({ thought, stop })
  }

  async thinks(share: number): Promise<void> {
    await heard(() => this.tell(share))
  }

  async finds(commands: readonly Command[], more: Partial<Found> = {}): Promise<void> {
    const found = { commands, chance: 0.6, reasons: [{ type: 'nothing' }], nodes: 1, ...more } as const
    await heard(() => this.settle(found))
  }

  async breaksDown(message: string): Promise<void> {
    await heard(() => this.fail(new Error(message)))
  }
}

/** Tells something, and waits until the table has heard it. */
async function heard(tell: () => void): Promise<void> {
  await act(() => {
    tell()
    return Promise.resolve()
  })
}
