import { type ComponentType, Suspense, useEffect } from 'react'
import { isPressed } from '@/widgets/keys'
import { optionalComponent } from '@/widgets/late'
import { sharedState } from '@/widgets/shared-state'
import type { DeskOf, DeskParts } from '../desk/desk'
import { useWindowKey } from '../desk/use-table-keys'
import { PlannerButton } from './PlannerButton'
import { PlannerComing } from './PlannerFrame'

/** What is open of a planner. */
interface Shown<Page> {
  readonly page: Page
  /** On the page of rolls the one that was asked for, by its id; null for the latest. */
  readonly roll: string | null
}

/** What a planner is given. */
export interface PlannerProps<P extends DeskParts, Page extends string> extends Shown<Page> {
  readonly desk: DeskOf<P>
  readonly onPage: (page: Page, roll?: string | null) => void
  readonly onClose: () => void
}

/**
 * A planner that comes when it is first opened, from wherever at the table it is asked for: by its key, by its button
 * in a corner of the board or beside what is in hand. `pageOf` is the page that belongs to the stage at hand.
 */
export function latePlanner<P extends DeskParts, Page extends string>(
  pageOf: (view: P['view']) => Page,
  load: () => Promise<ComponentType<PlannerProps<P, Page>>>,
) {
  const Planner = optionalComponent(load)
  const { put, use: useShown } = sharedState<Shown<Page> | null>(null)
  const open = (page: Page, roll: string | null = null) => put({ page, roll })
  const close = () => put(null)
  const turn = (isOpen: boolean, view: P['view']) => (isOpen ? close() : open(pageOf(view)))
  return {
    open,
    /** Its button, in every stage. */
    Door: ({ desk }: { readonly desk: DeskOf<P> }) => {
      const isOpen = useShown() !== null
      return <PlannerButton isOpen={isOpen} onPress={() => turn(isOpen, desk.view)} />
    },
    /** The same beside what is in hand, where it only opens. */
    Button: ({ desk }: { readonly desk: DeskOf<P> }) => (
      <PlannerButton onPress={() => open(pageOf(desk.view))} />
    ),
    /** The planner itself, until it is closed or the table is put away. */
    Planner: ({ desk }: { readonly desk: DeskOf<P> }) => {
      const shown = useShown()
      useWindowKey((event) => {
        if (isPressed('planner', event)) turn(shown !== null, desk.view)
      })
      useEffect(() => close, [])
      if (!shown) return null
      return (
        <Suspense fallback={<PlannerComing />}>
          <Planner desk={desk} {...shown} onPage={open} onClose={close} />
        </Suspense>
      )
    },
  }
}
