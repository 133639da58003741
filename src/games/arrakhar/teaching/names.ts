import type { LessonNames } from '@/engine/lesson/lesson-words'
import { capitalized } from '@/engine/basics/phrases'
import { END_TEXT } from '@/table/panel/end-text'
import { COUNT_TEXT } from '@/table/panel/panel-text'
import { PANEL } from '../tables/panel-text'
import { END_NAMES } from '../tables/command-text'
import { STACKING_LIMIT } from '../tables/units'
import { boardOf } from '../queries/board'
import type { View } from '../state/view'
import { unitName } from '../ui/sentences/unit-name'

/** Stands for whatever a button names. */
const ANY = '…'

const COUNTS = Array.from({ length: STACKING_LIMIT + 1 }, (_, count) => count)

/** What the table of this game shows that lessons can name. */
export const NAMES: LessonNames<View> = {
  buttons: [
    ...Object.values(END_NAMES),
    ...[END_TEXT.endAnyway, END_TEXT.showMe],
    ...[PANEL.rollOrcs, PANEL.summon(ANY, ANY), PANEL.resolveAll, PANEL.roll, PANEL.takeBack],
    ...[PANEL.fireball, PANEL.wandFireball, PANEL.designate(PANEL.wandSpell)],
    ...COUNTS.flatMap((count) => [PANEL.castings(count), PANEL.fireballs(count)]).map(PANEL.designate),
    ...[PANEL.designateAttack(ANY), PANEL.advanceInto(ANY), PANEL.chooseUnits, PANEL.decline],
    ...[PANEL.advanceWith(ANY), PANEL.takeWand],
    ...Object.values(COUNT_TEXT),
    ...COUNTS.map(String),
  ],
  hexesOf: ({ settings }) => boardOf(settings).grid.ids,
  unitsOf: ({ units }) => units.map(({ id, type }) => capitalized(unitName(id, type))),
}
