import { diceText } from '@/engine/dice-check'
import type { DiceSeal } from '@/engine/dice-seals'
import type { TableProps } from '@/engine/table'
import { Verdict } from '@/table/end/Verdict'
import { END } from '../../content/setup-text'
import type { Command } from '../../rules/commands'
import type { Event } from '../../rules/events'
import type { View } from '../../rules/view'

type Shell = TableProps<View, Command, Event>

interface DiceReportProps {
  readonly seals: readonly DiceSeal[]
  readonly check: Shell['diceCheck']
}

/** The seals of the program's dice, opened and checked. */
export function DiceReport({ seals, check }: DiceReportProps) {
  if (seals.length === 0) return null
  return (
    <section className="panel" aria-labelledby="end-dice-title">
      <h2 className="panel__title" id="end-dice-title">
        {END.diceTitle}
      </h2>
      {check ? (
        <>
          {check.holds === null ? (
            <p role="status">{END.diceUnknown}</p>
          ) : (
            <Verdict holds={check.holds}>{check.holds ? END.diceHold(check.sealed) : END.diceBroken}</Verdict>
          )}
          {check.unsealed > 0 && <p>{END.diceUnsealed(check.unsealed)}</p>}
          {check.byHand > 0 && <p>{END.diceByHand(check.byHand)}</p>}
        </>
      ) : (
        <p role="status">{END.diceChecking}</p>
      )}
      <p>{END.diceRecipe}</p>
      {seals.map(({ digest, seed, nonce }) => (
        <dl key={digest} className="seal">
          <dt>{END.fingerprint}</dt>
          <dd>
            <code>{digest}</code>
          </dd>
          <dt>{END.line}</dt>
          <dd>
            <code>{`${diceText(seed)}:${nonce}`}</code>
          </dd>
        </dl>
      ))}
    </section>
  )
}
