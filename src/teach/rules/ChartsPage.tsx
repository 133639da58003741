import { useCallback } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import type { TeachingPageProps } from '../page-parts/page-props'
import { PageHead } from '../page-parts/PageHead'
import { rulesAddress } from '../addresses/rules-address'
import { useArrival } from '../page-parts/use-arrival'
import { useLoaded } from '../page-parts/use-loaded'
import { RULES_TEXT } from './rules-text'
import styles from './rules-page.module.css'

/** All charts and tables of a game on one page, on the screen and on paper. */
export function ChartsPage({ game, rest }: TeachingPageProps) {
  const teaching = useLoaded(useCallback(() => game.loadTeaching(), [game]))
  const place = rest[0] ?? null
  useArrival(place && `chart-${place}`, teaching !== undefined, 0)
  const links = [
    [rulesAddress(game.id), RULES_TEXT.rules],
    [`#/learn/${game.id}`, RULES_TEXT.learn],
    [`#/audit/${game.id}`, RULES_TEXT.audit],
  ] as const
  return (
    <div className={classNames(styles.rules, styles['charts-page'])}>
      <PageHead title={RULES_TEXT.chartsOf(game.name)} links={links}>
        <Button onClick={() => print()}>{RULES_TEXT.printCharts}</Button>
      </PageHead>
      <main className={styles['rules__charts']}>
        {teaching ? <teaching.Charts place={place} /> : <p role="status">{RULES_TEXT.loading}</p>}
      </main>
    </div>
  )
}
