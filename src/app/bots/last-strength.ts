import { type Bots, type Strength, STRENGTHS } from '@/engine/bot/bot'

const KEY = 'hexhearth-bot-strength'

/** The strength of a bot that was chosen last on this device; easy before any was. */
export function lastStrength(): Strength {
  try {
    const kept = localStorage.getItem(KEY)
    return STRENGTHS.find((strength) => strength === kept) ?? 'easy'
  } catch {
    return 'easy'
  }
}

/** Remembers the strength of the bots that were chosen, if any were. */
export function keepStrength(bots: Bots): void {
  const [strength] = Object.values(bots)
  if (!strength) return
  try {
    localStorage.setItem(KEY, strength)
  } catch {
    // Storage may be forbidden or full: an easy bot is then offered as before.
  }
}
