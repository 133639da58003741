import { useEffect, useState } from 'react'
import type { Refusal } from '@/engine/refusal'
import { Notice } from '@/widgets/Notice'
import { oncePainted } from '@/widgets/once-painted'
import { rulesAt } from '../../content/text'

interface RefusalNoticeProps {
  readonly refusal: Refusal | null
}

/** Why nothing came of the last click, with its clause; it keeps its place while there is nothing to say. */
export function RefusalNotice({ refusal }: RefusalNoticeProps) {
  return (
    <div className="refusal" title={useHeading(refusal?.clause)}>
      <Notice
        text={refusal?.message ?? null}
        clause={refusal?.clause}
        href={refusal ? rulesAt(refusal.clause) : undefined}
      />
    </div>
  )
}

/** The heading of a clause; the headings come with the first refusal. */
function useHeading(clause: string | undefined): string | undefined {
  const [headings, setHeadings] = useState<Readonly<Record<string, string>>>()
  useEffect(() => {
    if (clause === undefined || headings) return
    void oncePainted(() => import('../../content/clauses')).then((module) => setHeadings(module.CLAUSES))
  }, [clause, headings])
  return clause === undefined ? undefined : headings?.[clause]
}
