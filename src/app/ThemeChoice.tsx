import { changeSettings, THEMES } from '@/store/settings'
import { TEXT } from './text'
import { useChosenTheme } from './theme'

/** The light by which everything is shown. */
export function ThemeChoice() {
  const chosen = useChosenTheme()
  return (
    <div className="row" role="group" aria-label={TEXT.theme.heading}>
      <span aria-hidden="true">{TEXT.theme.heading}</span>
      {THEMES.map((theme) => (
        <button
          key={theme}
          type="button"
          className="button button--small"
          aria-pressed={theme === chosen}
          onClick={() => changeSettings({ theme })}
        >
          {TEXT.theme[theme]}
        </button>
      ))}
    </div>
  )
}
