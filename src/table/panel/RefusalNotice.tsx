import type { Refusal } from '@/engine/kernel/refusal'
import { Notice } from '@/widgets/Notice'

/** Where a game's clauses are told. */
export interface RefusalRules {
  /** The address of a clause. */
  readonly rulesAt: (clause: string) => string
  /** The headings of all clauses. */
  readonly headings: Readonly<Record<string, string>>
}

interface RefusalNoticeProps {
  readonly refusal: Refusal | null
  readonly rules: RefusalRules
}

/** Why nothing came of the last click, with its clause; it keeps its place while there is nothing to say. */
export function RefusalNotice({ refusal, rules }: RefusalNoticeProps) {
  return (
    <div title={refusal ? rules.headings[refusal.clause] : undefined}>
      <Notice
        text={refusal?.message ?? null}
        clause={refusal?.clause}
        href={refusal ? rules.rulesAt(refusal.clause) : undefined}
      />
    </div>
  )
}
