import type { Refusal } from '@/engine/refusal'
import { Notice } from '@/widgets/Notice'
import { CLAUSES } from '../../content/clauses'

interface RefusalNoticeProps {
  readonly refusal: Refusal | null
}

/** Why nothing came of the last click, with its clause; it keeps its place while there is nothing to say. */
export function RefusalNotice({ refusal }: RefusalNoticeProps) {
  return (
    <div className="refusal" title={refusal ? headingOf(refusal.clause) : undefined}>
      <Notice text={refusal?.message ?? null} clause={refusal?.clause} />
    </div>
  )
}

function headingOf(clause: string): string | undefined {
  return (CLAUSES as Readonly<Record<string, string>>)[clause]
}
