import type { AnyCommand } from '@/engine/kernel/game'
import type { Choice } from '../panel/ChoiceButtons'
import type { Offered } from './table-model'

/** Commands as buttons that give them. */
export function choicesOf(
  offers: readonly Offered[],
  send: (command: AnyCommand) => void,
): readonly Choice[] {
  return offers.map(({ command, ...words }, nth) => ({
    key: String(nth),
    ...words,
    onChoose: () => {
      send(command)
    },
  }))
}
