import * as v from 'valibot'
import { strictObject } from '../files/record-schema'
import type { AnyDeclaration, CommandsOf, Declarations } from './command'
import type { CommandSet } from './command-set'
import type { GameTypes } from './game-types'

/** Every kind of argument that some commands have. */
type KindOf<C> = {
  [Type in keyof C]: C[Type] extends { readonly args: infer A }
    ? { [Name in keyof A]: A[Name] extends { readonly kind: infer Kind } ? Kind & string : never }[keyof A]
    : never
}[keyof C]

/** How each kind of argument is read. */
export type KindSchemas<C> = Readonly<Record<KindOf<C>, v.GenericSchema>>

/** How a command is read from a file or a link: what every command says, and each argument by its kind. */
export function commandSchema<T extends GameTypes, C extends Declarations<T>>(
  { commands }: CommandSet<T, C>,
  common: v.ObjectEntries,
  kinds: KindSchemas<C>,
): v.GenericSchema<unknown, CommandsOf<T, C>> {
  const options = Object.entries(commands).map(([type, declaration]) =>
    strictObject({ type: v.literal(type), ...common, ...entriesOf<T>(declaration, kinds) }),
  )
  // Each option is made of a declaration; entries forget which.
  return v.variant('type', options) as unknown as v.GenericSchema<unknown, CommandsOf<T, C>>
}

function entriesOf<T extends GameTypes>(
  { args }: AnyDeclaration<T>,
  kinds: Readonly<Record<string, v.GenericSchema>>,
): v.ObjectEntries {
  return Object.fromEntries(
    Object.entries(args).map(([name, { kind, isOptional }]) => {
      const schema = kinds[kind] as v.GenericSchema
      return [name, isOptional ? v.exactOptional(schema) : schema]
    }),
  )
}
