import { useState } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { gameKept } from '../session/game-kept'
import { loadAnew } from './load-anew'
import { LOAD_TEXT } from './load-text'
import { sessionStore } from '../session/table-session'

/** Loads the page again, once the game is kept; a game that is not is given up only by whoever was told so. */
export function LoadAgain() {
  const [said, setSaid] = useState('')
  const load = async () => {
    setSaid(LOAD_TEXT.loading)
    const isLost = sessionStore.getState().session !== null && !(await gameKept())
    if (isLost && said !== LOAD_TEXT.notKept) setSaid(LOAD_TEXT.notKept)
    else if (!(await loadAnew())) setSaid(LOAD_TEXT.unreached)
  }
  return (
    <>
      <PrimaryButton onClick={() => void load()}>{LOAD_TEXT.again}</PrimaryButton>
      <span role="status">{said}</span>
    </>
  )
}
