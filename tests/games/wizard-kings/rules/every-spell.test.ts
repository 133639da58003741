import { describe, expect, test } from 'vitest'
import type { State } from '@/games/wizard-kings/state/state'
import { labelOf, LABELS } from '../labels'
import spellsFile from '../../../data/wizard-kings/spells.json' with { type: 'json' }
import { after, eventsOf, type Fight, fight, refused } from '../scene'

interface Filter {
  readonly side: string
  readonly count: unknown
  readonly onlyClass?: readonly string[]
  readonly notClass?: readonly string[]
  readonly onlyType?: readonly string[]
  readonly notType?: readonly string[]
  readonly letters?: readonly string[]
  readonly notActed?: boolean
  readonly notFull?: boolean
}

interface Written {
  readonly id: string
  readonly owner: string
  readonly name: string
  readonly level: number
  readonly phase: string
  readonly target: Filter | null
  readonly requires: {
    readonly hexTerrain?: unknown
    readonly mountainSidesMin?: number
    readonly role?: string
  } | null
  readonly effect: { readonly kind: string; readonly [figure: string]: unknown }
}

const SPELLS = spellsFile.spells as unknown as readonly Written[]
const IN_BATTLE = SPELLS.filter(({ phase }) => phase === 'battle')

/** The blocks around the caster: name, side, kind and strength; `g` is tired of nothing, `t` has acted. */
const OTHERS = [
  ...(['e south chaos.centaur 4', 'h south chaos.hornet 4', 's south chaos.serpent 3'] as const),
  ...(['k south chaos.trireme 4', 'c south CASTLE 4', 't south chaos.scorpion 2'] as const),
  ...(['g north chaos.giant 1', 'f north chaos.griffin 3', 'b north OWN 2'] as const),
] as const

/** A block of the other side’s or the caster’s army by a short word. */
function kindIn(word: string, owner: string): string {
  const own = owner === 'chaos' ? 'feudals' : owner
  if (word === 'OWN') return `${own}.castle-small`
  return word === 'CASTLE' ? `${own === 'orcs' ? 'elves' : 'orcs'}.castle-small` : word
}

interface Placed {
  readonly id: string
  readonly side: string
  readonly kind: string
  readonly strength: number
}

function othersOf({ owner }: Written): readonly Placed[] {
  return OTHERS.map((line) => {
    const [id = '', side = '', word = '', strength] = line.split(' ')
    return { id, side, kind: kindIn(word, owner), strength: Number(strength) }
  })
}

/** Whoever casts it: the strong wizard of the army, or the chaos block whose spell it is. */
function casterOf({ id, owner }: Written) {
  const label =
    owner === 'chaos'
      ? LABELS.find((one) => (one as { spell?: string }).spell === id)
      : LABELS.find((one) => one.id.startsWith(`${owner}.`) && one.class === 'wizard')
  if (!label) throw new Error(`Nobody casts ${id}.`)
  return label
}

function hexFor({ requires }: Written): string {
  if (requires?.hexTerrain) return '0201'
  return requires?.mountainSidesMin ? '0202' : '0402'
}

function casting(
  spell: Written,
  { strength, hex = hexFor(spell), ...battle }: Fight & { strength?: number } = {},
): State {
  const caster = casterOf(spell)
  const pool = ['orcs.goblin-forest', 'orcs.goblin-forest', 'orcs.goblin-mountain']
  const more = spell.owner === 'orcs' ? pool.map((kind, nth) => `p${nth} north pool ${kind} 0`) : []
  const fallen = spell.effect.kind === 'raise' ? ['q north pool undead.ghoul 0'] : []
  const blocks = othersOf(spell).map(
    ({ id, side, kind, strength: at }) => `${id} ${side} ${hex} ${kind} ${at}`,
  )
  const group = caster.class === 'wizard' ? 'wizards' : 'others'
  const slot = `${caster.letter} ${group} north`
  return fight([`w north ${hex} ${caster.id} ${strength ?? caster.steps}`, ...blocks, ...more, ...fallen], {
    ...{ hex, slot, acted: ['t'], eliminated: fallen.length > 0 ? ['q'] : [], ...battle },
  })
}

