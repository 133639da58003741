import { useCallback } from 'react'
import type { TeachingPageProps } from '../page-props'
import { PageHead } from './PageHead'
import { rulesAddress } from './rules-address'
import { RULES_TEXT } from './rules-text'
import { useLoaded } from './use-loaded'
import './rules-page.css'
import './rules-print.css'

/** All charts and tables of a game on one page, on the screen and on paper. */
export function ChartsPage({ game, rest }: TeachingPageProps) {
  const teaching = useLoaded(useCallback(() => game.loadTeaching(), [game]))
  const links = [
    [rulesAddress(game.id), RULES_TEXT.rules],
    [`#/learn/${game.id}`, RULES_TEXT.learn],
    [`#/audit/${game.id}`, RULES_TEXT.audit],
  ] as const
  return (
    <div className="rules">
      <PageHead title={RULES_TEXT.chartsOf(game.name)} links={links}>
        <button type="button" className="button" onClick={() => print()}>
          {RULES_TEXT.printCharts}
        </button>
      </PageHead>
      <main className="rules__charts">
        {teaching ? <teaching.Charts place={rest[0] ?? null} /> : <p role="status">{RULES_TEXT.loading}</p>}
      </main>
    </div>
  )
}
