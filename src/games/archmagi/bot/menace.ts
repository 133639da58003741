import { isHomeAt } from '../queries/ground'
import { areaAttackOf } from '../queries/battle/totals'
import { matches } from '../queries/filters'
import { isSheltered } from '../queries/magic/targets'
import { homeOf } from '../queries/traits'
import { clockwiseFrom } from '../queries/units'
import type { AreaAttack } from '../queries/battle/area'
import { hexesApart } from '@/engine/kernel/hex'
import type { State } from '../state/state'
import { type MageSeat, PHASES } from '../state/terms'
import type { Contest, Lead } from './battle'
import { chancesFor, threatOf } from './clash'
import { forceOf, type Piece, reaches, type Scene, type Stack, type Stakes } from './scene'

type Weighed = Scene & { readonly stakes: Stakes }

/** How far what could be attacked counts for whoever moves next, for the others, and beside the best target. */
const WEIGHT = { next: 0.6, later: 0.35, besides: 0.3, magic: 0.8, magicLater: 0.2 }

/** What seats could do to each other’s stacks in their next turns. */
export function menacesIn(scene: Weighed, contests: readonly Contest[]): readonly Lead[] {
  const { seats, stacks, state } = scene
  const next = nextToMove(state)
  const engaged = new Set(contests.flatMap(({ attacker, defender }) => [attacker, defender]))
  const open = stacks.filter((stack) => !engaged.has(stack))
  return seats.flatMap((by) => {
    const movers = moversOf(scene, by)
    const weight = by === next ? WEIGHT.next : WEIGHT.later
    const magic = by === next && by !== state.active ? WEIGHT.magic : WEIGHT.magicLater
    return seats
      .filter((on) => on !== by)
      .map((on) => {
        const targets = open.filter(({ seat }) => seat === on)
        const lead = weight * menaceOf(scene, movers, targets) + magic * bombardment(scene, by, on)
        return { by, on, lead }
      })
  })
}

/** Who will be the next to move: the active seat while it still can. */
function nextToMove(state: State): MageSeat {
  const isToMove = PHASES.indexOf(state.phase) <= PHASES.indexOf('movement') && !state.battle
  const [active, next] = clockwiseFrom(state, state.active)
  return isToMove ? state.active : (next ?? active ?? state.active)
}

/** Those of a seat who might attack: all but its Archmagus. */
function moversOf({ stacks }: Scene, by: MageSeat): readonly Piece[] {
  const movers: Piece[] = []
  for (const { seat, pieces } of stacks)
    if (seat === by)
      for (const piece of pieces) if (piece.reach > 0 && !piece.facts.isMage) movers.push(piece)
  return movers
}

/** What the best attack would bring, and some of what the others would. */
function menaceOf(scene: Weighed, movers: readonly Piece[], targets: readonly Stack[]): number {
  let [most, all] = [0, 0]
  for (const stack of targets) {
    const lead = attackOn(scene, movers, stack)
    most = Math.max(most, lead)
    all += lead
  }
  return most + WEIGHT.besides * (all - most)
}

/** What an attack of all that can come would bring; nobody is made to attack. */
function attackOn(scene: Weighed, movers: readonly Piece[], stack: Stack): number {
  const { state } = scene
  const pieces = movers.filter((piece) => reaches(scene, piece, stack))
  if (pieces.length === 0) return 0
  if (state.effects.length > 0 && isSheltered(state, { hex: stack.hex, owner: stack.seat })) return 0
  const attack = forceOf(scene, pieces, stack.hex)
  return Math.max(0, threatOf(attack, forceOf(scene, stack.pieces, stack.hex)))
}

/** What others are thought to hold: such an attack, so often. */
const GUESS: { readonly attack: AreaAttack; readonly chance: number } = {
  attack: { op: 'areaAttack', area: 'stack', on: 'stack', who: true, brm: 4, desc: [], slay: [] },
  chance: 0.4,
}

/** What the best attack by magic would destroy of a stack that a caster is in range of. */
function bombardment(scene: Weighed, by: MageSeat, on: MageSeat): number {
  const { state, field, stacks, asker } = scene
  const casters = stacks.filter(
    ({ seat, pieces }) => seat === by && pieces.some(({ facts }) => facts.isCaster),
  )
  if (casters.length === 0) return 0
  const held = by === asker ? state.mages[by].spells.flatMap((spell) => areaAttackOf(spell) ?? []) : []
  const targets = stacks.filter(
    ({ seat, at }) => seat === on && casters.some((caster) => hexesApart(field, caster.at, at) <= 1),
  )
  const worst = targets.map((stack) =>
    by === asker
      ? Math.max(0, ...held.map((attack) => struckBy(scene, attack, stack)))
      : GUESS.chance * struckBy(scene, GUESS.attack, stack),
  )
  return Math.max(0, ...worst)
}

function struckBy(
  { state, stakes }: Weighed,
  { who, brm, area }: AreaAttack,
  { pieces, hex }: Stack,
): number {
  const losses = pieces
    .filter(({ facts }) => matches(who, facts.traits))
    .map(({ unit, facts, worth }) => {
      const home = isHomeAt(state, homeOf(unit), hex) ? 1 : 0
      const { wins } = chancesFor(brm - facts.base - home - facts.defending)
      return wins * (worth + (facts.isMage ? (stakes.get(unit.seat) ?? 0) : 0))
    })
  const all = losses.reduce((sum, loss) => sum + loss, 0)
  return area === 'randomUnit' ? all / pieces.length : all
}
