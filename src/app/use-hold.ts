import { useEffect } from 'react'
import { useTableState } from './table-session'
import { sitDown } from './tabs'

/** Keeps the game at the table to this tab, and hands it to another one that asks. */
export function useHold(): void {
  const saveId = useTableState(({ session }) => session?.game.rules.id)
  const serial = useTableState(({ session }) => session?.serial)
  useEffect(() => {
    if (saveId !== undefined) void sitDown(saveId)
  }, [saveId, serial])
}
