import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { AnyGame } from '@/contract/manifest'
import { setTyped } from '@/store/occasional-actions'
import { Menu } from '@/widgets/Menu'
import type { MenuItem } from '@/widgets/OpenedMenu'
import { neededComponent } from '@/widgets/late'
import { askForFile } from '../page-parts/ask-for-file'
import { diceShown, hideDice, showDice } from './dice-shown'
import { LatePart } from '../failure/LatePart'
import { LineIcon } from '../page-parts/LineIcon'
import { LazySettings } from '../settings/LazySettings'
import { MENU_TEXT } from './menu-text'
import { downloadGame } from '../downloads/downloads'
import { goTo } from '../addresses/routes'
import { presentGame } from './present-game'
import { showCharts } from './show-charts'
import { studyGame } from './study-game'
import { sessionStore, useTableState } from '../session/table-session'
import { TEXT } from '../page-parts/text'

const TermsDialog = neededComponent(() => import('./TermsDialog').then((module) => module.TermsDialog))
const ReportDialog = neededComponent(() =>
  import('../failure/ReportDialog').then((module) => module.ReportDialog),
)
const DiceDialog = neededComponent(() => import('./DiceDialog').then((module) => module.DiceDialog))
const PassphraseDialog = neededComponent(() =>
  import('../lock/PassphraseDialog').then((module) => module.PassphraseDialog),
)
const HalfDialog = neededComponent(() => import('../lock/HalfDialog').then((module) => module.HalfDialog))
const ClockDialog = neededComponent(() => import('../clock/ClockBar').then((module) => module.ClockDialog))
const SeatsDialog = neededComponent(() => import('../bots/SeatsDialog').then((module) => module.SeatsDialog))
const Share = neededComponent(() => import('./Share').then((module) => module.Share))

/** A dialog of the menu; that of the dice is opened from elsewhere, too. */
type Shown = 'settings' | 'share' | 'seats' | 'clock' | 'terms' | 'report' | 'lock'

interface Props {
  readonly game: AnyGame
  readonly onShowKeys: () => void
}

/** What can be done with a game beside playing it. */
export function TableMenu({ game, onShowKeys }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  const { upTo } = useStore(diceShown)
  useEffect(() => hideDice, [])
  const holder = useTableState(({ session }) => session?.holder)
  const close = () => {
    setShown(null)
    hideDice()
  }
  const files: readonly MenuItem[] = [
    { label: MENU_TEXT.save, onSelect: () => void downloadGame(game) },
    { label: MENU_TEXT.share, onSelect: () => setShown('share') },
    { label: MENU_TEXT.open, onSelect: askForFile },
    { label: MENU_TEXT.newGame, onSelect: () => goTo({ page: 'new', gameId: game.id }) },
  ]
  const aids: readonly MenuItem[] = [
    ...(game.loadBot ? [{ label: MENU_TEXT.seats, onSelect: () => setShown('seats') }] : []),
    { label: MENU_TEXT.clock, onSelect: () => setShown('clock') },
    { label: MENU_TEXT.terms, onSelect: () => setShown('terms') },
    { label: MENU_TEXT.dice, onSelect: () => showDice() },
    { label: MENU_TEXT.passphrase, onSelect: () => setShown('lock') },
    { label: MENU_TEXT.rules, onSelect: () => goTo({ page: 'rules', gameId: game.id, rest: [] }) },
    {
      label: MENU_TEXT.charts,
      onSelect: () => void showCharts(game),
    },
    { label: MENU_TEXT.study, onSelect: () => studyGame() },
    { label: MENU_TEXT.present, onSelect: presentGame },
    { label: MENU_TEXT.settings, onSelect: () => setShown('settings') },
    { label: TEXT.play.keys, hint: '?', onSelect: onShowKeys },
    { label: MENU_TEXT.report, onSelect: () => setShown('report') },
  ]
  return (
    <>
      <Menu label={TEXT.play.menu} groups={[files, useDiceItems(), aids]}>
        <LineIcon name="menu" />
      </Menu>
      <LatePart key={`${shown} ${upTo}`} onClose={close}>
        {shown === 'settings' && <LazySettings onClose={close} />}
        {shown === 'share' && <Share game={game} onClose={close} />}
        {upTo !== undefined && <DiceDialog game={game} upTo={upTo} onClose={close} />}
        {shown === 'report' && <ReportDialog failure={null} onClose={close} />}
        {shown === 'seats' && <SeatsDialog game={game} onClose={close} />}
        {shown === 'clock' && <ClockDialog onClose={close} />}
        {shown === 'terms' && <TermsDialog game={game} onClose={close} />}
      </LatePart>
      <LatePart key={holder} onClose={close}>
        <Locking game={game} isShown={shown === 'lock'} onClose={close} />
      </LatePart>
    </>
  )
}

interface LockingProps {
  readonly game: AnyGame
  /** Whether the holder of the mouse sets a passphrase. */
  readonly isShown: boolean
  readonly onClose: () => void
}

/** A side sets its passphrase; one that takes the mouse is shown its half of the recovery code until it has noted it. */
function Locking({ game, isShown, onClose }: LockingProps) {
  const vault = useTableState(({ session }) => session && session.vault)
  const seat = useTableState(({ session }) => session && session.holder)
  const [half, setHalf] = useState<'due' | 'asked' | 'later'>('due')
  if (isShown) {
    const showHalf = () => {
      setHalf('asked')
      onClose()
    }
    const close = () => {
      setHalf('due')
      onClose()
    }
    return <PassphraseDialog game={game} onShowHalf={showHalf} onClose={close} />
  }
  if (!vault || seat === null || half === 'later') return null
  if (half === 'due' && vault.noted.includes(seat)) return null
  return <HalfDialog game={game} seat={seat} vault={vault} onClose={() => setHalf('later')} />
}

function useDiceItems(): readonly MenuItem[] {
  const typed = useTableState(({ session }) => session?.dice === null)
  return [
    { label: MENU_TEXT.diceByProgram, checked: !typed, onSelect: () => setTyped(sessionStore, false) },
    { label: MENU_TEXT.diceTyped, checked: typed, onSelect: () => setTyped(sessionStore, true) },
  ]
}
