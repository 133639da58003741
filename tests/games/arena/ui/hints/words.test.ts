import { describe, expect, test } from 'vitest'
import { drawingInWords } from '@/board/drawings/drawing-words'
import type { Why } from '@/games/arena/bot/reason'
import { CLAUSES } from '@/games/arena/clauses'
import { arenaRules } from '@/games/arena/rules'
import type { Command } from '@/games/arena/commands'
import { HINT_WAYS } from '@/games/arena/ui/hints/hint-ways'
import { arena } from '../../on-the-table'

const CREATURES = {
  o: 'orc 0 B2',
  r: 'warhorse 0 B2',
  g: 'gargoyle 0 B3',
  a: 'archer 0 C3',
  w: 'wizard 0 C2',
  j: 'jeep 0 B2',
  e: 'orc 1 C4',
}
const ITEMS = [{ id: 's', type: 'magic-sword', owner: 0, at: 'B2' }]

/** A hint with these commands, as it is read and drawn. */
function hint(commands: readonly object[], reasons: readonly Why[] = [], phase = 'movement' as const) {
  const view = arenaRules.viewOf(arena(phase, CREATURES, { items: ITEMS }).position, 'west')
  const given = commands.map((command) => ({ seat: 'west', ...command })) as unknown as readonly Command[]
  return HINT_WAYS.hintOf(view, { commands: given, chance: 0.5, reasons, nodes: 1 })
}

const words = (...commands: readonly object[]) => hint(commands).lines
const drawn = (...commands: readonly object[]) => hint(commands).drawings.map(drawingInWords)
const because = (why: object) => hint([], [why as Why]).reasons[0]

describe('a planned command in words', () => {
  test('moves tell from where as things stand after those before them', () => {
    expect(
      words(
        { type: 'walk', unit: 'o', path: ['B1', 'A1'] },
        { type: 'walk', unit: 'o', path: ['A2'] },
        { type: 'fly', unit: 'g', path: ['B4'], land: false },
        { type: 'fly', unit: 'g', path: ['B5'], land: true },
      ),
    ).toEqual([
      'Walk with Orc 1 from B2 to A1',
      'Walk with Orc 1 from A1 to A2',
      'Fly with Gargoyle 3 from B3 to the air over B4',
      'Fly with Gargoyle 3 from B4 (air) to B5 and land',
    ])
  })

  test.each([
    [{ type: 'fly', unit: 'g', path: [], land: false }, 'Take off with Gargoyle 3'],
    [{ type: 'fly', unit: 'g', path: [], land: true }, 'Land with Gargoyle 3'],
    [{ type: 'equip', creature: 'o', item: 's' }, 'Let Orc 1 take Magic Sword'],
    [{ type: 'drop', creature: 'o', item: 's' }, 'Let Orc 1 put down Magic Sword'],
    [{ type: 'mount', rider: 'o', mount: 'r' }, 'Mount Orc 1 on Warhorse 2'],
    [{ type: 'dismount', rider: 'o' }, 'Let Orc 1 get off'],
    [
      { type: 'declareSpell', caster: 'w', spell: 'spark', target: { kind: 'creature', creature: 'e' } },
      'Declare Spark at Orc 7 with Wizard 5',
    ],
    [{ type: 'stopCasting', caster: 'w' }, 'Stop what Wizard 5 casts'],
    [{ type: 'fire', shooter: 'a', target: 'C4' }, 'Fire into C4 with Archer 4'],
    [
      { type: 'attackVehicle', vehicle: 'j', attackers: ['o', 'r'] },
      'Attack Jeep 6 with Orc 1 and Warhorse 2',
    ],
    [{ type: 'resolve', space: 'C4^' }, 'Settle the fight in C4 (air)'],
    [{ type: 'chooseCasualty', creature: 'e' }, 'Pick Orc 7 to die'],
    [{ type: 'chooseCasualty', creature: null }, 'Take a random casualty'],
    [
      { type: 'buildArmy', creatures: ['orc', 'ogre', 'orc'], items: ['magic-sword'], spells: ['spark'] },
      'Draw up an army of 2 × Orc, Ogre, Magic Sword and Spark',
    ],
    [{ type: 'lockArmy' }, 'Make the army final'],
    [{ type: 'placeBasic', creature: 'o', hex: 'B2' }, 'Place Orc 1 at B2'],
    [{ type: 'changeTerrain', hex: 'B2', to: 'Forest' }, 'Change B2 from Grass to Forest'],
    [{ type: 'setStorm', hex: 'B2', on: true }, 'Raise a storm over B2'],
    [{ type: 'setStorm', hex: 'B2', on: false }, 'End the storm over B2'],
    [{ type: 'endPhase' }, 'End Movement'],
    [{ type: 'passMagic' }, 'Pass'],
    [{ type: 'concede' }, 'Concede'],
  ])('%j', (command, line) => {
    expect(words(command)).toEqual([line])
  })
})

