import { BLAST_FACES } from '../../tables/game-rules'
import type { Duration, Effect, TargetKind } from '../../tables/magic'
import type { Failure } from '../../events'
import { creatureOf } from '../../queries/creatures'
import { comingOf } from '../../queries/magic/declaring'
import { concerns } from '../../queries/standing'
import { moveOf, poisonOf, powerOf, rangedOf } from '../../queries/values'
import { magicOf } from '../../state/sources'
import type { Cast, CastId, Creature, Enchantment, EnchantmentId, Table } from '../../state/position'
import { creaturesStruck } from '../magic/effect-context'
import { type Casting, effectsDue, failureOf } from './resolve'

/** A figure of a creature that magic would change. */
export interface FigureChange {
  readonly figure: 'Power' | 'Move' | 'ranged Power' | 'poison'
  readonly from: number
  readonly to: number
}

/** What magic would do to one of those that it meets. */
export interface StruckForecast {
  readonly creature: Creature
  /** How likely it is to die by it (AA-22.5, AA-22.6); null where the magic kills nobody. */
  readonly death: number | null
  readonly changes: readonly FigureChange[]
}

/** What would come of magic if it worked now. */
export interface MagicForecast {
  /** Why nothing would come of it; null where something would. */
  readonly failure: Failure | null
  readonly struck: readonly StruckForecast[]
  /** Magic that it would call off (AA-22.20, AA-22.21). */
  readonly stopped: readonly Cast[]
}

/** What would come of magic on the table as it is, whatever else is declared (AA-19.8, AA-22). */
export function magicForecast(table: Table, cast: Casting, doom?: Failure): MagicForecast {
  const struck = struckBy(table, cast).map((creature) => strikeForecast(table, cast, creature))
  const stopped = stoppedBy(table, cast).map((stop) => stop.cast)
  const isFutile = AT_CREATURES.includes(magicOf(cast.source).target) && !touches(table, cast)
  const failure = failureOf(table, cast, doom) ?? (isFutile ? 'noEffect' : null)
  return { failure, struck: failure === null ? struck : [], stopped: failure === null ? stopped : [] }
}

/**
 * The same of everything that is coming in this phase, by its number, each after those before it: what they call off,
 * and what they lay on creatures, a shield for one (AA-19.6, AA-22.12). Who dies before is for the dice to say.
 */
export function forecastsDue(table: Table): ReadonlyMap<CastId, MagicForecast> {
  const forecasts = new Map<CastId, MagicForecast>()
  const doomed = new Map<CastId, Failure>()
  let then = table
  for (const due of effectsDue(table)) {
    const cast = castingOf(then, due)
    if (!cast) continue
    const forecast = magicForecast(then, cast, doomed.get(due.id))
    forecasts.set(due.id, forecast)
    if (forecast.failure !== null) continue
    stoppedBy(then, cast).forEach((stop) => doomed.set(stop.cast.id, stop.why))
    then = enchanted(then, cast, struckBy(then, cast))
  }
  return forecasts
}

/** A declared cast with its caster looked up; undefined where that is out of play. */
export function castingOf(table: Table, { source, seat, target, item, ...cast }: Cast): Casting | undefined {
  const caster = creatureOf(table, cast.caster)
  return caster && { source, seat, target, item, caster }
}

/** What works on creatures, and on nothing where it meets none (AA-19.8). */
const AT_CREATURES: readonly TargetKind[] = ['Self', 'Creature', 'Creatures in hex', 'Creatures in multi-hex']

/** The creatures that magic would meet now. */
export function struckBy(table: Table, { source, caster, target }: Casting): readonly Creature[] {
  return creaturesStruck(table, { magic: magicOf(source), source, caster: caster.id, target })
}

