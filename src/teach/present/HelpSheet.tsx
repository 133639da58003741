import { Dialog } from '@/widgets/Dialog'
import { PRESENT_KEYS } from './present-keys'
import { PRESENT_TEXT as TEXT } from './present-text'
import styles from './present.module.css'

/** Every key of a presentation. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title={TEXT.help} size="wide" onClose={onClose}>
      {/* Takes the focus, so that a small screen can be scrolled by keyboard. */}
      <div role="group" aria-label={TEXT.help} tabIndex={0}>
        <dl className={styles['present-keys']}>
          {Object.values(PRESENT_KEYS).map(({ names, does }) => (
            <div key={does} className={styles['present-keys__line']}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
