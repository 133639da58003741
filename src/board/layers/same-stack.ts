import { SIDES } from '@/widgets/side'

import type { Badge, BoardCounter, BoardStack } from '../board-props'

/** Whether two stacks look the same, so that the older drawing may stay. */
export function areSameStack(a: BoardStack, b: BoardStack): boolean {
  if (a === b) return true
  const areSupportedAlike = SIDES.every((side) => a.support?.[side] === b.support?.[side])
  return a.hex === b.hex && areSupportedAlike && areSameLists(a.counters, b.counters, areSameCounters)
}

function areSameCounters(a: BoardCounter, b: BoardCounter): boolean {
  if (a === b) return true
  const sameArt = a.id === b.id && a.icon.path === b.icon.path && a.side === b.side
  return sameArt && areSameFaces(a, b) && areSameLists(a.badges, b.badges, areSameBadges)
}

function areSameFaces(a: BoardCounter, b: BoardCounter): boolean {
  const sameState = a.spent === b.spent && a.state === b.state && a.flipped === b.flipped
  return a.factors === b.factors && a.strength === b.strength && areSamePips(a, b) && sameState
}

function areSamePips({ pips: a }: BoardCounter, { pips: b }: BoardCounter): boolean {
  return a?.count === b?.count && a?.of === b?.of
}

function areSameBadges(a: Badge, b: Badge): boolean {
  return a.text === b.text && a.tone === b.tone && a.label === b.label
}

function areSameLists<T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean {
  return a.length === b.length && a.every((one, nth) => same(one, b[nth] as T))
}
