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
import { forceOf, reaches, type Scene, type Stack, type Stakes } from './scene'

type Weighed = Scene & { readonly stakes: Stakes }

/** How far what could be attacked counts for whoever moves next, for the others, and beside the best target. */
const WEIGHT = { next: 0.6, later: 0.35, besides: 0.3, magic: 0.8, magicLater: 0.2 }

/** What seats could do to each other’s stacks in their next turns. */
export function menacesIn(scene: Weighed, contests: readonly Contest[]): readonly Lead[] {
  const next = nextToMove(scene.state)
  return scene.seats.flatMap((by) =>
    scene.seats
      .filter((on) => on !== by)
      .map((on) => {
        const weight = by === next ? WEIGHT.next : WEIGHT.later
        const magic = by === next && by !== scene.state.active ? WEIGHT.magic : WEIGHT.magicLater
        const lead = weight * menaceOf(scene, by, on, contests) + magic * bombardment(scene, by, on)
        return { by, on, lead }
      }),
  )
}

/** Who will be the next to move: the active seat while it still can. */
function nextToMove(state: State): MageSeat {
  const isToMove = PHASES.indexOf(state.phase) <= PHASES.indexOf('movement') && !state.battle
  const [active, next] = clockwiseFrom(state, state.active)
  return isToMove ? state.active : (next ?? active ?? state.active)
}

function menaceOf(scene: Weighed, by: MageSeat, on: MageSeat, contests: readonly Contest[]): number {
  const isFighting = (stack: Stack) =>
    contests.some(({ attacker, defender }) => attacker === stack || defender === stack)
  const [first = 0, ...others] = scene.stacks
    .filter((stack) => stack.seat === on && !isFighting(stack))
    .map((stack) => attackOn(scene, by, stack))
    .sort((one, other) => other - one)
  return first + WEIGHT.besides * others.reduce((sum, lead) => sum + lead, 0)
}

/** What an attack of all that can come would bring; nobody is made to attack. */
function attackOn(scene: Weighed, by: MageSeat, stack: Stack): number {
  const { state } = scene
  const pieces = scene.stacks
    .filter(({ seat }) => seat === by)
    .flatMap((one) => one.pieces)
    .filter((piece) => !piece.facts.isMage && reaches(scene, piece, stack))
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

function struckBy({ state, stakes }: Weighed, { who, brm, area }: AreaAttack, { pieces, hex }: Stack): number {
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
