import type { PanelPart } from '@/table/panel/PanelParts'
import { SmallTable } from '@/table/panel/SmallTable'
import { BLAST_FACES } from '../../tables/game-rules'
import { BLAST_TABLE as TEXT } from '../../tables/table-text'
import type { Event } from '../../events'
import { effectOf } from '../../queries/in-force'
import type { MagicSource } from '../../state/position'
import { ClauseLink } from '../build/ClauseLink'

export type BlastRoll = Extract<Event, { readonly type: 'blastRolled' }>

const FACES = Array.from({ length: BLAST_FACES }, (_, nth) => nth + 1)

/** On which rolls creatures die of a blast by their Power, each roll on its own cell (AA-22.5); null for other magic. */
export function blastTable(source: MagicSource, rolls: readonly BlastRoll[]): PanelPart {
  const blast = effectOf({ source }, 'blast')
  if (!blast || rolls.length === 0) return null
  const powers = [...new Set(rolls.map(({ need }) => need - blast.need))].sort((a, b) => a - b)
  return (
    <SmallTable
      caption={TEXT.caption(blast.need)}
      aside={<ClauseLink clause="AA-22.5" />}
      corner={TEXT.die}
      columns={powers.map(TEXT.power)}
      rows={FACES.map((face) => ({
        head: String(face),
        cells: powers.map((power) => (face >= blast.need + power ? TEXT.hit : TEXT.missed)),
      }))}
      lit={{ cells: rolls.map(({ roll, need }) => [roll - 1, powers.indexOf(need - blast.need)]) }}
    />
  )
}
