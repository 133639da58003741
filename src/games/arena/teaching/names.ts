import { COMMAND_TEXT } from '../tables/command-text'
import type { LessonNames } from '@/engine/lesson/lesson-words'
import { END_TEXT } from '@/table/panel/end-text'
import { TERRAINS } from '../tables/names'
import { SPELLS } from '../tables/spells'
import { ABILITIES } from '../tables/abilities'
import { ITEMS } from '../tables/items'
import { COMBAT_PANEL, MAGIC_PANEL, MOVEMENT_PANEL } from '../tables/table-text'
import { END_NAMES } from '../tables/phase-text'
import { boardOf } from '../queries/spaces'
import type { View } from '../state/view'
import { nameOf } from '../queries/names'

/** Stands for whatever a button names. */
const ANY = '…'

/** What a change of the land may cost (AA-4.5). */
const PRICES = [4, 6, 8]

const magicNames: readonly string[] = [
  ...Object.values(SPELLS),
  ...Object.values(ABILITIES),
  ...Object.values(ITEMS),
].map(({ name }) => name)

/** What the table of this game shows that lessons can name. */
export const NAMES: LessonNames<View> = {
  buttons: [
    ...Object.values(END_NAMES),
    ...[END_TEXT.endAnyway, END_TEXT.showMe],
    ...PRICES.flatMap((price) => [
      ...TERRAINS.map((terrain) => COMMAND_TEXT.becomes(terrain, price)),
      COMMAND_TEXT.raise(price),
      COMMAND_TEXT.end(price),
    ]),
    ...[COMMAND_TEXT.takes, COMMAND_TEXT.drops, COMMAND_TEXT.mounts, COMMAND_TEXT.dismounts].map((say) =>
      say(ANY),
    ),
    ...[MOVEMENT_PANEL.foot, MOVEMENT_PANEL.stay, MOVEMENT_PANEL.land],
    ...[COMBAT_PANEL.resolve, COMMAND_TEXT.chance, COMBAT_PANEL.attack],
    ...magicNames.flatMap((name) => [name, MAGIC_PANEL.declare(name)]),
    COMMAND_TEXT.stops,
  ],
  hexesOf: (view) => boardOf(view).ids,
  unitsOf: ({ creatures }) => creatures.map(nameOf),
}
