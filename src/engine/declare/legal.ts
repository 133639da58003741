import { firstFound } from '../basics/first-found'
import { oneOf } from '../bot/bot-sample'
import type { Random } from '../kernel/dice'
import type { HexId } from '../kernel/hex'
import type { AnyArg } from './arg'
import type { AnyDeclaration, At, CommandsOf, Declarations } from './command'
import { actRefusal, type CommandSet, type Found, type Given, type Laid } from './command-set'
import type { GameTypes, StageOf } from './game-types'

/** Every command that the seat that is asked may give now, of some types or of all, in the order declared. */
export function legalOf<
  T extends GameTypes,
  C extends Declarations<T>,
  Type extends keyof C & string = keyof C & string,
>(
  set: CommandSet<T, C>,
  position: T['position'],
  ...types: readonly Type[]
): readonly Extract<CommandsOf<T, C>, { type: Type }>[] {
  const at = whereOf(set, position)
  if (!at) return []
  const all = openIn(set, position, at, types).flatMap((laid) => commandsOf(set, laid, at))
  return all as unknown as readonly Extract<CommandsOf<T, C>, { type: Type }>[]
}

/** Of how many samples one ends the stage though there is something to do, and one may be given at any time. */
const SELDOM = { end: 6, always: 400 } as const

/** One of them by chance: what ends the stage now and then only, and what may be given at any time seldom. */
export function sampleOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  position: T['position'],
  random: Random,
): CommandsOf<T, C> | undefined {
  const at = whereOf(set, position)
  if (!at) return undefined
  const open = openIn(set, position, at)
  const oneThat = (idles: 'end' | 'always' | undefined) => {
    const meant = open.filter(({ declaration }) => declaration.idles === idles)
    return oneOf(
      meant.flatMap((laid) => commandsOf(set, laid, at)),
      random,
    )
  }
  const always = random.below(SELDOM.always) === 0 ? oneThat('always') : undefined
  const end = always ?? (random.below(SELDOM.end) === 0 ? oneThat('end') : undefined)
  const one = end ?? oneThat(undefined) ?? oneThat('end') ?? oneThat('always')
  return one as unknown as CommandsOf<T, C> | undefined
}

/**
 * What ends the stage where the seat that is asked can do nothing else; what it may give at any time is nothing to wait
 * for. The list is made no further than to the first command that is something to do.
 */
export function onlyEndOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  position: T['position'],
): CommandsOf<T, C> | undefined {
  const at = whereOf(set, position)
  if (!at) return undefined
  const open = openIn(set, position, at)
  if (open.some((laid) => laid.declaration.idles === undefined && isOpen(set, laid, at))) return undefined
  const ends = open.filter(({ declaration }) => declaration.idles === 'end')
  return ends.flatMap((laid) => commandsOf(set, laid, at))[0] as unknown as CommandsOf<T, C> | undefined
}

/** Those that one subject may give, legal for whoever is asked. */
export function legalBy<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  position: T['position'],
  id: unknown,
): readonly CommandsOf<T, C>[] {
  const at = whereOf(set, position)
  if (!at) return []
  const all = openIn(set, position, at).flatMap((laid) => {
    const { declaration } = laid
    const subject = declaration.args[declaration.subject ?? '']?.find(at.table, id)
    const isIdle = subject === undefined || actRefusal(set.ground, declaration, at, subject) !== undefined
    return isIdle ? [] : commandsBy(set, laid, at, subject)
  })
  return all as unknown as readonly CommandsOf<T, C>[]
}

/**
 * What a seat could mean by a hex, legal or not: the command whose refusal says why nothing is to be done there, by
 * the subject in hand or else by one of its own that stands there.
 */
export function meantAt<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  position: T['position'],
  hex: HexId,
  held?: string,
): CommandsOf<T, C> | null {
  const at = whereOf(set, position)
  if (!at) return null
  const open = openIn(set, position, at)
  const command =
    firstFound(open, (laid) => meantBy(set, laid, at, { hex, held })) ??
    firstFound(open, (laid) => meantThere(set, laid, at, hex))
  return (command ?? null) as CommandsOf<T, C> | null
}

/** What the subject in hand is meant to do at a hex. */
function meantBy<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  laid: Laid<T>,
  at: Where<T>,
  { hex, held }: { readonly hex: HexId; readonly held: string | undefined },
): Given | undefined {
  const { declaration } = laid
  const subject = held === undefined ? undefined : subjectArg(declaration)?.find(at.table, held)
  const rest = subject === undefined ? undefined : declaration.meant?.(at, subject, hex)
  return rest && written(set, laid, at, filled({}, laid, subject, rest))
}

/** What a subject of the seat that stands in a hex could be meant to do. */
function meantThere<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  laid: Laid<T>,
  at: Where<T>,
  hex: HexId,
): Given | undefined {
  const { declaration } = laid
  const arg = subjectArg(declaration)
  if (!arg || !declaration.explains?.(at)) return undefined
  const there = allSubjects(declaration, at).filter(
    (subject) =>
      arg.hexesOf?.(at.table, arg.idOf(subject)).includes(hex) && !set.ground.mayAct(at, subject, arg.kind),
  )
  return firstFound(there, (subject) => {
    const [rest = declaration.meant?.(at, subject, hex)] = restsOf(declaration, at, subject)
    return rest && written(set, laid, at, filled({}, laid, subject, rest))
  })
}

