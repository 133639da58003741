import type { Json } from '@/engine/game'
import { PROPOSED } from '../../content/reconstructions'
import { type Side, TYPES_OF, type UnitType } from '../../content/units'

/** What a diagram shows, as far as it differs from an empty valley. */
interface Scene {
  readonly side: Side
  readonly segment: string
  readonly turn?: number
  /** Units by hex: `{ '0709': '3 elf' }`; several types, in an entry hex, are set apart by commas. */
  readonly units: Readonly<Record<string, string>>
  readonly haunts: Readonly<Record<string, string>>
  /** The wand's hex once it is revealed; hidden in the first haunt otherwise. */
  readonly wandAt?: string
  readonly haste?: Readonly<Record<string, number>>
}

/** A scene in the position format. */
export function positionOf({ side, segment, turn = 3, units, haunts, wandAt, haste }: Scene): Json {
  return {
    game: 'arrakhar',
    scenario: 'basic',
    reconstruction: PROPOSED,
    map: 'valley',
    turn,
    side,
    segment,
    haunts: { ...haunts },
    wand: wandAt === undefined ? { haunt: Object.keys(haunts)[0] ?? '' } : { hex: wandAt },
    units: Object.entries(withWizardSide(units)).flatMap(([hex, stack]) =>
      stack.split(', ').map((part) => group(hex, part)),
    ),
    pool: { demon: 4, orc: 4, ghoul: 4 },
    ...(haste && { haste: { ...haste } }),
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
