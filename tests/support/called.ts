import { dispatch } from '@/headless/verbs/dispatch'

/** What the headless runner answers to a command line: its exit code, its answer, its complaints. */
export async function called(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await dispatch(args, {
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
    progress: () => undefined,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
