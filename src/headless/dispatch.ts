import { problemsText } from '@/engine/refusal'
import { fuzz } from './verbs/fuzz'
import { fuzzFiles } from './verbs/fuzz-files'
import { position, replay } from './verbs/replay'
import { run } from './verbs/run'
import { vectors } from './verbs/vectors'
import type { ExitCode, Terminal, Verb } from './verb'

const VERBS: Readonly<Record<string, Verb>> = {
  run,
  vectors,
  fuzz,
  'fuzz-files': fuzzFiles,
  replay,
  position,
}

const CALL = 'npm run -s headless --'

const WIDTH = 70

const HELP = ['help', '--help', '-h']

/** Bad input: nothing was done. */
const BAD_INPUT = 2

/** Does what the command line says, and answers with the exit code. */
export async function dispatch(
  [name, ...args]: readonly string[],
  terminal: Terminal,
): Promise<ExitCode | typeof BAD_INPUT> {
  if (name !== undefined && HELP.includes(name)) {
    terminal.print(usage())
    return 0
  }
  const verb = name !== undefined && Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (!verb) {
    terminal.complain(name === undefined ? 'Name a verb.' : `There is no verb "${name}".`)
    terminal.complain(usage())
    return BAD_INPUT
  }
  const outcome = await verb.run(args, terminal)
  if (outcome.ok) return outcome.value
  terminal.complain(problemsText(outcome.problems))
  if (outcome.problems.every(({ path }) => path === ''))
    terminal.complain(`Usage: ${CALL} ${name ?? ''} ${verb.synopsis}`)
  return BAD_INPUT
}

function usage(): string {
  const lines = Object.entries(VERBS).map(
    ([name, { synopsis, summary }]) => `  ${`${name} ${synopsis}`.padEnd(WIDTH)} ${summary}`,
  )
  return [`Usage: ${CALL} VERB …`, '', ...lines, `  ${'help'.padEnd(WIDTH)} print this`].join('\n')
}
