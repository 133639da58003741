import { useEffect, useRef } from 'react'
import type { AnyGame } from '@/contract/manifest'
import type { WhyElsewhere } from '@/store/table'
import { Button } from '@/widgets/Button'
import { Curtain } from '@/widgets/Curtain'
import { downloadGame } from '../downloads/downloads'
import { MENU_TEXT } from './menu-text'
import { hashOf } from '../addresses/routes'
import { turnAt, type Turn } from '../session/tabs'
import { TABS_TEXT } from './tabs-text'
import { useTableState } from '../session/table-session'
import { TEXT } from '../page-parts/text'

interface Props {
  readonly game: AnyGame
  readonly why: WhyElsewhere
}

/** Stands in place of a game that is played in another tab: nobody here holds the mouse, so nothing is shown. */
export function OpenInOtherTab({ game, why }: Props) {
  const turn = useRef<Turn>(null)
  const saveId = useTableState(({ session }) => session?.saveId)
  const isUnsaved = useTableState(({ saveStatus }) => saveStatus.state === 'failed')
  useEffect(() => {
    if (saveId === undefined) return
    const own = turnAt(game, saveId)
    turn.current = own
    return own.leave
  }, [game, saveId])
  const { heading, explain } = TABS_TEXT.why[why]
  return (
    <Curtain
      heading={heading}
      text={isUnsaved ? `${TABS_TEXT.unsaved} ${explain}` : explain}
      action={TABS_TEXT.takeOver}
      onTake={() => turn.current?.takeOver()}
    >
      {isUnsaved && <Button onClick={() => void downloadGame(game)}>{MENU_TEXT.save}</Button>}
      <a href={hashOf({ page: 'home' })}>{TEXT.play.home}</a>
    </Curtain>
  )
}