describe('a plan on the board', () => {
  test('is an arrow for a move, the same one once', () => {
    const step = { type: 'walk', unit: 'o', path: ['B1'] }
    expect(drawn(step, { ...step, unit: 'r' })).toEqual(['green arrow from B2 to B1'])
  })

  test('rings what is aimed at, in red where it fights and in yellow where magic hurts', () => {
    const target = { kind: 'creature', creature: 'e' }
    expect(drawn({ type: 'fire', shooter: 'a', target: 'C4' })).toEqual([
      'red arrow from C3 to C4',
      'red circle around C4',
    ])
    expect(drawn({ type: 'resolve', space: 'C4' })).toEqual(['red circle around C4'])
    expect(drawn({ type: 'attackVehicle', vehicle: 'j', attackers: ['o'] })).toEqual(['red circle around B2'])
    expect(drawn({ type: 'chooseCasualty', creature: 'e' })).toEqual(['red circle around C4'])
    expect(drawn({ type: 'declareSpell', caster: 'w', spell: 'spark', target })).toEqual([
      'yellow arrow from C2 to C4',
      'yellow circle around C4',
    ])
    expect(drawn({ type: 'declareSpell', caster: 'w', spell: 'bless', target })[0]).toContain('blue arrow')
  })

  test('rings the hex of what goes nowhere', () => {
    expect(drawn({ type: 'changeTerrain', hex: 'D4', to: 'Forest' })).toEqual(['green circle around D4'])
    expect(drawn({ type: 'fly', unit: 'g', path: [], land: false })).toEqual(['green circle around B3'])
    expect(drawn({ type: 'equip', creature: 'o', item: 's' })).toEqual(['green circle around B2'])
    expect(drawn({ type: 'mount', rider: 'o', mount: 'r' })).toEqual(['green circle around B2'])
    expect(drawn({ type: 'stopCasting', caster: 'w' })).toEqual(['green circle around C2'])
    expect(drawn({ type: 'endPhase' }, { type: 'chooseCasualty', creature: null })).toEqual([])
  })
})

describe('a reason in words', () => {
  test.each([
    [{ type: 'king', hex: 'C9', power: 3, against: 0 }, 'Takes the enemy’s king hex, C9.', 'AA-23.1'],
    [
      { type: 'king', hex: 'C9', power: 3, against: 2.5 },
      'Goes for the enemy’s king hex, C9: Power 3 against 2.5.',
      'AA-23.2',
    ],
    [{ type: 'march', hex: 'C4', distance: 1 }, 'One hex from the enemy’s king hex, at C4.', 'AA-23.1'],
    [
      { type: 'guard', hex: 'C1', threat: 2 },
      'Guards the king hex C1, against which Power 2 could come next turn.',
      'AA-23.2',
    ],
    [
      { type: 'attack', space: 'C4', power: 3, against: 1 },
      'The fight in C4 stands at 3 against 1.',
      'AA-11.5',
    ],
    [
      { type: 'fight', space: 'C4^', power: 3, against: 1 },
      'The fight in C4 (air) stands at 3 against 1.',
      'AA-11.5',
    ],
    [
      { type: 'shots', space: 'C4', shooters: 1 },
      'One shooter adds its Power to the fight in C4.',
      'AA-14.6',
    ],
    [
      { type: 'shots', space: 'C4', shooters: 2 },
      'Two shooters add their Power to the fight in C4.',
      'AA-14.6',
    ],
    [{ type: 'wreck', vehicle: 'j' }, 'Jeep 6 has no pilot, and can be destroyed.', 'AA-8.7'],
    [
      { type: 'casualty', creature: 'e', among: 3 },
      'Orc 7 is worth most of the 3 to be picked from.',
      'AA-12.2',
    ],
    [
      { type: 'terrain', hex: 'D4', to: 'Forest', brings: ['hinders', 'helps'] },
      'Forest at D4 makes the enemy’s way to the own king hex longer and makes the own way to the enemy’s king hex shorter.',
      'AA-4.2',
    ],
    [
      { type: 'terrain', hex: 'D4', to: 'Forest', brings: [] },
      'Points not spent in this phase are lost.',
      'AA-4.4',
    ],
    [
      { type: 'terrain', hex: 'C4', to: 'Water', brings: ['strands'] },
      'Water at C4 leaves an enemy where it cannot stay.',
      'AA-15.8',
    ],
    [
      { type: 'storm', hex: 'C1', on: true, brings: ['hinders'] },
      'A storm over C1 makes the enemy’s way to the own king hex longer.',
      'AA-4.10',
    ],
    [
      { type: 'storm', hex: 'C9', on: false, brings: ['helps'] },
      'The end of the storm over C9 makes the own way to the enemy’s king hex shorter.',
      'AA-4.10',
    ],
    [{ type: 'unloading', rider: 'o' }, 'Orc 1 does more off its mount than on it.', 'AA-7.6'],
    [
      { type: 'item', creature: 'o', item: 's' },
      'Orc 1 fights best of those who can take Magic Sword.',
      'AA-6.2',
    ],
    [
      { type: 'riding', rider: 'o', mount: 'j', drives: true },
      'Jeep 6 is nobody’s without a pilot.',
      'AA-8.2',
    ],
    [
      { type: 'riding', rider: 'o', mount: 'r', drives: false },
      'Warhorse 2 is faster, and moves with its rider as one.',
      'AA-7.5',
    ],
    [{ type: 'nothing' }, 'Nothing else is worth doing in this phase.', 'AA-3.3'],
  ])('%j', (why, text, clause) => {
    expect(because(why)).toEqual({ text, clause })
    expect(CLAUSES).toHaveProperty([clause])
  })

  test('magic tells what it does, under the clause of its effect', () => {
    const target = { kind: 'creature', creature: 'e' }
    const reason = because({ type: 'magic', source: { kind: 'spell', spell: 'spark' }, target })
    expect(reason?.text).toMatch(/^Spark at Orc 7: .*dies if its Power is 0/)
    expect(reason?.clause).toBe('AA-22.6')
  })
})
