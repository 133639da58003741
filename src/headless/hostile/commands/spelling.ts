import { isDeepStrictEqual } from 'node:util'
import type { AnyCommand } from '@/engine/kernel/game'
import { sameData } from '@/engine/basics/same-data'
import type { Subject } from '../../fuzz/subject'
import { isHolder, placesIn } from '../mutations'

/**
 * Why a command was not read as it stands, if so: it must survive its own file, and where it is written in another
 * way than the program's, every part of that must say something.
 */
export function spellingFault(subject: Subject, json: unknown, command: AnyCommand): string | undefined {
  if (isDeepStrictEqual(json, command)) return survivalFault(subject, command)
  return (
    survivalFault(subject, command) ?? kindFault(json, command, '') ?? unsaidFault(subject, json, command)
  )
}

function survivalFault({ rules }: Subject, command: AnyCommand): string | undefined {
  const again = rules.parseCommand(JSON.parse(JSON.stringify(command)))
  return again.ok && sameData(again.value, command)
    ? undefined
    : `it was read as a command that does not survive JSON: ${JSON.stringify(command)}`
}

/** A list must not have been read as a record, nor a record as a list. */
function kindFault(json: unknown, read: unknown, path: string): string | undefined {
  if (!isHolder(json) || !isHolder(read)) return undefined
  if (Array.isArray(json) !== Array.isArray(read))
    return `it was read, ${Array.isArray(json) ? 'a list as a record' : 'a record as a list'} at "${path}"`
  for (const key of Object.keys(json)) {
    const fault = Object.hasOwn(read, key) ? kindFault(json[key], read[key], `${path}.${key}`) : undefined
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Nothing in it may go unread: left out, anything makes another command of it, unless it says what is understood. */
function unsaidFault({ rules, commands }: Subject, json: unknown, command: AnyCommand): string | undefined {
  const root = { command: structuredClone(json) }
  const [, ...parts] = placesIn(root, 'command')
  for (const { holder, key } of parts) {
    if (Array.isArray(holder) || commands.isUnderstood(key, holder[key])) continue
    const value = holder[key]
    Reflect.deleteProperty(holder, key)
    const without = rules.parseCommand(root.command)
    Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })
    if (without.ok && sameData(without.value, command)) return `it was read, but for "${key}"`
  }
  return undefined
}
