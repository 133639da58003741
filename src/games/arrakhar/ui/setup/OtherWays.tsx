import { HintButton } from '@/table/hints/HintButton'
import { RESIGN_TEXT } from '../../tables/resign-text'
import type { Side } from '../../tables/units'
import type { CommandOf } from '../../commands'
import { ResignMenu } from '../play/ResignMenu'

interface OtherWaysProps {
  readonly side: Side
  readonly onResign: (command: CommandOf<'resign'>) => void
}

/** What else may be done on every screen of the set-up: ask for a hint, or resign. */
export function OtherWays({ side, onResign }: OtherWaysProps) {
  return (
    <>
      <HintButton />
      <ResignMenu side={side} name={RESIGN_TEXT.setUpMenu} isNamed={false} onResign={onResign} />
    </>
  )
}
