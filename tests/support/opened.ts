import type { OpenBody, Save } from '@/engine/save'
import { atOnce } from '@/engine/pausing'
import { unpackingText } from '@/engine/unpacking'

/** What a save holds, whether it is packed or not. */
export function opened({ body }: Save): OpenBody {
  if (body.kind === 'locked') throw new Error('The save is locked.')
  return body.kind === 'open' ? body : (JSON.parse(atOnce(unpackingText(body)) ?? 'null') as OpenBody)
}
