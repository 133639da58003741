import { useCallback } from 'react'
import type { Parsed } from '@/engine/kernel/refusal'
import { Button } from '@/widgets/Button'
import pageStyles from '@/widgets/page.module.css'
import { Problems } from '../page-parts/Problems'
import type { TeachingPageProps } from '../page-parts/page-props'
import { PageHead } from '../page-parts/PageHead'
import { useLoaded } from '../page-parts/use-loaded'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import { tableRemembered } from '../study/opened/game-at-table'
import { studyAddress } from '../addresses/study-address'
import { Report } from './Report'
import { openReport, type ReportGame } from './report-game'
import { REPORT_TEXT as TEXT } from './report-text'
import styles from './report.module.css'

/** What a game was like: chances, turning points, luck, losses and dice. */
export function ReportPage({ game, rest }: TeachingPageProps) {
  const stage = useStage(game)
  if (!stage) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  return <Opened key={rest.join('/')} stage={stage} address={rest.join('/')} />
}

interface OpenedProps {
  readonly stage: Stage
  /** What follows the game in the address. */
  readonly address: string
}

function Opened({ stage, address }: OpenedProps) {
  const opened = useLoaded(
    useCallback(() => openReport(stage, address === '' ? [] : address.split('/')), [stage, address]),
  )
  const { game } = stage
  return (
    <div className={styles.report} data-charts="drawn">
      <PageHead title={TEXT.title(game.name)} links={linksOf(stage, opened)}>
        <Button onClick={() => print()}>{TEXT.print}</Button>
      </PageHead>
      <main className={styles['report__main']}>
        {opened === undefined && <p role="status">{TEXT.loading}</p>}
        {opened?.ok === false && <Problems title={TEXT.refused} problems={opened.problems} />}
        {opened?.ok && <Report game={opened.value} />}
      </main>
    </div>
  )
}

function linksOf(
  { game }: Stage,
  opened: Parsed<ReportGame> | undefined,
): readonly (readonly [string, string])[] {
  if (!opened?.ok) return [[studyAddress(game.id), TEXT.studies]]
  const { isAtTable, addressOf } = opened.value
  const study = [addressOf(0), TEXT.toStudy] as const
  if (!isAtTable) return [study]
  const saveId = tableRemembered(game.id)
  return [[`#/play/${game.id}${saveId === undefined ? '' : `/${saveId}`}`, TEXT.toTable], study]
}
