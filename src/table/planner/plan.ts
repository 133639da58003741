import type { HexId } from '@/engine/kernel/hex'

/** What is being weighed against the stack of a hex: who takes part, by their part in it. */
export type Plan<Part extends string, Id extends string> = { readonly hex: HexId } & Readonly<
  Record<Part, readonly Id[]>
>

interface AnyUnit<Id> {
  readonly id: Id
}

/** A part that units may take in a plan. */
export interface PlanPart<Table, Unit> {
  readonly name: string
  /** Whoever could take it: those that still may, or in a thought whoever stands so. */
  readonly units: (table: Table, hex: HexId) => readonly Unit[]
  /** Whether they are who is aimed at: there must always be some. */
  readonly areTargets?: boolean
  /** How many may take it; any number when left out. */
  readonly most?: number
}

/** What of one kind can be planned, such as attacks: outside its segment no more than a thought. */
export interface PlanKind<Table, Unit, Part extends string> {
  readonly parts: Readonly<Record<Part, PlanPart<Table, Unit>>>
  /** Hexes that there is something in. */
  readonly stacks: (table: Table) => readonly HexId[]
  /** How many are designated against a hex and not rolled yet. */
  readonly aimedAt: (table: Table, hex: HexId) => number
  /** Whether it belongs to the segment that runs now. */
  readonly isNow: (table: Table, hex: HexId) => boolean
  /** Whether nothing more is designated in this segment. */
  readonly isClosed: (table: Table) => boolean
  /** Whether a hex stands before others among the targets. */
  readonly comesFirst: (table: Table, hex: HexId) => boolean
}

/** Whether what is planned against a hex can still be designated. */
export function mayDesignate<Table>(
  kind: Pick<PlanKind<Table, never, never>, 'isNow' | 'isClosed'>,
  table: Table,
  hex: HexId,
): boolean {
  return !kind.isClosed(table) && kind.isNow(table, hex)
}

/** Everybody who can against everybody there. */
export function wholePlan<Table, Id extends string, Part extends string>(
  { parts }: PlanKind<Table, AnyUnit<Id>, Part>,
  table: Table,
  hex: HexId,
): Plan<Part, Id> {
  return planOf(parts, hex, ({ units, most }) =>
    units(table, hex)
      .slice(0, most)
      .map(({ id }) => id),
  )
}

/** What the position has left of a plan; undefined when its target is gone. */
export function planLeft<Table, Id extends string, Part extends string>(
  kind: PlanKind<Table, AnyUnit<Id>, Part>,
  table: Table,
  plan: Plan<Part, Id>,
): Plan<Part, Id> | undefined {
  if (!targetsOf(kind, table).includes(plan.hex)) return undefined
  return planOf(kind.parts, plan.hex, ({ units, areTargets = false }, part) => {
    const able = units(table, plan.hex).map(({ id }) => id)
    const picked: readonly Id[] = plan[part]
    const left = picked.filter((id) => able.includes(id))
    return areTargets && left.length === 0 ? able : left
  })
}

/** Hexes whose stack something could be planned against. */
export function targetsOf<Table, Part extends string>(
  { parts, stacks, aimedAt, comesFirst }: PlanKind<Table, AnyUnit<string>, Part>,
  table: Table,
): readonly HexId[] {
  const doers = Object.values<PlanPart<Table, AnyUnit<string>>>(parts).filter(({ areTargets }) => !areTargets)
  const targets = stacks(table).filter(
    (hex) => doers.some(({ units }) => units(table, hex).length > 0) || aimedAt(table, hex) > 0,
  )
  const isFirst = (hex: HexId) => comesFirst(table, hex)
  return [...targets.filter(isFirst), ...targets.filter((hex) => !isFirst(hex))]
}

function planOf<Table, Unit, Id extends string, Part extends string>(
  parts: Readonly<Record<Part, PlanPart<Table, Unit>>>,
  hex: HexId,
  unitsOf: (part: PlanPart<Table, Unit>, name: Part) => readonly Id[],
): Plan<Part, Id> {
  const names = Object.keys(parts) as Part[]
  return { hex, ...Object.fromEntries(names.map((name) => [name, unitsOf(parts[name], name)])) } as Plan<
    Part,
    Id
  >
}
