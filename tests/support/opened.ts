import type { OpenBody, Save } from '@/engine/save/save'
import { atOnce } from '@/engine/basics/cooperative'
import { unpackingText } from '@/engine/files/unpacking'

/** What a save holds, whether it is packed or not. */
export function opened({ body }: Save): OpenBody {
  if (body.kind === 'locked') throw new Error('The save is locked.')
  return body.kind === 'open' ? body : (JSON.parse(atOnce(unpackingText(body)) ?? 'null') as OpenBody)
}
