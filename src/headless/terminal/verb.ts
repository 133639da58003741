import type { Parsed } from '@/engine/kernel/refusal'

/** 0: done and nothing wrong; 1: something under test failed. Bad input is 2, given by the dispatcher. */
export type ExitCode = 0 | 1

/** Where a verb writes; tests hand in one that remembers. */
export interface Terminal {
  /** A line of the answer. */
  print(line: string): void
  /** A line for the person at the terminal, kept out of the answer. */
  complain(line: string): void
  /** How far the work has come, shown only where a person watches. */
  progress(line: string): void
}

/** Something the runner can be asked for. */
export interface Verb {
  /** What follows the verb on the command line. */
  readonly synopsis: string
  readonly summary: string
  /** Does it; problems are bad input, which changes nothing. */
  run(args: readonly string[], terminal: Terminal): Promise<Parsed<ExitCode>>
}

/** A terminal on this process's own streams. */
export function processTerminal(): Terminal {
  const watched = process.stderr.isTTY
  const clear = watched ? '\r\u001b[K' : ''
  // Whoever reads the answer may have read enough, as `head` does: the work goes on.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault
  })
  return {
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${clear}${line}\n`),
    progress: (line) => {
      if (watched) process.stderr.write(`${clear}${line}`)
    },
  }
}
