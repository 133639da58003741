import { useEffect, useState } from 'react'
import type { Refusal } from '@/engine/refusal'
import { Notice } from '@/widgets/Notice'
import { oncePainted } from '@/widgets/once-painted'

/** Where a game's clauses are told. */
export interface RefusalRules {
  /** The address of a clause. */
  readonly rulesAt: (clause: string) => string
  /** The headings of all clauses; fetched with the first refusal. */
  readonly loadHeadings: () => Promise<Readonly<Record<string, string>>>
}

interface RefusalNoticeProps {
  readonly refusal: Refusal | null
  readonly rules: RefusalRules
}

/** Why nothing came of the last click, with its clause; it keeps its place while there is nothing to say. */
export function RefusalNotice({ refusal, rules }: RefusalNoticeProps) {
  return (
    <div title={useHeading(refusal?.clause, rules)}>
      <Notice
        text={refusal?.message ?? null}
        clause={refusal?.clause}
        href={refusal ? rules.rulesAt(refusal.clause) : undefined}
      />
    </div>
  )
}

function useHeading(clause: string | undefined, { loadHeadings }: RefusalRules): string | undefined {
  const [headings, setHeadings] = useState<Readonly<Record<string, string>>>()
  useEffect(() => {
    if (clause === undefined || headings) return
    void oncePainted(loadHeadings).then(setHeadings)
  }, [clause, headings, loadHeadings])
  return clause === undefined ? undefined : headings?.[clause]
}
