import { colorOf, type PlayerColor } from '@/store/catalog/player-colors'
import { classNames } from '@/widgets/class-names'
import styles from './player-mark.module.css'

/** Shapes in a 16 x 16 box. */
const SHAPES: Readonly<Record<PlayerColor, string>> = {
  red: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13Z',
  blue: 'M2 2h12v12H2Z',
  green: 'M8 1.5 15.5 14.5H.5Z',
  gold: 'M8 .5 15.5 8 8 15.5 .5 8Z',
  violet: 'M8 .5l2.3 5 5.4.6-4 3.7 1.1 5.4L8 12.5l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6Z',
  teal: 'M4.3 1.6h7.4L15.4 8l-3.7 6.4H4.3L.6 8Z',
}

/** The sign of a player beside the name: a shape in the player's color; nothing for one who has none on this device. */
export function PlayerMark({ name }: { readonly name: string | undefined }) {
  const color = colorOf(name)
  if (!color) return null
  return (
    <svg
      className={classNames(styles['player-mark'], styles[`player-mark--${color}`])}
      viewBox="0 0 16 16"
      aria-hidden="true"
      data-color={color}
    >
      <path d={SHAPES[color]} />
    </svg>
  )
}
