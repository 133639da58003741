import type { Json } from '@/engine/kernel/game'
import type { PositionDesk } from '@/engine/table/table'
import { PRESETS } from '../../tables/presets'
import type { QuickStart } from '../../tables/quick-starts'
import { PROPOSED } from '../../tables/reconstructions'
import { quickStartsFor } from '../../ui/setup/ready-made'

const EMPTY: Json = {
  game: 'arrakhar',
  scenario: 'basic',
  reconstruction: PROPOSED,
  map: 'valley',
  turn: 1,
  side: 'wizard',
  segment: 'movement',
  haunts: { T1: '1911' },
  wand: { haunt: 'T1' },
  units: [],
  pool: {},
}

/** What one may begin with: an empty table, and the ready-made set-ups as they stand when play begins. */
export const STARTS: PositionDesk['starts'] = [
  { id: 'empty', name: 'Empty board', position: EMPTY },
  ...quickStartsFor(PROPOSED).map((quick) => ({
    id: quick.id,
    name: quick.name,
    position: positionOf(quick),
  })),
]

function positionOf({ scenario, haunts, sorcerers, entries, forces }: QuickStart): Json {
  const [wand = null] = Object.keys(haunts)
  const { demon = 0, orc = 0, ghoul = 0 } = PRESETS.find(({ id }) => id === forces.sorcerer)?.counts ?? {}
  return {
    game: 'arrakhar',
    scenario,
    reconstruction: PROPOSED,
    map: 'valley',
    turn: 1,
    side: 'sorcerer',
    segment: 'wanderingOrcs',
    haunts: { ...haunts },
    wand: { haunt: wand },
    units: [
      ...Object.entries(sorcerers).map(([hex, count]) => ({ type: 'sorcerer', hex, count })),
      ...Object.entries(entries).flatMap(([hex, counts]) =>
        Object.entries(counts).map(([type, count]) => ({ type, hex, count })),
      ),
    ],
    pool: { demon, orc, ghoul },
    options: { skipEmptySegments: true },
  }
}
