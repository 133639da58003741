import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'hexhearth-killed-'))
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Bundling the runner and playing, on a machine that has other things to do. */
const PATIENCE_MS = 200_000

/** The command line in a process of its own, with workers and all. */
function started(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/headless.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  const ended = new Promise<{ code: number | null; out: string }>((settle) => {
    child.on('close', (code) => {
      running.delete(child)
      settle({ code, out })
    })
  })
  return { ended, kill: () => child.kill('SIGKILL') }
}

/** Two dozen games, long enough that the process cannot end between two looks at its file. */
function simulation(name: string, ...options: string[]) {
  const players = ['--wizard', 'random', '--sorcerer', 'random']
  const size = ['--games', '24', '--seed', '2', '--turn-limit', '15']
  return started('simulate', ...size, ...players, '--out', join(folder, name), ...options)
}

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

test(
  'two shards, one of them killed and gone on with, are one run to the byte',
  { timeout: 3 * PATIENCE_MS },
  async () => {
    const whole = await simulation('whole.jsonl').ended
    expect(whole.out).toMatch('24 of 24 games')
    expect(whole.code).toBe(0)

    const killed = simulation('first.jsonl', '--shard', '1/2', '--jobs', '1')
    await vi.waitUntil(
      () => existsSync(join(folder, 'first.jsonl')) && textOf('first.jsonl').split('\n').length > 2,
      { timeout: PATIENCE_MS, interval: 5 },
    )
    killed.kill()
    expect((await killed.ended).code).toBeNull()
    expect((await simulation('first.jsonl', '--shard', '1/2').ended).code).toBe(0)
    expect((await simulation('second.jsonl', '--shard', '2/2').ended).code).toBe(0)

    const shards = ['first.jsonl', 'second.jsonl'].map((name) => join(folder, name))
    const merged = await started('balance', ...shards, '--out', join(folder, 'merged.jsonl')).ended
    expect(merged.code).toBe(0)
    expect(textOf('merged.jsonl')).toBe(textOf('whole.jsonl'))
  },
)

test('an error in a worker ends the run and is told', async () => {
  const opening = join(folder, 'opening.json')
  writeFileSync(opening, JSON.stringify([{ type: 'endSegment' }]))
  const { code, out } = await simulation('refused.jsonl', '--wizard-force', opening).ended
  expect(out).toMatch(/FAILED Game \d+ of seed 2: command 2, {"type":"endSegment"}/)
  expect(out).toMatch(/FAILED \d+ games are missing/)
  expect(code).toBe(1)
})
