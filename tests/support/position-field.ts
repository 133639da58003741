import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { type Moment, positionFile, type Stacks } from './situation'

/** Every fault of a position file as 'path: message (clause)'. */
export function faultsOf(when: Moment, stacks: Stacks, changes: object = {}): readonly string[] {
  const parsed = rules.parsePosition(positionFile(when, stacks, { ...changes }))
  if (parsed.ok) return []
  return parsed.problems.map(({ path, message, clause }) =>
    clause === undefined ? `${path}: ${message}` : `${path}: ${message} (${clause})`,
  )
}

/** A wizard and an elf beside two orcs, a dwarf waiting, and a sorcerer far off. */
export const FIELD: Stacks = {
  '0112': 'dwarf',
  '1110': 'wizard',
  '1112': 'elf',
  '1111': '2 orc',
  '1913': 'sorcerer',
}
/** A fireball of the wizard at the orcs. */
export const fire = (changes: object) => ({
  designations: [{ id: 1, caster: 'wizard-1', hex: '1111', wand: false, resolved: false, ...changes }],
})
/** An attack of the elf on one of the orcs. */
export const fight = (changes: object) => ({
  designations: [
    { id: 1, attackers: ['elf-1'], hex: '1111', defenders: ['orc-1'], resolved: false, ...changes },
  ],
})
/** Haste of the wizard on itself. */
export const spell = (changes: object) => ({
  designations: [
    { id: 1, caster: 'wizard-1', hex: '1110', units: ['wizard-1'], resolved: false, ...changes },
  ],
})
/** A wand that was found, where the wizard stands. */
export const AT = { wand: { hex: '1110' } }
