import { useId } from 'react'
import { Dialog } from '@/widgets/Dialog'
import { KEY_GROUPS } from './keys-text'
import { TEXT } from './text'
import './keys.css'

/** Every key that does something at the table. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  return (
    <Dialog open title={TEXT.play.keys} size="wide" onClose={onClose}>
      {/* Takes the focus, so that a small screen can be scrolled by keyboard. */}
      <div className="keys" role="group" aria-label={TEXT.play.keys} tabIndex={0}>
        {KEY_GROUPS.map(({ name, lines }, nth) => (
          <section key={name} className="keys__group" aria-labelledby={`${id}-${nth}`}>
            <h3 id={`${id}-${nth}`}>{name}</h3>
            <dl>
              {lines.map(({ keys, does }) => (
                <div key={does} className="keys__line">
                  <dt>
                    {keys.map((key) => (
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
