import type { Phase } from '../../state/terms'

/** The phases of a turn. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  recruitUnits: 'Recruit units',
  recruitSpells: 'Recruit spells',
  scout: 'Scout',
  movement: 'Movement',
  exploration: 'Exploration',
  battle: 'Battle',
}

/** The same where there is little room. */
export const SHORT_PHASE_NAMES: Readonly<Record<Phase, string>> = {
  recruitUnits: 'Units',
  recruitSpells: 'Spells',
  scout: 'Scout',
  movement: 'Move',
  exploration: 'Explore',
  battle: 'Battle',
}
