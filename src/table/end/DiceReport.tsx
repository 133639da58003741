import { diceText } from '@/engine/kernel/dice-check'
import type { DiceSeal } from '@/engine/kernel/dice-seals'
import type { TableProps } from '@/engine/table/table'
import panelStyles from '@/widgets/panel.module.css'
import { DICE_REPORT as TEXT, SEAL_PARTS } from './dice-report-text'
import { Verdict } from './Verdict'
import styles from './seal.module.css'

interface DiceReportProps {
  readonly seals: readonly DiceSeal[] | undefined
  readonly check: TableProps<object, never, never>['diceCheck']
}

/** The seals of the program's dice, opened and checked. */
export function DiceReport({ seals = [], check }: DiceReportProps) {
  if (seals.length === 0) return null
  return (
    <section className={panelStyles.panel} aria-labelledby="end-dice-title">
      <h2 className={panelStyles['panel__title']} id="end-dice-title">
        {TEXT.title}
      </h2>
      {check ? (
        <>
          {check.holds === null ? (
            <p role="status">{TEXT.unknown}</p>
          ) : (
            <Verdict holds={check.holds}>{check.holds ? TEXT.hold(check.sealed) : TEXT.broken}</Verdict>
          )}
          {check.unsealed > 0 && <p>{TEXT.unsealed(check.unsealed)}</p>}
          {check.byHand > 0 && <p>{TEXT.byHand(check.byHand)}</p>}
        </>
      ) : (
        <p role="status">{TEXT.checking}</p>
      )}
      <p>{TEXT.recipe}</p>
      {seals.map(({ digest, seed, nonce }) => (
        <dl key={digest} className={styles.seal}>
          <dt>{SEAL_PARTS.fingerprint}</dt>
          <dd>
            <code>{digest}</code>
          </dd>
          <dt>{SEAL_PARTS.line}</dt>
          <dd>
            <code>{`${diceText(seed)}:${nonce}`}</code>
          </dd>
        </dl>
      ))}
    </section>
  )
}
