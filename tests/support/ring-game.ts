import type { Draft } from 'immer'
import type { CommandRule, GameRules } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import type { SessionGame } from '@/store/session'

/** A game for two to four: whoever is asked keeps a secret and hands on to the next in play. */
export const RING_SEATS = ['north', 'east', 'south', 'west'] as const
export type RingSeat = (typeof RING_SEATS)[number]

export interface RingPosition {
  /** In the order of play. */
  readonly playing: readonly RingSeat[]
  readonly asked: RingSeat
  readonly notes: number
  readonly winner: RingSeat | null
}

export type RingCommand = { readonly type: 'note' } | { readonly type: 'end' } | { readonly type: 'win' }
export type RingEvent = RingCommand

export interface RingView extends RingPosition {
  readonly viewer: string
}

const rule = (
  change: (draft: Draft<RingPosition>) => void,
): CommandRule<RingPosition, RingCommand, RingEvent> => ({
  refusalOf: () => undefined,
  perform(draft, command) {
    change(draft)
    return [command]
  },
})

/** A first position of those seats, the first of them to begin. */
export function ringStart(...playing: readonly RingSeat[]): RingPosition {
  return { playing, asked: playing[0] ?? 'north', notes: 0, winner: null }
}

/** As many seats in play as the settings say, the second to begin. */
function newGame(settings: unknown): Parsed<RingPosition> {
  const [first = 'north', ...others] = RING_SEATS.slice(0, Number(settings))
  return { ok: true, value: ringStart(...others, first) }
}

const parsePosition = (json: unknown): Parsed<RingPosition> => ({ ok: true, value: json as RingPosition })

export const ringRules: GameRules<RingPosition, RingCommand, RingEvent, RingView> = {
  id: 'ring',
  seats: RING_SEATS,
  seatsOf: ({ playing }) => playing,
  commands: {
    note: rule((draft) => (draft.notes += 1)),
    end: rule((draft) => {
      const { playing, asked } = draft
      draft.asked = playing[(playing.indexOf(asked) + 1) % playing.length] ?? asked
    }),
    win: rule((draft) => (draft.winner = draft.asked)),
  },
  newGame,
  parsePosition,
  parseInitial: parsePosition,
  writePosition: (position) => ({ ...position }),
  parseCommand: (json) => ({ ok: true, value: json as RingCommand }),
  askedSeat: ({ asked, winner }) => (winner === null ? asked : null),
  segmentOf: ({ asked, notes }) => `${asked} ${notes}`,
  resultOf: ({ winner }) => winner,
  viewOf: (position, viewer) => ({ ...position, viewer }),
  audienceOf: () => 'all',
  barrierOf: () => undefined,
  sealedText: () => undefined,
  hasSecrets: ({ winner }) => winner === null,
  concession: () => ({ type: 'win' }),
  legalCommands: () => [{ type: 'note' }],
  sampleCommand: () => ({ type: 'note' }),
  faultsOf: () => [],
  leaksOf: () => [],
}

/** The ring game as the store takes it. */
export const ringGame: SessionGame = {
  rules: ringRules,
  writePosition: (position) => ({ ...position }),
  summaryOf: (view) => ({ scenario: 'A ring', moment: `Note ${(view as RingView).notes}` }),
}