function touches(table: Table, cast: Casting): boolean {
  const { effects } = magicOf(cast.source)
  return effects.some((effect) => {
    if (effect.key === 'blockMagic') return stoppedBy(table, cast).length > 0
    return struckBy(table, cast).some(
      (creature) => concerns(effect, creature) && deathBy(table, effect, creature) !== 0,
    )
  })
}

function strikeForecast(table: Table, cast: Casting, creature: Creature): StruckForecast {
  const deaths = magicOf(cast.source).effects.flatMap((effect) => deathBy(table, effect, creature) ?? [])
  const survival = deaths.reduce((chance, death) => chance * (1 - death), 1)
  return {
    creature,
    death: deaths.length === 0 ? null : 1 - survival,
    changes: changesBy(table, cast, creature),
  }
}

/** How likely an effect kills a creature; null for one that kills nobody. */
function deathBy(table: Table, effect: Effect, creature: Creature): number | null {
  const power = powerOf(table, creature)
  switch (effect.key) {
    case 'blast':
      return Math.min(1, Math.max(0, (BLAST_FACES + 1 - effect.need - power) / BLAST_FACES))
    case 'kill':
      return concerns(effect, creature) && power <= effect.maxPower ? 1 : 0
    default:
      return null
  }
}

const FIGURES: Readonly<Record<FigureChange['figure'], (table: Table, creature: Creature) => number>> = {
  Power: powerOf,
  Move: moveOf,
  'ranged Power': (table, creature) => rangedOf(table, creature)?.power ?? 0,
  poison: poisonOf,
}

/** The figures that differ once the magic is on a creature, or has changed it for good (AA-21.2, AA-21.7). */
function changesBy(table: Table, cast: Casting, creature: Creature): readonly FigureChange[] {
  const [then, changed] = afterMagic(table, cast, creature)
  return Object.entries(FIGURES).flatMap(([figure, valueOf]) => {
    const from = valueOf(table, creature)
    const to = valueOf(then, changed)
    return from === to ? [] : { figure: figure as FigureChange['figure'], from, to }
  })
}

function afterMagic(table: Table, cast: Casting, creature: Creature): [Table, Creature] {
  const { duration, effects } = magicOf(cast.source)
  if (LASTING.includes(duration)) return [enchanted(table, cast, [creature]), creature]
  const gained = (key: 'power' | 'move') =>
    effects.reduce(
      (sum, effect) => (effect.key === key && concerns(effect, creature) ? sum + effect.amount : sum),
      creature[key],
    )
  return [table, { ...creature, power: gained('power'), move: gained('move') }]
}

/** What is attached to creatures instead of changing them for good (AA-21.2). */
const LASTING: readonly Duration[] = ['1 phase', 'Until dispelled']

/** The table as far as enchantments go once the magic is on some creatures. */
function enchanted(table: Table, { source, seat }: Casting, creatures: readonly Creature[]): Table {
  if (!LASTING.includes(magicOf(source).duration)) return table
  const foreseen = creatures.map(({ id: creature }): Enchantment => {
    const id = `foreseen-${creature}` as EnchantmentId
    const on = { kind: 'creature', creature } as const
    return { id, source, seat, on, turn: table.turn, ends: null, repeats: null }
  })
  return { ...table, enchantments: [...table.enchantments, ...foreseen] }
}

interface Stop {
  readonly cast: Cast
  readonly why: Failure
}

function stoppedBy(table: Table, cast: Casting): readonly Stop[] {
  const met = struckBy(table, cast)
  return magicOf(cast.source).effects.flatMap((effect): readonly Stop[] => {
    switch (effect.key) {
      case 'blockMagic':
        return met.flatMap(({ id }) => comingOf(table, id)).map((one) => ({ cast: one, why: 'blocked' }))
      case 'silence':
        return table.casts
          .filter((one) => met.some(({ id }) => id === one.caster) && magicOf(one.source).type !== 'Tech')
          .map((one) => ({ cast: one, why: 'silenced' }))
      default:
        return []
    }
  })
}
