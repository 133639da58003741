import type { ToldEvents } from '@/engine/declare/event'
import { diceOf, type EventTypes, hexesOf, type Presentation, type Presentations } from './presentation'

/** Events as a table of declarations has them told, by how they are presented. */
export function toldBy<T extends EventTypes>(
  presentations: Presentations<T>,
): ToldEvents<T['event'], T['names'], T['clause']> {
  const entries = Object.entries<Presentation<T, never>>(presentations)
  const told = entries.map(([type, { clause, say, opens, isEnd }]) => [
    type,
    {
      // A clause that depends on the event is asked for where its line is made.
      ...(typeof clause === 'string' && { clause }),
      ...(isEnd ? { kind: 'victory' } : opens && { kind: 'heading' }),
      say: (event: never, names: T['names']) => withoutStop(say(event, names) ?? ''),
      hexesOf: (event: never) => hexesOf(presentations, event),
      diceOf: (event: never) => diceOf(presentations, event),
      ...(opens && { sideOf: opens }),
    },
  ])
  // Each entry is made of the event's own presentation; entries forget the pairing.
  return Object.fromEntries(told) as ToldEvents<T['event'], T['names'], T['clause']>
}

/** A sentence without its full stop. */
function withoutStop(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text
}
