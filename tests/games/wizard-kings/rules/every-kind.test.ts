import { describe, expect, test } from 'vitest'
import { wizardKingsFiles } from '@/games/wizard-kings/files'
import { eventsOf, fight, refused, scene } from '../scene'
import { type Label, LABELS } from '../labels'

/** Over clear ground without roads, and over open sea. */
const LAND_WAY = ['0005', '0105', '0205', '0305', '0405', '0505', '0605', '0705']
const SEA_WAY = ['0904', '0903', '0902', '0901', '0900', '0800']

/** Why a block may not go so many hexes. */
function farRefusal({ id, type }: Label, hexes: number): string | undefined {
  const [at, ...way] = type === 'sea' ? SEA_WAY : LAND_WAY
  return refused(scene([`a north ${at ?? ''} ${id} 1`]), {
    type: 'move',
    block: 'a',
    path: way.slice(0, hexes).join(' '),
  })
}

/** Whether a position with so many of a kind at such a strength is read. */
function isRead({ id, type, class: what }: Label, count: number, strength: number): boolean {
  const hexes = type === 'sea' ? SEA_WAY : what === 'castle' ? ['0002', '0402', '0201', '0505'] : LAND_WAY
  const blocks = Array.from(
    { length: count },
    (_, nth) => `a${nth} north ${hexes[nth] ?? ''} ${id} ${strength}`,
  )
  const army = id.startsWith('chaos.') ? 'elves' : id.split('.')[0]
  const other = army === 'orcs' ? 'elves' : 'orcs'
  const state = scene(blocks, { seats: { north: { army }, south: { army: other } } })
  return wizardKingsFiles.parsePosition(wizardKingsFiles.writePosition(state)).ok
}

describe.each(LABELS.map((label) => [label.id, label] as const))(
  '%s plays as its label reads (CP-3)',
  (kind, label) => {
    const { class: what, letter, hit, steps, cost, move, count } = label

    test(`${steps} steps, ${count} blocks (TM-2, CP-1)`, () => {
      expect([isRead(label, 1, steps), isRead(label, 1, steps + 1)]).toEqual([true, false])
      expect([isRead(label, count, 1), isRead(label, count + 1, 1)]).toEqual([true, false])
    })

    test(`moves ${move} (MV-3)`, () => {
      if (move > 0) expect(farRefusal(label, move)).toBe(undefined)
      expect(farRefusal(label, move + 1)).toBe('MV-3')
    })

    test(`acts at ${letter}, and ${hit === null ? 'does not fire' : `hits at ${hit}`} (CB-8, CB-10)`, () => {
      const group = what === 'wizard' ? 'wizards' : 'others'
      const hex = label.type === 'sea' ? '0702' : '0502'
      const blocks = [`a north ${hex} ${kind} 1`, `x south ${hex} chaos.centaur 4`]
      for (const other of 'ABCD') {
        const state = fight(blocks, { hex, slot: `${other} ${group} north` }, { moon: 'waxing' })
        const expected = other === letter ? (hit === null ? 'CB-9' : undefined) : 'CB-8'
        expect(refused(state, { type: 'fire', block: 'a' })).toBe(expected)
        if (expected) continue
        const [fired] = eventsOf(state, { type: 'fire', block: 'a', dice: [hit ?? 0] })
        expect(fired).toMatchObject({ hitNumber: hit, hits: 1 })
      }
    })

    test(`recruits by its cost of ${cost} (RC-5, RC-2.1)`, () => {
      const state = scene([`a north 0402 ${kind} 1`], { step: 'recruiting', moon: 'waxing' })
      const deed = { type: 'recruit', block: 'a' } as const
      if (what === 'wizard' || what === 'castle') {
        expect(refused(state, deed)).toBe('RC-2.1')
        return
      }
      const gain = Math.min(cost === 1 ? 2 : 1, steps - 1)
      expect(eventsOf(state, deed)).toContainEqual(
        expect.objectContaining({ type: 'recruited', steps: gain }),
      )
    })
  },
)
