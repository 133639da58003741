import { doubleFaults, faultsOfEach } from '@/engine/declare/faults'
import type { Outside } from '@/engine/declare/reading'
import { areNeighbors, type HexId } from '@/engine/kernel/hex'
import type { Problem } from '@/engine/kernel/refusal'
import { type GivenPosition, SEATS, type Space } from '../state/position'
import { hexOf } from '../queries/spaces'
import { type Checks, fault, faultsAt, type Whole } from './fault'

type GivenCreature = GivenPosition['creatures'][number]

/** What stands on no list of a file: hexes, and what is made of them. */
export function placesOf({ board }: Whole): Outside {
  const hex = (id: string) => (board.indexOf(id) >= 0 ? undefined : { message: `the board has no hex ${id}` })
  return {
    hex,
    space: (id) => hex(hexOf(id as Space)),
    edge(id) {
      const [a = -1, b = -1] = id.split(' ').map((one) => board.indexOf(one))
      // Hexes that are not there are told by themselves.
      if (a < 0 || b < 0 || areNeighbors(board, a, b)) return undefined
      const both = id.replace(' ', ' and ')
      return { message: `must be two hexes that share a side; ${both} do not`, clause: 'AA-20.11' }
    },
  }
}

/** What else does not fit together in a position file of the right shape. */
export function positionFaults(whole: Whole): readonly Problem[] {
  const { creatures } = whole.given
  return [
    ...stageFaults(whole),
    ...boardFaults(whole),
    ...doubleFaults(
      // One that names none has that of its place in the list.
      creatures.map(({ number }, nth) => [`creatures.${nth}.number`, number ?? nth + 1] as const),
    ),
    ...faultsOfEach('creatures', creatures, (creature) => creatureChecks(whole, creature)),
    ...itemFaults(whole),
    ...castFaults(whole),
    ...spellFaults(whole),
    ...choiceFaults(whole),
  ]
}

function stageFaults({ given }: Whole): readonly Problem[] {
  const { now, ending, turn } = given
  const { stage, phase } = now
  return faultsAt('', [
    [phase === 'retreat', 'phase', 'must be another: retreats run by themselves; use "combat"', 'AA-3.3'],
    [phase === 'winning', 'phase', 'must be another: it runs by itself; use "equip2"', 'AA-3.3'],
    [stage === 'play' && turn === 0, 'turn', 'must be 1 or more in play', 'AA-3.2'],
    [stage === 'over' && !ending, 'result', 'is missing; say who won, and how'],
    [stage !== 'over' && ending !== null, 'stage', 'must be "over" in a game with a result'],
  ])
}

function boardFaults(whole: Whole): readonly Problem[] {
  const { given, settings } = whole
  const { board } = given.settings
  const expected = settings.ruleset === 'basic' ? 'basic17' : 'arena39'
  const isOther = board !== undefined && board !== expected
  const hexes = Object.entries(given.hexes) as [HexId, GivenPosition['hexes'][HexId]][]
  return [
    ...(isOther ? [fault('board', `must be "${expected}", the board of that map`, 'AA-24.1')] : []),
    ...hexes.flatMap(([id, hex]) => hexFaults(whole, id, hex)),
  ]
}

function hexFaults(
  { board, turn }: Whole,
  id: HexId,
  { terrain, storm }: GivenPosition['hexes'][HexId],
): readonly Problem[] {
  const isKing = board.kings.includes(id)
  const isOther = terrain !== undefined && isKing !== (terrain === 'King')
  const isPast = storm !== null && storm < turn
  return faultsAt(`hexes.${id}`, [
    [isOther, 'terrain', isKing ? 'must be King' : 'must be another than King', 'AA-1.3'],
    [isPast, 'storm', `must be ${turn} or later, the last turn of the storm`, 'AA-4.11'],
  ])
}

function creatureChecks(whole: Whole, creature: GivenCreature): Checks {
  const { at, airTurns } = creature
  const isLost = at === null && whole.stage !== 'placeBasic' && whole.stage !== 'over'
  const isAloft = airTurns !== undefined && airTurns > 0 !== (at ?? '').endsWith('^')
  return [
    [isLost, 'at', 'must be a space; "hand" is for creatures still to be placed', 'AA-24.4'],
    ...mountChecks(whole, creature),
    [isAloft, 'air', 'must be 0 on the ground and 1 or more in the air', 'AA-10.7'],
  ]
}

function mountChecks({ given }: Whole, { id, at, on }: GivenCreature): Checks {
  const mount = given.creatures.find((other) => other.id === on)
  if (!mount) return []
  if (on === id) return [[true, 'on', 'must be another creature']]
  if (mount.on !== null) return [[true, 'on', `must be another: ${on} is mounted itself`, 'AA-7.4']]
  const remedy = `must be in the same space: ${on} is in ${mount.at ?? 'hand'}`
  return [[mount.at !== at, 'on', remedy, 'AA-7.1']]
}

/** Items lie somewhere or are carried by somebody. */
function itemFaults({ given }: Whole): readonly Problem[] {
  const remedy = 'must have either "at", the space where it lies, or "by", who carries it'
  return faultsOfEach('items', given.items, ({ place: { at, by } }): Checks => [
    [(at === undefined) === (by === undefined), '', remedy, 'AA-6.1'],
  ])
}

/** Casts have casters, one each (AA-18.10). */
function castFaults({ given: { casts }, turn }: Whole): readonly Problem[] {
  return [
    ...faultsOfEach('casts', casts, ({ source: { spell, ability }, due }): Checks => [
      [(spell === undefined) === (ability === undefined), '', 'must have either "spell" or "ability"'],
      [due !== null && due < turn, 'due', `must be ${turn} or later, the turn in which it takes effect`],
    ]),
    ...doubleFaults(casts.map(({ caster }, nth) => [`casts.${nth}.caster`, caster] as const)),
  ]
}

/** What was revealed is in the army, and no card is in it twice (AA-17.6). */
function spellFaults({ given: { secrets, revealed } }: Whole): readonly Problem[] {
  const { spells } = secrets
  return SEATS.flatMap((seat, at) => [
    ...doubleFaults(spells[seat].map((spell, nth) => [`spells.${at}.${nth}`, spell] as const)),
    ...faultsOfEach(`revealed.${at}`, revealed[seat], (spell): Checks => [
      [!spells[seat].includes(spell), '', 'must be one of the spells of that seat', 'AA-17.6'],
    ]),
  ])
}

/** Whoever chooses does so among those who fight. */
function choiceFaults({ given }: Whole): readonly Problem[] {
  const { fight, choice } = given.now.combat ?? {}
  const inFight = fight ? [...fight.fighters.west, ...fight.fighters.east] : []
  const isLoose = choice && !inFight.some((id) => choice.eligible.includes(id))
  return isLoose ? [fault('combat.choice', 'must be about creatures of the fight under way')] : []
}
