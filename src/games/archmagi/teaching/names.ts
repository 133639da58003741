import type { LessonNames } from '@/engine/lesson/lesson-words'
import { END_TEXT } from '@/table/panel/end-text'
import { fieldIn } from '../queries/ground'
import { typeName } from '../queries/names'
import type { View } from '../queries/view'
import { ARCHMAGI } from '../tables/archmagi'
import { ARTIFACTS } from '../tables/artifacts'
import { SEAT_NAMES } from '../tables/seats'
import { fieldOf, MOST_ACROSS, rectangle } from '../tables/maps'
import { SPELLS } from '../tables/spells'
import { UNITS } from '../tables/units'
import { COMMAND_TITLES, ITEM_NAMES, TEXT } from '../ui/texts/table-text'
import { PHASE_NAMES } from '../tables/text'

/** What the table of this game shows that lessons can name. */
export const NAMES: LessonNames<View> = {
  buttons: [
    ...Object.values(COMMAND_TITLES),
    ...Object.values(ITEM_NAMES),
    ...Object.values(PHASE_NAMES).map(TEXT.end),
    ...[TEXT.also, TEXT.chooseNext],
    ...[END_TEXT.endAnyway, END_TEXT.showMe, TEXT.back, TEXT.last],
    // What is chosen for a command is named alone.
    ...[...ARCHMAGI, ...UNITS, ...SPELLS, ...ARTIFACTS].map(({ name }) => name),
    // Hexes that the panel offers, and stacks by their seat and hex.
    ...fieldOf(rectangle(MOST_ACROSS, MOST_ACROSS)).ids,
    ...Object.values(SEAT_NAMES).map((seat) => TEXT.stack(seat, '…')),
  ],
  hexesOf: (view) => fieldIn(view).ids,
  unitsOf: ({ units }) => units.map(({ type }) => typeName(type)),
}
