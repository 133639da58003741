import { useEffect, useRef, useState } from 'react'
import { LineIcon } from '../LineIcon'
import { bringBack, forgetRemoved } from './deeds'
import { useGamesState } from './games-store'
import { GAMES_TEXT as TEXT } from './games-text'

/** How long a deleted game can be brought back, in milliseconds; the time stands still in the bar itself. */
const STAYS_MS = 30_000

/** Says which game was deleted, and brings it back. It takes the focus, whose place was deleted with the game. */
export function UndoBar() {
  const last = useGamesState(({ removed }) => removed.at(-1))
  // Whoever leaves the list, or loses the page, has done without.
  useEffect(() => forgetRemoved, [])
  return (
    <div className="undo-bar" role="status">
      {last && <Bar key={last.game.saveId} title={last.title} />}
    </div>
  )
}

function Bar({ title }: { readonly title: string }) {
  const undo = useRef<HTMLButtonElement>(null)
  const [isWatched, setWatched] = useState(true)
  useEffect(() => undo.current?.focus(), [])
  useEffect(() => {
    if (isWatched) return
    const timer = setTimeout(forgetRemoved, STAYS_MS)
    return () => clearTimeout(timer)
  }, [isWatched])
  const watch = () => setWatched(true)
  const leave = ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
    setWatched(currentTarget.matches(':hover, :focus-within'))
  return (
    <div
      className="undo-bar__note"
      onFocus={watch}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWatched(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
      onPointerEnter={watch}
      onPointerLeave={leave}
    >
      <span>{TEXT.removed(title)}</span>
      <button ref={undo} type="button" className="button" onClick={() => void bringBack()}>
        {TEXT.undo}
      </button>
      <button
        type="button"
        className="button button--quiet button--icon"
        aria-label={TEXT.letGo}
        title={TEXT.letGo}
        onClick={() => {
          document.querySelector<HTMLElement>('main')?.focus()
          forgetRemoved()
        }}
      >
        <LineIcon name="close" />
      </button>
    </div>
  )
}
