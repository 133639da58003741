import { lazy, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { AnyGame } from '@/games/manifest'
import { Menu, type MenuItem } from '@/widgets/Menu'
import { RulesDesk } from '@/teach/rules-drawer/RulesDesk'
import { askForFile } from './ask-for-file'
import { diceShown, hideDice, showDice } from './dice/dice-shown'
import { LatePart } from './failure/LatePart'
import { LineIcon } from './LineIcon'
import { LazySettings } from './LazySettings'
import { MENU_TEXT } from './menu-text'
import { downloadGame } from './files'
import { goTo } from './routes'
import { table, useTableState } from './table-session'
import { TEXT } from './text'

const TermsDialog = lazy(() => import('./TermsDialog').then((module) => ({ default: module.TermsDialog })))
const ReportDialog = lazy(() =>
  import('./failure/ReportDialog').then((module) => ({ default: module.ReportDialog })),
)
const DiceDialog = lazy(() => import('./dice/DiceDialog').then((module) => ({ default: module.DiceDialog })))
const PassphraseDialog = lazy(() =>
  import('./lock/PassphraseDialog').then((module) => ({ default: module.PassphraseDialog })),
)
const HalfDialog = lazy(() => import('./lock/HalfDialog').then((module) => ({ default: module.HalfDialog })))
const Share = lazy(() => import('./Share').then((module) => ({ default: module.Share })))

/** A dialog of the menu; that of the dice is opened from elsewhere, too. */
type Shown = 'settings' | 'share' | 'terms' | 'report' | 'lock'

interface Props {
  readonly game: AnyGame
  readonly onShowKeys: () => void
}

/** What can be done with a game beside playing it. */
export function TableMenu({ game, onShowKeys }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  const { upTo } = useStore(diceShown)
  useEffect(() => hideDice, [])
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
    { label: MENU_TEXT.terms, onSelect: () => setShown('terms') },
    { label: MENU_TEXT.dice, onSelect: () => showDice() },
    { label: MENU_TEXT.passphrase, onSelect: () => setShown('lock') },
    { label: MENU_TEXT.rules, onSelect: () => goTo({ page: 'rules', gameId: game.id, rest: [] }) },
    { label: MENU_TEXT.charts, onSelect: () => goTo({ page: 'charts', gameId: game.id, rest: [] }) },
    { label: MENU_TEXT.study, onSelect: () => goTo({ page: 'study', gameId: game.id, rest: ['game'] }) },
    { label: MENU_TEXT.settings, onSelect: () => setShown('settings') },
    { label: TEXT.play.keys, hint: '?', onSelect: onShowKeys },
    { label: MENU_TEXT.report, onSelect: () => setShown('report') },
  ]
  return (
    <>
      <Menu label={TEXT.play.menu} groups={[files, useDiceItems(), aids]}>
        <LineIcon name="menu" />
      </Menu>
      <LatePart>
        <RulesDesk game={game} />
      </LatePart>
      <LatePart key={`${shown} ${upTo}`} onClose={close}>
        {shown === 'settings' && <LazySettings onClose={close} />}
        {shown === 'share' && <Share game={game} onClose={close} />}
        {upTo !== undefined && <DiceDialog game={game} upTo={upTo} onClose={close} />}
        {shown === 'report' && <ReportDialog failure={null} onClose={close} />}
        {shown === 'lock' && <PassphraseDialog game={game} onClose={close} />}
        {shown === 'terms' && <TermsDialog game={game} onClose={close} />}
      </LatePart>
      <LatePart>{shown !== 'lock' && <OwnHalf game={game} />}</LatePart>
    </>
  )
}

/** A side that takes the mouse is shown its half of the recovery code until it has noted it down. */
function OwnHalf({ game }: { readonly game: AnyGame }) {
  const vault = useTableState(({ session }) => session && session.vault)
  const seat = useTableState(({ session }) => session && session.holder)
  const [isLater, setLater] = useState(false)
  if (!vault || seat === null || vault.noted.includes(seat) || isLater) return null
  return <HalfDialog game={game} seat={seat} vault={vault} onLater={() => setLater(true)} />
}

function useDiceItems(): readonly MenuItem[] {
  const typed = useTableState(({ session }) => session?.dice === null)
  return [
    { label: MENU_TEXT.diceByProgram, checked: !typed, onSelect: () => table.setTyped(false) },
    { label: MENU_TEXT.diceTyped, checked: typed, onSelect: () => table.setTyped(true) },
  ]
}
