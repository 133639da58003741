import { type HauntId, hauntKindOf, type HauntKind } from './units'

/** The button that ends each segment. */
export const END_NAMES = {
  wanderingOrcs: 'End wandering orcs',
  summon: 'End summoning',
  haste: 'End haste',
  movement: 'End movement',
  fireball: 'End fireballs',
  combat: 'End combat',
  hauntCheck: 'Check haunts',
} as const

export const HAUNT_KIND_NAMES: Readonly<Record<HauntKind, string>> = {
  temple: 'Temple',
  ruin: 'Ruin',
  crypt: 'Crypt',
}

/** A haunt in words: 'Temple T1'. */
export function hauntName(haunt: HauntId): string {
  return `${HAUNT_KIND_NAMES[hauntKindOf(haunt)]} ${haunt}`
}
