import type { TableProps } from '@/engine/table'
import { Hints } from '@/table/hints/Hints'
import type { Command } from '../commands'
import type { Event } from '../rules/events'
import type { View } from '../rules/view'
import { HINT_WAYS } from './hints/hint-ways'
import { Ears } from './words/Ears'

/** What every screen of the table has beside it: what is said aloud, and hints. */
export function Beside({ view, seat, log, play, onHint }: TableProps<View, Command, Event>) {
  return (
    <>
      <Ears view={view} seat={seat} log={log} />
      <Hints view={view} play={play} onHint={onHint} ways={HINT_WAYS} />
    </>
  )
}
