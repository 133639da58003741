import type { HexId } from '@/engine/hex'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { OVERLAYS, threatTitle } from '../../content/overlay-text'
import type { Threat } from '../../rules/threats/threats'
import { chooseOverlays } from './choices'
import { threatText } from './overlay-zones'
import styles from './overlays.module.css'

interface ThreatCardProps {
  readonly hex: HexId
  readonly threats: readonly Threat[]
}

/** Who could hit a hex next turn, and how; spoken as soon as it is asked. */
export function ThreatCard({ hex, threats }: ThreatCardProps) {
  return (
    <section className={styles['threat-card']} aria-label={threatTitle(hex)}>
      <header className={styles['overlay-head']}>
        <h3>{threatTitle(hex)}</h3>
        <button
          type="button"
          className={classNames(controlStyles.button, styles['overlay-close'])}
          aria-label={OVERLAYS.forget}
          onClick={() => chooseOverlays({ asked: null })}
        >
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div role="status">
        {threats.length === 0 ? (
          <p>{OVERLAYS.noThreat}</p>
        ) : (
          <ul className={styles['overlay-notes']}>
            {threats.map((threat) => (
              <li key={`${threat.by} ${threat.units.join()}`}>{threatText(threat)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
