import { expect, test } from 'vitest'
import { handDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { present } from '@/engine/kernel/refusal'
import { fightIn, openFights } from '@/games/arena/queries/combat/fights'
import type { Command } from '@/games/arena/commands'
import { arenaFiles } from '@/games/arena/files'
import { phaseCommands } from '@/games/arena/commands/legal'
import { arenaPlay } from '@/games/arena/play'
import type { CreatureId, Position, Space } from '@/games/arena/state/position'
import { clause } from '../../support/clause'

const C5 = 'C5' as Space
const guards = [
  { id: 'guard0', type: 'human-grunt', owner: 0, at: 'C1' },
  { id: 'guard1', type: 'human-grunt', owner: 1, at: 'C9' },
]

/** Combat of West's turn with these creatures, and somebody far away on either side. */
function combat(creatures: readonly object[], more: object = {}): Position {
  const parsed = arenaFiles.parsePosition({
    phase: 'combat',
    ...more,
    creatures: [...creatures, ...guards],
  })
  return present(parsed.ok ? parsed.value : undefined, `a position: ${JSON.stringify(parsed)}`)
}

function after(position: Position, command: Command, values: readonly number[] = []) {
  const played = play(arenaPlay, position, command, handDice(values))
  if (played.outcome !== 'played') throw new Error(JSON.stringify(played))
  return played
}

const resolve: Command = { type: 'resolve', seat: 'west', space: C5 }
const end: Command = { type: 'endPhase', seat: 'west' }
const ids = ({ creatures }: Position) => creatures.map(({ id }) => id as string)
const marksOf = ({ now }: Position) => (now.phase === 'combat' ? now.marks : undefined)

const ogre = { id: 'ogre', type: 'ogre', owner: 0, at: 'C5', from: 'C4' }
const orc = { id: 'orc', type: 'orc', owner: 1, at: 'C5' }
const kobold = { id: 'kobold', type: 'kobold', owner: 1, at: 'C5' }

clause('AA-11.1', () => {
  test('there is a fight where both sides stand, and nowhere else', () => {
    expect(openFights(combat([ogre, orc]))).toEqual([C5])
    expect(openFights(combat([ogre, { ...orc, at: 'C5^' }]))).toEqual([])
  })
})

clause('AA-11.4', () => {
  test('Combat may not end before all fights are settled', () => {
    const position = combat([ogre, orc])
    expect(arenaPlay.commands.endPhase.refusalOf(position, end)?.clause).toBe('AA-11.4')
    const { position: settled } = after(position, resolve)
    expect(arenaPlay.commands.endPhase.refusalOf(settled, end)).toBeUndefined()
  })
})

clause('AA-11.6', () => {
  test('the loser loses one creature at random and its others retreat', () => {
    const { position, rolls } = after(combat([ogre, orc, kobold]), resolve, [2])
    expect(rolls.map(({ faces }) => faces)).toEqual([2])
    expect(ids(position)).toEqual(['ogre', 'orc', 'guard0', 'guard1'])
    expect(marksOf(position)).toEqual({ orc: 'defender' })
  })
})

clause('AA-11.7', () => {
  test('on equal totals nobody dies and the attackers retreat', () => {
    const equal = { ...orc, type: 'ogre' }
    const { position } = after(combat([ogre, equal]), resolve)
    expect(ids(position)).toHaveLength(4)
    expect(marksOf(position)).toEqual({ ogre: 'attacker' })
    const { position: done } = after(position, end)
    expect(done.creatures.find(({ id }) => id === 'ogre')?.at).toBe('C4')
  })
})

clause('AA-11.5', () => {
  test('a forecast tells what a shooter would add', () => {
    const archer = { id: 'archer', type: 'archer', owner: 0, at: 'C4' }
    const position = combat([{ ...ogre, type: 'orc' }, { ...orc, type: 'human-grunt' }, archer])
    const shooters = position.creatures.filter(({ id }) => id === 'archer')
    expect(fightIn(position, C5).winner).toBeNull()
    expect(fightIn(position, C5, shooters)).toMatchObject({ margin: 1, winner: { seat: 'west' } })
  })
})

clause('AA-12.5', () => {
  const hunters = [{ id: 'sword', type: 'swordmaster', owner: 0, at: 'C5', from: 'C4' }]
  test('who may choose may leave it to chance', () => {
    const asked = after(combat([...hunters, kobold, { ...kobold, id: 'other' }]), resolve).position
    expect(phaseCommands(asked)).toHaveLength(3)
    const leave: Command = { type: 'chooseCasualty', seat: 'west', creature: null }
    expect(ids(after(asked, leave, [2]).position)).not.toContain('other')
    const pick: Command = { type: 'chooseCasualty', seat: 'west', creature: 'kobold' as CreatureId }
    expect(ids(after(asked, pick).position)).not.toContain('kobold')
  })

  test('with a single candidate there is neither a choice nor a die', () => {
    const { position, rolls } = after(combat([...hunters, kobold]), resolve)
    expect(rolls).toEqual([])
    expect(ids(position)).not.toContain('kobold')
  })
})

clause('AA-13.4', () => {
  test('the undead drawn by poison is not harmed, and nobody dies in its place', () => {
    const spider = { id: 'spider', type: 'giant-spider', owner: 0, at: 'C5', from: 'C4' }
    const zombie = { id: 'zombie', type: 'zombie', owner: 1, at: 'C5' }
    const { position, events } = after(combat([spider, zombie, kobold]), resolve, [1])
    expect(ids(position)).toHaveLength(5)
    expect(events).toContainEqual({ type: 'spared', creature: 'zombie', why: 'immune' })
  })
})

clause('AA-14.2', () => {
  test('a creature may not fire twice in a turn', () => {
    const archer = { id: 'archer', type: 'archer', owner: 0, at: 'C4', fired: true }
    const fire = { type: 'fire', seat: 'west', shooter: 'archer' as CreatureId, target: C5 } as const
    expect(arenaPlay.commands.fire.refusalOf(combat([archer, orc]), fire)?.clause).toBe('AA-14.2')
    expect(
      arenaPlay.commands.fire.refusalOf(combat([{ ...archer, fired: false }, orc]), fire),
    ).toBeUndefined()
  })
})

clause('AA-15.6', () => {
  test('a mount without a way out dies, and its rider goes where it can', () => {
    const mount = { id: 'mount', type: 'pegasus', owner: 1, at: 'C5', fought: true }
    const rider = { id: 'rider', type: 'robot-soldier', owner: 1, at: 'C5', on: 'mount', fought: true }
    const hexes = { C6: { terrain: 'Rocky', control: 1 } }
    const marked = { combat: { settled: ['C5'], marks: { mount: 'defender', rider: 'defender' } } }
    const { position } = after(combat([ogre, mount, rider], { hexes, ...marked }), end)
    expect(ids(position)).not.toContain('mount')
    expect(position.creatures.find(({ id }) => id === 'rider')?.at).toBe('C6')
  })
})

clause('AA-16.2', () => {
  test('the living leave a corpse, machines a wreck, the undead and illusions nothing', () => {
    const cardsAfter = (type: string) =>
      after(
        combat([
          { ...ogre, type: 'dragon' },
          { ...orc, type },
        ]),
        resolve,
      ).position.corpses.map(({ card }) => card)
    const left = ['orc', 'robot-soldier', 'zombie', 'phantom'].map(cardsAfter)
    expect(left).toEqual([['orc'], ['robot-soldier'], [], []])
  })
})
