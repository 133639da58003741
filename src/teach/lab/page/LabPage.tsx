import { useCallback } from 'react'
import type { AnyFileRules } from '@/engine/kernel/game'
import type { LabDesk } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import type { TeachingPageProps } from '../../page-parts/page-props'
import { PageHead } from '../../page-parts/PageHead'
import { chartsAddress, rulesAddress } from '../../addresses/rules-address'
import { RULES_TEXT } from '../../rules/rules-text'
import { useLoaded } from '../../page-parts/use-loaded'
import { LAB_TEXT } from '../lab-text'
import type { LabWorker } from '../run/worker-pool'
import { LabRoom } from './LabRoom'
import styles from '../lab.module.css'

interface LabPageProps extends TeachingPageProps {
  /** A worker that knows the games. */
  readonly openWorker: () => LabWorker
}

/** Bots play a match many times over: who wins how often, and what would even it. */
export function LabPage({ game, openWorker }: LabPageProps) {
  const loaded = useLoaded(useCallback(() => loadLab(game), [game]))
  const links = [
    [rulesAddress(game.id), RULES_TEXT.rules],
    [chartsAddress(game.id), RULES_TEXT.charts],
    [`#/learn/${game.id}`, RULES_TEXT.learn],
  ] as const
  return (
    <div className={styles.lab}>
      <PageHead title={LAB_TEXT.titleOf(game.name)} links={links}>
        {null}
      </PageHead>
      <main className={styles['lab__main']}>
        <p className={styles['lab__lead']}>
          {loaded?.desk && !loaded.desk.evening ? LAB_TEXT.leadWithoutPoints : LAB_TEXT.lead}
        </p>
        {loaded ? (
          <Opened game={game} files={loaded.files} desk={loaded.desk} openWorker={openWorker} />
        ) : (
          <p role="status">{LAB_TEXT.loading}</p>
        )}
      </main>
    </div>
  )
}

interface OpenedProps {
  readonly game: AnyGame
  readonly files: AnyFileRules
  readonly desk: LabDesk | undefined
  readonly openWorker: () => LabWorker
}

function Opened({ desk, ...room }: OpenedProps) {
  return desk ? <LabRoom desk={desk} {...room} /> : <p>{LAB_TEXT.none}</p>
}

async function loadLab(game: AnyGame) {
  const [{ files }, teaching] = await Promise.all([game.loadTable(), game.loadTeaching()])
  return { files, desk: await teaching.loadLab?.() }
}
