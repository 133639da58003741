import { useEffect, useState } from 'react'
import type { Failure } from '@/store/failure'
import { Dialog } from '@/widgets/Dialog'
import { download } from '../files'
import { FAILURE_TEXT } from './failure-text'
import { type Report, reportOf } from './report'

interface ReportDialogProps {
  /** Null where a player tells of a bug. */
  readonly failure: Failure | null
  readonly onClose: () => void
}

/** Says what a report of a bug holds before it is saved. */
export function ReportDialog({ failure, onClose }: ReportDialogProps) {
  const report = useReport(failure)
  const save = () => {
    if (report) download('hexhearth-report.json', report)
    onClose()
  }
  return (
    <Dialog open title={FAILURE_TEXT.reportTitle} onClose={onClose}>
      <div className="stack">
        <p>{FAILURE_TEXT.reportLead}</p>
        <h3>{FAILURE_TEXT.holds}</h3>
        <ul aria-busy={report === null}>
          {(report ? partsOf(report) : [FAILURE_TEXT.gathering]).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <div className="row row--end">
          <button type="button" className="button" onClick={onClose}>
            {FAILURE_TEXT.cancel}
          </button>
          <button
            type="button"
            className="button button--primary"
            aria-disabled={report === null}
            onClick={() => (report ? save() : undefined)}
          >
            {FAILURE_TEXT.saveReport}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function useReport(failure: Failure | null): Report | null {
  const [report, setReport] = useState<Report | null>(null)
  useEffect(() => {
    let isWanted = true
    void reportOf(failure).then((made) => {
      if (isWanted) setReport(made)
    })
    return () => {
      isWanted = false
    }
  }, [failure])
  return report
}

function partsOf({ failure, commands, game }: Report): readonly string[] {
  const { parts } = FAILURE_TEXT
  return [
    parts.program,
    ...(failure ? [parts.error] : []),
    ...(commands.length > 0 ? [parts.commands(commands.length)] : []),
    ...(game ? [gamePart(game)] : []),
  ]
}

function gamePart({ masked, replay }: NonNullable<Report['game']>): string {
  const { whole, standIns, open } = FAILURE_TEXT.parts
  if (!masked) return whole
  return replay === null ? open : standIns
}
