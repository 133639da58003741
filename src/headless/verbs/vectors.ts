import { readArguments } from '../terminal/arguments'
import { readJsonFile } from '../terminal/files'
import { gameOf } from '../games'
import type { Verb } from '../terminal/verb'

/** Runs a file of cases and prints those that fail. */
export const vectors: Verb = {
  synopsis: '--game GAME FILE|-',
  summary: 'run a file of cases and print those that fail',
  async run(args, terminal) {
    const given = readArguments(args, { options: ['game'], operands: ['FILE'] })
    if (!given.ok) return given
    const game = gameOf(given.value.options.game, '--game')
    if (!game.ok) return game
    const json = await readJsonFile(given.value.operands.FILE ?? '-')
    if (!json.ok) return json
    const read = await game.value.loadCases()
    const cases = read(json.value)
    if (!cases.ok) return cases
    let failed = 0
    for (const one of cases.value) {
      const faults = one.faults()
      if (faults.length === 0) continue
      failed += 1
      terminal.print(`FAILED ${one.id} (${one.clauses}): ${one.title}`)
      for (const fault of faults) terminal.print(`  ${fault.replaceAll('\n', '\n  ')}`)
    }
    terminal.print(`${cases.value.length - failed} passed, ${failed} failed`)
    return { ok: true, value: failed > 0 ? 1 : 0 }
  },
}
