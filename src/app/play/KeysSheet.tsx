import { useId } from 'react'
import { Dialog } from '@/widgets/Dialog'
import type { AnyGame } from '@/contract/manifest'
import { keyNamesOf } from '@/widgets/keys'
import { keyGroups } from './keys-text'
import { TEXT } from '../page-parts/text'
import styles from './keys.module.css'

interface KeysSheetProps {
  readonly game: AnyGame
  readonly onClose: () => void
}

/** Every key that does something at the table of a game. */
export function KeysSheet({ game, onClose }: KeysSheetProps) {
  const id = useId()
  return (
    <Dialog open title={TEXT.play.keys} size="wide" onClose={onClose}>
      {/* Takes the focus, so that a small screen can be scrolled by keyboard. */}
      <div className={styles.keys} role="group" aria-label={TEXT.play.keys} tabIndex={0}>
        {keyGroups(game).map(({ name, lines }, nth) => (
          <section key={name} className={styles['keys__group']} aria-labelledby={`${id}-${nth}`}>
            <h3 id={`${id}-${nth}`}>{name}</h3>
            <dl>
              {lines.map(({ by, does }) => (
                <div key={does} className={styles['keys__line']}>
                  <dt>
                    {by.flatMap(keyNamesOf).map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