/** Whether a filter of the specification takes a block. */
function takes(filter: Filter, { id, side, kind, strength }: Placed): boolean {
  const { class: what, type, letter, steps } = labelOf(kind)
  const isOut = [
    (filter.side === 'friend') !== (side === 'north'),
    isOther(filter.onlyClass, what),
    isOther(filter.onlyType, type ?? ''),
    isOther(filter.letters, letter),
    filter.notClass?.includes(what),
    filter.notType?.includes(type ?? ''),
    filter.notActed && id === 't',
    filter.notFull && strength >= steps,
  ]
  return !isOut.some(Boolean)
}

/** Whether something is none of those that alone are let through. */
function isOther(only: readonly string[] | undefined, one: string): boolean {
  return only !== undefined && !only.includes(one)
}

function fittingOf(spell: Written): readonly Placed[] {
  return othersOf(spell).filter((one) => takes(spell.target ?? { side: 'enemy', count: 'all' }, one))
}

/** What is named with a spell, besides the caster. */
function aimOf(spell: Written): object {
  if (spell.effect.kind === 'summon') return { kinds: ['orcs.goblin-forest', 'orcs.goblin-mountain'] }
  if (spell.effect.kind === 'raise') return { target: 'q' }
  return spell.target?.count === 1 ? { target: fittingOf(spell)[0]?.id } : {}
}

/** How many dice the spell itself rolls. */
function diceOf(spell: Written): number {
  const { kind, dice = 0 } = spell.effect as { kind: string; dice?: number }
  return kind === 'storm' ? dice * fittingOf(spell).length : dice
}

/** The spell cast with every die of it alike, and a fatigue die. */
function deedOf(spell: Written, face: number, fatigue = 6) {
  const dice = Array<number>(diceOf(spell)).fill(face)
  const tires = spell.owner !== 'chaos'
  return {
    type: 'cast',
    block: 'w',
    spell: spell.id,
    ...aimOf(spell),
    dice: [...dice, ...(tires ? [fatigue] : [])],
  } as const
}

function strengthsIn(state: State, ids: readonly string[]): readonly (number | undefined)[] {
  return ids.map((id) => state.blocks.find((block) => block.id === id)?.strength)
}

interface Worked {
  readonly spell: Written
  readonly state: State
  readonly ids: readonly string[]
  readonly before: readonly number[]
}

/** A figure of a spell's effect. */
function figure({ effect }: Written, name: string): number {
  return (effect as Readonly<Record<string, unknown>>)[name] as number
}

