/** The rulings that may be decided the other way, by the keys of their options. */
export const HOUSE_RULES = [
  {
    key: 'threeFireballDice',
    clause: 'AR-8.4',
    label: 'Three dice for a fireball',
    hint: 'Of four units in a hex the first three are rolled for; usually all are.',
  },
  {
    key: 'noEntryHaste',
    clause: 'AR-9.6',
    label: 'No haste in entry hexes',
    hint: 'Wizards cast haste on the board only; usually also in their entry hex on the first game-turn.',
  },
  {
    key: 'fixedOdds',
    clause: 'AR-10.7',
    label: 'Odds stay as designated',
    hint: 'Losses to one attack do not better the odds of the next; usually odds are counted again over those alive.',
  },
  {
    key: 'advanceAnyTime',
    clause: 'AR-10.9',
    label: 'Advance after fireball any time',
    hint: 'Units that have not attacked enter a hex emptied by fireballs until the segment ends; usually only before attacks are designated.',
  },
  {
    key: 'lateAdvances',
    clause: 'AR-10.10',
    label: 'Advance after all attacks',
    hint: 'Attackers enter the hexes they emptied when every attack has been rolled; usually at once, before the next roll.',
  },
] as const

/** Words around them on the new-game form. */
export const HOUSE_RULES_TEXT = {
  title: 'House rules',
  intro: 'Where the rulebook is silent or contradicts itself, this table has decided. Decide otherwise here.',
} as const
