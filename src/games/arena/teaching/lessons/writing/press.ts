import { COMMAND_TEXT } from '../../../content/command-text'
import { button, keyTo } from '@/engine/lesson-making'
import { END_TEXT } from '@/table/panel/end-text'
import type { Terrain } from '../../../content/names'
import { COMBAT_PANEL, MAGIC_PANEL, MOVEMENT_PANEL } from '../../../content/table-text'
import { END_NAMES } from '../../../content/phase-text'

/** What the texts of lessons tell to press, named as the table names it. */
export const PRESS = {
  end: keyTo('endSegment'),
  /** Where the program asks back, since units could still move. */
  anyway: button(END_TEXT.endAnyway),
  cancel: keyTo('cancel'),
  pass: button(END_NAMES.magic1),
  settle: button(COMBAT_PANEL.resolve),
  attack: button(COMBAT_PANEL.attack),
  land: button(MOVEMENT_PANEL.land),
} as const

/** The button that changes the land. */
export function changeTo(terrain: Terrain, price: number): string {
  return button(COMMAND_TEXT.becomes(terrain, price))
}

/** The button that raises a storm. */
export function stormFor(price: number): string {
  return button(COMMAND_TEXT.raise(price))
}

/** The button by which one mounts. */
export function mountOn(mount: string): string {
  return button(COMMAND_TEXT.mounts(mount))
}

/** The buttons that take up some magic and, its target chosen, declare it. */
export function magic(name: string): { readonly take: string; readonly declare: string } {
  return { take: button(name), declare: button(MAGIC_PANEL.declare(name)) }
}
