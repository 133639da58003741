import { useMemo } from 'react'
import type { AnyGame } from '@/contract/manifest'
import { openLog } from '@/store/log'
import { DICE_TEXT } from '@/teach/dice/dice-text'
import { DiceSheet } from '@/teach/dice/DiceSheet'
import { useTableState } from '../session/table-session'

interface DiceDialogProps {
  readonly game: AnyGame
  /** The step up to which dice are counted, or null for all. */
  readonly upTo: number | null
  readonly onClose: () => void
}

/** The dice of the game at the table. */
export function DiceDialog({ game, upTo, onClose }: DiceDialogProps) {
  const session = useTableState((state) => state.session)
  const log = useMemo(
    () => (session ? openLog(session).filter(({ number }) => upTo === null || number <= upTo) : []),
    [session, upTo],
  )
  return (
    <DiceSheet
      game={game}
      log={log}
      lead={upTo === null ? DICE_TEXT.lead : DICE_TEXT.upTo}
      onClose={onClose}
    />
  )
}
