import type { Refusal } from '@/engine/kernel/refusal'
import { RefusalNotice } from '@/table/panel/RefusalNotice'
import { CLAUSES } from '../../clauses'
import { rulesAt } from '../../tables/text'

const RULES = { rulesAt, headings: CLAUSES }

/** Why nothing came of the last click, with its clause. */
export function RuledNotice({ refusal }: { readonly refusal: Refusal | null }) {
  return <RefusalNotice refusal={refusal} rules={RULES} />
}
