import type { Rulebook, RuleText as Text } from '@/engine/rulebook/rulebook'
import { RuleText } from '../rules/RuleText'

/** A paragraph of the rules on the sheet beside the table. */
export function Paragraph({ rulebook, text }: { readonly rulebook: Rulebook; readonly text: Text }) {
  return (
    <p>
      <RuleText rulebook={rulebook} text={text} />
    </p>
  )
}
