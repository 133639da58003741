import { useMemo } from 'react'
import { MistakesPage } from '@/teach/mistakes/MistakesPage'
import type { TeachingPageProps } from '@/teach/page-parts/page-props'
import { judgeOf } from './judge'

/** Learning from one's mistakes, with a worker that knows the bots of the games, which no page of teaching does. */
export function MistakesPlace(props: TeachingPageProps) {
  const { id } = props.game
  const judge = useMemo(() => judgeOf(id), [id])
  return <MistakesPage {...props} judge={judge} />
}
