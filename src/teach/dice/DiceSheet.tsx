import type { LogStep } from '@/engine/table/table'
import type { AnyEvent } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import { DICE_TEXT } from './dice-text'
import { DiceTallies } from './DiceTallies'

interface DiceSheetProps {
  readonly game: AnyGame
  /** The steps whose dice count. */
  readonly log: readonly LogStep<AnyEvent>[]
  /** Says which dice these are. */
  readonly lead: string
  readonly onClose: () => void
}

/** The dice of each side, and how far they are from an even spread. */
export function DiceSheet({ game, log, lead, onClose }: DiceSheetProps) {
  return (
    <Dialog open title={DICE_TEXT.title} size="wide" onClose={onClose}>
      <div className={panelStyles.stack}>
        <p>{lead}</p>
        <DiceTallies game={game} log={log} />
      </div>
    </Dialog>
  )
}
