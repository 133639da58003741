import { diceText } from '@/engine/kernel/dice-check'
import type { DiceSeal } from '@/engine/kernel/dice-seals'
import type { TableProps } from '@/engine/table/table'
import { DICE_REPORT as TEXT } from './dice-report-text'
import { TitledPanel } from '@/widgets/TitledPanel'
import { SealLines } from './SealReport'
import { Verdict } from './Verdict'

interface DiceReportProps {
  readonly seals: readonly DiceSeal[] | undefined
  readonly check: TableProps<object, never, never>['diceCheck']
}

/** The seals of the program's dice, opened and checked. */
export function DiceReport({ seals = [], check }: DiceReportProps) {
  if (seals.length === 0) return null
  return (
    <TitledPanel id="end-dice-title" title={TEXT.title}>
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
        <SealLines key={digest} digest={digest} line={`${diceText(seed)}:${nonce}`} />
      ))}
    </TitledPanel>
  )
}
