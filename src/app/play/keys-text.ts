import type { AnyGame, GameKey } from '@/contract/manifest'
import type { KeyId } from '@/widgets/keys'

interface KeyLine {
  /** Of which the names are shown. */
  readonly by: readonly KeyId[]
  readonly does: string
}

interface KeyGroup {
  readonly name: string
  readonly lines: readonly KeyLine[]
}

const GAME_LINES: Readonly<Record<GameKey, string>> = {
  planner: 'Planner',
  overlays: 'Overlays',
  threats: 'Who threatens the hex pointed at',
}

/** The keys that a game's table answers to, in the order of the sheet. */
export function keyGroups(game: AnyGame): readonly KeyGroup[] {
  return [BOARD, tableKeys(game), GAME]
}

const BOARD: KeyGroup = {
  name: 'The board',
  lines: [
    { by: ['cursor'], does: 'Move the hex cursor' },
    { by: ['hexside'], does: 'Move the hex cursor across a hexside' },
    { by: ['choose'], does: 'Act at the hex cursor' },
    { by: ['lookInto'], does: 'Look into the hex' },
    { by: ['closer', 'farther', 'wholeMap'], does: 'Zoom in, zoom out, show the whole map' },
    { by: ['turnMap'], does: 'Flip the board' },
    { by: ['counters'], does: 'Hide or show the counters' },
    { by: ['hexNumbers'], does: 'Hide or show the hex numbers' },
    { by: ['boardInWords'], does: 'The board in words' },
  ],
}

function tableKeys(game: AnyGame): KeyGroup {
  const { keys = [], words } = game
  const hint: KeyLine = { by: ['hint'], does: 'A hint: what to do, and why' }
  return {
    name: 'The table',
    lines: [
      { by: ['next', 'previous'], does: 'Next, previous stack that can act' },
      ...keys.map((key): KeyLine => ({ by: [key], does: GAME_LINES[key] })),
      ...(game.loadBot ? [hint] : []),
      { by: ['planMoves'], does: 'Plan moves in private' },
      { by: ['endSegment'], does: `End the ${words.segment}` },
      { by: ['cancel'], does: 'Cancel, then close' },
    ],
  }
}

const GAME: KeyGroup = {
  name: 'The game',
  lines: [
    { by: ['undo'], does: 'Undo' },
    { by: ['redo'], does: 'Redo' },
    { by: ['search'], does: 'Search the rules' },
    { by: ['keySheet'], does: 'This sheet' },
  ],
}
