import type { GlossaryTerm, RuleText } from '@/engine/rulebook'
import type { Clause } from '../../content/clauses'

function term(word: string, meaning: RuleText, clause: Clause): GlossaryTerm {
  return { term: word, meaning, clause }
}

/** Words that mean something definite in this game, by the alphabet. */
export const GLOSSARY: readonly GlossaryTerm[] = [
  term(
    'adjacent',
    'Sharing a hexside: a {{hex}} has six adjacent hexes, fewer at the rim of the map.',
    'AR-1.1',
  ),
  term(
    'advance',
    'Walking into a hex that fire or an attack has just emptied, outside of movement and free of points.',
    'AR-10.10',
  ),
  term(
    'bonus',
    'One {{odds column}} better, for barbarians on demons, dwarves on orcs, elves on ghouls, with nobody else in the attack.',
    'AR-10.6',
  ),
  term(
    'cast',
    'To use a spell. Each {{caster}} does so once a {{game-turn}}, and is turned over to show it.',
    'AR-5.5',
  ),
  term('caster', 'A wizard or a sorcerer: the two types that {{cast}} spells, and never attack.', 'AR-1.5'),
  term('clear hex', 'Open ground that all may enter. A hex with a {{haunt}} in it is clear too.', 'AR-1.1'),
  term(
    'combat factor',
    'What a unit is worth in attack and defense. Sums of it make the {{odds}}.',
    'AR-10.5',
  ),
  term('counter', 'A playing piece of cardboard, as you see it on the map.', 'AR-1.4'),
  term('design', 'The secret shopping list of a side: how many of each of its types it bought.', 'AR-2.4'),
  term(
    'designate',
    'To announce a spell or an attack with its target, before any die of the segment is rolled.',
    'AR-10.3',
  ),
  term(
    'eliminated',
    'Out of the game, off the map. Only orcs may return, as {{wandering orc|wandering orcs}}.',
    'AR-10.8',
  ),
  term(
    'entry hex',
    'One of the six gates marked E. It is off the map as far as fighting and the {{stacking limit}} go.',
    'AR-1.2',
  ),
  term('fireball', 'A spell against every unit in one hex, up to two hexes away.', 'AR-8.2'),
  term('game-turn', 'One {{phase}} of the sorcerer and one of the wizard, in this order.', 'AR-5.6'),
  term('group', 'Units of one type that move together from one hex along one path.', 'AR-7.8'),
  term(
    'haste',
    'A wizard’s spell that gives a {{stack}} two, four or six more {{movement point|movement points}}.',
    'AR-9.3',
  ),
  term(
    'haunt',
    'A temple, ruin or crypt. The sorcerer {{summon|summons}} out of it; one of them hides the {{wand}}.',
    'AR-3.1',
  ),
  term('hex', 'A six-sided field of the map, named by its four-figure number.', 'AR-1.1'),
  term('marker', 'A counter that records a fact, such as the {{haste}} a stack has been given.', 'AR-1.4'),
  term('mountain', 'Ground that nobody enters. Fire does not pass over it either.', 'AR-1.1'),
  term(
    'movement factor',
    'How many {{movement point|movement points}} a unit has in its movement segment.',
    'AR-7.1',
  ),
  term('movement point', 'What one step into the next {{hex}} takes.', 'AR-7.1'),
  term(
    'odds',
    'The attackers’ strength put against the defenders’, rounded down: nine against four is 2:1.',
    'AR-10.5',
  ),
  term(
    'odds column',
    'The column of the Combat Table in which an attack is read, from 1:2 to 6:1.',
    'AR-10.5',
  ),
  term('phase', 'One side’s half of a {{game-turn}}, in five {{segment|segments}}.', 'AR-5.6'),
  term('phasing player', 'The player whose {{phase}} it is; nobody else does anything in it.', 'AR-5.6'),
  term(
    'pool',
    'The demons, orcs and ghouls that the sorcerer bought and has not yet {{summon|summoned}}. Secret.',
    'AR-3.6',
  ),
  term('range', 'How many steps away a hex lies in a straight line, the first hex not counted.', 'AR-8.2'),
  term(
    'reconstruction',
    'Tables and costs that fill the place of the lost page of charts, within what the rules tell of it. Chosen for a new game.',
    'AR-13.5',
  ),
  term('resolve', 'To settle with dice what was {{designate|designated}}.', 'AR-8.4'),
  term(
    'seal',
    'The fingerprint of the sorcerer’s secret, made before play and checked when it is over.',
    'AR-3.4',
  ),
  term(
    'segment',
    'A step of a {{phase}} with a job of its own: summon, movement, combat and so on.',
    'AR-5.6',
  ),
  term(
    'side',
    'One of the two forces: the wizard’s (with barbarians, dwarves, elves) or the sorcerer’s.',
    'AR-1.5',
  ),
  term(
    'stack',
    'All units in one hex. On the map they are always of one type once movement is over.',
    'AR-7.6',
  ),
  term(
    'stacking limit',
    'Four units of one type in a hex of the map. An {{entry hex}} has no limit.',
    'AR-7.6',
  ),
  term(
    'summon',
    'A sorcerer’s spell that brings units of the {{pool}} out of an adjacent {{haunt}}.',
    'AR-6.6',
  ),
  term('unit', 'A {{counter}} that moves or fights. Haunts, markers and the wand are none.', 'AR-1.4'),
  term('wand', 'What it is all about. Hidden in one haunt; the wizard wins by carrying it out.', 'AR-12.1'),
  term(
    'wandering orc',
    'One or two orcs that join the sorcerer’s side each {{game-turn}}, for nothing.',
    'AR-5.1',
  ),
  term(
    'wasted',
    'Said of a fireball or an attack that finds nobody left at its target. It counts as made.',
    'AR-8.5',
  ),
]
