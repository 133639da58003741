import type { TableProps } from '@/engine/table/table'
import { SEAL_PARTS } from '@/table/end/dice-report-text'
import { Verdict } from '@/table/end/Verdict'
import panelStyles from '@/widgets/panel.module.css'
import styles from '@/table/end/seal.module.css'
import { END } from '../../tables/setup-text'
import type { HauntId } from '../../tables/units'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { View } from '../../state/view'
import { ClauseLink } from '../rules-help/ClauseLink'

type Shell = TableProps<View, Command, Event>

interface SealReportProps {
  readonly haunt: HauntId | null
  readonly seal: Shell['seal']
  readonly holds: Shell['sealHolds']
}

/** The commitment of the set-up, opened and checked (AR-3.4). */
export function SealReport({ haunt, seal, holds }: SealReportProps) {
  return (
    <section className={panelStyles.panel} aria-labelledby="end-seal-title">
      <h2 className={panelStyles['panel__title']} id="end-seal-title">
        {END.sealTitle} <ClauseLink clause="AR-3.4" />
      </h2>
      {seal === null || haunt === null ? (
        <p>{END.noSeal}</p>
      ) : (
        <>
          {holds === null ? (
            <p role="status">{END.sealChecking}</p>
          ) : (
            <Verdict holds={holds}>{holds ? END.sealHolds : END.sealBroken}</Verdict>
          )}
          <p>{END.recipe}</p>
          <dl className={styles.seal}>
            <dt>{SEAL_PARTS.fingerprint}</dt>
            <dd>
              <code>{seal.digest}</code>
            </dd>
            {seal.nonce !== null && (
              <>
                <dt>{SEAL_PARTS.line}</dt>
                <dd>
                  <code>{`${haunt}:${seal.nonce}`}</code>
                </dd>
              </>
            )}
          </dl>
        </>
      )}
    </section>
  )
}
