import { stageOf } from '../../queries/asked'
import type { Desk } from '../desk/desk'
import { DeployPanel } from './DeployPanel'
import { ForcePanel } from './ForcePanel'
import { PoolPanel } from './PoolPanel'

/** What a seat puts together in secret before the game (SU-5, SU-6, SU-8); for each seat anew. */
export function SetUpPanel({ desk }: { readonly desk: Desk }) {
  const { view } = desk
  switch (stageOf(view)) {
    case 'pool':
      return <PoolPanel key={view.actor} desk={desk} />
    case 'force':
      return <ForcePanel key={view.actor} desk={desk} />
    case 'deploy':
      return <DeployPanel key={view.actor} desk={desk} />
    default:
      return null
  }
}
