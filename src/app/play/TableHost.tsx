import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { apart, capitalized } from '@/engine/basics/phrases'
import type { AnyCommand, AnyEvent, Seat } from '@/engine/kernel/game'
import { positionAt, positionOf } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import { NO_PLAN, type Planning } from '@/engine/table/move-plan'
import type { LogNote, Passing, TableProps } from '@/engine/table/table'
import type { AnyGame } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import { eyesIn } from '@/store/curtain'
import { logWriter } from '@/store/log'
import { changeSettings } from '@/store/settings'
import { viewAfter } from '@/store/passing'
import { askedIn, type AnyHistory, type Session } from '@/store/session'
import { owedIn, spanOf } from '@/store/standing-pass'
import { useComfort } from '@/store/comfort'
import { neededComponent } from '@/widgets/late'
import { clockNews, passClockOn } from '../clock/kept-clock'
import { hintFor } from '../bots/hinter'
import { showDice } from './dice-shown'
import { keepPicture } from './keep-picture'
import { TAKE_BACK_TEXT } from './take-back-text'
import { LatePart } from '../failure/LatePart'
import { goTo } from '../addresses/routes'
import { routeOfTable, sessionStore, table, useTableState } from '../session/table-session'
import { callPlayers } from '../session/take-names'
import styles from './play.module.css'

const ReviewDialog = neededComponent(() => import('./ReviewDialog').then((module) => module.ReviewDialog))

interface Props {
  readonly game: AnyGame
  readonly Table: ComponentType<TableProps<object, AnyCommand, AnyEvent>>
}

/** Hands the game at the table to the game's own screen; rendered again only when the game has moved. */
export function TableHost({ game, Table }: Props) {
  const props = useTableProps(game)
  const serial = useTableState(({ session }) => session?.serial)
  const main = useRef<HTMLElement>(null)
  const [reviewed, onReview] = useState<number | null>(null)
  useEffect(() => {
    // A table that comes later, beside a bot, takes the focus from nobody who has opened the menu meanwhile.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [])
  useLayoutEffect(() => table.stands())
  return (
    <main className={styles['play__table']} ref={main} tabIndex={-1}>
      <Table key={serial} {...props} onReview={onReview} />
      {reviewed !== null && (
        <LatePart onClose={() => onReview(null)}>
          <ReviewDialog step={reviewed} onClose={() => onReview(null)} />
        </LatePart>
      )}
    </main>
  )
}

function useTableProps(game: AnyGame): TableProps<object, AnyCommand, AnyEvent> {
  const rules = useSession(({ game }) => game.rules)
  const history = useSession((session) => session.history)
  const seat = useSession((session) => session.holder)
  const eyes = useSession(eyesIn)
  const comfort = useComfort()
  const passing = usePassing()
  const notes = useNotes(game)
  const planning = usePlanning(seat)
  const seal = useSession((session) => session.seal)
  const sealHolds = useTableState((state) => state.sealHolds)
  const diceCheck = useTableState((state) => state.diceCheck)
  const diceSeals = useSession((session) => session.diceSeals)
  const timeUsed = useStore(clockNews, (news) => news.timeUsed)
  const position = positionOf(history)
  const asked = rules.askedSeat(position)
  const over = asked === null
  const view = useMemo(
    () =>
      (eyes === 'table' && seat !== null ? rules.openHand?.(position, seat) : undefined) ??
      rules.viewOf(position, eyes),
    [rules, position, seat, eyes],
  )
  const viewAt = useCallback(
    // What was undone is not to be seen again.
    (step: number) => rules.viewOf(positionAt(history, Math.min(step, history.cursor)), eyes),
    [rules, history, eyes],
  )
  const onHint = useMemo(() => {
    if (!game.loadBot || seat === null || seat !== asked) return undefined
    return (onProgress: (share: number) => void) => Promise.resolve(hintFor(game.id, view, onProgress))
  }, [game, seat, asked, view])
  const write = useMemo(() => logWriter(rules, over ? 'referee' : eyes), [rules, eyes, over])
  const log = useMemo(() => write(history), [write, history])
  const actions = useMemo(() => actionsAt(history), [history])
  const onPicture = useCallback((board: object) => keepPicture(`${game.id}-end`, board), [game])
  const shownSeal = useMemo(
    () => (seal === null ? null : { digest: seal.digest, nonce: over ? seal.nonce : null }),
    [seal, over],
  )
  return {
    view,
    seat,
    log,
    notes,
    viewAt,
    ...actions,
    seal: shownSeal,
    sealHolds,
    diceSeals: over ? diceSeals : undefined,
    diceCheck,
    comfort,
    onComfort: changeSettings,
    passing,
    planning,
    onRematch,
    onHome,
    onDice,
    onPicture,
    onHint,
    timeUsed: over ? timeUsed : undefined,
  }
}

/** What the holder of the mouse has said of its answers, and may say; what the other side has said stays with that. */
function usePassing(): Passing | undefined {
  const isAnswering = useSession(({ game, holder }) => game.rules.answers !== undefined && holder !== null)
  const span = useSession((now) => (now.holder === null ? null : spanOf(now, now.holder)))
  const isAsked = useSession((now) => now.holder === askedIn(now) && owedIn(now) !== undefined)
  return useMemo(
    () => (isAnswering ? { span, isAsked, onPass: table.keepPassing } : undefined),
    [isAnswering, span, isAsked],
  )
}

/** What the log tells beside the steps: what was taken back by consent. */
function useNotes(game: AnyGame): readonly LogNote[] {
  const takenBack = useSession((session) => session.takenBack)
  return useMemo(() => {
    const called = (seat: Seat) => seatCalled(game, seat)
    return takenBack.map(({ at, what, by, agreed }) => ({
      after: at,
      text: TAKE_BACK_TEXT.noted(apart(what), capitalized(called(by)), agreed.map(called)),
    }))
  }, [game, takenBack])
}

/** What the holder of the mouse plans; what others plan stays with the session. */
function usePlanning(seat: Seat | null): Planning | undefined {
  const plan = useSession(({ plans }) => (seat === null ? undefined : plans[seat])) ?? NO_PLAN
  return useMemo(
    () => (seat === null ? undefined : { plan, onPlan: (next) => table.planMoves(seat, next) }),
    [seat, plan],
  )
}

/** A part of the session at the table; the host stands only while there is one. */
function useSession<Part>(select: (session: Session) => Part): Part {
  return useTableState(({ session }) => select(present(session, 'session')))
}

/** Another game of the same; the one that was played stays where it is. */
function onRematch(): void {
  const played = sessionStore.getState().session
  table.startOver()
  const route = routeOfTable()
  if (played && route.saveId !== undefined) passClockOn(played.saveId, route.saveId)
  goTo(route)
  void callPlayers(played?.labels.players)
}

function onDice(): void {
  showDice()
}

function onHome(): void {
  goTo({ page: 'home' })
}

/** The actions as they hold at one place of the history: a click that comes late is not carried over to the next. */
function actionsAt(
  history: AnyHistory,
): Pick<TableProps<object, AnyCommand, never>, 'play' | 'refusalOf' | 'viewAfter'> {
  const isCurrent = () => sessionStore.getState().session?.history === history
  return {
    play: (command) => (isCurrent() ? table.play(command) : undefined),
    refusalOf: (command) => (isCurrent() ? table.refusalOf(command) : undefined),
    viewAfter(command) {
      const { session } = sessionStore.getState()
      return session?.history === history ? viewAfter(session, command) : undefined
    },
  }
}
