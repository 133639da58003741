import { useMemo } from 'react'
import { positionOf } from '@/engine/kernel/history'
import type { AnyGame } from '@/contract/manifest'
import { isOver, type Session } from '@/store/session'
import { isLocked, openSaveOf } from '@/store/table'
import { gameLinkOf } from '@/teach/links/game-link'
import { LINK_TEXT } from '@/teach/links/links-text'
import type { Offer, Shared } from '@/teach/links/share-offers'
import { LateShareDialog } from '@/teach/links/LateShareDialog'
import { downloadGame } from '../downloads/downloads'
import { useTableState } from '../session/table-session'

interface ShareProps {
  readonly game: AnyGame
  readonly onClose: () => void
}

/** Shares the game at the table by a link. */
export function Share({ game, onClose }: ShareProps) {
  const session = useTableState((state) => state.session)
  const shared = useMemo(() => (session ? sharedIn(game, session) : null), [game, session])
  return (
    shared && <LateShareDialog shared={shared} onSaveFile={() => void downloadGame(game)} onClose={onClose} />
  )
}

function sharedIn({ name }: AnyGame, session: Session): Shared {
  const { rules, writePosition } = session.game
  const position = positionOf(session.history)
  const hasSecrets = rules.hasSecrets(position)
  const save = openSaveOf(session)
  const { shares, shareHints } = LINK_TEXT
  // The dice of a game that is over tell nothing, and nobody needs them.
  const hasDice = !isOver(session) && save.body.dice !== null
  const game: Offer = {
    kind: 'game',
    name: shares.game,
    hint: shareHints.game(hasSecrets),
    hasSecrets,
    hasDice,
    targetOf: ({ withDice }) => ({ kind: 'game', json: gameLinkOf(save, { withDice: withDice && hasDice }) }),
  }
  const stands: Offer = {
    kind: 'position',
    name: shares.position,
    hint: shareHints.position(hasSecrets),
    hasSecrets,
    targetOf: () => ({ kind: 'position', json: writePosition(position) }),
  }
  return { gameId: save.game, title: name, offers: [game, stands], isLocked: isLocked(session) }
}
