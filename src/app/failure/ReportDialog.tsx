import { useEffect, useState } from 'react'
import type { Failure } from '@/store/failure'
import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Dialog } from '@/widgets/Dialog'
import panelStyles from '@/widgets/panel.module.css'
import { download } from '../downloads/downloads'
import { FAILURE_TEXT } from './failure-text'
import { type Report, reportOf } from './report'

interface ReportDialogProps {
  /** Null where a player tells of a bug. */
  readonly failure: Failure | null
  readonly onClose: () => void
}

/** Says what a report of a bug holds before it is saved. */
export function ReportDialog({ failure, onClose }: ReportDialogProps) {
  // The one that it was opened with: gathering may itself bring on another.
  const [opened] = useState(failure)
  const gathered = useReport(opened)
  const report = typeof gathered === 'object' ? gathered : null
  const save = () => {
    if (report) download('hexhearth-report.json', report)
    onClose()
  }
  return (
    <Dialog open title={FAILURE_TEXT.reportTitle} onClose={onClose}>
      <div className={panelStyles.stack}>
        <p>{FAILURE_TEXT.reportLead}</p>
        <h3>{FAILURE_TEXT.holds}</h3>
        <ul aria-busy={gathered === 'gathering'}>
          {(typeof gathered === 'object' ? partsOf(gathered) : [FAILURE_TEXT[gathered]]).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <ButtonRow>
          <Button onClick={onClose}>{FAILURE_TEXT.cancel}</Button>
          <PrimaryButton aria-disabled={report === null} onClick={() => (report ? save() : undefined)}>
            {FAILURE_TEXT.saveReport}
          </PrimaryButton>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

function useReport(failure: Failure | null): Report | 'gathering' | 'notGathered' {
  const [report, setReport] = useState<Report | 'gathering' | 'notGathered'>('gathering')
  useEffect(() => {
    let isWanted = true
    const show = (made: Report | 'notGathered') => {
      if (isWanted) setReport(made)
    }
    reportOf(failure).then(show, (thrown: unknown) => {
      console.error(thrown)
      show('notGathered')
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
    ...(failure ? partsOfFailure(failure) : []),
    ...(commands.length > 0 ? [parts.commands(commands.length)] : []),
    ...(game ? [gamePart(game)] : []),
  ]
}

function partsOfFailure({ message, command }: NonNullable<Report['failure']>): readonly string[] {
  const { parts } = FAILURE_TEXT
  return [
    parts.error,
    ...(message === null ? [] : [parts.message]),
    ...(command === null ? [] : [parts.command]),
  ]
}

function gamePart({ masked, replay }: NonNullable<Report['game']>): string {
  const { whole, standIns, open } = FAILURE_TEXT.parts
  if (!masked) return whole
  return replay === null ? open : standIns
}