function subjectArg<T extends GameTypes>({ args, subject }: AnyDeclaration<T>): AnyArg<T> | undefined {
  return subject === undefined ? undefined : args[subject]
}

/** The letters on the hex of a command's subject. */
export function badgeOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  position: T['position'],
  command: CommandsOf<T, C>,
): string | undefined {
  const at = whereOf(set, position)
  const given = command as unknown as Given
  const declaration = set.commands[given.type]
  const subject = declaration?.subject
  if (!at || !declaration?.badge || subject === undefined) return undefined
  const found = declaration.args[subject]?.find(at.table, given[subject])
  return found === undefined ? undefined : declaration.badge(at, found)
}

type Where<T extends GameTypes> = At<T, StageOf<T>>

function whereOf<T extends GameTypes, C extends Declarations<T>>(
  { ground }: CommandSet<T, C>,
  position: T['position'],
): Where<T> | undefined {
  const seat = ground.askedSeat(position)
  if (seat === null) return undefined
  const table = ground.sightOf(position, seat)
  return { table, seat, now: ground.nowOf(table) }
}

function openIn<T extends GameTypes, C extends Declarations<T>>(
  { ground, laid }: CommandSet<T, C>,
  position: T['position'],
  at: Where<T>,
  types: readonly string[] = [],
): readonly Laid<T>[] {
  const stage = ground.stageOf(position)
  return laid.filter(
    ({ type, stages, declaration }) =>
      stages.includes(stage) && (types.length === 0 || types.includes(type)) && !declaration.moment?.(at),
  )
}

/** Stands for the subject of a command that has none. */
const NOBODY: readonly unknown[] = [null]
/** What is open beside the subject, where nothing is. */
const NOTHING: readonly object[] = [{}]

function allSubjects<T extends GameTypes>(declaration: AnyDeclaration<T>, at: Where<T>): readonly unknown[] {
  const { subject, args } = declaration
  if (subject === undefined) return NOBODY
  return declaration.subjects?.(at) ?? args[subject]?.all?.(at.table) ?? []
}

function subjectsOf<T extends GameTypes, C extends Declarations<T>>(
  { ground }: CommandSet<T, C>,
  { declaration }: Laid<T>,
  at: Where<T>,
): readonly unknown[] {
  const all = allSubjects(declaration, at)
  return declaration.subject === undefined
    ? all
    : all.filter((subject) => !actRefusal(ground, declaration, at, subject))
}

function restsOf<T extends GameTypes>(
  declaration: AnyDeclaration<T>,
  at: Where<T>,
  subject: unknown,
): readonly object[] {
  return declaration.choices?.(at, subject) ?? NOTHING
}

/** The legal commands of one type. */
function commandsOf<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  laid: Laid<T>,
  at: Where<T>,
): readonly Given[] {
  const listed = laid.declaration.listed?.(at)
  if (listed) return listed.map((found) => written(set, laid, at, found))
  return subjectsOf(set, laid, at).flatMap((subject) => commandsBy(set, laid, at, subject))
}

/** Whether there is any, the first subject that has one being the last that is asked. */
function isOpen<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  laid: Laid<T>,
  at: Where<T>,
): boolean {
  const listed = laid.declaration.listed?.(at)
  if (listed) return listed.length > 0
  return subjectsOf(set, laid, at).some((subject) => commandsBy(set, laid, at, subject).length > 0)
}

/** One object is filled anew for each choice: most are refused, and one for each would cost more than the rules. */
function commandsBy<T extends GameTypes, C extends Declarations<T>>(
  set: CommandSet<T, C>,
  laid: Laid<T>,
  at: Where<T>,
  subject: unknown,
): readonly Given[] {
  const { declaration } = laid
  const commands: Given[] = []
  const found: Found = {}
  for (const rest of restsOf(declaration, at, subject)) {
    filled(found, laid, subject, rest)
    if (declaration.choicesAreLegal || !declaration.refusalOf(at, found))
      commands.push(written(set, laid, at, found))
  }
  return commands
}

function filled<T extends GameTypes>(
  found: Found,
  { declaration: { subject }, others }: Laid<T>,
  thing: unknown,
  rest: object,
): Found {
  if (subject !== undefined) found[subject] = thing
  for (const name of others) found[name] = (rest as Found)[name]
  return found
}

/** A command in the order of its arguments. */
function written<T extends GameTypes, C extends Declarations<T>>(
  { ground }: CommandSet<T, C>,
  { type, names, args }: Laid<T>,
  { seat }: Where<T>,
  found: Found,
): Given {
  const command: Record<string, unknown> = { type, ...ground.commonOf(seat) }
  for (let nth = 0; nth < args.length; nth++) {
    const [name, arg] = [names[nth] as string, args[nth] as AnyArg<T>]
    const thing = found[name]
    if (thing !== undefined) command[name] = arg.isValue ? thing : arg.idOf(thing)
  }
  return command as unknown as Given
}
