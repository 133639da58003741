import type { LessonNames } from '@/engine/lesson-words'
import { END_TEXT } from '@/table/panel/end-text'
import { TERRAINS } from '../content/names'
import { SPELLS } from '../content/spells'
import { ABILITIES } from '../content/abilities'
import { ITEMS } from '../content/items'
import {
  COMBAT_PANEL,
  END_NAMES,
  EQUIP_PANEL,
  MAGIC_PANEL,
  MOVEMENT_PANEL,
  TERRAIN_PANEL,
} from '../content/table-text'
import { boardOf } from '../rules/spaces'
import type { View } from '../rules/view'
import { nameOf } from '../ui/words/names'

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
      ...TERRAINS.map((terrain) => TERRAIN_PANEL.becomes(terrain, price)),
      TERRAIN_PANEL.raise(price),
      TERRAIN_PANEL.end(price),
    ]),
    ...[EQUIP_PANEL.takes, EQUIP_PANEL.drops, EQUIP_PANEL.mounts, EQUIP_PANEL.dismounts].map((say) =>
      say(ANY),
    ),
    ...[MOVEMENT_PANEL.walk, MOVEMENT_PANEL.stay, MOVEMENT_PANEL.land],
    ...[COMBAT_PANEL.resolve, COMBAT_PANEL.chance, COMBAT_PANEL.attack],
    ...magicNames.flatMap((name) => [name, MAGIC_PANEL.declare(name)]),
    MAGIC_PANEL.stop,
  ],
  hexesOf: (view) => boardOf(view).ids,
  unitsOf: ({ creatures }) => creatures.map(nameOf),
}
