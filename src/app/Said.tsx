import { useEffect } from 'react'
import { LineIcon } from './LineIcon'
import { table, useTableState } from './table-session'
import { TEXT } from './text'

const SHOWN_MS = 5000

/** The last sentence said to the players, for a while; a screen reader speaks it. */
export function Said() {
  const said = useTableState((state) => state.said)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(table.hush, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <div className="said" role="status">
      {said && (
        <div className="said__note" key={said.number}>
          <span>{said.text}</span>
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label={TEXT.dismiss}
            onClick={table.hush}
          >
            <LineIcon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
