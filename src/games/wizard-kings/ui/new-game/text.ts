import type { ScenarioId } from '../../tables/scenarios'

/** Words of the new-game form. */
export const NEW_GAME = {
  quickIntro: 'One click and it begins, with both forces chosen and deployed.',
  ownIntro: 'Boards, armies and forces are chosen at the table, each side’s blocks in secret.',
  scenario: 'Scenario',
  blurbs: {
    small: 'One board, seven blocks a side, twelve turns.',
    medium: 'Two boards, ten blocks a side, twenty turns.',
    large: 'Four boards, eighteen blocks a side, thirty turns.',
  } satisfies Readonly<Record<ScenarioId, string>>,
  tag: (name: string) => `${name} scenario`,
  layout: 'How the boards lie',
  layouts: { square: 'Two by two', column: 'All in a column' },
  werebeasts: 'Werebeasts',
  werebeastsHint: 'They wax and wane with the moon.',
  randomMoon: 'Random moon',
  randomMoonHint: 'A die says how the moon stands on turn 1.',
  fourArmyUnits: 'Four army units each',
  fourArmyUnitsHint: 'The other reading of the small starting force.',
  threeWizards: 'Three wizards each',
  threeWizardsHint: 'One more for each side.',
  openTable: 'Open table',
  openTableHint: 'Everybody sees every block, and no curtain closes. For teaching.',
  handicap: 'Handicap in ready games',
  handicapHint: 'Where one side wins more often, the other begins with stronger blocks.',
  figures: 'Figures of the scenario',
  turns: 'Turns at most',
  earliestEnd: 'Early end from turn',
  goldToWin: 'Gold for an early end',
  builds: 'Builds a turn',
  pool: 'Chaos kinds each',
} as const
