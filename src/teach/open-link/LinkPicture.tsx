import { useCallback } from 'react'
import type { AnyGame } from '@/contract/manifest'
import { useLoaded } from '../page-parts/use-loaded'
import styles from '../links/links.module.css'

interface LinkPictureProps {
  readonly game: AnyGame
  /** What may lie open with everybody looking. */
  readonly view: object
  readonly label: string
}

/** The board as it lies open; its place is kept until it is there. */
export function LinkPicture({ game, view, label }: LinkPictureProps) {
  const teaching = useLoaded(useCallback(() => game.loadTeaching(), [game]))
  return (
    <div className={styles['open-link__picture']}>
      {teaching && <teaching.Picture view={view} label={label} />}
    </div>
  )
}
