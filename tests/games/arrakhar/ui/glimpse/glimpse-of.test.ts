import { describe, expect, test } from 'vitest'
import { MAPS } from '@/games/arrakhar/tables/map'
import type { Position } from '@/games/arrakhar/state/position'
import { viewOf } from '@/games/arrakhar/state/view'
import { glimpseOf } from '@/games/arrakhar/ui/glimpse/glimpse-of'
import { laidOut } from '../../../../support/set-up-game'
import { HAUNTS, situation } from '../../../../support/situation'

const glimpse = (position: Position) => glimpseOf(viewOf(position, 'table'))

/** The sign at a printed hex number. */
function signAt({ map }: ReturnType<typeof glimpseOf>, hex: string): string | undefined {
  return map[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1]
}

describe('A game at a glance', () => {
  test('is the map in small with whoever stands there, the haunts and the wand once it is found', () => {
    const { position } = situation(
      'wizard combat',
      { '0709': '3 elf', '0710': '2 ghoul', [HAUNTS.T2]: 'orc' },
      { wand: { hex: '1110' } },
    )
    const seen = glimpse(position)
    expect(seen.phase).toBe('Wizard: Combat')
    const signs = ['0709', '0710', HAUNTS.T1, HAUNTS.T2, '1110'].map((hex) => signAt(seen, hex))
    expect(signs).toEqual(['2', '1', 'o', '1', 'x'])
    const land = seen.map.join('\n').replace(/[o12x]/g, '.')
    expect(land).toBe(MAPS.valley.replaceAll('E', '.'))
  })

  test('shows nothing of what is laid out and not yet shown', () => {
    const seen = glimpse(laidOut().position)
    expect(seen.phase).toBe('Sorcerer’s placement')
    expect(seen.map.join('\n')).toBe(MAPS.valley.replaceAll('E', '.'))
  })
})
