import { rowsOf } from '@/engine/basics/rows-of'
import type { PrintedBlock } from './vocabulary'

/**
 * Chaos blocks, one of each for a seat (CP-2), with the spell of those that have one; then the werebeasts (WB-2).
 * They move, fight and recruit by their types, those with a city by none (CH-1, CH-2, CH-6, CH-7).
 */
// prettier-ignore
export const CHAOS_BLOCKS = rowsOf<PrintedBlock>()([
  { id: 'chaos.basilisk', name: 'Basilisk', class: 'chaos', letter: 'A', hit: 4, steps: 2, cost: 6, move: 2, type: 'mountain', count: 1, spell: 'stone-stare' },
  { id: 'chaos.bireme', name: 'Bireme', class: 'chaos', letter: 'B', hit: 2, steps: 3, cost: 3, move: 2, type: 'sea', count: 1 },
  { id: 'chaos.cavebear', name: 'Cavebear', class: 'chaos', letter: 'B', hit: 3, steps: 3, cost: 4, move: 2, type: 'mountain', count: 1 },
  { id: 'chaos.centaur', name: 'Centaur', class: 'chaos', letter: 'B', hit: 3, steps: 4, cost: 5, move: 3, type: 'forest', count: 1 },
  { id: 'chaos.cockatrice', name: 'Cockatrice', class: 'chaos', letter: 'B', hit: 2, steps: 4, cost: 3, move: 2, type: 'swamp', count: 1, spell: 'petrify' },
  { id: 'chaos.cyclops', name: 'Cyclops', class: 'chaos', letter: 'B', hit: 4, steps: 2, cost: 6, move: 3, type: 'forest', count: 1 },
  { id: 'chaos.demon', name: 'Demon', class: 'chaos', letter: 'A', hit: 2, steps: 3, cost: 5, move: 3, type: 'air', count: 1, spell: 'soul-sucker' },
  { id: 'chaos.fire-dragon', name: 'Fire Dragon', class: 'chaos', letter: 'A', hit: 4, steps: 2, cost: 8, move: 4, type: 'air', count: 1, spell: 'dragonfire' },
  { id: 'chaos.giant', name: 'Giant', class: 'chaos', letter: 'B', hit: 4, steps: 2, cost: 5, move: 3, type: 'forest', count: 1 },
  { id: 'chaos.golak', name: 'Golak', class: 'chaos', letter: 'C', hit: 2, steps: 2, cost: 2, move: 2, type: 'mountain', count: 1 },
  { id: 'chaos.griffin', name: 'Griffin', class: 'chaos', letter: 'A', hit: 3, steps: 3, cost: 5, move: 2, type: 'air', count: 1 },
  { id: 'chaos.hellcat', name: 'Hellcat', class: 'chaos', letter: 'B', hit: 3, steps: 3, cost: 5, move: 3, type: 'none', count: 1 },
  { id: 'chaos.hellhound', name: 'Hellhound', class: 'chaos', letter: 'B', hit: 2, steps: 3, cost: 4, move: 3, type: 'forest', count: 1, spell: 'hellfire' },
  { id: 'chaos.hippogryf', name: 'Hippogryf', class: 'chaos', letter: 'A', hit: 2, steps: 3, cost: 4, move: 2, type: 'air', count: 1 },
  { id: 'chaos.hornet', name: 'Hornet', class: 'chaos', letter: 'A', hit: 1, steps: 4, cost: 4, move: 3, type: 'air', count: 1 },
  { id: 'chaos.ice-dragon', name: 'Ice Dragon', class: 'chaos', letter: 'A', hit: 5, steps: 2, cost: 8, move: 3, type: 'air', count: 1, spell: 'ice-breath' },
  { id: 'chaos.kraken', name: 'Kraken', class: 'chaos', letter: 'B', hit: 3, steps: 3, cost: 4, move: 2, type: 'sea', count: 1, spell: 'drag-under' },
  { id: 'chaos.manticore', name: 'Manticore', class: 'chaos', letter: 'B', hit: 3, steps: 3, cost: 4, move: 2, type: 'desert', count: 1, spell: 'spike-volley' },
  { id: 'chaos.mantis', name: 'Mantis', class: 'chaos', letter: 'B', hit: 2, steps: 3, cost: 3, move: 2, type: 'forest', count: 1 },
  { id: 'chaos.minotaur', name: 'Minotaur', class: 'chaos', letter: 'B', hit: 3, steps: 3, cost: 4, move: 2, type: 'mountain', count: 1 },
  { id: 'chaos.nessie', name: 'Nessie', class: 'chaos', letter: 'B', hit: 4, steps: 2, cost: 5, move: 2, type: 'sea', count: 1 },
  { id: 'chaos.pirate', name: 'Pirate', class: 'chaos', letter: 'C', hit: 3, steps: 3, cost: 4, move: 3, type: 'sea', count: 1 },
  { id: 'chaos.scorpion', name: 'Scorpion', class: 'chaos', letter: 'C', hit: 2, steps: 3, cost: 2, move: 2, type: 'desert', count: 1 },
  { id: 'chaos.serpent', name: 'Serpent', class: 'chaos', letter: 'C', hit: 4, steps: 3, cost: 4, move: 2, type: 'forest', count: 1 },
  { id: 'chaos.snowbear', name: 'Snowbear', class: 'chaos', letter: 'B', hit: 3, steps: 3, cost: 4, move: 2, type: 'mountain', count: 1 },
  { id: 'chaos.spectre', name: 'Spectre', class: 'chaos', letter: 'A', hit: 1, steps: 3, cost: 3, move: 2, type: 'air', count: 1, spell: 'terror' },
  { id: 'chaos.spider', name: 'Spider', class: 'chaos', letter: 'B', hit: 4, steps: 3, cost: 5, move: 2, type: 'desert', count: 1, spell: 'web' },
  { id: 'chaos.trireme', name: 'Trireme', class: 'chaos', letter: 'B', hit: 3, steps: 4, cost: 5, move: 3, type: 'sea', count: 1 },
  { id: 'chaos.wurm', name: 'Wurm', class: 'chaos', letter: 'C', hit: 4, steps: 3, cost: 5, move: 3, type: 'desert', count: 1 },
  { id: 'chaos.wyvern', name: 'Wyvern', class: 'chaos', letter: 'A', hit: 3, steps: 3, cost: 6, move: 3, type: 'air', count: 1 },
  { id: 'chaos.werebat', name: 'Werebat', class: 'chaos', letter: 'A', hit: 1, steps: 4, cost: 3, move: 2, type: 'air', count: 1, isWerebeast: true },
  { id: 'chaos.werebear', name: 'Werebear', class: 'chaos', letter: 'C', hit: 3, steps: 4, cost: 3, move: 2, type: 'forest', count: 1, isWerebeast: true },
  { id: 'chaos.wereboar', name: 'Wereboar', class: 'chaos', letter: 'A', hit: 2, steps: 4, cost: 5, move: 3, type: 'forest', count: 1, isWerebeast: true },
  { id: 'chaos.weredragon', name: 'Weredragon', class: 'chaos', letter: 'A', hit: 3, steps: 3, cost: 5, move: 2, type: 'air', count: 1, isWerebeast: true },
  { id: 'chaos.weremole', name: 'Weremole', class: 'chaos', letter: 'C', hit: 2, steps: 4, cost: 1, move: 1, type: 'mountain', count: 1, isWerebeast: true },
  { id: 'chaos.wererat', name: 'Wererat', class: 'chaos', letter: 'B', hit: 1, steps: 4, cost: 2, move: 2, type: 'none', count: 1, isWerebeast: true },
  { id: 'chaos.wereshark', name: 'Wereshark', class: 'chaos', letter: 'B', hit: 3, steps: 4, cost: 5, move: 3, type: 'sea', count: 1, isWerebeast: true },
  { id: 'chaos.weretiger', name: 'Weretiger', class: 'chaos', letter: 'B', hit: 3, steps: 4, cost: 5, move: 3, type: 'swamp', count: 1, isWerebeast: true },
  { id: 'chaos.werewolf', name: 'Werewolf', class: 'chaos', letter: 'B', hit: 2, steps: 4, cost: 4, move: 3, type: 'forest', count: 1, isWerebeast: true },
])
