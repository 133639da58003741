import { useCallback } from 'react'
import type { Parsed } from '@/engine/kernel/refusal'
import pageStyles from '@/widgets/page.module.css'
import { PageHead } from '../page-parts/PageHead'
import type { TeachingPageProps } from '../page-parts/page-props'
import { Problems } from '../page-parts/Problems'
import { useLoaded } from '../page-parts/use-loaded'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import type { Judge } from './finding'
import { MistakeHunt } from './MistakeHunt'
import { MISTAKES_TEXT as TEXT } from './mistakes-text'
import { type LearnersGame, openGame } from './open-game'
import styles from './mistakes.module.css'

interface MistakesPageProps extends TeachingPageProps {
  /** Keep the reference. */
  readonly judge: Judge
}

/** A side's worst decisions of a game that is over, to be played again. */
export function MistakesPage({ game, rest, judge }: MistakesPageProps) {
  const stage = useStage(game)
  if (!stage) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  const address = rest.join('/')
  return <Opened key={address} stage={stage} address={address} judge={judge} />
}

interface OpenedProps {
  readonly stage: Stage
  /** What follows the game in the address. */
  readonly address: string
  readonly judge: Judge
}

function Opened({ stage, address, judge }: OpenedProps) {
  const opened: Parsed<LearnersGame> | undefined = useLoaded(
    useCallback(() => openGame(stage, address.split('/')), [stage, address]),
  )
  if (opened?.ok) return <MistakeHunt game={opened.value} judge={judge} />
  return (
    <div className={styles.page}>
      <PageHead title={TEXT.title} links={[]}>
        {null}
      </PageHead>
      <main>
        {opened ? (
          <Problems title={TEXT.refused} problems={opened.problems} />
        ) : (
          <p role="status">{TEXT.loading}</p>
        )}
      </main>
    </div>
  )
}
