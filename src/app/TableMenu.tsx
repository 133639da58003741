import type { AnyGame } from '@/games/manifest'
import { changeSettings, THEMES } from '@/store/settings'
import { Menu, type MenuItem } from '@/widgets/Menu'
import { askForFile } from './ask-for-file'
import { LineIcon } from './LineIcon'
import { downloadGame } from './resume'
import { goTo } from './routes'
import { table, useTableState } from './table-session'
import { TEXT } from './text'
import { useChosenTheme } from './theme'

interface Props {
  readonly game: AnyGame
  readonly onShowKeys: () => void
}

/** What can be done with a game beside playing it. */
export function TableMenu({ game, onShowKeys }: Props) {
  const { play } = TEXT
  const files: readonly MenuItem[] = [
    { label: play.save, onSelect: () => void downloadGame(game) },
    { label: play.open, onSelect: askForFile },
    { label: play.newGame, onSelect: () => goTo({ page: 'new', gameId: game.id }) },
  ]
  const keys: MenuItem = { label: play.keys, hint: '?', onSelect: onShowKeys }
  return (
    <Menu label={play.menu} groups={[files, useDiceItems(), useThemeItems(), [keys]]}>
      <LineIcon name="menu" />
    </Menu>
  )
}

function useDiceItems(): readonly MenuItem[] {
  const typed = useTableState(({ session }) => session?.dice === null)
  return [
    { label: TEXT.play.diceByProgram, checked: !typed, onSelect: () => table.setTyped(false) },
    { label: TEXT.play.diceTyped, checked: typed, onSelect: () => table.setTyped(true) },
  ]
}

function useThemeItems(): readonly MenuItem[] {
  const chosen = useChosenTheme()
  return THEMES.map((theme) => ({
    label: TEXT.theme.item(TEXT.theme[theme].toLowerCase()),
    checked: theme === chosen,
    onSelect: () => changeSettings({ theme }),
  }))
}
