import type { Clause } from '../../clauses'
import type { Stage } from '../../queries/asked'
import { PHASE_NAMES } from '../../tables/text'

/** What goes on, in a few words. */
export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  map: 'Map',
  order: 'Turn order',
  deal: 'Deal',
  pickArchmagus: 'Choose an Archmagus',
  place: 'Place your Archmagus',
  ...PHASE_NAMES,
  pick: 'Battle: send a combatant',
  plan: 'Battle: make a plan',
  roll: 'Battle: roll',
  decide: 'Battle: go on or stop',
  respond: 'Answer a spell',
  reroll: 'Roll a die again',
  save: 'Save a unit',
  loot: 'Take up an artifact',
  replace: 'Replace your combatant',
  flee: 'Flee',
  revive: 'Bring a unit back',
  take: 'Take an artifact',
  fortune: 'Fortune',
  discard: 'Discard spells',
}

/** What to do now. */
export const STAGE_SAYS: Readonly<Record<Stage, string>> = {
  map: 'Dice decide what the land of this game is like. Make the map to begin.',
  order: 'Every player rolls a d20. The highest roll goes first, then play goes round the table.',
  deal: 'Every player gets three units and five spells, and an Archmagus unless you chose one.',
  pickArchmagus:
    'Choose the Archmagus you will play. Each has powers of its own, and if yours falls you are out of the game.',
  place:
    'Put your Archmagus in one of the marked hexes. Units deploy only in their home terrain, so look at the units you hold.',
  recruitUnits:
    'Draw two units first. Then deploy units in their home terrain, in hexes where you have a unit already.',
  recruitSpells: 'Every player draws spells first. Then cast Recruit spells, and discard down to your limit.',
  scout: 'Look at enemy stacks with your Scouts and Rogues, steal artifacts, and cast Scout spells.',
  movement: 'Move your units, each once. Where you enter a hex with enemies, you fight them this turn.',
  exploration: 'Explore: the terrain of every unknown hex beside your stacks is rolled.',
  battle: 'Fight every enemy stack that shares a hex with yours, in any order.',
  pick: 'Choose in secret the unit that fights this round. Both choices are shown together.',
  plan: 'Plan in secret how to help your combatant, then commit. Both plans are shown together.',
  roll: 'Each side rolls a die and adds its bonuses. The higher total defeats the other combatant.',
  decide: 'Fight another round, or call the battle off. If you call it off, both stacks stay in the hex.',
  respond: 'A spell is about to take effect. Answer it with a spell of yours, or let it pass.',
  reroll: 'You can have one of these dice rolled again, or leave them as they are.',
  save: 'One of your units is about to be destroyed. Save it, or let it fall.',
  loot: 'A fallen unit carried an artifact. Choose who takes it up, or leave it.',
  replace: 'Your combatant is gone. Choose the unit that fights in its place.',
  flee: 'Your unit must leave the battle. Choose the hex it goes to.',
  revive: 'A spell brings a unit back to the map. Choose which one, or none.',
  take: 'You see what artifacts that stack carries. Choose the one to take.',
  fortune: 'You have drawn one chit more. Give up one of your spells or units in return.',
  discard: 'You have to give up spells. Choose the ones that you need least.',
}

/** Where to read about it. */
export const STAGE_CLAUSES: Readonly<Record<Stage, Clause>> = {
  map: 'AM-2.15',
  order: 'AM-3.2',
  deal: 'AM-3.3',
  pickArchmagus: 'AM-3.3',
  place: 'AM-3.5',
  recruitUnits: 'AM-6.1',
  recruitSpells: 'AM-7.1',
  scout: 'AM-8.1',
  movement: 'AM-9.1',
  exploration: 'AM-10.2',
  battle: 'AM-11.1',
  pick: 'AM-11.6',
  plan: 'AM-11.9',
  roll: 'AM-11.27',
  decide: 'AM-11.61',
  respond: 'AM-M.12',
  reroll: 'AM-M.19',
  save: 'AM-11.50',
  loot: 'AM-A.0.8',
  replace: 'AM-11.20',
  flee: 'AM-E.12',
  revive: 'AM-E.18',
  take: 'AM-8.5',
  fortune: 'AM-P.17',
  discard: 'AM-7.3',
}
