import type { AnyPlayRules, Seat } from '@/engine/game'

/**
 * Who holds the mouse once the game stands at `position`, if `holder` held it before. Null lets the curtain
 * fall: another seat is asked, and something may not be seen by every seat; or the game is over.
 */
export function holderAfter(rules: AnyPlayRules, position: object, holder: Seat | null): Seat | null {
  const asked = rules.askedSeat(position)
  if (asked === null || asked === holder) return asked
  return rules.hasSecrets(position) ? null : asked
}
