import { ownOf } from '@/engine/basics/own'
import { problemsText } from '@/engine/kernel/refusal'
import type { ExitCode, Terminal, Verb } from '../terminal/verb'
import { balance } from './balance'
import { calibrate } from './calibrate'
import { fuzz } from './fuzz'
import { fuzzCommands } from './fuzz-commands'
import { fuzzFiles } from './fuzz-files'
import { position, replay } from './replay'
import { run } from './run'
import { simulate } from './simulate'
import { vectors } from './vectors'

const VERBS: Readonly<Record<string, Verb>> = {
  run,
  vectors,
  fuzz,
  'fuzz-files': fuzzFiles,
  'fuzz-commands': fuzzCommands,
  replay,
  position,
  simulate,
  balance,
  calibrate,
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
  const verb = name === undefined ? undefined : ownOf(VERBS, name)
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
  const verbs = Object.entries(VERBS).flatMap(([name, { synopsis, summary }]) =>
    callLines(`${name} ${synopsis}`, summary),
  )
  return [`Usage: ${CALL} VERB …`, '', ...verbs, ...callLines('help', 'print this')].join('\n')
}

/** A call over as many lines as it takes, and what it does. */
function callLines(call: string, summary: string): readonly string[] {
  const lines = ['']
  for (const word of call.split(/ (?=\[)/)) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length < WIDTH) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
    else lines.push(`    ${word}`)
  }
  const last = lines.pop() ?? ''
  return [...lines.map((line) => `  ${line}`), `  ${last.padEnd(WIDTH)} ${summary}`]
}
