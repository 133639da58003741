import { type Dice, handDice, type RollRequest } from '@/engine/kernel/dice'

/** Dice that show these values in order and fail loudly when too many or too few are asked for. */
export interface ScriptedDice extends Dice {
  /** Every request so far, as labels with counts: '2 × Fireball at 1110'. */
  readonly requests: readonly string[]
  /** Throws when values are left over. */
  close(): void
}

/** Dice scripted by a test; those of a game with one sort of die throw when another is asked for. */
export function scriptedDice(values: readonly number[], faces?: number): ScriptedDice {
  const hand = handDice(values)
  const requests: string[] = []
  return {
    requests,
    roll(request: RollRequest) {
      if (faces !== undefined && request.faces !== faces)
        throw new Error(`A die of ${request.faces} faces is asked for: ${request.label}`)
      requests.push(`${request.count} × ${request.label}`)
      return hand.roll(request)
    },
    close() {
      if (hand.left() > 0) throw new Error(`${hand.left()} of the rolls ${values.join(', ')} were not used`)
    },
  }
}
