import type { Parsed } from '@/engine/kernel/refusal'
import { type LinkContent, pack } from './payload'

/** What a link leads to: something packed in it, or the address, behind the '#', of what every copy of the program has. */
export type LinkTarget = LinkContent | { readonly address: string }

/** The address, behind the '#', of the page that opens a link. */
export function openAddress(gameId: string, payload: string): string {
  return `#/open/${gameId}/${payload}`
}

/** A link to pass on, whole. */
export async function linkTo(gameId: string, target: LinkTarget): Promise<Parsed<string>> {
  const made =
    'address' in target ? { ok: true as const, value: target.address } : await opening(gameId, target)
  return made.ok ? { ok: true, value: new URL(made.value, location.href).href } : made
}

async function opening(gameId: string, content: LinkContent): Promise<Parsed<string>> {
  const packed = await pack(content)
  return packed.ok ? { ok: true, value: openAddress(gameId, packed.value) } : packed
}
