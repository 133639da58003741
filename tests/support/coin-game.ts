import type { CommandRule, GameRules } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import type { SessionGame } from '@/store/session'

/**
 * A game as small as the contract allows: a hider conceals a coin in one hand, and a seeker tosses dice and
 * then names the hand. It has a secret, rolls in dependent batches, a hand-over and a revelation.
 */
export type Hand = 'left' | 'right'
type CoinSeat = 'hider' | 'seeker'

export interface CoinPosition {
  readonly hidden: Hand | null
  readonly asked: CoinSeat
  readonly notes: number
  readonly tossed: readonly number[]
  readonly winner: CoinSeat | null
}

export type CoinCommand =
  | { readonly type: 'hide'; readonly hand: Hand }
  | { readonly type: 'pass' }
  | { readonly type: 'note' }
  /** One die, and a second if the first is even. */
  | { readonly type: 'toss' }
  | { readonly type: 'guess'; readonly hand: Hand }
  /** A bug. */
  | { readonly type: 'crash' }

export type CoinEvent =
  | { readonly type: 'hidden'; readonly hand: Hand }
  | { readonly type: 'passed' }
  | { readonly type: 'noted' }
  | { readonly type: 'tossed'; readonly values: readonly number[] }
  | { readonly type: 'guessed'; readonly hand: Hand; readonly right: boolean }

export interface CoinView extends CoinPosition {
  readonly viewer: string
}

type Rule<Type extends CoinCommand['type']> = CommandRule<
  CoinPosition,
  Extract<CoinCommand, { type: Type }>,
  CoinEvent
>

const hide: Rule<'hide'> = {
  refusalOf: ({ asked }) =>
    asked === 'hider' ? undefined : { clause: 'C-1', message: 'Only the hider hides.' },
  perform(draft, { hand }) {
    draft.hidden = hand
    return [{ type: 'hidden', hand }]
  },
}

const pass: Rule<'pass'> = {
  refusalOf: ({ hidden }) =>
    hidden === null ? { clause: 'C-2', message: 'Hide the coin first.' } : undefined,
  perform(draft) {
    draft.asked = draft.asked === 'hider' ? 'seeker' : 'hider'
    return [{ type: 'passed' }]
  },
}

const note: Rule<'note'> = {
  refusalOf: () => undefined,
  perform(draft) {
    draft.notes += 1
    return [{ type: 'noted' }]
  },
}

const toss: Rule<'toss'> = {
  refusalOf: () => undefined,
  perform(draft, _command, dice) {
    const [first = 0] = dice.roll({ count: 1, faces: 6, label: 'First toss' })
    const more = first % 2 === 0 ? dice.roll({ count: 2, faces: 6, label: 'Second toss' }) : []
    draft.tossed = [first, ...more]
    return [{ type: 'tossed', values: [first, ...more] }]
  },
}

const guess: Rule<'guess'> = {
  refusalOf: ({ asked }) =>
    asked === 'seeker' ? undefined : { clause: 'C-3', message: 'Only the seeker guesses.' },
  perform(draft, { hand }) {
    const right = draft.hidden === hand
    draft.winner = right ? 'seeker' : 'hider'
    return [{ type: 'guessed', hand, right }]
  },
}

const crash: Rule<'crash'> = {
  refusalOf: () => undefined,
  perform() {
    throw new Error('A bug in the rules')
  },
}

const FIRST: CoinPosition = { hidden: null, asked: 'hider', notes: 0, tossed: [], winner: null }

function parsePosition(json: unknown): Parsed<CoinPosition> {
  const notes = (json as { notes?: unknown } | null)?.notes
  if (typeof notes === 'number') return { ok: true, value: { ...FIRST, ...(json as Partial<CoinPosition>) } }
  return { ok: false, problems: [{ path: 'notes', message: 'must be a number' }] }
}

export const coinRules: GameRules<CoinPosition, CoinCommand, CoinEvent, CoinView> = {
  id: 'coin',
  seats: ['hider', 'seeker'],
  commands: { hide, pass, note, toss, guess, crash },
  newGame: (settings) =>
    settings === 'bad'
      ? { ok: false, problems: [{ path: 'coin', message: 'must be round' }] }
      : { ok: true, value: FIRST },
  parsePosition,
  parseInitial: parsePosition,
  writePosition: (position) => ({ ...position }),
  parseCommand: (json) => ({ ok: true, value: json as CoinCommand }),
  askedSeat: ({ asked, winner }) => (winner === null ? asked : null),
  segmentOf: ({ notes }) => `note ${notes}`,
  resultOf: ({ winner }) => winner,
  legalCommands: () => [{ type: 'note' }],
  sampleCommand: () => ({ type: 'note' }),
  viewOf: (position, viewer) => ({
    ...position,
    hidden: viewer === 'hider' || position.winner !== null ? position.hidden : null,
    viewer,
  }),
  audienceOf: (event) => (event.type === 'hidden' ? ['hider'] : 'all'),
  barrierOf: (_command, events) =>
    events.some((event) => event.type === 'guessed') ? 'The hand was opened.' : undefined,
  sealedText: ({ hidden }) => hidden ?? undefined,
  hasSecrets: ({ hidden }) => hidden !== null,
  faultsOf: () => [],
  leaksOf: () => [],
}

/** The coin game as the store takes it. */
export const coinGame: SessionGame = {
  rules: coinRules,
  writePosition: (position) => ({ ...position }),
  summaryOf: (view) => ({ scenario: 'One coin', moment: `Note ${(view as CoinView).notes}` }),
}

/** The first position, nothing hidden. */
export function coinStart(changes: Partial<CoinPosition> = {}): CoinPosition {
  return { ...FIRST, ...changes }
}
