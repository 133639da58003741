import { expect, test } from 'vitest'
import { play } from '@/engine/kernel/play'
import { ABILITIES, type AbilityId } from '@/games/arena/tables/abilities'
import { ITEM_IDS, ITEMS } from '@/games/arena/tables/items'
import { SPELL_IDS } from '@/games/arena/tables/spells'
import type { Command } from '@/games/arena/commands'
import { askedSeat } from '@/games/arena/queries/guards'
import { arenaPlay } from '@/games/arena/play'
import type { Position } from '@/games/arena/state/position'
import { clause } from '../../support/clause'
import { scriptedDice } from '../../support/scripted-dice'
import { ABILITY_SCENES } from './scenes/abilities'
import { ITEM_SCENES } from './scenes/items'
import type { Scene } from './scenes/scene'
import { SPELL_SCENES } from './scenes/spells'
import { arena, type Game, gameOf } from './on-the-table'

/** Far more decisions than any cast waits for. */
const MOST_STEPS = 60

// Neither side is ever without creatures, which would end the game before a long cast is through.
const GUARDS = { guard0: 'human-grunt 0 C1', guard1: 'human-grunt 1 C9' }

function setOut(scene: Scene, more: object): Game {
  return arena('magic1', { ...scene.creatures, ...GUARDS }, { pools: [40, 0], ...more, ...scene.more })
}

/** Both seats let time pass until nothing is on its way any more. */
function played(game: Game, rolls: readonly number[] = []): Game {
  const dice = scriptedDice(rolls)
  let { position } = game
  for (let step = 0; position.casts.length > 0 && step < MOST_STEPS; step++) {
    const next = play(arenaPlay, position, idle(position), dice)
    if (next.outcome !== 'played') throw new Error(JSON.stringify(next))
    position = next.position
  }
  dice.close()
  expect(position.casts).toEqual([])
  return gameOf(position)
}

function idle(position: Position): Command {
  const seat = askedSeat(position)
  if (!seat) throw new Error('The game is over.')
  const isMagic = position.now.phase === 'magic1' || position.now.phase === 'magic2'
  return { type: isMagic ? 'passMagic' : 'endPhase', seat }
}

clause('AA-17.4', () => {
  test.each(SPELL_IDS)('%s does what its card says', (spell) => {
    const scene = SPELL_SCENES[spell]
    const before = setOut(scene, { spells: [[spell], []] })
    const args = { caster: 'c', spell, target: scene.target ?? null }
    const after = played(before.play(0, 'declareSpell', args), scene.rolls)
    scene.seen(after, before)
  })
})

clause('AA-17.2', () => {
  test.each(Object.keys(ABILITIES) as AbilityId[])('%s does what its creature’s card says', (ability) => {
    const scene = ABILITY_SCENES[ability]
    const before = setOut(scene, {})
    if (ABILITIES[ability].casting === 'Continuous') {
      scene.seen(before, before)
      return
    }
    const args = { user: 'c', ability, target: scene.target ?? null }
    scene.seen(played(before.play(0, 'declareAbility', args), scene.rolls), before)
  })
})

clause('AA-17.11', () => {
  test.each(ITEM_IDS)('%s gives its bearer what its card says', (card) => {
    const scene = ITEM_SCENES[card]
    const before = setOut(scene, { items: [{ id: 'i', type: card, by: 'c' }] })
    if (ITEMS[card].ability.casting === 'Continuous') {
      scene.seen(before, before)
      return
    }
    const args = { user: 'c', ability: card, item: 'i', target: scene.target ?? null }
    scene.seen(played(before.play(0, 'declareAbility', args), scene.rolls), before)
  })
})
