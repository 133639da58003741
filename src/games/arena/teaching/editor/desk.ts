import type { HexId } from '@/engine/kernel/hex'
import type { Entry } from '@/table/editor/file-edits'
import { begin, type FileLine, named, number, said, type Term, word, wordOf } from '@/table/editor/file-lines'
import { lineDesk } from '@/table/editor/line-desk'
import { draftPosition, writePosition } from '../../files/position-read'
import { hexesFrom } from '../../files/complete'
import type { Position } from '../../state/position'
import type { Json } from '@/engine/kernel/game'
import type { PositionDesk } from '@/engine/table/table'
import { PRESETS } from '../../tables/presets'
import { newGame, presetGame } from '../../effects/set-up/new-game'

const EMPTY: Json = { game: 'arena', turn: 1, active: 0, phase: 'movement' }

/** What one may begin with: an empty board, and the ready games as they stand when play begins. */
const STARTS: PositionDesk['starts'] = [
  { id: 'empty', name: 'Empty board', position: EMPTY },
  ...PRESETS.map((preset) => {
    const { settings, armies } = presetGame(preset)
    return { id: preset.id, name: preset.name, position: writePosition(newGame(settings, armies)) }
  }),
]

const SEATS = { west: 0, east: 1 }

/** A map tells its ruleset. */
const MAP: Term = {
  ...word('map'),
  read(words) {
    const map = words.shift()
    return map === undefined ? undefined : { map, ruleset: map === 'basic' ? 'basic' : 'advanced' }
  },
}

/** Stages of the game that have no phases. */
const STAGES: readonly string[] = ['build', 'placeBasic', 'over']

const PHASE: Term = {
  tell: ({ stage, phase = stage }) => [wordOf(phase)],
  read(words) {
    const phase = words.shift()
    if (phase === undefined) return undefined
    return STAGES.includes(phase) ? { stage: phase } : { phase }
  },
}

const POOLS: Term = {
  tell: ({ pools }) => [pools].flat().map(String),
  read: (words) => ({ pools: words.splice(0, 2).map(Number) }),
}

/** What a position says in lines: moment, hexes that somebody has changed or holds, and who is where. */
const LINES: readonly FileLine[] = [
  { terms: [begin('map'), MAP], examples: ['standard'] },
  { terms: [begin('turn'), number('turn'), named('active', SEATS), PHASE], examples: ['5 west movement'] },
  { terms: [begin('pools'), POOLS], examples: ['4 0'] },
  {
    record: 'hexes',
    terms: [begin('hex'), word('id'), word('terrain'), named('control', { ...SEATS, nobody: null })],
    options: [said('storm', number('storm'))],
    examples: ['C5 Rocky west', 'C5 Grass nobody'],
  },
  {
    list: 'creatures',
    terms: [named('owner', SEATS), word('type'), word('id'), word('at')],
    options: [said('on'), said('from')],
    examples: ['orc orc-3 C5 from C4'],
  },
  {
    list: 'items',
    terms: [begin('item'), word('type'), word('id'), said('by', word('by'), word('at'))],
    examples: ['magic-sword magic-sword-3 C5', 'magic-sword magic-sword-3 by orc-3'],
  },
  {
    list: 'corpses',
    terms: [begin('corpse'), word('type'), word('id'), word('at'), named('owner', SEATS)],
    examples: ['elf corpse-3 B4 east'],
  },
]

/** How positions of Arena are made by hand. */
export const DESK = lineDesk<Position>({
  starts: STARTS,
  draft: draftPosition,
  file: writePosition,
  head: '# Arena, a position of Hexhearth',
  lines: LINES,
  empty: { game: 'arena', hexes: {}, creatures: [], items: [], corpses: [] },
  terse,
})

/** Without hexes that are as the map and who stands in them would have it. */
function terse({ hexes, settings, creatures }: Position, file: Entry): Entry {
  const usual = hexesFrom({}, settings, creatures)
  const isUsual = (id: string) =>
    (['terrain', 'control', 'storm'] as const).every(
      (key) => hexes[id as HexId]?.[key] === usual[id as HexId]?.[key],
    )
  const changed = Object.entries(file['hexes'] as Entry).filter(([id]) => !isUsual(id))
  return { ...file, hexes: Object.fromEntries(changed) }
}
