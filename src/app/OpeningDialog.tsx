import { Dialog } from '@/widgets/Dialog'
import { forgetFile, openUnlocked, seat, type Opening } from './opening'
import { LOCK_TEXT } from './lock/lock-text'
import { UnlockForm } from './lock/UnlockForm'
import { ProblemList } from './ProblemList'
import { downloadGame } from './files'
import { FILE_TEXT } from './file-text'

/** Says why a chosen file is refused, or asks before it takes the place of a game in progress. */
export function OpeningDialog({ opening }: { readonly opening: Exclude<Opening, { step: 'idle' }> }) {
  switch (opening.step) {
    case 'refused':
      return (
        <Dialog open title={FILE_TEXT.badTitle} onClose={forgetFile}>
          <div className="stack">
            <p>{FILE_TEXT.bad(opening.fileName)}</p>
            <ProblemList problems={opening.problems} />
            <div className="row row--end">
              <button type="button" className="button button--primary" onClick={forgetFile}>
                {FILE_TEXT.close}
              </button>
            </div>
          </div>
        </Dialog>
      )
    case 'locked': {
      const { fileName, game, save: locked } = opening
      return (
        <Dialog open title={LOCK_TEXT.title} description={LOCK_TEXT.lead} onClose={forgetFile}>
          <UnlockForm
            game={game}
            save={locked}
            onUnlocked={(unlocked) => void openUnlocked(fileName, game, unlocked)}
          />
        </Dialog>
      )
    }
    case 'asking':
      return <ReplaceDialog opening={opening} />
  }
}

function ReplaceDialog({ opening }: { readonly opening: Extract<Opening, { step: 'asking' }> }) {
  const { file, running } = opening
  return (
    <Dialog open title={FILE_TEXT.replaceTitle} onClose={forgetFile}>
      <div className="stack">
        <p>{FILE_TEXT.replace(running.scenario, running.moment)}</p>
        <div className="row row--end">
          <button type="button" className="button" onClick={() => void downloadGame(file.game)}>
            {FILE_TEXT.saveFirst}
          </button>
          <button type="button" className="button" onClick={forgetFile}>
            {FILE_TEXT.cancel}
          </button>
          <button type="button" className="button button--primary" onClick={() => void seat(file)}>
            {FILE_TEXT.replaceIt}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
