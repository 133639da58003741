import { button, keyTo } from '@/engine/lesson-making'
import { END_TEXT } from '@/table/panel/end-text'
import { COUNT_TEXT } from '@/table/panel/panel-text'
import { PANEL } from '../../../content/panel-text'
import { END_NAMES } from '../../../content/command-text'
import { countOf, type HauntId, type UnitType, UNIT_NAMES } from '../../../content/units'

/** What the texts of lessons tell to press, named as the table names it. */
export const PRESS = {
  anyway: button(END_TEXT.endAnyway),
  cancel: keyTo('cancel'),
  rollOrcs: button(PANEL.rollOrcs),
  haste: button(PANEL.designate(PANEL.castings(1))),
  wandFire: button(PANEL.designate(PANEL.wandSpell)),
  resolveAll: button(PANEL.resolveAll),
  roll: button(PANEL.roll),
  chooseUnits: button(PANEL.chooseUnits),
  fewer: button(COUNT_TEXT.minus),
  takeWand: `{{shown:${PANEL.takeWand}}}`,
  wandSpell: button(PANEL.wandFireball),
} as const

/** The button that ends a segment. */
export function end(segment: keyof typeof END_NAMES): string {
  return button(END_NAMES[segment])
}

/** The button that designates so many fireballs. */
export function fireballs(count: number): string {
  return button(PANEL.designate(PANEL.fireballs(count)))
}

/** The button that designates an attack. */
export function attackOn(hex: string): string {
  return button(PANEL.designateAttack(hex))
}

/** The button that advances. */
export function advanceWith(count: number, type: UnitType): string {
  return button(PANEL.advanceWith(countOf(count, type)))
}

/** The button that summons at a haunt. */
export function summonAt(type: UnitType, haunt: HauntId): string {
  return button(PANEL.summon(UNIT_NAMES[type].many, haunt))
}

/** A button of a group of waiting units. */
export function ofGroup(group: string, label: keyof typeof COUNT_TEXT): string {
  return button(COUNT_TEXT[label], group)
}
