import type { OpenBody, Save } from '@/engine/save'
import { unpacked } from '@/engine/unpacking'

/** What a save holds, whether it is packed or not. */
export function opened({ body }: Save): OpenBody {
  return body.kind === 'open' ? body : (unpacked(body) as OpenBody)
}
