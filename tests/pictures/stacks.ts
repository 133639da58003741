import type { Stacks } from '../support/situation'

/** A battle in the middle of the valley, as it may stand on the third game-turn. */
export const PLAYED_STACKS: Stacks = {
  '0709': '4 elf',
  '0710': '3 ghoul',
  '0809': 'barbarian',
  '0611': '2 orc',
  '0610': 'wizard',
  '0909': 'wizard',
  '0503': 'wizard',
  '1306': '3 dwarf',
  '1307': '2 orc',
  '1208': 'sorcerer',
  '1408': 'sorcerer',
  '1510': '4 ghoul',
  '1110': '3 demon',
  '1612': '4 orc',
  '1810': '2 barbarian',
  '1811': 'demon',
}
