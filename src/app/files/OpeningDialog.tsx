import { gameOf } from '@/games'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import { ImportReport } from './ImportReport'
import { IMPORT_TEXT } from '../library/games-text'
import { LOCK_TEXT } from '../lock/lock-text'
import { UnlockForm } from '../lock/UnlockForm'
import { openUnlocked, seat } from './opening'
import { forgetFile, type Opening } from './opening-store'
import { ProblemList } from '../page-parts/ProblemList'
import { downloadGame } from '../downloads/downloads'
import { FILE_TEXT } from '../page-parts/file-text'

type Shown = Exclude<Opening, { step: 'idle' }>

/** Says what becomes of a chosen file, or why it is refused, or asks before a game is lost to it. */
export function OpeningDialog({ opening }: { readonly opening: Shown }) {
  switch (opening.step) {
    case 'refused':
      return <RefusedDialog opening={opening} />
    case 'locked':
      return (
        <Dialog open title={LOCK_TEXT.title} description={LOCK_TEXT.lead} onClose={forgetFile}>
          <UnlockForm
            // Shares of one file are of no use to another.
            key={opening.save.body.iv}
            game={opening.game}
            save={opening.save}
            onUnlocked={(unlocked) => openUnlocked(opening, unlocked)}
          />
        </Dialog>
      )
    case 'asking':
      return <ReplaceDialog opening={opening} />
    case 'importing':
      return (
        <Dialog open title={IMPORT_TEXT.title} onClose={nothing}>
          <p role="status">{IMPORT_TEXT.reading(opening.at, opening.all)}</p>
        </Dialog>
      )
    case 'imported':
      return <ImportReport imported={opening.imported} />
  }
}

/** A library that is being read cannot be stopped, nor need it be: whatever came in can be deleted. */
function nothing(): void {
  return
}

function RefusedDialog({ opening }: { readonly opening: Extract<Opening, { step: 'refused' }> }) {
  return (
    <Dialog open title={FILE_TEXT.badTitle} onClose={forgetFile}>
      <div className={panelStyles.stack}>
        <p>{FILE_TEXT.bad(opening.fileName)}</p>
        <ProblemList problems={opening.problems} />
        <ButtonRow>
          <PrimaryButton onClick={forgetFile}>{FILE_TEXT.close}</PrimaryButton>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

function ReplaceDialog({ opening }: { readonly opening: Extract<Opening, { step: 'asking' }> }) {
  const { file, running } = opening
  const played = gameOf(running.gameId)
  return (
    <Dialog open title={FILE_TEXT.replaceTitle} onClose={forgetFile}>
      <div className={panelStyles.stack}>
        <p>{FILE_TEXT.replace(running.scenario, running.moment)}</p>
        <ButtonRow>
          {played && <Button onClick={() => void downloadGame(played)}>{FILE_TEXT.saveFirst}</Button>}
          <Button onClick={forgetFile}>{FILE_TEXT.cancel}</Button>
          <PrimaryButton onClick={() => void seat(file)}>{FILE_TEXT.replaceIt}</PrimaryButton>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
