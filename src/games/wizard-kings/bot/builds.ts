import { bestOf } from '@/engine/bot/weigh'
import type { Command } from '../commands'
import { blocksIn, isCastle, isOnMap, mapOf, printed } from '../queries/blocks'
import { buildsOpen } from '../queries/builds'
import { isRecruitingGround } from '../queries/recruiting'
import { figuresOf } from '../state/settings'
import type { Block, Build, State } from '../state/state'
import type { City } from '../tables/atlas'
import { type Kind, printedOf } from '../tables/kinds'
import { otherSide, type Side } from '../tables/seats'
import { forceIn } from './campaign'
import { stepsFrom } from './distance'
import { factsOf } from './worth'

/** What is built in a turn: one thing after the other, each the best beside those before it. */
export function plannedBuilds(state: State, seat: Side): Command {
  const { builds } = figuresOf(state.settings)
  const items: Build[] = []
  while (items.length < builds) {
    const best = bestOf(buildsOpen(state, seat, items), (item) => buildWorth(state, seat, item), 0)
    if (!best) break
    items.push(best)
  }
  return { type: 'commitBuilds', seat, items }
}

function buildWorth(state: State, seat: Side, item: Build): number {
  const left = figuresOf(state.settings).turns - state.turn
  const { cities } = mapOf(state)
  if (item.build === 'castle') {
    const city = cities.find(({ id }) => id === item.city)
    return city ? castleWorth(state, seat, city, item.kind) : 0
  }
  if (left === 0) return 0
  const city = cities.find(({ id }) => id === item.at)
  return cadreWorth(state, seat, item.kind, city) * Math.min(1, left / 3)
}

/** How far enemies are thought of. */
const NEAR = 4

/** A castle is worth the city that it keeps, the more enemies are near and the fewer others hold it. */
function castleWorth(state: State, seat: Side, { hex, gold, home }: City, kind: Kind): number {
  const atlas = mapOf(state)
  const index = atlas.field.indexOf(hex)
  const near = state.blocks.filter(
    (block) =>
      block.owner !== seat &&
      isOnMap(block) &&
      !isCastle(block) &&
      (stepsFrom(atlas, printed(block).type, atlas.field.indexOf(block.at))[index] ?? Infinity) <= NEAR,
  ).length
  if (near === 0) return 0
  const own = blocksIn(state, hex, seat)
  const isOpen = own.length === 0 ? 1 : 0
  const isHeld = own.some(isCastle) ? 0.2 : 0
  const swing = home === otherSide(seat) ? 1.2 : 1
  return (
    factsOf(kind).perStep * (0.6 + 0.15 * Math.min(near, 4)) * swing * (0.5 + gold * (0.3 + isOpen)) - isHeld
  )
}

/** How many turns of recruiting are thought of. */
const TURNS = 2

/** A cadre is worth its kind, what it will gain where it arrives, and how far it goes. */
export function cadreWorth(state: State, seat: Side, kind: Kind, city: City | undefined): number {
  const { perStep, base, label } = factsOf(kind)
  const block: Block = {
    ...{ id: '' as never, kind, owner: seat, at: city?.hex ?? 'edge', strength: 1, did: [], disbanded: null },
  }
  const grows = city ? isRecruitingGround(state, block) : hasGroundNear(state, seat, block)
  const gain = label.cost === 1 ? 2 : 1
  const steps = 1 + (grows ? Math.min(label.steps - 1, TURNS * gain) : 0)
  const crowd = city ? 0.1 * forceIn(state, city.hex, seat).count : 0
  const isSlow = label.move < 2 ? 0.6 : 1
  return (base + perStep * steps + 0.15 * label.move) * isSlow * usefulness(state, kind) - crowd
}

/** Whether there is recruiting ground in the first rows of an edge. */
function hasGroundNear(state: State, seat: Side, block: Block): boolean {
  const { field, edges } = mapOf(state)
  const rows = edges[seat].flatMap((hex) => {
    const index = field.indexOf(hex)
    return [index, ...(field.around[index] ?? [])]
  })
  return (
    rows.filter((index) => isRecruitingGround(state, { ...block, at: field.ids[index] ?? 'edge' })).length >=
    3
  )
}

/** Aquatics reach few cities. */
export function usefulness(state: State, kind: Kind): number {
  if (printedOf(kind).type !== 'sea') return 1
  const { cities } = mapOf(state)
  return (0.9 * cities.filter(({ isPort }) => isPort).length) / cities.length
}
