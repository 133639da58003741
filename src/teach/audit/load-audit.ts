import type { Audit } from '@/engine/rulebook/audit'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import type { AnyGame } from '@/contract/manifest'

/** What the audit page shows; a game may have no audit. */
export interface LoadedAudit {
  readonly audit: Audit | null
  readonly rulebook: Rulebook
}

/** Fetches a game's audit and the rulebook that it is about. */
export async function loadAudit(game: AnyGame): Promise<LoadedAudit> {
  const teaching = await game.loadTeaching()
  return { audit: (await teaching.loadAudit?.()) ?? null, rulebook: teaching.rulebook }
}
