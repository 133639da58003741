import { createStore } from 'zustand/vanilla'

/** Up to which step of the game its dice are shown, all with null; undefined while they are not. */
export const diceShown = createStore<{ readonly upTo: number | null | undefined }>(() => ({
  upTo: undefined,
}))

/** Shows the dice of the game at the table, up to a step or all. */
export function showDice(upTo: number | null = null): void {
  diceShown.setState({ upTo })
}

/** Takes them out of sight. */
export function hideDice(): void {
  diceShown.setState({ upTo: undefined })
}
