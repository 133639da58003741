import type { Problem } from '@/engine/kernel/refusal'
import type { AnyGame } from '@/contract/manifest'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import controlStyles from '@/widgets/control.module.css'
import { SheetPage } from '@/widgets/SheetPage'
import { download, fileNameOf } from '../downloads/downloads'
import { ProblemList } from '../page-parts/ProblemList'
import { hashOf } from '../addresses/routes'
import { STORED_TEXT } from './stored-text'

interface Props {
  readonly game: AnyGame
  readonly problems: readonly Problem[]
  /** As it was stored. */
  readonly save: object
}

/** A kept game that this version cannot open: its faults, and the way to keep it all the same. */
export function StoredProblems({ game, problems, save }: Props) {
  return (
    <SheetPage
      title={STORED_TEXT.title}
      ways={
        <>
          <PrimaryButton onClick={() => download(fileNameOf(game.name, { moment: 'kept' }), save)}>
            {STORED_TEXT.download}
          </PrimaryButton>
          <a className={controlStyles.button} href={hashOf({ page: 'new', gameId: game.id })}>
            {STORED_TEXT.newGame}
          </a>
          <a className={controlStyles.button} href={hashOf({ page: 'home' })}>
            {STORED_TEXT.home}
          </a>
        </>
      }
    >
      <p>{STORED_TEXT.explain}</p>
      <ProblemList problems={problems} />
    </SheetPage>
  )
}
