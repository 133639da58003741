import type { PlayRules, ToolRules, Viewer } from '../kernel/game'
import type { CommandsOf, Declarations } from './command'
import { type CommandSet, rulesOf } from './command-set'
import { audienceBy, barrierAmong, type EventRulesOf } from './event'
import type { Problem } from '../kernel/refusal'
import type { GameTypes } from './game-types'
import { legalOf, sampleOf } from './legal'

type PlayOf<T extends GameTypes, C extends Declarations<T>, View extends object> = PlayRules<
  T['position'],
  CommandsOf<T, C>,
  T['event'],
  View
>

/** What of the rules of play does not follow from commands and events. */
interface PlayWays<T extends GameTypes, C extends Declarations<T>, View extends object>
  extends
    Pick<PlayOf<T, C, View>, 'id' | 'seats' | 'segmentOf' | 'resultOf' | 'viewOf' | 'hasSecrets'>,
    Partial<Pick<PlayOf<T, C, View>, 'seatsOf' | 'barrierOf' | 'sealedText'>> {
  readonly set: CommandSet<T, C>
  readonly events: EventRulesOf<T['event']>
}

/** The rules of play of a game that declares its commands and its events. */
export function playRulesOf<T extends GameTypes, C extends Declarations<T>, View extends object>({
  set,
  events,
  ...ways
}: PlayWays<T, C, View>): PlayOf<T, C, View> {
  return {
    barrierOf: (_command, happened) => barrierAmong(events, happened),
    sealedText: () => undefined,
    ...ways,
    commands: rulesOf(set),
    askedSeat: (position) => set.ground.askedSeat(position),
    audienceOf: audienceBy<T['event']>(events),
  }
}

/** What only the game itself can say to those who check it. */
interface ToolWays<T extends GameTypes> {
  /** What of a position can never come about by play, each with its place. */
  readonly faultsIn: (position: T['position']) => readonly Problem[]
  /**
   * The same position with everything exchanged that a viewer may not know; undefined where there is nothing, or
   * nothing else that it could be.
   */
  readonly otherSecrets: (position: T['position'], viewer: Viewer) => T['position'] | undefined
}

/** What random play and its checks need: commands come from their declarations, leaks from secrets exchanged. */
export function toolRulesOf<T extends GameTypes, C extends Declarations<T>, View extends object>(
  set: CommandSet<T, C>,
  { viewOf }: Pick<PlayOf<T, C, View>, 'viewOf'>,
  { faultsIn, otherSecrets }: ToolWays<T>,
): ToolRules<T['position'], CommandsOf<T, C>> {
  return {
    legalCommands: (position) => legalOf(set, position),
    sampleCommand: (position, random) => sampleOf(set, position, random),
    faultsOf: (position) => faultsIn(position).map(({ path, message }) => `${path} ${message}`),
    leaksOf(position, viewer) {
      const other = otherSecrets(position, viewer)
      const seen = (one: T['position']) => JSON.stringify(viewOf(one, viewer))
      return other && seen(other) !== seen(position) ? [`${viewer} sees what is none of its business`] : []
    },
  }
}
