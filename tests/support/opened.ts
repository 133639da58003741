import type { OpenBody, Save } from '@/engine/save'
import { unpackedText } from '@/engine/unpacking'

/** What a save holds, whether it is packed or not. */
export function opened({ body }: Save): OpenBody {
  if (body.kind === 'locked') throw new Error('The save is locked.')
  return body.kind === 'open' ? body : (JSON.parse(unpackedText(body) ?? 'null') as OpenBody)
}