function total(blocks: readonly (number | undefined)[]): number {
  return blocks.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

const tookDice = ({ spell, state, ids, before }: Worked) => {
  expect(strengthsIn(state, ids)).toEqual(before.map((steps) => Math.max(0, steps - figure(spell, 'dice'))))
}
const hasMods =
  (name: string, sign: number) =>
  ({ spell, state, ids }: Worked) => {
    expect(state.battle?.mods).toEqual(Object.fromEntries(ids.map((id) => [id, sign * figure(spell, name)])))
  }

/** What is to be seen of each kind of spell that works. */
const SEEN: Readonly<Record<string, (worked: Worked) => void>> = {
  bolt: tookDice,
  storm: tookDice,
  blast({ spell, state, ids, before }) {
    const lost = total(before) - total(strengthsIn(state, ids))
    expect(lost + (state.battle?.hits?.count ?? 0)).toBe(figure(spell, 'dice'))
  },
  empower: hasMods('bonus', 1),
  weaken: hasMods('penalty', -1),
  ward({ spell, state }) {
    expect(state.battle?.ward).toEqual({ north: figure(spell, 'absorb'), south: 0 })
  },
  heal({ spell, state, ids, before }) {
    expect(strengthsIn(state, ids)).toEqual(before.map((steps) => steps + figure(spell, 'steps')))
  },
  bind({ state, ids }) {
    expect(state.battle?.bound).toEqual(ids)
  },
  summon({ state }) {
    expect(strengthsIn(state, ['p0', 'p1', 'p2'])).toEqual([1, 0, 1])
  },
  raise({ state }) {
    expect(strengthsIn(state, ['q'])).toEqual([1])
  },
}

/** What is to be seen of a spell that works, in a position after it. */
function checkEffect(spell: Written, state: State): void {
  const all = fittingOf(spell)
  const hit = spell.target?.count === 1 ? all.slice(0, 1) : all
  const check = SEEN[spell.effect.kind]
  if (!check) throw new Error(`Nothing is known of ${spell.effect.kind}.`)
  check({ spell, state, ids: hit.map(({ id }) => id), before: hit.map(({ strength }) => strength) })
}

/** Summoned and raised blocks need room. */
function roomy(spell: Written, state: State): State {
  if (!['summon', 'raise'].includes(spell.effect.kind)) return state
  return { ...state, blocks: state.blocks.filter(({ id }) => id !== 'g' && id !== 'f') }
}

function ready(spell: Written, battle: Fight & { strength?: number } = {}): State {
  const state = roomy(spell, casting(spell, battle))
  const ids = new Set(state.blocks.map(({ id }) => id))
  return state.battle
    ? { ...state, battle: { ...state.battle, active: state.battle.active.filter((id) => ids.has(id)) } }
    : state
}

describe.each(IN_BATTLE.map((spell) => [spell.name, spell] as const))('%s (SP-8)', (_name, spell) => {
  const { level, target, requires } = spell
  const isWizard = spell.owner !== 'chaos'

  test('does what it says', () => {
    checkEffect(spell, after(ready(spell), deedOf(spell, 1)))
  })

  test('scores at its number and not above', () => {
    const { hitOn } = spell.effect as { hitOn?: number }
    if (hitOn === undefined) return
    const rolled = (face: number) =>
      eventsOf(ready(spell), deedOf(spell, face)).flatMap((event) =>
        event.type === 'spellRolled' ? [event.hits] : [],
      )
    expect(rolled(hitOn).every((hits) => hits === spell.effect.dice)).toBe(true)
    expect(rolled(hitOn + 1).every((hits) => hits === 0)).toBe(true)
  })

  test('is aimed at whom it fits alone (SP-1)', () => {
    if (target?.count !== 1) return
    for (const block of othersOf(spell))
      expect(refused(ready(spell), { ...deedOf(spell, 6), target: block.id }), block.id).toBe(
        takes(target, block) ? undefined : 'SP-1',
      )
    expect(refused(ready(spell), { ...deedOf(spell, 6), target: undefined })).toBe('SP-1')
  })

  test(
    isWizard
      ? 'takes the strength of its level, and tires by it (WZ-2, WZ-7)'
      : 'costs its level in steps, never the last (CH-3, CH-4)',
    () => {
      if (isWizard) {
        if (level > 1) expect(refused(ready(spell, { strength: level - 1 }), deedOf(spell, 6))).toBe('WZ-2')
        expect(refused(ready(spell, { strength: level }), deedOf(spell, 6))).toBe(undefined)
        const tired = (fatigue: number) =>
          after(ready(spell, { strength: level }), deedOf(spell, 6, fatigue)).blocks[0]?.did.includes(
            'fatigued',
          )
        expect([tired(level), tired(level + 1)]).toEqual([true, false])
      } else {
        expect(refused(ready(spell, { strength: level }), deedOf(spell, 6))).toBe('CH-4')
        const later = after(ready(spell, { strength: level + 1 }), deedOf(spell, 6))
        expect(strengthsIn(later, ['w'])).toEqual([1])
      }
    },
  )

  test('needs what it requires (SP-3)', () => {
    const elsewhere = refused(ready(spell, { hex: '0505' }), deedOf(spell, 6))
    const isPlaced = requires?.hexTerrain !== undefined || (requires?.mountainSidesMin ?? 0) > 0
    expect(elsewhere).toBe(isPlaced ? 'SP-3' : undefined)
    const caster = casterOf(spell)
    const slot = `${caster.letter} ${isWizard ? 'wizards' : 'others'} north`
    const defending = refused(ready(spell, { attacker: 'south', slot }), deedOf(spell, 6))
    expect(defending).toBe(requires?.role === 'attacker' ? 'SP-3' : undefined)
  })
})
