import type { TableProps } from '@/engine/table/table'
import { DiceReport } from './DiceReport'
import { Proofs } from './Proofs'

type Table = TableProps<object, never, never>

interface DiceProofsProps {
  readonly diceSeals: Table['diceSeals'] | undefined
  readonly diceCheck: Table['diceCheck']
}

/** The seals of the dice, folded away, where nothing else is sealed. */
export function DiceProofs({ diceSeals = [], diceCheck }: DiceProofsProps) {
  if (diceSeals.length === 0) return null
  return (
    <Proofs diceCheck={diceCheck}>
      <DiceReport seals={diceSeals} check={diceCheck} />
    </Proofs>
  )
}
