import type { AnyGame } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { beginAddress } from '../addresses/begin-address'
import { PLAY_NOW_TEXT } from './play-now-text'

interface PlayNowProps {
  readonly game: AnyGame
  /** Whether it is the thing to do where it stands. */
  readonly isPrimary?: boolean
  readonly className?: string | undefined
}

/** The way into a first game against a bot at one click; nothing where the game has none. */
export function PlayNow({ game, isPrimary = false, className }: PlayNowProps) {
  if (!game.firstSide) return null
  return (
    <a
      className={classNames(
        controlStyles.button,
        isPrimary ? controlStyles['button--primary'] : undefined,
        className,
      )}
      href={beginAddress(game.id)}
    >
      {PLAY_NOW_TEXT(seatCalled(game, game.firstSide.seat))}
    </a>
  )
}
