import { useIsRoomy } from '@/table/frame/use-is-narrow'
import type { View } from '../../queries/view'
import { BattleBoard } from './BattleBoard'
import { Kingdoms } from './Kingdoms'

/** How a battle stands, beside the orders of who fights in it, and otherwise the kingdoms. */
export function Forces({ view }: { readonly view: View }) {
  const isRoomy = useIsRoomy()
  if (!view.battle) return <Kingdoms view={view} />
  // Without the room, what can be done takes it, and has the battle below.
  return isRoomy ? (
    <div data-large="">
      <BattleBoard view={view} battle={view.battle} />
    </div>
  ) : null
}
