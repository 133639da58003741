import type { PositionDesk } from '@/engine/table/table'

/** A unit of a start: its seat, type and hex, and what it carries. */
const unit = (seat: number, type: string, hex: string, ...artifacts: readonly string[]) => ({
  ...{ type, seat, hex },
  ...(artifacts.length > 0 && { artifacts }),
})

/** What one may begin with: an isle with the two Archmagi alone, and a ready duel. */
export const STARTS: PositionDesk['starts'] = [
  {
    id: 'empty',
    name: 'Empty isle',
    position: {
      settings: { map: 'teaching-isle' },
      phase: 'movement',
      units: [unit(1, 'wizard', 'B3'), unit(2, 'necromancer', 'F4')],
    },
  },
  {
    id: 'duel',
    name: 'First Duel',
    position: {
      settings: {
        ...{ map: 'teaching-isle', responseWindows: 'fast', deferDiscards: true, pileFilter: 'onMap' },
        ...{ roundLimit: 12, templeRule: 'chart' },
      },
      seats: [
        {
          reserve: ['castle-site', 'militia', 'griffons'],
          spells: ['fireball', 'shield', 'counterspell', 'blessings', 'fire-elemental'],
        },
        {
          reserve: ['crypt', 'goblins', 'trolls'],
          spells: ['lightning-bolt', 'curse', 'spell-turn', 'earth-elemental', 'sleep'],
        },
      ],
      units: [
        ...[unit(1, 'wizard', 'B3'), unit(1, 'swordsmen', 'B3'), unit(1, 'yeomen', 'B3')],
        ...[unit(1, 'knights', 'C3'), unit(1, 'pikemen', 'C3'), unit(1, 'cavalier', 'C3', 'rune-blade')],
        ...[unit(2, 'necromancer', 'F4'), unit(2, 'skeletons', 'F4'), unit(2, 'zombies', 'F4')],
        ...[unit(2, 'orcs', 'E4'), unit(2, 'ghouls', 'E4')],
        unit(2, 'war-chief', 'E4', 'gauntlets-of-might'),
      ],
    },
  },
]
