import { useEffect, useState } from 'react'
import type { AnyGame, IconPath } from '@/contract/manifest'
import { whenIdle } from '@/widgets/once-painted'
import { hexPath } from '../page-parts/hex-path'
import styles from './home.module.css'

const BOARDS = `${import.meta.env.BASE_URL}boards/`
const SIZE = 34
const COLUMNS = 9
const ROWS = 7
const HALF_HEIGHT = (SIZE * Math.sqrt(3)) / 2

/** Hexes around the middle, those farther out in rings of their own, to be drawn fainter. */
const RINGS: readonly string[] = (() => {
  const rings: string[] = []
  for (let column = -COLUMNS; column <= COLUMNS; column++)
    for (let row = -ROWS; row <= ROWS; row++) {
      const y = (row * 2 + (column & 1)) * HALF_HEIGHT
      const ring = Math.round(Math.hypot(column * SIZE * 1.5, y) / (HALF_HEIGHT * 2))
      rings[ring] = (rings[ring] ?? '') + hexPath(column * SIZE * 1.5, y, SIZE - 1.5)
    }
  return rings
})()

/** The picture on a game's box: its board, where there is a picture of it and as soon as that has come; else its sign. */
export function GameArt({ game }: { readonly game: AnyGame }) {
  return (
    <div className={styles['game-art']}>
      <Sign icon={game.icon} />
      {game.hasBoardPicture && <BoardPicture gameId={game.id} />}
    </div>
  )
}

/** A board that `npm run pictures` took; asked for once the page has nothing else to do. */
function BoardPicture({ gameId }: { readonly gameId: string }) {
  const [isIdle, setIdle] = useState(false)
  const [isThere, setThere] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!isIdle) return null
  return (
    <div className={styles['game-art__board']} data-there={isThere}>
      <img src={`${BOARDS}${gameId}.webp`} alt="" onLoad={() => setThere(true)} />
    </div>
  )
}

/** A game's sign in the middle of a map. */
function Sign({ icon }: { readonly icon: IconPath }) {
  return (
    <svg viewBox="-200 -150 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles['game-art__ground']} x="-400" y="-300" width="800" height="600" />
      {RINGS.map((path, ring) => (
        <path
          key={ring}
          className={styles['game-art__hex']}
          d={path}
          style={{ opacity: 0.9 / (1 + ring * 0.55) }}
        />
      ))}
      <path className={styles['game-art__seal']} d={hexPath(0, 0, 104)} />
      <path className={styles['game-art__rim']} d={hexPath(0, 0, 95)} />
      <path className={styles['game-art__icon']} d={icon.path} transform="translate(-66 -66) scale(0.258)" />
    </svg>
  )
}
