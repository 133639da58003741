import type { Phase } from '../state/terms'

/** The phases of a turn. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  recruitUnits: 'Recruit units',
  recruitSpells: 'Recruit spells',
  scout: 'Scout',
  movement: 'Movement',
  exploration: 'Exploration',
  battle: 'Battle',
}
