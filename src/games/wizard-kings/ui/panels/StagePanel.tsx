import { type ReactNode, Suspense } from 'react'
import type { Actor, Offered } from '@/table/default/table-model'
import { useIsRoomy } from '@/table/frame/use-is-narrow'
import { neededComponent } from '@/widgets/late'
import { type Stage, stageOf } from '../../queries/asked'
import type { View } from '../../queries/view'
import type { Battle } from '../../state/state'
import { BattleBoard } from './BattleBoard'
import { BattleOrders } from './BattleOrders'
import { BuildsPanel } from './BuildsPanel'
import type { Desk } from '../desk/desk'
import { ENDS } from '../texts/stage-text'

// A game is set up once: what that takes comes when it is needed.
const SetUpPanel = neededComponent(() => import('../set-up/SetUpPanel').then((module) => module.SetUpPanel))

interface StageProps {
  readonly desk: Desk
  /** Who can act in a battle, and what each can do. */
  readonly actorsOf: (view: View) => readonly Actor[]
  readonly offersBy: (view: View, subject: string) => readonly Offered[]
  /** The orders that may be given by button. */
  readonly children: ReactNode
}

/** What goes on, and what may be done about it: long lists are put together here, all else is a button or a click. */
export function StagePanel(props: StageProps) {
  const { desk, children } = props
  const { view } = desk
  if (view.battle) return <BattlePart {...props} battle={view.battle} />
  if (view.viewer !== view.actor && view.viewer !== 'referee') return children
  switch (stageOf(view)) {
    case 'pool':
    case 'force':
    case 'deploy':
      return (
        <Suspense>
          <SetUpPanel desk={desk} />
        </Suspense>
      )
    case 'builds':
      return <BuildsPanel desk={desk} />
    default:
      return (
        <>
          <Owed desk={desk} />
          {children}
        </>
      )
  }
}

/** What must be done before a stage ends, for until then it has no button that ends it. */
function Owed({ desk }: Pick<StageProps, 'desk'>) {
  const { actor: seat, ...view } = desk.view
  const stage = stageOf(view)
  if (!isEnded(stage)) return null
  const refusal = desk.refusalOf({ type: ENDS[stage].type, seat })
  return refusal ? <p>{`${refusal.message} (${refusal.clause})`}</p> : null
}

function isEnded(stage: Stage): stage is keyof typeof ENDS {
  return stage in ENDS
}

function BattlePart({
  desk,
  actorsOf,
  offersBy,
  children,
  battle,
}: StageProps & { readonly battle: Battle }) {
  const { view } = desk
  const isRoomy = useIsRoomy()
  return (
    <>
      <BattleOrders desk={desk} actors={actorsOf(view)} offersBy={(subject) => offersBy(view, subject)}>
        {children}
      </BattleOrders>
      {/* Where there is room it stands below, among the forces. */}
      {!isRoomy && <BattleBoard view={view} battle={battle} />}
    </>
  )
}
