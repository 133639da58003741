import { sumOf } from '@/engine/bot/weigh'
import { membersOf, otherSeat } from '../queries/creatures'
import { areaOf } from '../queries/magic/areas'
import { isCasterOf, usesLeft, usesOf } from '../queries/magic/uses'
import { powerOf } from '../queries/values'
import { costOf, magicOf } from '../state/sources'
import type { Creature, MagicSource } from '../state/position'
import type { Magic } from '../tables/magic'
import { amount, apart } from './field'
import type { Piece, Scene } from './scene'
import { worthOf } from './worth'

/** Faces of the die that a blast throws for each creature (AA-22.5). */
const FACES = 6

/** The blasts that the enemy could throw before the own side moves again, Fireball and the like (AA-22.5). */
export interface AreaFire {
  /** What a piece stands to lose to a blast in a space, in points of cost. */
  readonly riskOf: (piece: Piece, space: number) => number
  /** The same for blasts that are being cast, where they are aimed at. */
  readonly aimedAt: (piece: Piece, space: number) => number
  /** What all own pieces together stand to lose in each space, as planned. */
  readonly risks: Float64Array
}

/** What to fear of blasts in a scene; undefined where the enemy has none. */
export function areaFireOn(scene: Scene): AreaFire | undefined {
  const [needs, aimed] = [needsOn(scene), aimedOn(scene)]
  if ([...needs, ...aimed].every((need) => need === 0)) return undefined
  const known = new Map<Piece, number[]>()
  const riskAt = (piece: Piece, need: number) => {
    const byNeed = known.get(piece) ?? []
    known.set(piece, byNeed)
    return (byNeed[need] ??= lossOf(scene, piece, need))
  }
  const fire: AreaFire = {
    riskOf: (piece, space) => riskAt(piece, amount(needs, space)),
    aimedAt: (piece, space) => riskAt(piece, amount(aimed, space)),
    risks: new Float64Array(needs.length),
  }
  for (const piece of scene.own.pieces) moveRisk(fire, piece, piece.at, 1)
  return fire
}

/** Counts a piece among those in a space, or no longer. */
export function moveRisk({ riskOf, risks }: AreaFire, piece: Piece, space: number, sign: 1 | -1): void {
  risks[space] = amount(risks, space) + sign * riskOf(piece, space)
}

/** The least that a die must show beside a creature's Power, by space; 0 where no blast reaches. */
function needsOn(scene: Scene): Float64Array {
  const { field } = scene
  const needs = new Float64Array(field.size * 2)
  for (const { piece, blast } of blastsOf(scene)) {
    const far = Math.max(piece.move, piece.flight?.speed ?? 0) + blast.range
    for (let space = 0; space < needs.length; space++) {
      const before = amount(needs, space)
      const isWorse = before === 0 || before > blast.need
      if (isWorse && apart(field, piece.at, space) <= far) needs[space] = blast.need
    }
  }
  return needs
}

/** The same for blasts under way that take effect before the own side moves again (AA-18.4). */
function aimedOn({ position, seat, field }: Scene): Float64Array {
  const aimed = new Float64Array(field.size * 2)
  for (const { seat: caster, due, source, target } of position.casts) {
    if (caster === seat || target.kind !== 'space' || (due ?? 0) > position.turn + 1) continue
    const { effects, target: kind } = magicOf(source)
    const blast = effects.find((effect) => effect.key === 'blast')
    for (const space of blast ? areaOf(position, kind, target.space) : []) {
      const index = field.indexOf.get(space)
      if (blast && index !== undefined) aimed[index] = blast.need
    }
  }
  return aimed
}

function lossOf({ position }: Scene, { leader }: Piece, need: number): number {
  if (need === 0) return 0
  return sumOf(membersOf(position, leader), (one) => {
    const faces = FACES + 1 - need - powerOf(position, one)
    return (worthOf(one) * Math.min(FACES, Math.max(0, faces))) / FACES
  })
}

interface Blast {
  readonly piece: Piece
  readonly blast: { readonly need: number; readonly range: number }
}

function blastsOf(scene: Scene): readonly Blast[] {
  const { position, enemy } = scene
  return enemy.pieces.flatMap((piece) =>
    membersOf(position, piece.leader)
      .flatMap((one) => sourcesOf(scene, one))
      .flatMap((source) => blastIn(magicOf(source)))
      .map((blast) => ({ piece, blast })),
  )
}

function sourcesOf({ position, seat }: Scene, one: Creature): readonly MagicSource[] {
  const enemy = otherSeat(seat)
  const spells = position.secrets.spells[enemy]
    .map((spell) => ({ kind: 'spell', spell }) as const)
    .filter((source) => isCasterOf(one, source.spell) && costOf(source) <= position.pools[enemy])
  const uses = usesOf(position, one).filter((use) => usesLeft(use) !== 0 && !use.item?.disenchanted)
  return [...spells, ...uses.map(({ source }) => source)]
}

/** What takes longer is seen coming. */
function blastIn({ effects, casting, range }: Magic): readonly Blast['blast'][] {
  if (casting === '1 Turn' || casting === '2 Turns') return []
  return effects.flatMap((effect) => (effect.key === 'blast' ? [{ need: effect.need, range }] : []))
}
