import { useEffect, useMemo } from 'react'
import { lockedSaveIn } from '@/engine/save/save-read'
import type { AnyGame } from '@/contract/manifest'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import controlStyles from '@/widgets/control.module.css'
import { SheetPage } from '@/widgets/SheetPage'
import { askForFile } from '../page-parts/ask-for-file'
import type { UnreadGame } from '../session/kept-game'
import { LockedGame } from '../lock/LockedGame'
import type { Wanted } from './resume'
import { hashOf } from '../addresses/routes'
import { STORED_TEXT } from '../failure/stored-text'
import { StoredProblems } from '../failure/StoredProblems'
import { standUp } from '../session/tabs'

interface UnopenedGameProps {
  readonly wanted: Wanted
  readonly kept: UnreadGame
}

interface SilentStorageProps {
  readonly game: AnyGame
  /** Reads the game once more. */
  readonly onAgain: () => void
}

/** Stands in place of a game of which the browser's storage tells nothing. */
export function SilentStorage({ game, onAgain }: SilentStorageProps) {
  return (
    <SheetPage
      title={STORED_TEXT.silentTitle}
      isAlert
      ways={
        <>
          <PrimaryButton onClick={onAgain}>{STORED_TEXT.again}</PrimaryButton>
          <Button onClick={askForFile}>{STORED_TEXT.open}</Button>
          <a className={controlStyles.button} href={hashOf({ page: 'new', gameId: game.id })}>
            {STORED_TEXT.newGame}
          </a>
          <a className={controlStyles.button} href={hashOf({ page: 'home' })}>
            {STORED_TEXT.home}
          </a>
        </>
      }
    >
      <p>{STORED_TEXT.silent}</p>
    </SheetPage>
  )
}

/** Stands in place of a kept game that is not on the table: it waits for its passphrases, or cannot be read. */
export function UnopenedGame({ wanted: { game, forSession }, kept }: UnopenedGameProps) {
  // A game that nobody opens here is left to other tabs.
  useEffect(() => () => void standUp(kept.saveId), [kept.saveId])
  const locked = useMemo(() => lockedSaveIn(kept.save), [kept.save])
  if (!locked) return <StoredProblems game={game} problems={kept.problems} save={kept.save} />
  return <LockedGame game={game} forSession={forSession} save={locked} kept={kept} />
}
