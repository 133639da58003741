import { useMemo } from 'react'
import type { HexId } from '@/engine/hex'
import { kept } from '@/widgets/kept'
import type { DeskParts, PropsOf } from '../desk/desk'
import { LogPane, type LogWays } from '../log/LogPane'
import type { LogModel } from './play-model'

interface LogProps<P extends DeskParts> extends Pick<PropsOf<P>, 'log' | 'view' | 'onReview'> {
  readonly model: LogModel<P>
  readonly rolls?: LogWays['rolls']
  readonly onNote: (hexes: readonly HexId[]) => void
}

/** The log in sentences; pointing at a line marks its hexes on the board. */
export const Log = kept(function Log<P extends DeskParts>(props: LogProps<P>) {
  const { model, log, view, rolls, onNote, onReview } = props
  const { headings, rulesAt, sideOf, logOf } = model
  const ways = useMemo(
    () => ({ headings, rulesAt, placeOf: sideOf, ...(rolls ? { rolls } : {}) }),
    [headings, rulesAt, sideOf, rolls],
  )
  const lines = useMemo(() => logOf(log, view), [logOf, log, view])
  return <LogPane lines={lines} ways={ways} onNote={onNote} onReview={onReview} />
})
