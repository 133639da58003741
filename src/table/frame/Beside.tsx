import type { AnyCommand, AnyEvent } from '@/engine/game'
import type { TableProps } from '@/engine/table'
import { Ears } from '../ears/Ears'
import type { Telling } from '../ears/use-news'
import { Hints, type HintWays } from '../hints/Hints'

interface BesideProps<View extends object, Command extends AnyCommand, Event extends AnyEvent> extends Pick<
  TableProps<View, Command, Event>,
  'view' | 'seat' | 'log' | 'play' | 'onHint'
> {
  readonly telling: Telling<View, Event>
  readonly ways: HintWays<View, Command>
}

/** What every screen of a table has beside it: what is said aloud, and hints. */
export function Beside<View extends object, Command extends AnyCommand, Event extends AnyEvent>(
  props: BesideProps<View, Command, Event>,
) {
  const { view, seat, log, play, onHint, telling, ways } = props
  return (
    <>
      <Ears scene={{ view, seat, log }} telling={telling} />
      <Hints view={view} play={play} onHint={onHint} ways={ways} />
    </>
  )
}
