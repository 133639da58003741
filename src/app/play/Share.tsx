import { useMemo } from 'react'
import { positionOf } from '@/engine/kernel/history'
import type { AnyGame } from '@/contract/manifest'
import { isOver, type Session } from '@/store/session'
import { isLocked, openSaveOf } from '@/store/table'
import { ShareDialog, type SharedGame } from '@/teach/links/ShareDialog'
import { downloadGame } from '../downloads/downloads'
import { useTableState } from '../session/table-session'

interface ShareProps {
  readonly game: AnyGame
  readonly onClose: () => void
}

/** Shares the game at the table by a link. */
export function Share({ game, onClose }: ShareProps) {
  const session = useTableState((state) => state.session)
  const shared = useMemo(() => (session ? sharedIn(session) : null), [session])
  return (
    shared && <ShareDialog shared={shared} onSaveFile={() => void downloadGame(game)} onClose={onClose} />
  )
}

function sharedIn(session: Session): SharedGame {
  const { rules, writePosition } = session.game
  const position = positionOf(session.history)
  return {
    save: openSaveOf(session),
    isLocked: isLocked(session),
    isOver: isOver(session),
    hasSecrets: rules.hasSecrets(position),
    position: writePosition(position),
  }
}
