import { byKey, oneOf, whole } from '@/engine/declare/kinds'
import type { ValueOf } from '@/engine/declare/kind'
import { record } from '@/engine/declare/record'
import type { Json } from '@/engine/game'
import { commaList, sceneOf, word } from '@/engine/scene-words'
import { PROPOSED } from '../../content/reconstructions'
import { HAUNT_IDS, TYPES_OF, UNIT_TYPES, type UnitType } from '../../content/units'

/** What a diagram shows, as far as it differs from an empty valley. */
const SHAPE = record({
  side: oneOf(['sorcerer', 'wizard']),
  segment: word,
  turn: whole(0, 99).usually(3),
  /** Units by hex; several types, in an entry hex, are set apart by commas. */
  units: byKey(word, commaList(`\\d+ (?:${UNIT_TYPES.join('|')})`, '4 elf, 2 barbarian')),
  haunts: byKey(oneOf(HAUNT_IDS), word),
  /** The wand's hex once it is revealed; hidden in the first haunt otherwise. */
  wandAt: word.optional(),
})
type Scene = ValueOf<typeof SHAPE>

/** A scene, read into the position format. */
export const SCENE = sceneOf(SHAPE, positionOf)

function positionOf({ side, segment, turn, units, haunts, wandAt }: Scene): Json {
  return {
    game: 'arrakhar',
    scenario: 'basic',
    reconstruction: PROPOSED,
    map: 'valley',
    turn,
    side,
    segment,
    haunts,
    wand: wandAt === undefined ? { haunt: Object.keys(haunts)[0] ?? '' } : { hex: wandAt },
    units: Object.entries(withWizardSide(units)).flatMap(([hex, stack]) =>
      stack.split(', ').map((part) => group(hex, part)),
    ),
    pool: { demon: 4, orc: 4, ghoul: 4 },
  }
}

/** Off the picture, so that the position can be played from (AR-12.7). */
const WAITING = { '2214': '1 elf' }

function withWizardSide(units: Scene['units']): Scene['units'] {
  const stacks = Object.values(units).join(' ')
  return TYPES_OF.wizard.some((type) => stacks.includes(type)) ? units : { ...units, ...WAITING }
}

function group(hex: string, part: string): Json {
  const [count, type] = part.split(' ') as [string, UnitType]
  return { type, hex, count: Number(count) }
}
