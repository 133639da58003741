import type { Descriptor } from './vocabulary'

/** What one descriptor implies (AM-K.2). A Water unit is a swimmer beside: see `closureOf`. */
const IMPLIED: Readonly<Partial<Record<Descriptor, readonly Descriptor[]>>> = {
  ArchMagus: ['Hero', 'Mage'],
  Mage: ['Spellcaster'],
  Priest: ['Spellcaster'],
  Giant: ['Monster'],
  Dragon: ['Monster'],
  Demon: ['Monster', 'Evil'],
  Undead: ['Monster', 'Evil', 'Nonliving'],
  Construct: ['Nonliving'],
  Elemental: ['Nonliving'],
  Site: ['Nonliving'],
  Ship: ['Sea', 'Construct', 'Wood'],
  Plant: ['Wood'],
  Humanoid: ['Chaos'],
}

/** What a hero is when it is not human. */
const NOT_HUMAN: readonly Descriptor[] = [
  'Demihuman',
  'Humanoid',
  'Undead',
  'Fey',
  'Demon',
  'Construct',
  'Monster',
]

/** Adds what descriptors imply, until nothing changes (AM-K.2). */
function impliedBy(printed: readonly Descriptor[]): ReadonlySet<Descriptor> {
  const all = new Set(printed)
  for (let before = -1; before < all.size;) {
    before = all.size
    for (const one of [...all]) for (const implied of IMPLIED[one] ?? []) all.add(implied)
    if (all.has('Demihuman') && !all.has('Evil')) all.add('Good')
    if (all.has('Hero') && !NOT_HUMAN.some((one) => all.has(one))) all.add('Human')
  }
  return all
}

/** Everything that a unit is: as printed, implied, and what goes unsaid: Male and Living (AM-K.1, AM-K.2). */
export function closureOf(printed: readonly Descriptor[]): readonly Descriptor[] {
  const all = new Set(impliedBy(printed))
  // Sites are neither (AM-K.1).
  if (!all.has('Female') && !all.has('Site')) all.add('Male')
  if (!all.has('Nonliving')) all.add('Living')
  return [...all]
}

/** What a descriptor that is lent brings along. */
export function withImplied(lent: Descriptor): readonly Descriptor[] {
  return [...impliedBy([lent])]
}
