import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Longer than any program takes to start on a busy machine. */
export const START_WITHIN_MS = 120_000

/** A program that runs beside the tests and ends with them. */
export class Program {
  private readonly process: ChildProcess
  private readonly said: string[] = []
  private readonly listeners = new Set<() => void>()
  private failure: Error | undefined

  constructor(
    private readonly path: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ) {
    this.process = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const input of [this.process.stdout, this.process.stderr])
      if (input) createInterface({ input }).on('line', (line) => this.hear(() => this.said.push(line)))
    this.process.on('error', (error) => this.hear(() => (this.failure = error)))
    this.process.on('exit', () => this.hear(() => (this.failure ??= new Error('it has ended'))))
    process.once('exit', () => this.process.kill('SIGKILL'))
  }

  /** The first line that it says in this form; an error, with what it said, where it ends or takes too long. */
  async line(form: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        this.listeners.delete(look)
        reject(new Error(`${this.path} did not start: ${why}.\n${this.said.join('\n')}`))
      }
      const look = () => {
        const found = this.said.map((line) => form.exec(line)).find((match) => match !== null)
        if (!found && !this.failure) return
        clearTimeout(limit)
        this.listeners.delete(look)
        if (found) resolve(found)
        else fail(this.failure?.message ?? '')
      }
      const limit = setTimeout(() => fail('it takes too long'), START_WITHIN_MS)
      this.listeners.add(look)
      look()
    })
  }

  /** Ends it, and waits until it has ended. */
  async end(): Promise<void> {
    const { exitCode, signalCode } = this.process
    if (exitCode !== null || signalCode !== null || this.process.pid === undefined) return
    const ended = once(this.process, 'exit')
    this.process.kill()
    await ended
  }

  private hear(change: () => void): void {
    change()
    for (const look of this.listeners) look()
  }
}
