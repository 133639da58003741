import { type RollRequest, rollOne } from '@/engine/kernel/dice'
import type { ArtifactId, ChitId, MageSeat, Pile, SpellId } from '../state/terms'
import { DRAWS } from '../tables/figures'
import { artifactRow } from '../tables/chits'
import { type Scene, tell } from './scene'

type Bag = Readonly<Record<string, number>>

/** What lies in a bag, in the order in which numbers are given to it (AM-1.4). */
export function linesOf(bag: Bag): readonly (readonly [id: string, count: number])[] {
  return Object.entries(bag)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** What a number names among the chits of a bag (AM-1.4). */
export function chitAt(lines: ReturnType<typeof linesOf>, roll: number): string | undefined {
  let left = roll
  for (const [id, count] of lines) {
    if (left <= count) return id
    left -= count
  }
  return undefined
}

export function sizeOf(lines: ReturnType<typeof linesOf>): number {
  return lines.reduce((sum, [, count]) => sum + count, 0)
}

/**
 * Takes one chit out of a bag by a die of as many faces as there are chits; undefined from an empty bag (AM-1.7). Of a
 * single chit nothing is rolled (AM-1.2). What a seat draws it alone knows, and so its die (AM-D.2).
 */
export function drawFrom(
  { draft, dice }: Scene,
  pile: Pile | 'terrain',
  request: Pick<RollRequest, 'label' | 'seenBy'>,
): string | undefined {
  const bag = draft.bags[pile]
  const lines = linesOf(bag)
  const faces = sizeOf(lines)
  const chit = faces > 1 ? chitAt(lines, rollOne(dice, { ...request, faces, bag: lines })) : lines[0]?.[0]
  if (chit !== undefined) bag[chit] = (bag[chit] ?? 0) - 1
  return chit
}

/** The next chit of a pile: the first of its queue, or one out of its bag (AM-1.5). */
function nextOf(scene: Scene, pile: Pile, seat: MageSeat): ChitId | undefined {
  const queued = scene.draft.queues[pile].shift()
  if (queued !== undefined) return queued
  return drawFrom(scene, pile, { label: `draw from the ${pile}`, seenBy: [seat] }) as ChitId | undefined
}

/** Takes some chits off a pile for a seat without telling of it; the caller keeps them. */
export function takeOff(scene: Scene, pile: Pile, seat: MageSeat, count: number): readonly ChitId[] {
  const chits: ChitId[] = []
  for (let nth = 0; nth < count; nth++) {
    const chit = nextOf(scene, pile, seat)
    if (chit === undefined) break
    chits.push(chit)
  }
  return chits
}

/** Draws some chits for a seat, tells it which and the others how many (AM-D.2), or that there are no more (AM-1.7). */
export function draw(scene: Scene, pile: Pile, seat: MageSeat, count: number): readonly ChitId[] {
  const chits = takeOff(scene, pile, seat, count)
  if (chits.length < count) tell(scene, { type: 'bagEmpty', pile, lookedBy: null })
  if (chits.length > 0)
    tell(scene, { type: 'drew', seat, pile, chits }, { type: 'drewMany', seat, pile, count: chits.length })
  return chits
}

/** Puts a chit back into its bag (AM-1.6). */
export function putBack({ draft }: Scene, pile: Pile, chit: ChitId): void {
  const bag = draft.bags[pile]
  bag[chit] = (bag[chit] ?? 0) + 1
}

/** Draws artifacts into a seat's Reserve, with spells for those that hold some (AM-A.47). */
export function drawArtifacts(scene: Scene, seat: MageSeat, count: number): void {
  for (const artifact of draw(scene, 'artifacts', seat, count) as readonly ArtifactId[]) {
    scene.draft.mages[seat].stored.push(artifact)
    if (artifactRow(artifact).holds !== undefined)
      scene.draft.scrolls[artifact] = [...(draw(scene, 'spells', seat, DRAWS.scrolls) as readonly SpellId[])]
  }
}

/** Draws units and spells into what a seat holds. */
export function drawInto(scene: Scene, pile: 'units' | 'spells', seat: MageSeat, count: number): void {
  const mage = scene.draft.mages[seat]
  const chits = draw(scene, pile, seat, count)
  const held: string[] = pile === 'units' ? mage.reserve : mage.spells
  held.push(...chits)
}

/** An artifact goes back to its bag, with the spells on it (AM-A.47). */
export function loseArtifact(scene: Scene, artifact: ArtifactId): void {
  const { draft } = scene
  for (const spell of draft.scrolls[artifact] ?? []) putBack(scene, 'spells', spell)
  if (Object.hasOwn(draft.scrolls, artifact)) Reflect.deleteProperty(draft.scrolls, artifact)
  takeFrom(draft.stolen, artifact)
  putBack(scene, 'artifacts', artifact)
}

/** Takes a chit out of what a seat holds; the caller says where it goes. */
export function takeFrom<Item>(items: Item[], item: Item): void {
  const nth = items.indexOf(item)
  if (nth >= 0) items.splice(nth, 1)
}

/** Chits that a seat gives up, told to it by name and to the others by number. */
export function discard(
  scene: Scene,
  pile: 'units' | 'spells',
  seat: MageSeat,
  chits: readonly ChitId[],
): void {
  const mage = scene.draft.mages[seat]
  const held: string[] = pile === 'units' ? mage.reserve : mage.spells
  for (const chit of chits) {
    takeFrom(held, chit as string)
    putBack(scene, pile, chit)
  }
  if (chits.length > 0)
    tell(
      scene,
      { type: 'discarded', seat, pile, chits },
      { type: 'discardedMany', seat, pile, count: chits.length },
    )
}
