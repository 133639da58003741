import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { UnitId } from '@/games/arrakhar/state/position'
import { readyHaunts } from '@/games/arrakhar/queries/threats/ready-haunts'
import { summonChoices } from '@/games/arrakhar/queries/summon-choices'
import { situation } from '../../../support/situation'

/** The temple T1 lies in 0508 and the crypt C1 in 0715, the others far away. */
const ready = (...args: Parameters<typeof situation>) =>
  readyHaunts(situation(...args).position).map(({ haunt, beside, coming }) => ({ haunt, beside, coming }))

describe('Ready haunts', () => {
  test('have a sorcerer beside them', () => {
    expect(ready('sorcerer combat', { '0507': 'sorcerer sorcerer' })).toContainEqual({
      haunt: 'T1',
      beside: ['0507'],
      coming: [],
    })
  })
  test('or one that can come there in its next movement', () => {
    expect(ready('wizard combat', { '0806': 'sorcerer' })).toContainEqual({
      haunt: 'T1',
      beside: [],
      coming: ['0806'],
    })
    expect(ready('wizard combat', { '1206': 'sorcerer' }).map(({ haunt }) => haunt)).not.toContain('T1')
  })
  test('have room for what they summon', () => {
    expect(ready('wizard combat', { '0507': 'sorcerer', '0508': '4 demon' })).toEqual([])
    expect(ready('wizard combat', { '0507': 'sorcerer', '0508': '3 demon' })).toHaveLength(1)
    expect(ready('wizard combat', { '0507': 'sorcerer', '0508': 'elf' })).toEqual([])
  })
  test('were not cast at in the segment at hand', () => {
    const game = situation('sorcerer summon', { '0507': '2 sorcerer' }, { pool: { demon: 4 } })
    game.then({ type: 'castSummon', sorcerer: 'sorcerer-1' as UnitId, haunt: 'T1' }, [1])
    game.then({ type: 'placeSummoned', count: 0 })
    expect(readyHaunts(game.position)).toEqual([])
  })
  test('have a sorcerer beside them that has not cast in the segment at hand', () => {
    const cast = { cast: ['sorcerer-1'] }
    const near = { '0507': 'sorcerer' }
    const again = { haunt: 'T1', beside: [], coming: ['0507'] }
    expect(ready('sorcerer summon', near, cast)).toContainEqual(again)
    expect(ready('sorcerer summon', near)).toContainEqual({ ...again, beside: ['0507'], coming: [] })
    expect(ready('sorcerer fireball', near, cast)).toContainEqual({ ...again, beside: ['0507'], coming: [] })
  })
  test('are come to by no way that the first turn bars', () => {
    const haunts = { T1: '0209', T2: '1706' }
    const far = { '0412': 'sorcerer' }
    expect(ready('sorcerer summon', far, { turn: 2, haunts })).toHaveLength(1)
    expect(ready('sorcerer summon', far, { turn: 1, haunts })).toEqual([])
  })
  test('are ready whatever the pool holds', () => {
    const table = { '0507': 'sorcerer' }
    expect(ready('wizard combat', table, { pool: {} })).toEqual(
      ready('wizard combat', table, { pool: { demon: 9 } }),
    )
  })
  test('with a sorcerer beside them are those of the summon segment', () => {
    const { position } = situation('sorcerer summon', {
      '0507': 'sorcerer',
      '1707': 'sorcerer',
      '0814': 'orc',
    })
    const choices = summonChoices(position).map(({ haunt }) => haunt)
    const beside = readyHaunts(position).filter((haunt) => haunt.beside.length > 0)
    expect(beside.map(({ haunt }) => haunt)).toEqual([...new Set(choices)])
    expect(beside[0]?.hex).toBe('0508' as HexId)
  })
})
