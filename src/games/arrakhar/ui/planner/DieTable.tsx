import { DieRow } from '@/table/panel/DieRow'
import type { Clause } from '../../clauses'
import { TABLE_NAMES } from '../../tables/planner-text'
import type { Table } from '../../state/position'
import type { DieTableId } from '../events/kit'
import { ClauseLink } from '../rules-help/ClauseLink'

interface DieTableProps {
  readonly table: Table
  readonly of: DieTableId
  /** The face to be lit, if any. */
  readonly rolled: number | null
}

const CLAUSES: Readonly<Record<DieTableId, Clause>> = {
  haste: 'AR-9.3',
  summon: 'AR-6.6',
  wanderingOrcs: 'AR-5.1',
}

/** What each face of a single die gives. */
export function DieTable({ table, of, rolled }: DieTableProps) {
  return (
    <DieRow
      title={TABLE_NAMES[of]}
      aside={<ClauseLink clause={CLAUSES[of]} />}
      results={table.settings.tables[of].map((result) => (of === 'haste' ? `+${result}` : String(result)))}
      rolled={rolled}
    />
  )
}
