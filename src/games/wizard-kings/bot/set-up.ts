import { oneOf } from '@/engine/bot/bot-sample'
import { bestOf, sumOf } from '@/engine/bot/weigh'
import { legalOf } from '@/engine/declare/legal'
import type { Random } from '@/engine/kernel/dice'
import { present } from '@/engine/kernel/refusal'
import { COMMANDS, type Command } from '../commands'
import { mapOf } from '../queries/blocks'
import { isRecruitingGround } from '../queries/recruiting'
import { homeCities, poolOf, waitingOf } from '../queries/set-up'
import { figuresOf } from '../state/settings'
import type { Block, State, Step } from '../state/state'
import type { City } from '../tables/atlas'
import { CHAOS_BLOCKS } from '../tables/chaos-blocks'
import { countOf, type Kind, kindsOf, printedOf } from '../tables/kinds'
import { otherSide, type Side } from '../tables/seats'
import { usefulness } from './builds'
import { stepsFrom } from './distance'
import { factsOf } from './worth'

/** What is chosen before the first turn; undefined once it has begun. */
export function plannedSetUp(state: State, seat: Side, random: Random): Command | undefined {
  return PLANS[state.step]?.(state, seat, random)
}

type Planned = (state: State, seat: Side, random: Random) => Command | undefined

const PLANS: Readonly<Partial<Record<Step, Planned>>> = {
  rollOff: (_state, seat) => ({ type: 'rollOff', seat }),
  boards: (state, _seat, random) => oneOf(legalOf(COMMANDS, state, 'chooseBoard'), random),
  edge: (state, _seat, random) => oneOf(legalOf(COMMANDS, state, 'chooseEdge'), random),
  armies: (state, seat, random) =>
    bestOf(legalOf(COMMANDS, state, 'chooseArmy'), ({ army }) => {
      const kinds = kindsOf(army).filter((kind) => printedOf(kind).class === 'army')
      const fit = sumOf(kinds, (kind) => countOf(kind) * kindWorth(state, seat, kind))
      return fit * (1 + random.below(100) / 1000)
    }),
  pool: (state, seat, random) => ({ type: 'chooseChaosPool', seat, kinds: chaosFor(state, seat, random) }),
  force: (state, seat, random) => ({ type: 'chooseForce', seat, ...forceFor(state, seat, random) }),
  capitals: (state) =>
    bestOf(legalOf(COMMANDS, state, 'chooseCapitals'), ({ cities }) =>
      sumOf(
        mapOf(state).cities.filter(({ id }) => cities.includes(id)),
        (city) => city.gold + 0.1 * farFromFoes(state, city),
      ),
    ),
  deploy: (state, seat) => ({ type: 'deploy', seat, placements: deploymentFor(state, seat) }),
  moon: (_state, seat) => ({ type: 'rollMoon', seat }),
}

/** How much of the map a kind recruits on, and what it is worth when it has. */
function kindWorth(state: State, seat: Side, kind: Kind): number {
  const { base, perStep, label } = factsOf(kind)
  const { field } = mapOf(state)
  const block: Block = {
    id: '' as never,
    kind,
    owner: seat,
    at: 'edge',
    strength: 1,
    did: [],
    disbanded: null,
  }
  const grounds = field.ids.filter((at) => isRecruitingGround(state, { ...block, at })).length
  const share = Math.min(1, (4 * grounds) / field.ids.length)
  const steps = 1 + share * (label.steps - 1) * (label.cost === 1 ? 1.2 : 0.9)
  return (base + perStep * steps + 0.15 * label.move) * (label.move < 2 ? 0.6 : 1) * usefulness(state, kind)
}

/** The best of some kinds by their worth, a little by chance, so that no two games begin alike. */
function bestKinds(state: State, seat: Side, kinds: readonly Kind[], random: Random): readonly Kind[] {
  const worth = new Map(
    kinds.map((kind) => [kind, kindWorth(state, seat, kind) * (1 + random.below(100) / 400)]),
  )
  return [...kinds].sort((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0))
}

function chaosFor(state: State, seat: Side, random: Random): readonly Kind[] {
  const { settings } = state
  const kinds = CHAOS_BLOCKS.filter(({ isWerebeast }) => !isWerebeast || settings.werebeasts).map(
    ({ id }) => id,
  )
  return bestKinds(state, seat, kinds, random).slice(0, figuresOf(settings).pool)
}

/** So many copies of one kind are taken at most while there are others. */
const MOST_ALIKE = 2

function forceFor(state: State, seat: Side, random: Random) {
  const figures = figuresOf(state.settings)
  const own = kindsOf(present(state.seats[seat].army, 'an army'))
  const ofClass = (what: string) => own.filter((kind) => printedOf(kind).class === what)
  const copies = (kinds: readonly Kind[], most: number) =>
    kinds.flatMap((kind) => Array.from({ length: Math.min(most, countOf(kind)) }, () => kind))
  const best = bestKinds(state, seat, ofClass('army'), random)
  const [first, all] = [copies(best, MOST_ALIKE), copies(best, Infinity)]
  const rest = best.flatMap((kind) => all.filter((one) => one === kind).slice(MOST_ALIKE))
  return {
    wizards: copies(ofClass('wizard'), Infinity).slice(0, figures.wizards),
    army: [...first, ...rest].slice(0, figures.army),
    chaos: bestKinds(state, seat, poolOf(state, seat), random).slice(0, figures.chaos),
  }
}

/** How many steps a city is off the nearest that the other side begins with. */
function farFromFoes(state: State, { hex, home }: City): number {
  const atlas = mapOf(state)
  const steps = stepsFrom(atlas, 'air', atlas.field.indexOf(hex))
  const foes = home ? homeCities(state, otherSide(home)) : []
  return Math.min(...foes.map((city) => steps[atlas.field.indexOf(city.hex)] ?? Infinity))
}

/** How many blocks have room in a city (MV-9). */
const ROOM = 4

/** A block in every city, where it recruits if it can; then capitals and the cities nearest the enemy are filled. */
function deploymentFor(state: State, seat: Side): Readonly<Record<string, readonly Kind[]>> {
  const cities = homeCities(state, seat)
  const placed = new Map<string, Kind[]>(cities.map(({ id }) => [id, []]))
  const { capitals } = state.seats[seat]
  const waiting = waitingOf(state, seat)
  const worthIn = (block: Block, city: City) => {
    const there = placed.get(city.id)?.length ?? 0
    const grows = isRecruitingGround(state, { ...block, at: city.hex }) ? 2 : 0
    const front = -0.15 * farFromFoes(state, city)
    return grows + front + (there === 0 ? 10 : -there) + (capitals.includes(city.id) ? 1 : 0)
  }
  for (const block of [...waiting].sort((one, other) => rankOf(one) - rankOf(other))) {
    const open = cities.filter(
      (city) => (placed.get(city.id)?.length ?? 0) < ROOM && (!isAquatic(block) || city.isPort),
    )
    const city = bestOf(open, (one) => worthIn(block, one))
    if (city) placed.get(city.id)?.push(block.kind)
  }
  return Object.fromEntries(placed)
}

function isAquatic({ kind }: Block): boolean {
  return printedOf(kind).type === 'sea'
}

/** Aquatics have few places to choose from, and a wizard alone is easy prey: it comes last. */
function rankOf(block: Block): number {
  if (isAquatic(block)) return 0
  return printedOf(block.kind).class === 'wizard' ? 2 : 1
}
