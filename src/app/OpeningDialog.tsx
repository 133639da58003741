import { Dialog } from '@/widgets/Dialog'
import { forgetFile, seat, type Opening } from './opening'
import { ProblemList } from './ProblemList'
import { downloadGame } from './resume'
import { TEXT } from './text'

/** Says why a chosen file is refused, or asks before it takes the place of a game in progress. */
export function OpeningDialog({ opening }: { readonly opening: Exclude<Opening, { step: 'idle' }> }) {
  switch (opening.step) {
    case 'refused':
      return (
        <Dialog open title={TEXT.file.badTitle} onClose={forgetFile}>
          <div className="stack">
            <p>{TEXT.file.bad(opening.fileName)}</p>
            <ProblemList problems={opening.problems} />
            <div className="row row--end">
              <button type="button" className="button button--primary" onClick={forgetFile}>
                {TEXT.file.close}
              </button>
            </div>
          </div>
        </Dialog>
      )
    case 'asking':
      return <ReplaceDialog opening={opening} />
  }
}

function ReplaceDialog({ opening }: { readonly opening: Extract<Opening, { step: 'asking' }> }) {
  const { file, running } = opening
  return (
    <Dialog open title={TEXT.file.replaceTitle} onClose={forgetFile}>
      <div className="stack">
        <p>{TEXT.file.replace(running.scenario, running.moment)}</p>
        <div className="row row--end">
          <button type="button" className="button" onClick={() => void downloadGame(file.game)}>
            {TEXT.file.saveFirst}
          </button>
          <button type="button" className="button" onClick={forgetFile}>
            {TEXT.file.cancel}
          </button>
          <button type="button" className="button button--primary" onClick={() => void seat(file)}>
            {TEXT.file.replaceIt}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
