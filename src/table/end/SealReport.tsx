import type { ReactNode } from 'react'
import type { TableProps } from '@/engine/table/table'
import { SEAL_PARTS, SEAL_TEXT as TEXT } from './dice-report-text'
import { TitledPanel } from '@/widgets/TitledPanel'
import { Verdict } from './Verdict'
import styles from './seal.module.css'

interface SealLinesProps {
  readonly digest: string
  /** The line that the fingerprint is of; null where it is not known. */
  readonly line: string | null
}

/** A fingerprint, and the line that it is of. */
export function SealLines({ digest, line }: SealLinesProps) {
  return (
    <dl className={styles.seal}>
      <dt>{SEAL_PARTS.fingerprint}</dt>
      <dd>
        <code>{digest}</code>
      </dd>
      {line !== null && (
        <>
          <dt>{SEAL_PARTS.line}</dt>
          <dd>
            <code>{line}</code>
          </dd>
        </>
      )}
    </dl>
  )
}

type Shell = TableProps<object, never, never>

interface SealReportProps {
  readonly title: ReactNode
  /** What was kept secret under the seal; null where it is not known. */
  readonly secret: string | null
  readonly seal: Shell['seal']
  readonly holds: Shell['sealHolds']
}

/** The commitment of a set-up, opened and checked. */
export function SealReport({ title, secret, seal, holds }: SealReportProps) {
  return (
    <TitledPanel id="end-seal-title" title={title}>
      {seal === null || secret === null ? (
        <p>{TEXT.none}</p>
      ) : (
        <>
          {holds === null ? (
            <p role="status">{TEXT.checking}</p>
          ) : (
            <Verdict holds={holds}>{holds ? TEXT.holds : TEXT.broken}</Verdict>
          )}
          <p>{TEXT.recipe}</p>
          <SealLines digest={seal.digest} line={seal.nonce === null ? null : `${secret}:${seal.nonce}`} />
        </>
      )}
    </TitledPanel>
  )
}
