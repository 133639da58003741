import { useState } from 'react'
import type { Json } from '@/engine/game'
import type { Problem } from '@/engine/refusal'
import { saveAt } from '@/engine/save'
import type { AnyGame } from '@/games/manifest'
import { freshDice } from '@/store/fresh-dice'
import { openAtTable } from '../links/hand-over'
import { rulesAddress } from '../rules/rules-address'
import { leavePosition, STUDIED_POSITION } from './left-position'
import { EDITOR_TEXT } from './editor-text'
import { FaultList } from './FaultList'

interface ProblemsPanelProps {
  readonly game: AnyGame
  readonly file: Json
  readonly problems: readonly Problem[]
}

/** What is wrong with the position; when nothing is, it can be played and studied. */
export function ProblemsPanel({ game, file, problems }: ProblemsPanelProps) {
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const isSound = problems.length === 0
  const study = () => {
    if (leavePosition(STUDIED_POSITION, file)) location.hash = `#/study/${game.id}`
    else setHasNoRoom(true)
  }
  return (
    <section className="panel stack" aria-labelledby="editor-check">
      <h2 id="editor-check" className="panel__title">
        {EDITOR_TEXT.check}
      </h2>
      <p role="status" className={isSound ? 'editor-page__sound' : 'editor-page__faulty'}>
        {isSound ? EDITOR_TEXT.sound : EDITOR_TEXT.faults(problems.length)}
      </p>
      <FaultList problems={problems} clauseAddress={(clause) => rulesAddress(game.id, clause)} />
      <div className="row">
        <button
          type="button"
          className="button button--primary"
          disabled={!isSound}
          title={isSound ? undefined : EDITOR_TEXT.playHint}
          onClick={() => openAtTable(saveAt(game.id, file, freshDice()), `${game.id}-position.json`)}
        >
          {EDITOR_TEXT.play}
        </button>
        <button type="button" className="button" disabled={!isSound} onClick={study}>
          {EDITOR_TEXT.study}
        </button>
      </div>
      {hasNoRoom && <p role="alert">{EDITOR_TEXT.noRoom}</p>}
    </section>
  )
}
