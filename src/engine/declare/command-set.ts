import { type Draft, isDraft } from 'immer'
import { type CommandRule, type CommandRules } from '../kernel/game'
import { present, type Refusal } from '../kernel/refusal'
import type { AnyArg } from './arg'
import type { AnyDeclaration, At, CommandsOf, Declarations } from './command'
import type { GameTypes, StageOf } from './game-types'

/** What the kernel has to be told of a game before it can judge commands. */
export interface Ground<T extends GameTypes> {
  askedSeat(table: T['table']): T['seat'] | null
  stageOf(table: T['table']): StageOf<T>
  nowOf(table: T['table']): T['stages'][StageOf<T>]
  sightOf(position: T['position'], seat: T['seat']): T['sight']
  commonOf(seat: T['seat']): T['common']
  seatOf(common: T['common'], position: T['position']): T['seat']
  /** Why a seat may give nothing that belongs to these stages now. */
  gate(table: T['sight'], seat: T['seat'], stages: readonly string[]): Refusal<T['clause']> | undefined
  /** Why something is not the seat's to use, where a command does not say it otherwise. */
  mayAct(at: At<T, StageOf<T>>, subject: unknown, kind: string): Refusal<T['clause']> | undefined
}

/** A declaration laid out for lists, which are made thousands of times a second. */
export interface Laid<T extends GameTypes> {
  readonly type: string
  readonly declaration: AnyDeclaration<T>
  readonly stages: readonly string[]
  readonly names: readonly string[]
  readonly args: readonly AnyArg<T>[]
  /** The names beside the subject's. */
  readonly others: readonly string[]
}

/** The commands of a game with the ground they stand on. */
export interface CommandSet<T extends GameTypes, C extends Declarations<T>> {
  readonly ground: Ground<T>
  readonly commands: C
  readonly laid: readonly Laid<T>[]
  readonly rules: ReadonlyMap<string, CommandRule<T['position'], Given, T['event']>>
}

export type Found = Record<string, unknown>

/** A command of a set, its type known only as a word. */
export interface Given {
  readonly type: string
  readonly [argument: string]: unknown
}

export function defineCommands<T extends GameTypes>(ground: Ground<T>) {
  return <C extends Declarations<T>>(commands: C): CommandSet<T, C> => {
    const laid = Object.entries(commands).map(([type, declaration]) => layOut(type, declaration))
    const rules = new Map(laid.map((one) => [one.type, ruleOf(ground, one)]))
    return { ground, commands, laid, rules }
  }
}

function layOut<T extends GameTypes>(type: string, declaration: AnyDeclaration<T>): Laid<T> {
  const { args, subject } = declaration
  const names = Object.keys(args)
  return {
    type,
    declaration,
    stages: stagesOf(declaration),
    names,
    args: Object.values(args),
    others: names.filter((name) => name !== subject),
  }
}

function stagesOf<T extends GameTypes>({ stage }: AnyDeclaration<T>): readonly string[] {
  return typeof stage === 'string' ? [stage] : stage
}

/** How each command is refused and carried out. */
export function rulesOf<T extends GameTypes, C extends Declarations<T>>({
  rules,
}: CommandSet<T, C>): CommandRules<T['position'], CommandsOf<T, C>, T['event']> {
  // Each rule is made of the declaration under its own type; entries forget the pairing.
  return Object.fromEntries(rules) as CommandRules<T['position'], CommandsOf<T, C>, T['event']>
}

/** One of them. */
function ruleOf<T extends GameTypes>(
  ground: Ground<T>,
  laid: Laid<T>,
): CommandRule<T['position'], Given, T['event']> {
  const { declaration, stages, names, args } = laid
  return {
    refusalOf(position, command) {
      const seat = ground.seatOf(command, position)
      const table = ground.sightOf(position, seat)
      const gate = ground.gate(table, seat, stages)
      if (gate) return gate
      const at = { table, seat, now: ground.nowOf(table) }
      return declaration.moment?.(at) ?? foundRefusal(ground, laid, at, command)
    },
    perform(draft, command, dice) {
      const position = draft as T['position']
      const seat = ground.seatOf(command, position)
      // A sight of the draft: what is found in it can be written.
      const sight = ground.sightOf(position, seat)
      const found: Found = {}
      for (let nth = 0; nth < args.length; nth++) {
        const [name, arg] = [names[nth] as string, args[nth] as AnyArg<T>]
        if (name in command) found[name] = arg.isValue ? command[name] : arg.find(sight, command[name])
      }
      const nowOf = () => ground.nowOf(position) as Draft<T['stages'][StageOf<T>]>
      // Of a draft it makes a part that may be written: asked for when it is needed. A getter takes longer to make.
      const doing = isDraft(draft)
        ? {
            ...{ draft, seat, dice },
            get now() {
              return nowOf()
            },
          }
        : { draft, seat, dice, now: nowOf() }
      return declaration.perform(doing, found)
    },
  }
}

/** Why a command of a set is refused in a position, or undefined if it is not. */
export function refusalIn<T extends GameTypes, C extends Declarations<T>>(
  { rules }: CommandSet<T, C>,
  position: T['position'],
  command: CommandsOf<T, C>,
): Refusal | undefined {
  const given = command as unknown as Given
  return present(rules.get(given.type), given.type).refusalOf(position, given)
}

/** Names first, in their order, then the subject, then the command's own clauses. */
function foundRefusal<T extends GameTypes>(
  ground: Ground<T>,
  { declaration, names, args }: Laid<T>,
  at: At<T, StageOf<T>>,
  command: Given,
): Refusal | undefined {
  const found: Found = {}
  // Rules are asked hundreds of thousands of times a second: an iterator over pairs would cost as much as some of them.
  for (let nth = 0; nth < args.length; nth++) {
    const [name, arg] = [names[nth] as string, args[nth] as AnyArg<T>]
    const value = command[name]
    if (value === undefined && arg.isOptional) continue
    const thing = arg.find(at.table, value)
    if (thing === undefined) return arg.missing(at.table, value)
    found[name] = thing
  }
  const { subject } = declaration
  const early = subject === undefined ? undefined : actRefusal(ground, declaration, at, found[subject])
  return early ?? declaration.refusalOf(at, found)
}

/** Why the subject does nothing for the seat: as the command has it, or else as the game has it. */
export function actRefusal<T extends GameTypes>(
  ground: Ground<T>,
  declaration: AnyDeclaration<T>,
  at: At<T, StageOf<T>>,
  subject: unknown,
): Refusal<T['clause']> | undefined {
  if (declaration.mayAct) return declaration.mayAct(at, subject)
  const kind = declaration.args[declaration.subject ?? '']?.kind ?? ''
  return ground.mayAct(at, subject, kind)
}
