import { Dialog } from '@/widgets/Dialog'
import { KEYS } from './keys-text'
import { TEXT } from './text'
import './keys.css'

/** Every key that does something at the table. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title={TEXT.play.keys} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(({ keys, does }) => (
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
    </Dialog>
  )
}
