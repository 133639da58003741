import { gameLinkOf } from '@/teach/links/game-link'
import { openAddress } from '@/teach/links/link-address'
import { pack } from '@/teach/links/payload'
import type { OpenSave } from '@/engine/save/save'
import type { LinesOfMap } from '../../../support/cursor-keys'
import type { Player } from '../player'

/** What of a game is played in every engine; what is expected is what players read and the rules say. */
export interface GameOfCore {
  readonly name: string
  /** How the lines of its map run, where its hexes do not tell. */
  readonly lines?: LinesOfMap
  /** The ready-made game that is begun, and who lifts the curtain first; null where nothing is secret yet. */
  readonly quickStart: { readonly name: RegExp; readonly side: string | null }
  /** Plays from the first moment of the quick start, by mouse alone, until a side's next turn begins. */
  readonly playByMouse: (player: Player) => Promise<void>
  /** Where `playByMouse` comes to, and whose turn that is. */
  readonly afterMouse: Handed
  /** A game in the midst, where it stands, and what one side plays of it by keyboard alone until the other's turn. */
  readonly save: OpenSave
  readonly beforeKeys: Handed
  readonly playByKeys: (player: Player) => Promise<void>
  readonly afterKeys: Handed
  /** The first two chapters of the first lesson, each with some words that are read there. */
  readonly chapters: readonly [first: Chapter, second: Chapter]
}

interface Chapter {
  readonly title: string
  readonly words: string
}

/** A moment of the game, and the side that lifts the curtain before it; null where nothing is secret. */
export interface Handed {
  readonly moment: string
  readonly curtain: string | null
}

/** The address of a link that holds a game with its dice. */
export async function linkTo(save: OpenSave): Promise<string> {
  const payload = await pack({ kind: 'game', json: gameLinkOf(save, { withDice: true }) })
  if (!payload.ok) throw new Error('The game is too long for a link.')
  return openAddress(save.game, payload.value)
}
