import { type ComponentType, createElement, Suspense, useMemo } from 'react'
import { useStore } from 'zustand'
import type { AnyCommand, AnyEvent } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import { present, type Refusal } from '@/engine/kernel/refusal'
import type { TableProps } from '@/engine/table/table'
import { gameOf } from '@/games'
import type { AnyGame } from '@/contract/manifest'
import { giveSeats } from '@/store/occasional-actions'
import { logWriter } from '@/store/log'
import { neededComponent } from '@/widgets/late'
import { seatName } from '../session/seats'
import { sessionStore, useTableState } from '../session/table-session'
import { BotBar } from './BotBar'
import { botStates } from './bot-states'
import { botSeatIn } from './bot-turn'
import { BOTS_TEXT as TEXT } from './bots-text'
import { useBots } from './table-bots'
import styles from './bots.module.css'

type AnyTableProps = TableProps<object, AnyCommand, AnyEvent>

/** The table of a game in which bots play: a person sees it as always, and looks on while a bot is asked. */
export function BotTable(props: AnyTableProps) {
  useBots()
  const session = useTableState((state) => present(state.session, 'session'))
  const game = present(gameOf(session.game.rules.id), 'game at the table')
  const told = useLookingOn(useReferee({ ...props, onRematch: () => startOver(props) }), game)
  return (
    <div className={styles['bot-table']}>
      <BotBar game={game} />
      <Suspense>{createElement(tableOf(game), told)}</Suspense>
    </div>
  )
}

/** Another game of the same, and the same bots play in it. */
function startOver({ onRematch }: AnyTableProps): void {
  const bots = sessionStore.getState().session?.labels.bots
  onRematch()
  giveSeats(sessionStore, bots ?? {})
}

const tables = new Map<AnyGame, ComponentType<AnyTableProps>>()

/** A game's own table, which this one stands around. */
function tableOf(game: AnyGame): ComponentType<AnyTableProps> {
  const known = tables.get(game)
  if (known) return known
  const Table = neededComponent(() => game.loadTable().then((loaded) => loaded.Table))
  tables.set(game, Table)
  return Table
}

/** What a table is told while a bot is asked: nothing can be played, and there is nothing to look back on yet. */
function useLookingOn(props: AnyTableProps, game: AnyGame): AnyTableProps {
  const seat = useTableState(botSeatIn)
  const { comfort } = props
  const instead = useMemo(() => {
    if (seat === undefined) return undefined
    const name = seatName(game, seat)
    const refuse = (): Refusal => ({ clause: '', message: TEXT.notYours(name) })
    return {
      locked: TEXT.locked(name),
      play: refuse,
      refusalOf: refuse,
      comfort: { ...comfort, recaps: false },
    }
  }, [game, seat, comfort])
  return useMemo(() => ({ ...props, ...instead }), [props, instead])
}

/** What a table is told where bots play alone and those who watch have chosen to see all. */
function useReferee(props: AnyTableProps): AnyTableProps {
  const showsAll = useStore(botStates, (state) => state.showsAll)
  const { game, history } = useTableState((state) => present(state.session, 'session'))
  const isOn = showsAll && props.seat === null
  const write = useMemo(() => logWriter(game.rules, 'referee'), [game])
  return useMemo(() => {
    if (!isOn) return props
    const viewAt = (step: number) =>
      game.rules.viewOf(positionAt(history, Math.min(step, history.cursor)), 'referee')
    return { ...props, view: viewAt(history.cursor), viewAt, log: write(history) }
  }, [props, isOn, game, history, write])
}
