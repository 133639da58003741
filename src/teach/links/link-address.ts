import type { Parsed } from '@/engine/kernel/refusal'
import { type LinkContent, pack } from './payload'

/** The address, behind the '#', of the page that opens a link. */
export function openAddress(gameId: string, payload: string): string {
  return `#/open/${gameId}/${payload}`
}

/** A link to pass on, whole. */
export async function linkTo(gameId: string, content: LinkContent): Promise<Parsed<string>> {
  const packed = await pack(content)
  if (!packed.ok) return packed
  const { href } = new URL(openAddress(gameId, packed.value), location.href)
  return { ok: true, value: href }
}
