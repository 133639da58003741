import { describe, expect, test } from 'vitest'
import type { Viewer } from '@/engine/kernel/game'
import { viewOf } from '@/games/arrakhar/state/view'
import { BOARD } from '@/games/arrakhar/ui/play/board'
import { liftHaunt, placeHaunt, placeSorcerers } from '../../../../support/orders'
import { designed } from '../../../../support/set-up-game'
import { at } from '../play/laid-out'

/** A haunt and two sorcerers are placed, and nothing is finished. */
const placed = () => designed().then(placeHaunt('T1', '0508')).then(placeSorcerers('0709', 2))

function seenBy(viewer: Viewer, { position } = placed()) {
  const view = viewOf(position, viewer)
  const { stacks, sites = [] } = BOARD.boardOf(view, false)
  return {
    stacks: stacks.map(({ hex, counters }) => [hex, counters.map(({ label }) => label.split(' ')[0])]),
    sites: sites.map(({ hex, code }) => [hex, code]),
    words: BOARD.hexInWords(view, at('0709'), [], false),
  }
}

describe('While a side sets up', () => {
  test.each(['sorcerer', 'referee'])('%s sees what is placed so far, on the board and in words', (viewer) => {
    const { stacks, sites, words } = seenBy(viewer)
    expect(stacks).toEqual([['0709', ['Sorcerer', 'Sorcerer']]])
    expect(sites).toEqual([['0508', 'T1']])
    expect(words).toContain('2 sorcerers')
    expect(seenBy(viewer, placed().then(liftHaunt('T1'))).sites).toEqual([])
  })

  test.each(['wizard', 'table'])('%s sees nothing of it', (viewer) => {
    const { stacks, sites, words } = seenBy(viewer)
    expect([stacks, sites]).toEqual([[], []])
    expect(words).not.toContain('sorcerer')
  })
})
