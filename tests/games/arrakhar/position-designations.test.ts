import { describe, expect, test } from 'vitest'
import { faultsOf, fight, FIELD, fire, spell } from '../../support/position-field'
import type { Moment } from '../../support/situation'

describe('Designations that nobody could have made are refused', () => {
  test.each<[string, Moment, object, string]>([
    [
      'fire at one’s own',
      'wizard fireball',
      fire({ hex: '1112' }),
      'designations.0: No enemy units are in 1112. (AR-8.2)',
    ],
    [
      'fire at no hex',
      'wizard fireball',
      fire({ hex: 'zz' }),
      'designations.0: The map has no hex zz. (AR-8.2)',
    ],
    [
      'fire at nobody',
      'wizard fireball',
      fire({ hex: '1109' }),
      'designations.0: No enemy units are in 1109. (AR-8.2)',
    ],
    [
      'fire of an elf',
      'wizard fireball',
      fire({ caster: 'elf-1' }),
      'designations.0: Only wizards and sorcerers cast fireballs. (AR-8.1)',
    ],
    [
      'fire of a sorcerer',
      'wizard fireball',
      fire({ caster: 'sorcerer-1' }),
      'designations.0: That unit belongs to the other side. (AR-5.6)',
    ],
    [
      'fire twice of one',
      'wizard fireball',
      { designations: [...fire({}).designations, ...fire({ id: 2 }).designations] },
      'designations.1: That wizard has cast this turn. (AR-5.5)',
    ],
    [
      'fire of a wizard that has cast',
      'wizard fireball',
      { ...fire({}), cast: ['wizard-1'] },
      'designations.0: That wizard has cast this turn. (AR-5.5)',
    ],
    [
      'fire rolled of one that has not',
      'wizard fireball',
      fire({ resolved: true }),
      'designations.0.caster: wizard-1 has cast; name it in cast too (AR-5.5)',
    ],
    [
      'the wand’s from elsewhere',
      'wizard fireball',
      fire({ wand: true }),
      'designations.0: The wand is still hidden. (AR-12.5)',
    ],
    [
      'a number used twice',
      'wizard combat',
      { designations: [...fight({}).designations, ...fight({ attackers: ['wizard-1'] }).designations] },
      'designations.1.id: 1 is the number of another designation; a number is used once',
    ],
    [
      'a next number in use',
      'wizard combat',
      { ...fight({ id: 4 }), nextDesignation: 4 },
      'nextDesignation: must be more than 4, which is in use',
    ],
    [
      'an attack on one’s own',
      'wizard combat',
      fight({ defenders: ['wizard-1'] }),
      'designations.0: Unit wizard-1 is your own unit; attack enemies. (AR-10.2)',
    ],
    [
      'orcs that attack orcs',
      'sorcerer combat',
      fight({ attackers: ['orc-2'] }),
      'designations.0: Unit orc-1 is your own unit; attack enemies. (AR-10.2)',
    ],
    [
      'an attack out of an entry hex',
      'wizard combat',
      fight({ attackers: ['dwarf-1'] }),
      'designations.0: Unit dwarf-1 waits in an entry hex and does not attack out of it. (AR-10.2)',
    ],
    [
      'a unit named twice',
      'wizard combat',
      fight({ attackers: ['elf-1', 'elf-1'] }),
      'designations.0: Unit elf-1 is named twice. (AR-10.3)',
    ],
    [
      'haste for orcs',
      'wizard haste',
      spell({ hex: '1111', units: ['orc-1', 'orc-2'] }),
      'designations.0: None of your units is in 1111. (AR-9.1)',
    ],
    [
      'haste for part of a stack',
      'wizard haste',
      spell({ units: ['dwarf-1'] }),
      'designations.0.units: must be all units in 1110 (AR-9.1)',
    ],
    [
      'designations of another segment',
      'wizard combat',
      spell({}),
      'designations: the combat segment has no such designations; leave them out',
    ],
  ])('%s', (_, when, changes, fault) => {
    expect(faultsOf(when, FIELD, changes)[0]).toBe(fault)
  })
})
