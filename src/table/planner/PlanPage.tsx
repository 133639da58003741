import type { ReactNode } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import writingStyles from '@/widgets/writing.module.css'
import { playThen } from '../desk/answer'
import type { AdjustmentOf, DeskOf, DeskParts, GestureOf } from '../desk/desk'
import { once } from '../desk/once'
import type { Chip } from '../panel/UnitChips'
import { UnitGroups } from '../panel/UnitGroups'
import { ChainTable, type ChainTableProps } from './ChainTable'
import { mayDesignate, type Plan, type PlanKind, targetsOf, wholePlan } from './plan'
import { PLANNER_TEXT as TEXT } from './planner-text'
import { TargetSelect } from './TargetSelect'
import { useOrder } from './use-order'
import { usePlan } from './use-plan'
import styles from './planner.module.css'

/** What is to be expected of a plan. */
interface PlanForecast {
  readonly shown: ReactNode
  /** Everything aimed at the stack, in the order of rolling; left out where the order changes nothing. */
  readonly chain?: Omit<ChainTableProps, 'onMove'>
  /** All of it in a sentence. */
  readonly status: string
}

/** The types that a page of a planner is made of. */
interface PlanTypes {
  readonly desk: DeskParts
  readonly unit: { readonly id: string; readonly hex: HexId }
  readonly part: string
  readonly aim: { readonly key: number }
}

type ViewOf<T extends PlanTypes> = T['desk']['view']
type PlanOf<T extends PlanTypes> = Plan<T['part'], T['unit']['id']>

/** What a game tells of a page of its planner. */
export interface Planning<T extends PlanTypes> {
  readonly kind: PlanKind<ViewOf<T>, T['unit'], T['part']>
  /** What to say when nothing can be planned. */
  readonly nothing: string
  stackText(view: ViewOf<T>, hex: HexId): string
  chipsOf(view: ViewOf<T>, units: readonly T['unit'][]): readonly (Chip & { readonly id: T['unit']['id'] })[]
  /** The plan that is in hand on the board. */
  aimed(view: ViewOf<T>, gesture: GestureOf<T['desk']>): PlanOf<T> | undefined
  /** What takes a plan in hand on the board; left out where the board does not follow. */
  readonly take?: (plan: PlanOf<T>) => AdjustmentOf<T['desk']>
  /** What is designated against the stack and what is in hand, each with a key of its own. */
  aims(view: ViewOf<T>, plan: PlanOf<T>): readonly T['aim'][]
  /** What comes of them in this order of rolling. */
  forecast(view: ViewOf<T>, plan: PlanOf<T>, aims: readonly T['aim'][]): PlanForecast
  commands(plan: PlanOf<T>): readonly T['desk']['command'][]
  /** What its button says: 'Aim 2 fireballs'. */
  designation(plan: PlanOf<T>): string
}

interface PlanPageProps<T extends PlanTypes> {
  readonly desk: DeskOf<T['desk']>
  readonly planning: Planning<T>
}

/** Plans against one stack: who takes part, what comes of it, and what else is aimed there. */
export function PlanPage<T extends PlanTypes>({ desk, planning }: PlanPageProps<T>) {
  const { view, adjust } = desk
  const { kind, nothing, take } = planning
  const [plan, setPlan] = usePlan(kind, desk, {
    aimed: (now, gesture) => planning.aimed(now, gesture),
    ...(take && { take: (next) => adjust(take(next)) }),
  })
  if (!plan) return <p className={writingStyles.soft}>{nothing}</p>
  const parts = Object.keys(kind.parts) as T['part'][]
  return (
    <>
      <TargetSelect
        targets={targetsOf(kind, view).map((hex) => [hex, `${hex}: ${planning.stackText(view, hex)}`])}
        target={plan.hex}
        onChoose={(hex) => setPlan(wholePlan(kind, view, hex))}
      />
      {parts.map((part) => {
        const { name, units: unitsOf, areTargets = false, most = Infinity } = kind.parts[part]
        const units = unitsOf(view, plan.hex)
        if (most === 1 && units.length === 0) return null
        return (
          <UnitGroups
            key={part}
            title={name}
            units={units}
            chipsOf={(some) => planning.chipsOf(view, some)}
            picked={plan[part]}
            isForOne={most === 1}
            onPick={(ids) => (areTargets && ids.length === 0 ? undefined : setPlan({ ...plan, [part]: ids }))}
          />
        )
      })}
      <Forecast {...{ desk, planning, plan }} />
    </>
  )
}

interface ForecastProps<T extends PlanTypes> extends PlanPageProps<T> {
  readonly plan: PlanOf<T>
}

function Forecast<T extends PlanTypes>({ desk, planning, plan }: ForecastProps<T>) {
  const { view, follow } = desk
  const { kind } = planning
  const aims = planning.aims(view, plan)
  const [order, move] = useOrder(aims.map(({ key }) => key))
  const ordered = order.flatMap((key) => aims.find((aim) => aim.key === key) ?? [])
  const { shown, chain, status } = planning.forecast(view, plan, ordered)
  const commands = planning.commands(plan)
  const isOff = commands.length === 0
  return (
    <>
      {shown}
      {chain && <ChainTable {...chain} onMove={move} />}
      <div className={styles['planner__foot']}>
        <p role="status">{status}</p>
        {mayDesignate(kind, view, plan.hex) ? (
          <PrimaryButton
            aria-disabled={isOff}
            onClick={once(() => (isOff ? undefined : follow(playThen(commands))))}
          >
            {planning.designation(plan)}
          </PrimaryButton>
        ) : (
          <p className={writingStyles.soft}>{kind.isNow(view, plan.hex) ? TEXT.closed : TEXT.whatIf}</p>
        )}
      </div>
    </>
  )
}
