import type { Refusal } from '@/engine/refusal'
import { RefusalNotice, type RefusalRules } from '@/table/panel/RefusalNotice'
import { rulesAt } from '../../content/text'

const RULES: RefusalRules = {
  rulesAt,
  loadHeadings: () => import('../../content/clauses').then((module) => module.CLAUSES),
}

/** Why nothing came of the last click, with its clause. */
export function RuledNotice({ refusal }: { readonly refusal: Refusal | null }) {
  return <RefusalNotice refusal={refusal} rules={RULES} />
}
