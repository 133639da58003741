import { useState } from 'react'
import type { Json } from '@/engine/kernel/game'
import type { Problem } from '@/engine/kernel/refusal'
import { saveAt } from '@/engine/save/save'
import type { AnyGame } from '@/contract/manifest'
import { freshDice } from '@/store/fresh-dice'
import { authorAddress } from '../addresses/author-address'
import { Button } from '@/widgets/Button'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { openAtTable } from '../links/file-handoff'
import { ShareButton } from '../links/ShareButton'
import { linkedPosition } from '../links/teaching-links'
import { rulesAddress } from '../addresses/rules-address'
import { leavePosition, STUDIED_POSITION } from './position-handoff'
import { errandIn } from './errand'
import { positionFileName, savePosition } from './position-file'
import { EDITOR_TEXT } from './editor-text'
import { FaultList } from './FaultList'
import styles from './editor-page.module.css'

interface ProblemsPanelProps {
  readonly game: AnyGame
  readonly file: Json
  readonly problems: readonly Problem[]
}

/** What is wrong with the position; when nothing is, it can be played and studied. */
export function ProblemsPanel({ game, file, problems }: ProblemsPanelProps) {
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const [errand] = useState(() => errandIn(game.id))
  const isSound = problems.length === 0
  const study = () => {
    if (leavePosition(STUDIED_POSITION, file)) location.hash = `#/study/${game.id}`
    else setHasNoRoom(true)
  }
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-labelledby="editor-check">
      <h2 id="editor-check" className={panelStyles['panel__title']}>
        {EDITOR_TEXT.check}
      </h2>
      <p role="status" className={isSound ? styles['editor-page__sound'] : styles['editor-page__faulty']}>
        {isSound ? EDITOR_TEXT.sound : EDITOR_TEXT.faults(problems.length)}
      </p>
      <FaultList problems={problems} clauseAddress={(clause) => rulesAddress(game.id, clause)} />
      <div className={panelStyles.row}>
        <PrimaryButton
          disabled={!isSound}
          title={isSound ? undefined : EDITOR_TEXT.playHint}
          onClick={() => openAtTable(saveAt(game.id, file, freshDice()), positionFileName(game.id))}
        >
          {EDITOR_TEXT.play}
        </PrimaryButton>
        <Button disabled={!isSound} onClick={study}>
          {EDITOR_TEXT.study}
        </Button>
        <ShareButton
          isDisabled={!isSound}
          shared={() => ({ gameId: game.id, title: game.name, offers: [linkedPosition(file)] })}
          onSaveFile={() => savePosition(game.id, file)}
        />
        {errand && (
          <a className={controlStyles.button} href={authorAddress(game.id, errand.lesson, errand.chapter)}>
            {EDITOR_TEXT.backToLesson}
          </a>
        )}
      </div>
      {hasNoRoom && <p role="alert">{EDITOR_TEXT.noRoom}</p>}
    </section>
  )
}
