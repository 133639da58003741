import { useMemo } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import type { Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'
import { isCovered } from '@/store/session'
import { answerBack, askBack, nextAsked, requestIn } from '@/store/taking-back'
import { backIn } from '@/store/undoing'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Curtain } from '@/widgets/Curtain'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import { sideOfSeat } from '@/widgets/side'
import { TEXT as PAGE_TEXT } from '../page-parts/text'
import { personCalled } from './person-called'
import { sessionStore, table, useTableState } from '../session/table-session'
import { TAKE_BACK_TEXT as TEXT } from './take-back-text'

interface TakeBackDialogProps {
  readonly game: AnyGame
  readonly onClose: () => void
}

/** What can be taken back where undo stops, and what that means; the other persons are asked, where there are any. */
export function TakeBackDialog({ game, onClose }: TakeBackDialogProps) {
  const session = useTableState((state) => state.session)
  const request = useMemo(() => session && requestIn(session), [session])
  if (!session || !request) return null
  const stop = backIn(session)
  const others = request.of.map((seat) => personCalled(game, session.labels.players, seat))
  const ask = () => {
    onClose()
    askBack(sessionStore)
  }
  return (
    <Dialog open title={TEXT.title(others)} onClose={onClose}>
      <div className={panelStyles.stack}>
        {!stop.ok && <p>{PAGE_TEXT.play.undoStops(stop.reason)}</p>}
        <p>
          {TEXT.would} <strong>{request.what}</strong>
        </p>
        <p>{TEXT.means(request.dice)}</p>
        <ButtonRow>
          <Button onClick={onClose}>{TEXT.cancel}</Button>
          <PrimaryButton onClick={ask}>{TEXT.ask(others)}</PrimaryButton>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

/** The curtain behind which each who is asked grants or refuses; it tells what everybody may know. */
export function ConsentScreen({ game }: { readonly game: AnyGame }) {
  const session = useTableState((state) => state.session)
  const request = useMemo(() => session && requestIn(session), [session])
  const asked = session && request ? nextAsked(session, request) : undefined
  if (!session || !request || asked === undefined) return null
  const { by, of, what, dice } = request
  const called = (seat: Seat) => personCalled(game, session.labels.players, seat)
  const answer = (isGranted: boolean) => {
    answerBack(sessionStore, isGranted)
    if (sessionStore.getState().session?.asking) return
    sayAtTable(capitalized(isGranted ? TEXT.granted(of.map(called)) : TEXT.refused(called(asked))))
  }
  return (
    <Curtain
      key={asked}
      heading={PAGE_TEXT.curtain.heading(called(asked))}
      text={`${capitalized(TEXT.asks(called(by)))} ${what} ${TEXT.means(dice)}`}
      action={TEXT.grant}
      side={sideOfSeat(game.seats, asked)}
      isAnswer
      onTake={() => answer(true)}
    >
      {/* A key that asked and is still held down must not grant. */}
      <Button autoFocus onClick={() => answer(false)}>
        {TEXT.refuse}
      </Button>
    </Curtain>
  )
}

/** Says something as soon as somebody sits at the game: the curtain lies over whatever is said before. */
function sayAtTable(text: string): void {
  const serial = sessionStore.getState().session?.serial
  const stop = sessionStore.subscribe(sayOnce)
  sayOnce()

  function sayOnce(): void {
    const { session } = sessionStore.getState()
    const isHere = session?.serial === serial
    if (session && isHere && isCovered(session)) return
    stop()
    if (isHere) table.say(text)
  }
}
