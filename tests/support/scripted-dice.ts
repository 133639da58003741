import { type Dice, handDice, type RollRequest } from '@/engine/kernel/dice'

/** Dice that show these values in order and fail loudly when too many or too few are asked for. */
export interface ScriptedDice extends Dice {
  /** Every request so far, as labels with counts: '2 × Fireball at 1110'. */
  readonly requests: readonly string[]
  /** Throws when values are left over. */
  close(): void
}

/** Dice scripted by a test. */
export function scriptedDice(values: readonly number[]): ScriptedDice {
  const hand = handDice(values)
  const requests: string[] = []
  return {
    requests,
    roll(request: RollRequest) {
      requests.push(`${request.count} × ${request.label}`)
      return hand.roll(request)
    },
    close() {
      if (hand.left() > 0) throw new Error(`${hand.left()} of the rolls ${values.join(', ')} were not used`)
    },
  }
}
