import type { AnyCommand, Json } from '@/engine/kernel/game'

/** Something that tells a command from others of its list: where it stands in it, and what stands there. */
export interface CommandPart {
  /** 'spell', 'targets.hex'. */
  readonly at: string
  readonly value: Json | undefined
}

/** What has been chosen of a command so far: values as text, by where they stand. */
export type Settled = Readonly<Record<string, string>>

/** One of several values, and the commands that have it. */
export interface Option<Command> {
  readonly key: string
  readonly value: Json | undefined
  readonly commands: readonly [Command, ...Command[]]
}

/** What is to be chosen next. */
export interface Step<Command> {
  readonly at: string
  readonly options: readonly Option<Command>[]
}

/** The parts of a command in the order in which they are chosen; the first is its type. */
export type PartsOf<Command> = (command: Command) => readonly CommandPart[]

/** A value as it is remembered. */
export function keyOf(value: Json | undefined): string {
  return value === undefined ? '' : JSON.stringify(value)
}

/** The commands that have all that has been chosen. */
export function narrowed<Command extends AnyCommand>(
  partsOf: PartsOf<Command>,
  commands: readonly Command[],
  settled: Settled,
): readonly Command[] {
  const wanted = Object.entries(settled)
  if (wanted.length === 0) return commands
  return commands.filter((command) => {
    const parts = partsOf(command)
    return wanted.every(([at, key]) => keyOf(parts.find((part) => part.at === at)?.value) === key)
  })
}

/** The first thing in which some commands differ; undefined where they do in nothing. */
export function stepOf<Command extends AnyCommand>(
  partsOf: PartsOf<Command>,
  commands: readonly Command[],
): Step<Command> | undefined {
  if (commands.length < 2) return undefined
  const all = commands.map((command) => ({ command, parts: partsOf(command) }))
  for (const at of placesOf(all.map(({ parts }) => parts))) {
    const options = new Map<string, { value: Json | undefined; commands: [Command, ...Command[]] }>()
    for (const { command, parts } of all) {
      const value = parts.find((part) => part.at === at)?.value
      const option = options.get(keyOf(value))
      if (option) option.commands.push(command)
      else options.set(keyOf(value), { value, commands: [command] })
    }
    if (options.size > 1) return { at, options: [...options].map(([key, option]) => ({ key, ...option })) }
  }
  return undefined
}

/** Where parts stand, in the order in which they come in the commands. */
function placesOf(all: readonly (readonly CommandPart[])[]): readonly string[] {
  return [...new Set(all.flatMap((parts) => parts.map(({ at }) => at)))]
}
