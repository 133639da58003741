import { useState } from 'react'
import { Dialog } from '@/widgets/Dialog'
import { Menu } from '@/widgets/Menu'
import { SIDE_NAMES } from '../../content/text'
import type { Side } from '../../content/units'
import { enemyOf } from '../../rules/stacking'
import type { Desk, PanelProps } from './desk'

const NAME = 'Draw and resignation'

interface TableMenuProps extends PanelProps {
  /** Whether the button has room for its name. */
  readonly isNamed?: boolean
}

/** Offer of a draw and resignation; what cannot be taken back is asked for once more. */
export function TableMenu({ desk, isNamed = false }: TableMenuProps) {
  const [isResigning, setResigning] = useState(false)
  const side = sideAt(desk)
  if (side === null) return null
  const close = () => setResigning(false)
  const resign = () => {
    close()
    desk.send({ type: 'resign', side })
  }
  return (
    <>
      <Menu
        label={NAME}
        groups={[
          [
            { label: 'Offer a draw', onSelect: () => desk.send({ type: 'offerDraw', side }) },
            { label: 'Resign…', onSelect: () => setResigning(true) },
          ],
        ]}
      >
        {isNamed ? NAME : <span aria-hidden="true">⋯</span>}
      </Menu>
      <Dialog
        open={isResigning}
        onClose={close}
        title={`Resign as the ${SIDE_NAMES[side].toLowerCase()}?`}
        description={`The game ends and the ${SIDE_NAMES[enemyOf(side)].toLowerCase()} wins.`}
        footer={
          <>
            <button type="button" className="button" onClick={close}>
              Play on
            </button>
            <button type="button" className="button button--danger" onClick={resign}>
              Resign
            </button>
          </>
        }
      >
        <p>A resignation cannot be taken back.</p>
      </Dialog>
    </>
  )
}

function sideAt({ seat }: Desk): Side | null {
  return seat === 'wizard' || seat === 'sorcerer' ? seat : null
}
