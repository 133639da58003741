import type { HexId } from '../kernel/hex'
import type { DrawingInk } from '../rulebook/rulebook'
import type { ButtonRow, CommandsOf, Declarations, Named } from './command'
import type { CommandSet, Found, Given } from './command-set'
import type { GameTypes } from './game-types'

/** What a command does, as advice: 'Mount Orc 1 on Warhorse 2'. */
export function sayOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  names: T['names'],
  table: T['table'],
  command: CommandsOf<T, C>,
): string {
  const [declaration, given] = of(set, command)
  return declaration.say(namedIn(declaration.args, names, given), { names, table, command: given })
}

export interface ButtonWords {
  readonly name: string
  readonly more?: string
  readonly row?: ButtonRow
}

/** The same on a button, with the subject in hand, and what there is to know of it. */
export function buttonOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  names: T['names'],
  position: T['position'],
  command: CommandsOf<T, C>,
): ButtonWords {
  const { ground } = set
  const [declaration, given] = of(set, command)
  const seat = ground.seatOf(given, position)
  const table = ground.sightOf(position, seat)
  const at = { table, seat, now: ground.nowOf(table) }
  const named = namedIn(declaration.args, names, given)
  const found: Found = {}
  for (const [name, arg] of Object.entries(declaration.args)) found[name] = arg.find(table, given[name])
  const name =
    declaration.label?.(named, found, at) ?? declaration.say(named, { names, table, command: given })
  const more = declaration.more?.(found, at)
  const row = declaration.row?.(named, found, at)
  return { name, ...(more !== undefined && { more }), ...(row && { row }) }
}

/** What stands beside the subject in a command: each argument with its kind. */
export function objectsOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  command: CommandsOf<T, C>,
): readonly { readonly kind: string; readonly value: unknown }[] {
  const [{ args, subject }, given] = of(set, command)
  return Object.entries(args).flatMap(([name, { kind }]) =>
    name === subject ? [] : [{ kind, value: given[name] }],
  )
}

/** What a command costs that nothing can mend later. */
export function lossOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  table: T['table'],
  command: CommandsOf<T, C>,
): string | undefined {
  const [declaration, given] = of(set, command)
  return declaration.loss?.({ table, command: given })
}

/** Who acts by a command, and as what; undefined where a seat acts. */
export function subjectOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  command: CommandsOf<T, C>,
): { readonly kind: string; readonly value: unknown } | undefined {
  const [{ args, subject = '' }, given] = of(set, command)
  const arg = args[subject]
  return arg && { kind: arg.kind, value: given[subject] }
}

/** What the subject of a command is called; undefined where a seat acts. */
export function subjectNameOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  names: T['names'],
  command: CommandsOf<T, C>,
): string | undefined {
  const [{ args, subject = '' }, given] = of(set, command)
  return args[subject]?.nameOf(names, given[subject])
}

/** Where a command begins and where it goes. */
export interface Aimed {
  /** Where those stand who act; where nobody acts, or it goes nowhere, the place that is dealt with. */
  readonly from: readonly HexId[]
  readonly to: readonly HexId[]
  readonly ink: DrawingInk
  /** Whether it is given by a click on its target. */
  readonly isClicked: boolean
  /** Whether another command that leads there is clicked in its place. */
  readonly yields?: boolean
}

export function aimOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  table: T['table'],
  command: CommandsOf<T, C>,
): Aimed {
  const [declaration, given] = of(set, command)
  const { args, subject, target, ink = 'green' } = declaration
  const hexesOf = (name: string) =>
    given[name] === undefined ? [] : (args[name]?.hexesOf?.(table, given[name]) ?? [])
  const places = Object.keys(args).map(hexesOf)
  return {
    from: subject === undefined ? (places.find((hexes) => hexes.length > 0) ?? []) : hexesOf(subject),
    to: target === undefined ? [] : hexesOf(target),
    ink: declaration.inkOf?.({ table, command: given }) ?? ink,
    isClicked: target !== undefined,
    ...(declaration.yields && { yields: true }),
  }
}

function of<T extends GameTypes, C extends Declarations<T>>(
  { commands }: CommandSet<T, C>,
  command: CommandsOf<T, C>,
): readonly [C[string], Given] {
  const given = command as unknown as Given
  return [commands[given.type] as C[string], given]
}

function namedIn<T extends GameTypes, A extends Declarations<T>[string]['args']>(
  args: A,
  names: T['names'],
  command: Given,
): Named<A> {
  const named = Object.entries(args).map(([name, arg]) => [
    name,
    name in command ? arg.nameOf(names, command[name]) : '',
  ])
  return Object.fromEntries(named) as Named<A>
}
