import { firstRefusal } from '@/engine/kernel/refusal'
import { refuse, type Refused } from '../refuse'
import type { Block, Build, State } from '../state/state'
import { figuresOf } from '../state/settings'
import { FIGURES } from '../tables/figures'
import type { City } from '../tables/atlas'
import { type Kind, kindName, printedOf } from '../tables/kinds'
import { otherSide, type Side } from '../tables/seats'
import { inPool } from './pool'
import { blocksIn, isCastle, isHeldBy, mapOf } from './blocks'
import { cityById } from './control'

/** Why a set of builds may not be committed (BD, CS). */
export function buildsRefusal(state: State, side: Side, items: readonly Build[]): Refused {
  const { builds } = figuresOf(state.settings)
  if (items.length > builds) return refuse('BD-3', `You build ${builds} a turn at most.`)
  return (
    firstRefusal(items, (item, nth) =>
      item.build === 'cadre'
        ? cadreRefusal(state, side, item, items.slice(0, nth))
        : castleRefusal(state, side, item, items.slice(0, nth)),
    ) ?? undefined
  )
}

type Cadre = Extract<Build, { build: 'cadre' }>
type CastleStep = Extract<Build, { build: 'castle' }>

/** Why a cadre may not be taken (BD-4 to BD-8, WB-4, WZ-13). */
function cadreRefusal(state: State, side: Side, { kind, at }: Cadre, before: readonly Build[]): Refused {
  const label = printedOf(kind)
  if (label.class === 'wizard') return refuse('BD-4', 'Wizards are there from the start and never built.')
  if (label.class === 'castle') return refuse('BD-4', 'A castle is built by steps, in a city.')
  if (label.isWerebeast && state.moon === 'new')
    return refuse('WB-4', 'No werebeast is taken under a new moon.')
  const taken = before.filter((one) => one.build === 'cadre' && one.kind === kind).length
  if (inPool(state, side, kind).length <= taken)
    return label.class === 'chaos'
      ? refuse('BD-8', `${kindName(kind)} is not in your pool.`)
      : refuse('EL-4', `No ${kindName(kind)} is left in your pool.`)
  return arrivalRefusal(state, side, { kind, at }, before)
}

function arrivalRefusal(
  state: State,
  side: Side,
  { kind, at }: Pick<Cadre, 'kind' | 'at'>,
  before: readonly Build[],
): Refused {
  const isSmall = state.settings.scenario === 'small'
  if (isSmall) return at === 'edge' ? undefined : refuse('BD-7', 'Cadres wait at the edge of the map.')
  if (at === 'edge') return refuse('BD-5', 'Cadres appear in a capital.')
  const city = cityById(state, at)
  if (!city || !state.seats[side].capitals.includes(at))
    return refuse('BD-5', 'Cadres appear in your own capital.')
  if (isHeldBy(state, city.hex, otherSide(side))) return refuse('BD-6', `The enemy is in ${city.name}.`)
  if (printedOf(kind).type === 'sea' && !city.isPort)
    return refuse('BD-5', 'An aquatic appears in a port alone.')
  const more = before.filter((one) => one.build === 'cadre' && one.at === at).length
  const there = blocksIn(state, city.hex, side).filter((block) => !isCastle(block)).length
  return there + more < FIGURES.stacking
    ? undefined
    : refuse('MV-9', `There is no room for another block in ${city.name}.`)
}

/** The castle of a side in a city (CS-2). */
export function castleIn(state: State, side: Side, { hex }: City): Block | undefined {
  return blocksIn(state, hex, side).find(isCastle)
}

/** Castles of a kind that may be placed in this turn (CS-6). */
export function castlesFree(state: State, side: Side, kind: Kind): readonly Block[] {
  return inPool(state, side, kind).filter(({ disbanded }) => disbanded !== state.turn)
}

/** Why a castle gets no step (CS-2 to CS-4, CS-6). */
function castleRefusal(
  state: State,
  side: Side,
  { kind, city: id }: CastleStep,
  before: readonly Build[],
): Refused {
  const city = cityById(state, id)
  if (printedOf(kind).class !== 'castle') return refuse('CS-2', 'That is no castle.')
  if (!city || isHeldBy(state, city.hex, otherSide(side)))
    return refuse('CS-3', 'A castle is built in a city without enemies.')
  if (city.home !== side && !isHeldBy(state, city.hex, side))
    return refuse('CS-3', 'Off your home boards a castle is built where you have a garrison.')
  if (before.some((one) => one.build === 'castle' && one.city === id))
    return refuse('CS-4', 'A castle gains one step in a Build Phase.')
  const standing = castleIn(state, side, city)
  if (!standing) return supplyRefusal(state, side, kind, before)
  return standing.strength < printedOf(standing.kind).steps
    ? undefined
    : refuse('CS-4', 'That castle is at full strength.')
}

/** Why no castle of a kind is left to be placed (CS-2, CS-6). */
function supplyRefusal(state: State, side: Side, kind: Kind, before: readonly Build[]): Refused {
  const taken = before.filter(
    (one) => one.build === 'castle' && one.kind === kind && !isStanding(state, side, one),
  ).length
  if (castlesFree(state, side, kind).length > taken) return undefined
  return inPool(state, side, kind).length > taken
    ? refuse('CS-6', 'A castle that was disbanded in this turn is not placed again in it.')
    : refuse('CS-2', `No ${kindName(kind)} is left in your pool.`)
}

function isStanding(state: State, side: Side, { city: id }: CastleStep): boolean {
  const city = cityById(state, id)
  return city !== undefined && castleIn(state, side, city) !== undefined
}

/** Everything that could be built first (BD-3). */
export function buildsOpen(state: State, side: Side, before: readonly Build[] = []): readonly Build[] {
  return possibleBuilds(state, side).filter((item) => !buildsRefusal(state, side, [...before, item]))
}

function possibleBuilds(state: State, side: Side): readonly Build[] {
  const kinds = [
    ...new Set(
      state.blocks.filter(({ at, owner }) => at === 'pool' && owner === side).map(({ kind }) => kind),
    ),
  ]
  const castles = kinds.filter((kind) => printedOf(kind).class === 'castle')
  const capitals = state.settings.scenario === 'small' ? (['edge'] as const) : state.seats[side].capitals
  const { cities } = mapOf(state)
  return [
    ...kinds
      .filter((kind) => ['army', 'chaos'].includes(printedOf(kind).class))
      .flatMap((kind) => capitals.map((at): Build => ({ build: 'cadre', kind, at }))),
    ...cities.flatMap((city) => {
      const standing = castleIn(state, side, city)
      const open = standing ? [standing.kind] : castles
      return open.map((kind): Build => ({ build: 'castle', kind, city: city.id }))
    }),
  ]
}
