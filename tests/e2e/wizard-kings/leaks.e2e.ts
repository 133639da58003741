import { expect } from 'vitest'
import { diceStateOf } from '@/engine/kernel/dice'
import { saveAt } from '@/engine/save/save'
import { test } from '../support/fixtures'
import type { GameTable } from '../support/game-table'
import { Pair } from '../support/pair'
import { storageOf } from '../support/storage-dump'
import { secretsIn } from '../support/written'

/** What North keeps from South: what stands in Highbough, how strong it is, and what waits in the pool. */
interface Secret {
  readonly standing: readonly (readonly [kind: string, strength: number])[]
  readonly pool: string
}

const SECRETS: readonly [Secret, Secret] = [
  {
    standing: [
      ['elves.treek', 3],
      ['elves.pixie', 1],
    ],
    pool: 'chaos.centaur',
  },
  {
    standing: [
      ['elves.sprite', 1],
      ['elves.undine', 2],
    ],
    pool: 'chaos.griffin',
  },
]
/** Names of these, as they are shown and as they are written. */
const SIGNS = /treek|pixie|sprite|undine|centaur|griffin/i

/** North is about to attack Oakenfall, while others of its blocks stand in Highbough, whatever they are. */
function saveWith({ standing, pool }: Secret) {
  const hidden = standing.map(([kind, strength], nth) => ({
    ...{ id: `h${nth}`, kind, owner: 'north', at: '0503', strength },
  }))
  return saveAt(
    'wizard-kings',
    {
      settings: { scenario: 'small' },
      boards: [{ slot: 'board', board: 'greenmarch' }],
      ...{ turn: 2, moon: 'full', step: 'moves', actor: 'north', first: 'north', chooser: 'south' },
      seats: { north: { army: 'elves' }, south: { army: 'orcs' } },
      blocks: [
        ...hidden,
        { id: 'n1', kind: 'elves.ranger', owner: 'north', at: '0705', strength: 3 },
        { id: 'n2', kind: pool, owner: 'north', at: 'pool', strength: 0 },
        { id: 's1', kind: 'orcs.troll', owner: 'south', at: '0805', strength: 1 },
        { id: 's2', kind: 'orcs.orc', owner: 'south', at: '0306', strength: 4 },
      ],
    },
    diceStateOf(1),
  )
}

test('two games that differ only in what stands in a hex look the same to the other side', async ({
  visit,
}) => {
  const pair = new Pair([await visit(), await visit()], SECRETS, SIGNS)
  await pair.together(async (table, secret) => {
    await table.open(saveWith(secret))
    await table.takeMouse('North')
    await table.clickHex('0503')
  })
  await pair.expectDifferent()
  await pair.together(attackAndEnd)
  await southMoves(pair)
  await pair.together(async (table) => {
    await table.endSegment()
    await table.endSegment()
    await table.press(/^Fight in 0805/)
    await table.sees('Battle in 0805, round 1 of 4')
    await table.describe('0503')
  })
  await pair.expectSame('a battle elsewhere, with both looking on')
  await pair.together((table) => table.reload())
  await pair.expectSame('amid the battle after a reload')
  await awayFromTheTable(pair)
})

async function attackAndEnd(table: GameTable): Promise<void> {
  await table.page.keyboard.press('Escape')
  await table.clickHexes('0705', '0805')
  await table.expectLogged('goes from 0705 to 0805')
  await table.endSegment()
  await table.endSegment()
}

/** South sits down, points at what it may not know, looks closer, and tries to take back what North did. */
async function southMoves(pair: Pair<Secret>): Promise<void> {
  await pair.expectSameCurtain()
  await pair.together(async (table) => {
    await table.takeMouse('South')
    await table.describe('0503')
  })
  await pair.expectSame('South sits down and points at the stack')
  await pair.expectSameCards()
  await pair.together(async (table) => {
    await table.page.keyboard.press('i')
    await table.page.getByRole('dialog', { name: 'Hex 0503' }).waitFor()
  })
  await pair.expectSame('South looks closer')
  await pair.together(async (table) => {
    await table.page.keyboard.press('Escape')
    await table.page.keyboard.press('Control+z')
    await table.seesUndoStop(/^Undo stops here/)
  })
  await pair.expectSame('South would undo')
  await pair.together((table) => table.reload())
  await pair.expectSameCurtain()
  await pair.together((table) => table.takeMouse('South'))
  await pair.expectSame('after a reload')
}

/** Files, storage, and where saved games are shown. */
async function awayFromTheTable(pair: Pair<Secret>): Promise<void> {
  await pair.together(async (table, { standing, pool }) => {
    const words = [pool, ...standing.map(([kind]) => kind)]
    expect(secretsIn(JSON.stringify(await table.savedFile()), words)).toEqual([])
    expect(secretsIn(await storageOf(table.page), words)).toEqual([])
    await table.goHome()
    await table.sees('Turn 2')
  })
  await pair.expectSame('home')
  await pair.expectSameCards()
}
