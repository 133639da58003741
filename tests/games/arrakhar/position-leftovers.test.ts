import { describe, expect, test } from 'vitest'
import { AT, faultsOf, FIELD } from '../../support/position-field'
import type { Moment } from '../../support/situation'

describe('What no play could have left so is refused', () => {
  test.each<[string, Moment, object, string]>([
    [
      'what another segment has',
      'wizard combat',
      { moved: { 'elf-1': 1 } },
      'moved: belongs to another segment (movement); leave it out',
    ],
    [
      'moves of the other side',
      'wizard movement',
      { moved: { 'orc-1': 1 } },
      'moved.orc-1: orc-1 does not move in this phase; leave it out (AR-5.6)',
    ],
    ['moves of nobody', 'wizard movement', { moved: { 'elf-9': 1 } }, 'moved.elf-9: there is no unit elf-9'],
    [
      'too many points',
      'wizard movement',
      { moved: { 'elf-1': 5 } },
      'moved.elf-1: must be 4 or less, its movement points (AR-7.1)',
    ],
    [
      'moves in an entry hex',
      'wizard movement',
      { moved: { 'dwarf-1': 1 } },
      'moved.dwarf-1: dwarf-1 waits in an entry hex and has not moved; leave it out (AR-7.5)',
    ],
    [
      'haste of orcs',
      'wizard movement',
      { haste: { 'orc-1': 4 } },
      "haste.orc-1: haste is for units of the wizard's side, in its phase; leave it out (AR-9.4)",
    ],
    [
      'haste in the other phase',
      'sorcerer movement',
      { haste: { 'elf-1': 4 } },
      "haste.elf-1: haste is for units of the wizard's side, in its phase; leave it out (AR-9.4)",
    ],
    [
      'haste that no die gives',
      'wizard movement',
      { haste: { 'elf-1': 5 } },
      'haste.elf-1: must be one of 2, 4, 6 (AR-9.3)',
    ],
    [
      'carriers of a hidden wand',
      'wizard movement',
      { carriers: ['elf-1'] },
      'carriers: nobody can have come to the wand or moved it; leave it out (AR-12.2)',
    ],
    [
      'carriers that do not exist',
      'wizard movement',
      { ...AT, carriers: ['elf-9'] },
      'carriers.0: there is no unit elf-9',
    ],
    [
      'carriers named twice',
      'wizard movement',
      { ...AT, carriers: ['elf-1', 'elf-1'] },
      'carriers.1: elf-1 is named twice; name it once',
    ],
    [
      'carriers among the orcs',
      'wizard movement',
      { ...AT, carriers: ['orc-1'] },
      'carriers.0: orc-1 never comes to the wand (AR-12.4)',
    ],
    [
      'carriers of a wand that was not moved',
      'wizard movement',
      { ...AT, wandMoved: false, carriers: ['elf-1'] },
      'wandMoved: must be true, as there are carriers (AR-12.2)',
    ],
    [
      'meetings of one that is elsewhere',
      'wizard movement',
      { ...AT, moved: { 'elf-1': 1 }, metAtWand: { 'elf-1': [] } },
      'metAtWand.elf-1: elf-1 has not come to the wand this turn; leave it out (AR-12.3)',
    ],
    [
      'meetings of one that has not moved',
      'wizard movement',
      { ...AT, metAtWand: { 'wizard-1': [] } },
      'metAtWand.wizard-1: wizard-1 has not come to the wand this turn; leave it out (AR-12.3)',
    ],
    [
      'a caster that cannot',
      'wizard fireball',
      { cast: ['elf-1'] },
      'cast.0: elf-1 casts no spells; leave it out (AR-5.5)',
    ],
    [
      'a caster of the other side',
      'wizard fireball',
      { cast: ['sorcerer-1'] },
      'cast.0: sorcerer-1 does not cast in this phase; leave it out (AR-5.5)',
    ],
    [
      'a caster named twice',
      'wizard fireball',
      { cast: ['wizard-1', 'wizard-1'] },
      'cast.1: wizard-1 is named twice; name it once',
    ],
    [
      'a caster before anybody casts',
      'sorcerer wanderingOrcs',
      { cast: ['sorcerer-1'] },
      'cast: nobody has cast yet in this phase; leave it out (AR-5.5)',
    ],
    [
      'an emptied hex with enemies',
      'wizard combat',
      { emptied: ['1111'] },
      'emptied.0: 1111 holds units and is not empty (AR-8.7)',
    ],
    [
      'an emptied hex with anybody',
      'wizard fireball',
      { emptied: ['1112'] },
      'emptied.0: 1112 holds units and is not empty (AR-8.7)',
    ],
    [
      'a hex emptied twice',
      'wizard combat',
      { emptied: ['1109', '1109'] },
      'emptied.1: 1109 is named twice; name it once',
    ],
    [
      'an advance to nowhere',
      'wizard combat',
      { advanced: ['elf-1'] },
      'advanced.0: elf-1 stands in no hex that fireballs emptied for it (AR-10.9)',
    ],
    [
      'a hex that no attack opened',
      'wizard combat',
      { opened: '1109' },
      'opened: no attack that is rolled has emptied 1109; leave it out (AR-10.10)',
    ],
    [
      'more orcs than come',
      'sorcerer wanderingOrcs',
      { orcsDue: 3 },
      'orcsDue: must be 2 or less: no more come (AR-5.2)',
    ],
    [
      'a casting at no haunt',
      'sorcerer summon',
      { cast: ['sorcerer-1'], summonsUsed: ['T3'] },
      'summonsUsed.0: T3 is not on the board (AR-6.7)',
    ],
    [
      'a casting of nobody',
      'sorcerer summon',
      { summonsUsed: ['T1'] },
      'summonsUsed: each casting is a sorcerer’s; name in cast those who made them (AR-5.5)',
    ],
    [
      'a casting from afar',
      'sorcerer summon',
      { summonPending: { haunt: 'T1', sorcerer: 'sorcerer-1', upTo: 2 } },
      'summonPending.sorcerer: must be a sorcerer next to T1 (AR-6.2)',
    ],
    [
      'orcs that left',
      'wizard movement',
      { left: [{ type: 'orc' }] },
      "left.0.type: no orc leaves the valley; the wizard's side may (AR-1.3)",
    ],
    [
      'a haunt of another scenario',
      'wizard movement',
      { haunts: { T1: '0508', T3: '1706' } },
      'haunts.T3: T3 is not used in this scenario (AR-3.1)',
    ],
    [
      'a wand found where it is not destroyed',
      'wizard movement',
      { ...AT, wandHaunt: 'T1' },
      'wandHaunt: the wand was found in a haunt that is destroyed, not in T1 (AR-11.2)',
    ],
    [
      'a wand hidden twice',
      'wizard movement',
      { wandHaunt: 'R1' },
      'wandHaunt: must be T1, where the wand is hidden (AR-3.4)',
    ],
    [
      'a set-up in play',
      'wizard movement',
      { setUp: { haunts: {}, sorcerers: {}, entries: {} } },
      'setUp: belongs to another segment (sorcererDesign, wizardDesign, sorcererPlacement, wizardPlacement); leave it out',
    ],
    [
      'a design beyond the points',
      'wizard movement',
      { designs: { sorcerer: null, wizard: { wizard: 20 } } },
      'designs.wizard: At least 4 barbarians are needed. (AR-2.3)',
    ],
    [
      'a turn past the limit',
      'wizard movement',
      { turn: 9, options: { turnLimit: 8 } },
      'turn: must be 8 or less, the turn limit (AR-13.5)',
    ],
    [
      'a draw offered in a game that is over',
      'wizard movement',
      { drawOffer: 'wizard', ending: { winner: 'draw', by: 'agreement' } },
      'drawOffer: a draw is offered in play only; leave it out (AR-12.7)',
    ],
    [
      'a resignation that is a draw',
      'wizard movement',
      { ending: { winner: 'draw', by: 'resignation' } },
      'ending.winner: must be sorcerer or wizard, as it ended so',
    ],
    [
      'a wand carried out that is not',
      'wizard movement',
      { ending: { winner: 'wizard', by: 'wand' } },
      'ending.by: the wand is not in an entry hex',
    ],
    [
      'a side wiped out that is not',
      'wizard movement',
      { ending: { winner: 'sorcerer', by: 'elimination' } },
      "ending.by: the wizard's side has units left",
    ],
    [
      'haste in the haunt check',
      'wizard hauntCheck',
      { haste: { 'elf-1': 4 } },
      "haste.elf-1: haste is for units of the wizard's side, in its phase; leave it out (AR-9.4)",
    ],
    [
      'meetings at a hidden wand',
      'wizard movement',
      { moved: { 'elf-1': 1 }, metAtWand: { 'elf-1': [] } },
      'metAtWand: nobody can have come to the wand or moved it; leave it out (AR-12.2)',
    ],
    [
      'a wand moved by the sorcerer’s side',
      'sorcerer movement',
      { ...AT, wandMoved: true },
      'wandMoved: nobody can have come to the wand or moved it; leave it out (AR-12.2)',
    ],
    [
      'a unit that meets itself',
      'wizard movement',
      { ...AT, moved: { 'wizard-1': 1 }, metAtWand: { 'wizard-1': ['wizard-1'] } },
      'metAtWand.wizard-1: wizard-1 does not meet itself (AR-12.3)',
    ],
  ])('%s', (_, when, changes, fault) => {
    expect(faultsOf(when, FIELD, changes)[0]).toBe(fault)
  })
})
